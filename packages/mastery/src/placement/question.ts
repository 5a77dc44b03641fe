import { MOST_PLACEMENT } from '@lemma/school/practice';
import { entropy } from '../entropy.ts';
import { logitOf } from '../logistic.ts';
import { normalBelow } from '../mastery-level.ts';
import { effectOf, type Placement } from './prior-placement.ts';

/** The numbers of questions of a placement. */
export const PLACEMENT_QUESTIONS = { least: 8, most: MOST_PLACEMENT } as const;

/**
 * Between these shares of right answers lie the five levels, from beginning to strong. Without answers, the share is
 * all that there is to go by.
 */
const EDGES = [0.35, 0.65, 0.8, 0.93].map(logitOf);

/** A placement is sure when this share of the skills is likely to be within one level of what it says. */
const SURE = 0.92;

/** The probabilities of the five levels of a skill. */
function levelShares(mean: number, variance: number): number[] {
  const deviation = Math.sqrt(Math.max(variance, 1e-6));
  const below = [0, ...EDGES.map((edge) => normalBelow((edge - mean) / deviation)), 1];
  return below.slice(1).map((share, index) => Math.max(0, share - (below[index] ?? 0)));
}

/** The level that is within one step of the truth most often: the middle of the best three neighbors. */
export function likelyLevel(mean: number, variance: number): { readonly level: number; readonly within: number } {
  const shares = levelShares(mean, variance);
  const around = shares.map((share, level) => (shares[level - 1] ?? 0) + share + (shares[level + 1] ?? 0));
  const within = Math.max(...around);
  return { level: around.indexOf(within), within };
}

/** The mean probability that what is said of a skill is within one level of the truth. */
export function sureness({ skills, mean, covariance }: Placement): number {
  const all = skills.map((_, at) => likelyLevel(mean[at] ?? 0, covariance[at * skills.length + at] ?? 0).within);
  return all.length === 0 ? 1 : all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** How many candidates are compared exactly, of those that reduce the sum of variances most. */
const COMPARED = 16;

/** The entropy in bits of the levels of all skills after either answer to a question, weighted by how likely it is. */
function entropyAfter(placement: Placement, at: number, guess: number): number {
  const { mean, covariance } = placement;
  const size = mean.length;
  const { likely, stepIf, shrinking } = effectOf(placement, at, guess);
  return [true, false].reduce((sum, right) => {
    const step = stepIf(right);
    let bits = 0;
    for (let other = 0; other < size; other += 1) {
      const shared = covariance[at * size + other] ?? 0;
      const variance = (covariance[other * size + other] ?? 0) - shared ** 2 * shrinking;
      bits += entropy(levelShares((mean[other] ?? 0) + shared * step, variance));
    }
    return sum + (right ? likely : 1 - likely) * bits;
  }, 0);
}

/** What a question must fulfil besides its information, so that the placement feels like a conversation. */
type Turn = {
  /** The skills asked so far, in order, and whether they were answered right. */
  readonly asked: readonly { readonly skill: string; readonly right: boolean }[];
  /** The probability of guessing a question of a skill; undefined: it cannot be asked. */
  readonly guessOf: (skill: string) => number | undefined;
};

/**
 * The first question, and the one after two wrong answers, are chosen among those that are likely to go well; if there
 * are none, among those of no higher grade than the two.
 */
const KIND_FROM = 0.6;
const WRONG_IN_A_ROW = 2;
/** A question of another domain than the one before is preferred if it gives at least this much of the information. */
const NEARLY_AS_GOOD = 0.85;

type Candidate = { readonly at: number; readonly guess: number; readonly likely: number; readonly worth: number };

function candidatesOf(placement: Placement, { asked, guessOf }: Turn): Candidate[] {
  const { skills, covariance } = placement;
  const had = new Set(asked.map(({ skill }) => skill));
  return skills.flatMap(({ code }, at) => {
    const guess = guessOf(code);
    if (guess === undefined || had.has(code)) return [];
    const { likely, shrinking } = effectOf(placement, at, guess);
    let worth = 0;
    for (let other = 0; other < skills.length; other += 1)
      worth += (covariance[at * skills.length + other] ?? 0) ** 2 * shrinking;
    return { at, guess, likely, worth };
  });
}

/** Whether enough is known: after the least number of questions as soon as it is sure, after the most in any case. */
export const isPlaced = (placement: Placement, asked: number): boolean =>
  asked >= PLACEMENT_QUESTIONS.most || (asked >= PLACEMENT_QUESTIONS.least && sureness(placement) >= SURE);

/** The candidates for a question that should go well, after these answers. */
function kindOf(all: readonly Candidate[], { skills }: Placement, last: Turn['asked']): readonly Candidate[] {
  const likely = all.filter((one) => one.likely >= KIND_FROM);
  if (likely.length > 0) return likely;
  const grades = skills.flatMap(({ code, grade }) => (last.some(({ skill }) => skill === code) ? grade : []));
  const easier = all.filter(({ at }) => (skills[at]?.grade ?? 0) <= Math.min(...grades));
  return easier.length > 0 ? easier : all;
}

/**
 * The skill whose question is expected to reduce the uncertainty about the levels of all skills most, as an interview
 * chooses its questions. Undefined when the placement is over.
 */
export function nextPlaced(placement: Placement, turn: Turn): string | undefined {
  const { asked } = turn;
  if (isPlaced(placement, asked.length)) return undefined;
  const all = candidatesOf(placement, turn);
  const last = asked.slice(-WRONG_IN_A_ROW);
  const isDown = last.length === WRONG_IN_A_ROW && last.every(({ right }) => !right);
  const candidates = asked.length === 0 || isDown ? kindOf(all, placement, last) : all;
  const compared = candidates
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, COMPARED)
    .map((one) => ({ ...one, left: entropyAfter(placement, one.at, one.guess) }))
    .toSorted((one, other) => one.left - other.left);
  const [best] = compared;
  if (!best) return undefined;
  const domainOf = (at: number): string | undefined => placement.skills[at]?.domain;
  const before = placement.skills.find(({ code }) => code === asked.at(-1)?.skill)?.domain;
  const now = placement.skills.reduce(
    (sum, _, at) =>
      sum + entropy(levelShares(placement.mean[at] ?? 0, placement.covariance[at * placement.skills.length + at] ?? 0)),
    0,
  );
  const other = compared.find(
    ({ at, left }) => domainOf(at) !== before && now - left >= NEARLY_AS_GOOD * (now - best.left),
  );
  return placement.skills[(other ?? best).at]?.code;
}
