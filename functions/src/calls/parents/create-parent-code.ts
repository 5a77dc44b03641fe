import { calls } from '@lemma/school/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { makeParentCode, PARENT_CODE_LIFE_MS, parentCodeId } from '../../domain/family/parent-code.ts';
import { requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { once } from '../../platform/once.ts';

/** Creates a code for one adult of one child. It works once, within 30 days. */
export const createParentCode: Handler<typeof calls.createParentCode> = async ({ studentId, requestId }, caller) => {
  const code = makeParentCode();
  const expiresAt = caller.now + PARENT_CODE_LIFE_MS;
  const { answered, remember } = once(
    caller,
    ['create-parent-code', studentId],
    requestId,
    calls.createParentCode.output,
  );
  return inTransaction(async (tx) => {
    await requireTeacherOf('teach', studentId, caller, tx);
    const before = await answered(tx);
    if (before) return before;
    const deleteAt = Timestamp.fromMillis(expiresAt);
    documents.parentCodes.create(tx, parentCodeId(code), { studentId, createdBy: caller.uid, expiresAt, deleteAt });
    audit(tx, { action: 'parent-code-made', by: caller.uid, studentIds: [studentId] });
    remember(tx, { code, expiresAt });
    return { code, expiresAt };
  });
};
