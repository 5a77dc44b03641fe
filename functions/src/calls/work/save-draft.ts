import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { itemOf, readOwn, requireWorkNow, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Stores typed text that was not checked yet. An unchanged draft writes nothing, and a newer draft of another device is
 * not overwritten.
 */
export const saveDraft: Handler<typeof calls.saveDraft> = ({ submissionId, itemId, draft, base }, caller) =>
  inTransaction(async (tx) => {
    const submission = await readOwn(submissionId, caller.uid, tx);
    const assignment = await mustRead(documents.assignments, submission.assignmentId, tx);
    requireWorkNow(submission, assignment, caller.now);
    const item = itemOf(submission.items, itemId);
    if (item.closed) throw new AppError('work/no-tries-left', itemId);
    const stored = item.draft ?? '';
    if (stored === draft) return {};
    if (base !== undefined && stored !== '' && stored !== base) throw new AppError('data/conflict', itemId);
    writeSubmission(tx, submission, { items: withItem(submission.items, { ...item, draft }) }, caller.now);
    return {};
  });
