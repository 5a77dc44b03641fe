import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { presentLinesOf, writeRoster } from './lines.ts';

const MOST_GROUPS = 60;
const MOST_OF_ONE = 20;

export const groupStudents: Handler<typeof calls.groupStudents> = (input, caller) =>
  inTransaction(async (tx) => {
    const { classId, groupId, name, studentIds, member } = input;
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    if (roster.groups[groupId] === undefined && Object.keys(roster.groups).length >= MOST_GROUPS)
      throw new AppError('data/too-large', 'groups');
    const next = presentLinesOf(roster, studentIds).map((line) => {
      const others = line.groupIds.filter((id) => id !== groupId);
      if (member && others.length >= MOST_OF_ONE) throw new AppError('data/too-large', 'groups of a student');
      return { ...line, groupIds: member ? [...others, groupId] : others };
    });
    writeRoster(tx, classId, next, { [groupId]: { id: groupId, name } });
    return {};
  });

export const removeGroup: Handler<typeof calls.removeGroup> = ({ classId, groupId }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const members = Object.values(roster.students).filter(({ groupIds }) => groupIds.includes(groupId));
    writeRoster(
      tx,
      classId,
      members.map((line) => ({ ...line, groupIds: line.groupIds.filter((id) => id !== groupId) })),
    );
    documents.rosters.patch(tx, classId, documents.rosters.at(['groups', groupId], FieldValue.delete()));
    return {};
  });
