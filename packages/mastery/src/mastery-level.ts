import { type MasteryLevel, masteryLevels } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { EDGE, type Knowledge, logitOf } from './knowledge.ts';

/** A skill is checked again when it has not been seen for a week. */
export const RECHECK_AFTER_MS = 7 * DAY;
/** What is above chance halves in this time after the week. */
const HALF_LIFE_MS = 60 * DAY;
/** The lowest estimate that forgetting leads to: our own rule. */
const FLOOR = 0.3;
/** A skill is known where at least four of five questions are answered right at the first try. */
export const KNOWN_FROM = 0.8;

/**
 * The two upper levels say how sure it is that the skill is known: `chance` of it, and the fewest answers, so that what is known of
 * other skills alone promises nothing. The lower ones go by the estimate; below `developing` it is `beginning`. The steps are our
 * own; how often they are right on students that the model does not know stands in docs/mastery-model.md.
 */
const SURE = [
  { level: 'strong', chance: 0.95, answers: 4 },
  { level: 'secure', chance: 0.7, answers: 3 },
] as const satisfies readonly { level: MasteryLevel; chance: number; answers: number }[];
const ESTIMATED = [
  { level: 'nearly', estimate: 0.65 },
  { level: 'developing', estimate: 0.35 },
] as const satisfies readonly { level: MasteryLevel; estimate: number }[];

/** Shares are stored in thousandths, so that 0 and 1 stand for what is nearer to them than half of one. */
const MOST_EXTREME = 0.9995;
const boundedLogit = (share: number): number => logitOf(Math.min(MOST_EXTREME, Math.max(1 - MOST_EXTREME, share)));

/** The chance that a standard normal quantity is under `z` (Abramowitz & Stegun 1964, 26.2.17; off by 7.5e-8 at the most). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, one) => (sum + one) * t,
    0,
  );
  const above = (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  return z >= 0 ? 1 - above : above;
}

/** The chance that a skill is known, from the ends of its 80 % interval, which are those of a normal distribution of log-odds. */
export function chanceKnown({ low, high }: Pick<Knowledge, 'low' | 'high'>): number {
  const [from, to] = [boundedLogit(low), boundedLogit(high)];
  const deviation = Math.max(to - from, 1e-6) / (2 * EDGE);
  return normalBelow(((from + to) / 2 - logitOf(KNOWN_FROM)) / deviation);
}

/** The level of what is known of a skill after so many answers to it. */
export function masteryLevelOf(knowledge: Knowledge, answers: number): MasteryLevel {
  const chance = chanceKnown(knowledge);
  const sure = SURE.find((one) => chance >= one.chance && answers >= one.answers);
  return sure?.level ?? ESTIMATED.find((one) => knowledge.estimate >= one.estimate)?.level ?? 'beginning';
}

export const atLeast = (level: MasteryLevel, wanted: MasteryLevel): boolean =>
  masteryLevels.indexOf(level) >= masteryLevels.indexOf(wanted);

/**
 * A share as it stands at `now`: unchanged for a week, then falling towards a floor with a half-life of 60 days
 * (Ebbinghaus 1885; as half-life regression, Settles & Meeder 2016, ACL). Never rises.
 */
export function decayed(estimate: number, lastAt: number, now: number): number {
  const over = now - lastAt - RECHECK_AFTER_MS;
  if (over <= 0 || estimate <= FLOOR) return estimate;
  return FLOOR + (estimate - FLOOR) * 2 ** (-over / HALF_LIFE_MS);
}

/** What was known at `lastAt` as it stands at `now`: the interval fades with the estimate. */
export const fadedKnowledge = ({ estimate, low, high }: Knowledge, lastAt: number, now: number): Knowledge => ({
  estimate: decayed(estimate, lastAt, now),
  low: decayed(low, lastAt, now),
  high: decayed(high, lastAt, now),
});

type Lasting = Knowledge & {
  readonly answers: number;
  /** Milliseconds, of the last answer. */
  readonly lastAt: number;
  readonly level: MasteryLevel;
  /** True: a teacher has set the level. */
  readonly set?: boolean | undefined;
};

/** The level of a skill as it stands at `now`: what a teacher has set stays until it is taken back, what is computed fades. */
export const masteryLevelAt = ({ answers, lastAt, level, set, ...knowledge }: Lasting, now: number): MasteryLevel =>
  set ? level : masteryLevelOf(fadedKnowledge(knowledge, lastAt, now), answers);

/** Monday, 0:00 UTC, of the week of a moment. */
export const weekOf = (at: number): number => {
  // 1970 began on a Thursday.
  const monday = 4 * DAY;
  return Math.floor((at - monday) / (7 * DAY)) * 7 * DAY + monday;
};
