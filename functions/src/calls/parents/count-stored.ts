import type { calls } from '@lemma/school/calls';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { childDataOf } from '../../engines/erasure/child-data-of.ts';
import { requireGuardian } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Only numbers leave the server, so that nothing is copied without a line that says so. */
export const countStored: Handler<typeof calls.countStored> = async ({ studentId }, caller) => {
  const guardian = await requireGuardian(studentId, caller);
  await inTransaction(async (tx) => {
    audit(tx, { action: 'child-data-seen', by: caller.uid, studentIds: [studentId] });
  });
  await noteLooks(caller.uid, [studentId], 'page', caller.now);
  const stored = Object.entries(await childDataOf(studentId, guardian));
  return { counts: Object.fromEntries(stored.map(([name, records]) => [name, records.length])) };
};
