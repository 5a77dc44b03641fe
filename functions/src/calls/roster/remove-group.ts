import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const removeGroup: Handler<typeof calls.removeGroup> = ({ classId, groupId }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const members = Object.values(roster.students).filter(({ groupIds }) => groupIds.includes(groupId));
    writeRoster(
      tx,
      roster,
      members.map((line) => ({ ...line, groupIds: line.groupIds.filter((id) => id !== groupId) })),
    );
    documents.rosters.patch(tx, classId, documents.rosters.at(['groups', groupId], FieldValue.delete()));
    return {};
  });
