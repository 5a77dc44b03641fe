import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { beginOn } from '../../engines/shares/put-share.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** For how long the copy stays at least, so that a restore on its last day ends. */
const LONGEST_RETURN_MS = 7 * DAY;

/** Begins a return, which is noted when the class is back: only then is it known whose data came with it. */
export const restoreClass: Handler<typeof calls.restoreClass> = async ({ id }, { uid, now }) => {
  await inTransaction(async (tx) => {
    const record = await documents.erased.read(id, tx);
    const { ofClass } = record ?? {};
    if (record === undefined || ofClass?.leaderId !== uid) throw new AppError('auth/forbidden', `erasure ${id}`);
    // Without a receipt, the deletion is not done yet.
    const { restorableUntil = 0 } = await mustRead(documents.erasures, id, tx);
    if (ofClass.restoringAt !== undefined) return;
    if (restorableUntil <= now) throw new AppError('data/not-found', id);
    const until = Math.max(record.until, now + LONGEST_RETURN_MS);
    documents.erased.put(tx, id, { ...record, until, ofClass: { ...ofClass, restoringAt: now } });
  });
  await beginOn('returns', id, now);
  return {};
};
