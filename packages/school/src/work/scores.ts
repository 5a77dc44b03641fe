import type { Attempt, WorkItem } from './item.ts';
import { shareThatFollows } from './written-lines.ts';

/** The most attempts on one item, so that the document stays within the database's limit. */
export const MOST_ATTEMPTS = 30;

/** Points rounded to hundredths, as they are stored and shown. */
export const toCents = (score: number): number => Math.round(score * 100) / 100;

/**
 * How many tries the attempts on one item cost: each wrong one, except those of the correct value in a wrong form, each
 * the first time that it is told what the form lacks. An answer that could not be decided costs nothing.
 */
export function triesSpent(attempts: readonly Pick<Attempt, 'verdict' | 'sameValue' | 'message'>[]): number {
  const wrong = attempts.filter(({ verdict }) => verdict === 'wrong');
  const told = new Set(wrong.filter(({ sameValue }) => sameValue).map(({ message }) => message));
  return wrong.length - told.size;
}

/** The attempts that cost tries: all, or those since the work was returned to be done again. */
export const countedAttempts = ({ attempts, since = 0 }: Pick<WorkItem, 'attempts' | 'since'>): readonly Attempt[] =>
  attempts.slice(since);

/** The part of an item's rules that decides its points. */
export type PointsRule = {
  readonly points: number;
  readonly tryPenalty: number;
  readonly hintCost?: number | undefined;
};

/**
 * Points for a correct answer after this many used tries and hints. Each costs its share; the result is at least 0 and
 * rounded to hundredths.
 */
export const scoreAfter = ({ points, tryPenalty, hintCost = 0 }: PointsRule, spent: number, hints = 0): number =>
  toCents(points * Math.max(0, 1 - tryPenalty * spent - hintCost * hints));

/**
 * Points for the answer of an attempt after this many used tries. One that is right but not written as asked is worth
 * what it would be after one more.
 */
export function scoreOfAnswer(
  rule: PointsRule,
  { verdict, inPart }: Pick<Attempt, 'verdict' | 'inPart'>,
  spent: number,
  hints = 0,
): number {
  if (verdict === 'right') return scoreAfter(rule, spent, hints);
  return inPart === true ? scoreAfter(rule, spent + 1, hints) : 0;
}

/** The share of the points that the working earns where it is graded; the answer earns the rest. */
export const WORKING_SHARE = 0.5;

/**
 * The points of an attempt. `forAnswer` is what its answer earns; where the working is graded, it earns its share by
 * the lines that follow, whether the answer is correct or not.
 */
export function pointsOf(
  { writing }: Pick<WorkItem, 'writing'>,
  { points }: Pick<PointsRule, 'points'>,
  { response, written }: Pick<Attempt, 'response' | 'written'>,
  forAnswer: number,
): number {
  if (writing?.ask !== 'graded') return forAnswer;
  const working = written === undefined ? 0 : points * shareThatFollows(written, response);
  return toCents((1 - WORKING_SHARE) * forAnswer + WORKING_SHARE * working);
}

/** The hints that an attempt used, without those shown before the work was returned to be done again. */
const hintsSpent = ({ attempts, since = 0 }: Pick<WorkItem, 'attempts' | 'since'>, attempt: Attempt): number =>
  Math.max(0, attempt.hintsShown - (attempts[since - 1]?.hintsShown ?? 0));

/** Whether an item takes no more answers: it is solved or out of tries (`tries` 0: up to `MOST_ATTEMPTS`). */
export function isItemClosed(item: Pick<WorkItem, 'solved' | 'tries' | 'attempts' | 'since'>): boolean {
  const counted = countedAttempts(item);
  if (item.solved || counted.length >= MOST_ATTEMPTS || item.attempts.length >= 2 * MOST_ATTEMPTS) return true;
  return item.tries > 0 && triesSpent(counted) >= item.tries;
}

/**
 * Whether nothing is left to do on an item: it is closed and, if it is practiced until mastery, mastery was reached or
 * practice has stopped.
 */
export const isItemDone = (item: Pick<WorkItem, 'solved' | 'tries' | 'attempts' | 'since' | 'mastery'>): boolean =>
  item.mastery === undefined ? isItemClosed(item) : item.mastery.state !== 'going';

/**
 * The attempts on one problem; three of them keep their working, so that the document stays small: the first with a line
 * that does not follow, the one of which most follows, and the last.
 */
function withFewerLines(attempts: readonly Attempt[]): Attempt[] {
  const shares = attempts.map(({ written, response }) => (written ? shareThatFollows(written, response) : -1));
  const remaining = new Set([
    attempts.findIndex(({ written }) => written?.broken !== undefined),
    shares.indexOf(Math.max(...shares)),
    attempts.findLastIndex(({ written }) => written !== undefined),
  ]);
  return attempts.map((attempt, at) => {
    if (attempt.written === undefined || remaining.has(at)) return attempt;
    const { written: _earlier, ...rest } = attempt;
    return rest;
  });
}

/**
 * The item after one more attempt, with its new score and whether it takes another. The draft is removed, because it
 * has been checked.
 */
export function withAttempt(item: WorkItem, rule: PointsRule, attempt: Attempt): WorkItem {
  const solved = item.solved || attempt.verdict === 'right';
  const forAnswer = scoreOfAnswer(rule, attempt, triesSpent(countedAttempts(item)), hintsSpent(item, attempt));
  const earned = pointsOf(item, rule, attempt, forAnswer);
  const unsolved = attempt.verdict === 'right' ? earned : Math.max(item.score, earned);
  const score = item.solved ? item.score : unsolved;
  const { draft: _checked, ...rest } = item;
  const next = { ...rest, attempts: withFewerLines([...item.attempts, attempt]), solved, score };
  return { ...next, closed: isItemClosed(next) };
}

/**
 * The item after its attempts were marked again. Its score is computed from them in order, as if they had been marked
 * this way at once. The teacher's grade stays. An item that was closed stays closed.
 */
export function remarked(item: WorkItem, rule: PointsRule, attempts: readonly Attempt[]): WorkItem {
  const empty: WorkItem = { ...item, attempts: [], solved: false, closed: false, score: 0, points: rule.points };
  const next = attempts.reduce((work, attempt) => withAttempt(work, rule, attempt), empty);
  const draft = item.draft === undefined ? {} : { draft: item.draft };
  const earned = next.solved ? next.score : (item.credit?.score ?? next.score);
  const score = item.grade === undefined ? earned : item.grade.score;
  return { ...next, ...draft, score, closed: next.closed || item.closed };
}

/** The score of a whole submission, rounded to hundredths. `percent` is the late policy's share of it. */
export const totalOf = (items: readonly Pick<WorkItem, 'score'>[], percent = 100): number =>
  toCents((items.reduce((sum, { score }) => sum + score, 0) * percent) / 100);

export const maxScoreOf = (items: readonly Pick<WorkItem, 'points'>[]): number =>
  toCents(items.reduce((sum, { points }) => sum + points, 0));
