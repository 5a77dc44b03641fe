import type { calls } from '@lemma/school/calls';
import { presentLinesOf } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const grantLatePass: Handler<typeof calls.grantLatePass> = ({ classId, studentId, grantId }, caller) =>
  inTransaction(async (tx) => {
    const { passesGranted } = await requireTeacher('teach', classId, caller, tx);
    presentLinesOf(await mustRead(documents.rosters, classId, tx), [studentId]);
    const before = passesGranted?.[studentId];
    if (before?.lastId === grantId) return {};
    const granted = { count: (before?.count ?? 0) + 1, lastId: grantId };
    documents.classes.patch(tx, classId, documents.classes.at(['passesGranted', studentId], granted));
    audit(tx, { action: 'late-pass-granted', by: caller.uid, classId, studentIds: [studentId] });
    return {};
  });
