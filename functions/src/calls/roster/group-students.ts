import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MOST_GROUPS, MOST_GROUPS_OF_ONE } from '@lemma/school/class';
import { presentLinesOf, writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const groupStudents: Handler<typeof calls.groupStudents> = (input, caller) =>
  inTransaction(async (tx) => {
    const { classId, groupId, name, studentIds, member } = input;
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    if (roster.groups[groupId] === undefined && Object.keys(roster.groups).length >= MOST_GROUPS)
      throw new AppError('data/too-large', 'groups');
    const next = presentLinesOf(roster, studentIds).map((line) => {
      const others = line.groupIds.filter((id) => id !== groupId);
      if (member && others.length >= MOST_GROUPS_OF_ONE) throw new AppError('data/too-large', 'groups of a student');
      return { ...line, groupIds: member ? [...others, groupId] : others };
    });
    writeRoster(tx, roster, next, { [groupId]: { id: groupId, name } });
    return {};
  });
