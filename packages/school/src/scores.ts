import type { AssignmentItem } from './assignment.ts';
import type { Attempt, WorkItem } from './submission.ts';

/** No item takes more tries than this, so that a document stays within the database's limit. */
export const MOST_ATTEMPTS = 30;

const toCents = (score: number): number => Math.round(score * 100) / 100;

/**
 * How many tries the attempts on one item have cost: every wrong one, except the first that was right in value and only
 * written in another form. An answer that could not be decided costs nothing.
 */
export function triesSpent(attempts: readonly Pick<Attempt, 'verdict' | 'sameValue'>[]): number {
  const wrong = attempts.filter(({ verdict }) => verdict === 'wrong');
  return wrong.length - (wrong.some(({ sameValue }) => sameValue) ? 1 : 0);
}

/** The attempts that cost tries: all, or those made since the work was asked for again. */
export const countedAttempts = ({ attempts, since = 0 }: Pick<WorkItem, 'attempts' | 'since'>): readonly Attempt[] =>
  attempts.slice(since);

/** Points for a right answer after so many spent tries: each takes its share, never below 0, to the hundredth. */
export const scoreAfter = (item: Pick<AssignmentItem, 'points' | 'tryPenalty'>, spent: number): number =>
  toCents(item.points * Math.max(0, 1 - item.tryPenalty * spent));

/** Whether an item takes no further answer: solved, or out of tries (`tries` 0: as many as it takes). */
export function isItemClosed(item: Pick<WorkItem, 'solved' | 'tries' | 'attempts' | 'since'>): boolean {
  const counted = countedAttempts(item);
  if (item.solved || counted.length >= MOST_ATTEMPTS || item.attempts.length >= 2 * MOST_ATTEMPTS) return true;
  return item.tries > 0 && triesSpent(counted) >= item.tries;
}

/** The item with one more attempt: what it scores and whether it takes another. The draft is gone: it has been checked. */
export function withAttempt(
  item: WorkItem,
  rule: Pick<AssignmentItem, 'points' | 'tryPenalty'>,
  attempt: Attempt,
): WorkItem {
  const solved = item.solved || attempt.verdict === 'right';
  const score =
    attempt.verdict === 'right' && !item.solved ? scoreAfter(rule, triesSpent(countedAttempts(item))) : item.score;
  const { draft: _checked, ...rest } = item;
  const next = { ...rest, attempts: [...item.attempts, attempt], solved, score };
  return { ...next, closed: isItemClosed(next) };
}

/** The score of a whole submission, to the hundredth. `percent` is what the late policy leaves of it, or adds. */
export const totalOf = (items: readonly Pick<WorkItem, 'score'>[], percent = 100): number =>
  toCents((items.reduce((sum, { score }) => sum + score, 0) * percent) / 100);

export const maxScoreOf = (items: readonly Pick<WorkItem, 'points'>[]): number =>
  toCents(items.reduce((sum, { points }) => sum + points, 0));
