import type { calls } from '@lemma/school/calls';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { childDataOf } from '../../engines/erasure/child-data-of.ts';
import { requireGuardian } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const exportChild: Handler<typeof calls.exportChild> = async ({ studentId }, caller) => {
  const guardian = await requireGuardian(studentId, caller);
  await inTransaction(async (tx) => {
    audit(tx, { action: 'child-data-exported', by: caller.uid, studentIds: [studentId] });
  });
  await noteLooks(caller.uid, [studentId], 'export', caller.now);
  return { data: await childDataOf(studentId, guardian) };
};
