import { MOST_PLACEMENT } from '@lemma/school/practice';
import { logitOf } from '../logistic.ts';
import { normalBelow } from '../mastery-level.ts';
import { effectOf, logOddsIn, type Placement } from './prior-placement.ts';

/** The numbers of questions of a placement. */
export const PLACEMENT_QUESTIONS = { least: 8, most: MOST_PLACEMENT } as const;

/**
 * Between these shares of right answers lie the five levels, from beginning to strong. Without answers, the share is
 * all that there is to go by.
 */
const EDGES = [0.35, 0.65, 0.8, 0.93].map(logitOf);

/** A placement is sure when this share of the skills is likely to be within one level of what it says. */
const SURE = 0.94;

/** The probabilities of the five levels of a skill. */
function levelShares(mean: number, variance: number): number[] {
  const deviation = Math.sqrt(Math.max(variance, 1e-6));
  const below = [0, ...EDGES.map((edge) => normalBelow((edge - mean) / deviation)), 1];
  return below.slice(1).map((share, index) => Math.max(0, share - (below[index] ?? 0)));
}

/** The level of a skill that is within one step of the truth most often: the middle of the best three neighbors. */
export function likelyLevel(placement: Placement, at: number): { readonly level: number; readonly within: number } {
  const each = logOddsIn(placement, at).map(({ weight, mean, variance }) => ({
    weight,
    shares: levelShares(mean, variance),
  }));
  const shares = [0, ...EDGES].map((_, level) =>
    each.reduce((sum, one) => sum + one.weight * (one.shares[level] ?? 0), 0),
  );
  const around = shares.map((share, level) => (shares[level - 1] ?? 0) + share + (shares[level + 1] ?? 0));
  const within = Math.max(...around);
  return { level: around.indexOf(within), within };
}

/** The mean probability that what is said of a skill is within one level of the truth. */
export function sureness(placement: Placement): number {
  const all = placement.skills.map((_, at) => likelyLevel(placement, at).within);
  return all.length === 0 ? 1 : all.reduce((sum, one) => sum + one, 0) / all.length;
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
/** A question of another domain than the one before is preferred if it tells at least this much of what the best does. */
const NEARLY_AS_GOOD = 0.85;

type Candidate = { readonly at: number; readonly likely: number; readonly worth: number };

/**
 * The questions that can be asked. `worth` is by how much the answer is expected to lower the variances of all skills,
 * over the kinds of schools that are likely.
 */
function candidatesOf({ skills, worlds }: Placement, { asked, guessOf }: Turn): Candidate[] {
  const had = new Set(asked.map(({ skill }) => skill));
  return skills.flatMap(({ code }, at) => {
    const guess = guessOf(code);
    if (guess === undefined || had.has(code)) return [];
    let [likely, worth] = [0, 0];
    for (const world of worlds) {
      const effect = effectOf(world, at, guess);
      likely += world.weight * effect.likely;
      let lowered = 0;
      for (const shared of world.covariance.subarray(at * skills.length, (at + 1) * skills.length))
        lowered += shared ** 2;
      worth += world.weight * lowered * effect.shrinking;
    }
    return { at, likely, worth };
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
 * The skill whose question is expected to tell most of all skills: the one after whose answer the sum of their variances
 * is least. Undefined when the placement is over.
 */
export function nextPlaced(placement: Placement, turn: Turn): string | undefined {
  const { asked } = turn;
  if (isPlaced(placement, asked.length)) return undefined;
  const all = candidatesOf(placement, turn);
  const last = asked.slice(-WRONG_IN_A_ROW);
  const isDown = last.length === WRONG_IN_A_ROW && last.every(({ right }) => !right);
  const candidates = asked.length === 0 || isDown ? kindOf(all, placement, last) : all;
  const [best, ...others] = candidates.toSorted((one, other) => other.worth - one.worth);
  if (!best) return undefined;
  const skillOf = (one: Candidate) => placement.skills[one.at];
  const before = placement.skills.find(({ code }) => code === asked.at(-1)?.skill)?.domain;
  const isNew = (one: Candidate): boolean => skillOf(one)?.domain !== before;
  const other = [best, ...others].find((one) => isNew(one) && one.worth >= NEARLY_AS_GOOD * best.worth);
  return skillOf(other ?? best)?.code;
}
