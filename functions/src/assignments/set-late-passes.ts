import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { presentLinesOf } from '../roster/lines.ts';

export const setLatePasses: Handler<typeof calls.setLatePasses> = ({ classId, passes }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('teach', classId, caller, tx);
    tx.update(documents.classes.ref(classId), { latePasses: passes });
    audit(tx, { action: 'late-passes-set', by: caller.uid, classId });
    return {};
  });

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
