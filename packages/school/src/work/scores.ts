import type { Attempt, WorkItem } from './item.ts';

/** No item takes more tries than this, so that a document stays within the database's limit. */
export const MOST_ATTEMPTS = 30;

/** Points to the hundredth, as they are kept and shown. */
export const toCents = (score: number): number => Math.round(score * 100) / 100;

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

/** What of an item's rule decides on points. */
export type PointsRule = {
  readonly points: number;
  readonly tryPenalty: number;
  readonly hintCost?: number | undefined;
};

/** Points for a right answer after so many spent tries and hints: each takes its share, never below 0, to the hundredth. */
export const scoreAfter = ({ points, tryPenalty, hintCost = 0 }: PointsRule, spent: number, hints = 0): number =>
  toCents(points * Math.max(0, 1 - tryPenalty * spent - hintCost * hints));

/** The hints that an attempt was made with, but for those shown before the work was asked for again. */
const hintsSpent = ({ attempts, since = 0 }: Pick<WorkItem, 'attempts' | 'since'>, attempt: Attempt): number =>
  Math.max(0, attempt.hintsShown - (attempts[since - 1]?.hintsShown ?? 0));

/** Whether an item takes no further answer: solved, or out of tries (`tries` 0: as many as it takes). */
export function isItemClosed(item: Pick<WorkItem, 'solved' | 'tries' | 'attempts' | 'since'>): boolean {
  const counted = countedAttempts(item);
  if (item.solved || counted.length >= MOST_ATTEMPTS || item.attempts.length >= 2 * MOST_ATTEMPTS) return true;
  return item.tries > 0 && triesSpent(counted) >= item.tries;
}

/** Whether nothing is left to do on an item: closed, and where it is practised until mastered, reached or stopped. */
export const isItemDone = (item: Pick<WorkItem, 'solved' | 'tries' | 'attempts' | 'since' | 'mastery'>): boolean =>
  item.mastery === undefined ? isItemClosed(item) : item.mastery.state !== 'going';

/** The item with one more attempt: what it scores and whether it takes another. The draft is gone: it has been checked. */
export function withAttempt(item: WorkItem, rule: PointsRule, attempt: Attempt): WorkItem {
  const solved = item.solved || attempt.verdict === 'right';
  const score =
    attempt.verdict === 'right' && !item.solved
      ? scoreAfter(rule, triesSpent(countedAttempts(item)), hintsSpent(item, attempt))
      : item.score;
  const { draft: _checked, ...rest } = item;
  const next = { ...rest, attempts: [...item.attempts, attempt], solved, score };
  return { ...next, closed: isItemClosed(next) };
}

/**
 * The item with its attempts marked anew: what it scores follows from them in their order, as if each had been marked so at
 * once. What the teacher gave by hand stays. An item that took no more answers takes none now.
 */
export function remarked(item: WorkItem, rule: PointsRule, attempts: readonly Attempt[]): WorkItem {
  const empty: WorkItem = { ...item, attempts: [], solved: false, closed: false, score: 0, points: rule.points };
  const next = attempts.reduce((work, attempt) => withAttempt(work, rule, attempt), empty);
  const draft = item.draft === undefined ? {} : { draft: item.draft };
  const earned = next.solved ? next.score : (item.credit?.score ?? next.score);
  const score = item.grade === undefined ? earned : item.grade.score;
  return { ...next, ...draft, score, closed: next.closed || item.closed };
}

/** The score of a whole submission, to the hundredth. `percent` is what the late policy leaves of it, or adds. */
export const totalOf = (items: readonly Pick<WorkItem, 'score'>[], percent = 100): number =>
  toCents((items.reduce((sum, { score }) => sum + score, 0) * percent) / 100);

export const maxScoreOf = (items: readonly Pick<WorkItem, 'points'>[]): number =>
  toCents(items.reduce((sum, { points }) => sum + points, 0));
