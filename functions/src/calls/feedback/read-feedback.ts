import type { calls } from '@lemma/school/calls';
import { readOwn, writeSubmission } from '../../domain/work/submission.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Notes that the student has read the feedback. */
export const readFeedback: Handler<typeof calls.readFeedback> = ({ submissionId }, caller) =>
  inTransaction(async (tx) => {
    const submission = await readOwn(submissionId, caller.uid, tx);
    if (submission.feedback.every(({ readAt }) => readAt !== undefined)) return {};
    const feedback = submission.feedback.map((one) => ({ readAt: caller.now, ...one }));
    writeSubmission(tx, submission, { feedback }, caller.now);
    return {};
  });
