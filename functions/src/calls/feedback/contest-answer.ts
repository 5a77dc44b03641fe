import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { problemWith, withContests } from '../../domain/work/rounds.ts';
import { itemOf, readOwn, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { requireInUse, requireStudent } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * A student's objection: "My answer should be right", also after the work was turned in. An answer that was decided on
 * cannot be contested again.
 */
export const contestAnswer: Handler<typeof calls.contestAnswer> = (input, caller) =>
  inTransaction(async (tx) => {
    const { submissionId, itemId, attemptId, note } = input;
    const submission = await readOwn(submissionId, caller.uid, tx);
    await requireStudent(caller, tx);
    requireInUse(await mustRead(documents.assignments, submission.assignmentId, tx));
    const item = itemOf(submission.items, itemId);
    const problem = problemWith(item, attemptId);
    const attempt = itemOf(problem?.attempts ?? [], attemptId);
    if (problem?.contest?.attemptId === attemptId && problem.contest.note === note) return {};
    if (problem?.contest?.attemptId === attemptId && problem.contest.state !== 'open')
      throw new AppError('data/conflict', 'decided');
    if (submission.held || attempt.verdict === 'right') throw new AppError('data/conflict', 'nothing to contest');
    const contest = { attemptId, note, at: caller.now, state: 'open' as const };
    const next = withContests(item, (one) => (one === problem ? contest : one.contest));
    writeSubmission(tx, submission, { items: withItem(submission.items, next) }, caller.now);
    return {};
  });
