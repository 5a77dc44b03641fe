import { AppError } from '@lemma/contract';
import { traceKnowledge } from '@lemma/mastery';
import type { AssignmentItem } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { isItemClosed, type Round, type WorkItem } from '@lemma/school/work';
import type { Handler } from '../door.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { drawnKey, problemOf, toWorkItem } from './problem.ts';
import { itemOf, readOwn, requireWorkNow, ruleOf, withItem, writeSubmission } from './submission.ts';

/** The criterion of Corbett & Anderson 1995. */
const KNOWN = 0.95;

/** Whether a problem counts as right: at the first try, without a hint. */
export const isRight = ({ attempts: [first] }: Pick<WorkItem, 'attempts'>): boolean =>
  first?.verdict === 'right' && first.hintsShown === 0;

/** The problem on hand as a round that is over. */
const roundOf = ({ prompt, math, field, attempts, hints, contest }: WorkItem): Round => ({
  prompt,
  ...(math !== undefined && { math }),
  field,
  attempts,
  hints: hints.length,
  right: isRight({ attempts }),
  ...(contest && { contest }),
});

function longestRow(rights: readonly boolean[]): number {
  let [row, longest] = [0, 0];
  for (const right of rights) {
    row = right ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/**
 * The item with what its practice has come to: it follows from the rounds and the attempts alone. Full points once it is
 * mastered, before that the share of problems that were right at once, of the most there may be. Once the rule has held it stays
 * so: an earlier answer that counts after all may fulfil it when the student is further on.
 */
export function withMastery(item: WorkItem, { points }: Pick<AssignmentItem, 'points'>): WorkItem {
  const { mastery } = item;
  if (mastery === undefined) return item;
  const rights = [...mastery.rounds.map(({ right }) => right), ...(isItemClosed(item) ? [isRight(item)] : [])];
  const inRow = rights.length - 1 - rights.lastIndexOf(false);
  const isReached =
    mastery.rule === 'streak'
      ? longestRow(rights) >= mastery.streak
      : traceKnowledge(rights).some(({ estimate }) => estimate >= KNOWN);
  const open = rights.length >= mastery.most ? ('stopped' as const) : ('going' as const);
  const state = isReached ? ('reached' as const) : open;
  const share = isReached ? 1 : rights.filter(Boolean).length / mastery.most;
  const score = item.grade?.score ?? Math.round(points * share * 100) / 100;
  return { ...item, score, mastery: { ...mastery, state, inRow } };
}

/** The same item with its next problem; what was done on the one before stands in the rounds. */
function inNextRound(item: WorkItem, rule: AssignmentItem, seed: number, studentId: string): WorkItem {
  const { mastery, score, working, grade } = item;
  if (mastery === undefined) throw new AppError('data/conflict', 'one problem only');
  const next = { ...mastery, rounds: [...mastery.rounds, roundOf(item)] };
  const fresh = toWorkItem(rule, problemOf(rule, seed, drawnKey(studentId, { mastery: next })));
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
    const next = inNextRound(item, ruleOf(assignment, itemId), assignment.seed, submission.drawnFor ?? caller.uid);
    writeSubmission(tx, submission, { items: withItem(submission.items, next) }, caller.now);
    return { item: next };
  });
