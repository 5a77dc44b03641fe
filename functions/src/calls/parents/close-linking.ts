import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const closeLinking: Handler<typeof calls.closeLinking> = ({ studentId, closed }, caller) =>
  inTransaction(async (tx) => {
    const { classIds } = await requireTeacherOf('teach', studentId, caller, tx);
    const made = await tx.get(documents.parentCodes.where(['studentId', '==', studentId]));
    for (const classId of classIds) {
      const at = closed ? caller.now : FieldValue.delete();
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'linkingClosedAt'], at));
    }
    // Closing also takes back the codes that are on their way to somebody.
    if (closed) for (const code of made.docs) if (code.get('usedBy') === undefined) tx.delete(code.ref);
    const action = closed ? 'linking-closed' : 'linking-opened';
    audit(tx, { action, by: caller.uid, studentIds: [studentId] });
    return {};
  });
