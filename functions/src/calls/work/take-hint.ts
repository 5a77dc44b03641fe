import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { problemAsked } from '../../domain/work/problem.ts';
import { itemOf, readOwn, requireWorkNow, ruleOf, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Shows the next hint, or one that was already shown. Hints are only shown in order. */
export const takeHint: Handler<typeof calls.takeHint> = ({ submissionId, itemId, index }, caller) =>
  inTransaction(async (tx) => {
    const submission = await readOwn(submissionId, caller.uid, tx);
    const assignment = await mustRead(documents.assignments, submission.assignmentId, tx);
    const item = itemOf(submission.items, itemId);
    const shown = item.hints[index];
    if (shown !== undefined) return { hint: shown, item };
    requireWorkNow(submission, assignment, caller.now);
    if (item.closed) throw new AppError('work/no-tries-left', itemId);
    if (index > item.hints.length) throw new AppError('input/malformed', 'hints come in order');
    const drawnFor = submission.drawnFor ?? caller.uid;
    const { problem, isOther } = problemAsked(item, ruleOf(assignment, itemId), assignment.seed, drawnFor);
    const hint = index < item.hintCount && !isOther ? problem.hints[index] : undefined;
    if (hint === undefined) throw new AppError('data/not-found', 'no such hint');
    const next = { ...item, hints: [...item.hints, hint] };
    writeSubmission(tx, submission, { items: withItem(submission.items, next) }, caller.now);
    return { hint, item: next };
  });
