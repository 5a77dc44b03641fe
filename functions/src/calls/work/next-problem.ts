import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { isItemClosed, type Round, type WorkItem } from '@lemma/school/work';
import { writingOf } from '../../domain/work/marked-lines.ts';
import { isRight } from '../../domain/work/mastery.ts';
import { nextProblemOf, toWorkItem } from '../../domain/work/problem.ts';
import { itemOf, readOwn, requireWorkNow, ruleOf, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** The item's current problem as a finished round. */
const roundOf = ({ prompt, math, picture, field, attempts, hints, contest }: WorkItem): Round => ({
  prompt,
  ...(math !== undefined && { math }),
  ...(picture && { picture }),
  field,
  attempts,
  hints: hints.length,
  right: isRight({ attempts }),
  ...(contest && { contest }),
});

/** The same item with its next problem; the work on the one before is stored in the rounds. */
function inNextRound(item: WorkItem, assignment: Assignment, studentId: string): WorkItem {
  const { mastery, score, working, grade } = item;
  const { seed } = assignment;
  const rule = ruleOf(assignment, item.id);
  if (mastery === undefined) throw new AppError('data/conflict', 'one problem only');
  const next = { ...mastery, rounds: [...mastery.rounds, roundOf(item)] };
  const posed = nextProblemOf(rule, seed, studentId, next);
  const fresh = { ...toWorkItem(rule, posed), ...writingOf(rule, posed, assignment) };
  return { ...fresh, mastery: next, score, ...(working && { working }), ...(grade && { grade }) };
}

export const nextProblem: Handler<typeof calls.nextProblem> = ({ submissionId, itemId, round }, caller) =>
  inTransaction(async (tx) => {
    const submission = await readOwn(submissionId, caller.uid, tx);
    const assignment = await mustRead(documents.assignments, submission.assignmentId, tx);
    const item = itemOf(submission.items, itemId);
    const here = (item.mastery?.rounds.length ?? 0) + 1;
    if (round === here) return { item };
    requireWorkNow(submission, assignment, caller.now);
    if (round !== here + 1 || item.mastery?.state !== 'going' || !isItemClosed(item))
      throw new AppError('data/conflict', `round ${round} after ${here}`);
    const next = inNextRound(item, assignment, submission.drawnFor ?? caller.uid);
    writeSubmission(tx, submission, { items: withItem(submission.items, next) }, caller.now);
    return { item: next };
  });
