import type { calls } from '@lemma/school';
import { Timestamp } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacherOf } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { makeParentCode, PARENT_CODE_LIFE_MS, parentCodeId } from './parent-code.ts';

/** A code for one adult of one child. It works once, within 30 days. */
export const createParentCode: Handler<typeof calls.createParentCode> = async ({ studentId }, caller) => {
  const code = makeParentCode();
  const expiresAt = caller.now + PARENT_CODE_LIFE_MS;
  await inTransaction(async (tx) => {
    await requireTeacherOf('teach', studentId, caller, tx);
    const deleteAt = Timestamp.fromMillis(expiresAt);
    documents.parentCodes.create(tx, parentCodeId(code), { studentId, createdBy: caller.uid, expiresAt, deleteAt });
    audit(tx, { action: 'parent-code-made', by: caller.uid, studentIds: [studentId] });
  });
  return { code, expiresAt };
};
