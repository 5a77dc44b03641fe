import { type MasteryLevel, masteryLevels } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { EDGE, type Knowledge } from './knowledge.ts';
import { logitOf } from './logistic.ts';

/** A skill is checked again when it has not been seen for a week. */
export const RECHECK_AFTER_MS = 7 * DAY;
/** After that week, the part of the estimate above the floor halves in this time. */
const HALF_LIFE_MS = 60 * DAY;
/** The lowest estimate to which forgetting leads: our own rule. */
const FLOOR = 0.3;
/** A skill counts as known from this probability of a right first answer on: four of five questions. */
export const KNOWN_FROM = 0.8;

/**
 * The two upper levels need a probability (`chance`) that the skill is known and a number of answers to it, so that
 * answers to other skills alone do not give them. The probabilities are what the levels promise: of those called
 * secure at least 80 % know the skill, of those called strong 95 %. The lower levels depend on the estimate; below
 * `developing` it is `beginning`. docs/mastery-model.md says how often they are right for students whom the model has
 * not seen.
 */
const SURE = [
  { level: 'strong', chance: 0.95, answers: 4 },
  { level: 'secure', chance: 0.8, answers: 3 },
] as const satisfies readonly { level: MasteryLevel; chance: number; answers: number }[];
const ESTIMATED = [
  { level: 'nearly', estimate: 0.65 },
  { level: 'developing', estimate: 0.35 },
] as const satisfies readonly { level: MasteryLevel; estimate: number }[];

/** Shares are stored in thousandths, so 0 and 1 stand for anything closer to them than half a thousandth. */
const MOST_EXTREME = 0.9995;
const boundedLogit = (share: number): number => logitOf(Math.min(MOST_EXTREME, Math.max(1 - MOST_EXTREME, share)));

/**
 * The probability that a standard normal variable is below `z` (Abramowitz & Stegun 1964, 26.2.17; the error is at most
 * 7.5e-8).
 */
export function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, one) => (sum + one) * t,
    0,
  );
  const above = (tail * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
  return z >= 0 ? 1 - above : above;
}

/** The probability that a skill is known, from the ends of its 80 % interval, which is normal in log-odds. */
export function chanceKnown({ low, high }: Pick<Knowledge, 'low' | 'high'>): number {
  const [from, to] = [boundedLogit(low), boundedLogit(high)];
  const deviation = Math.max(to - from, 1e-6) / (2 * EDGE);
  return normalBelow(((from + to) / 2 - logitOf(KNOWN_FROM)) / deviation);
}

/**
 * The level for a knowledge of a skill after this many answers to it. Where none of them was right (`isShown` false) it
 * is the lowest: what is known of other skills does not say that a student is near to this one.
 */
export function masteryLevelOf(knowledge: Knowledge, answers: number, isShown = true): MasteryLevel {
  if (!isShown) return 'beginning';
  const chance = chanceKnown(knowledge);
  const sure = SURE.find((one) => chance >= one.chance && answers >= one.answers);
  return sure?.level ?? ESTIMATED.find((one) => knowledge.estimate >= one.estimate)?.level ?? 'beginning';
}

export const atLeast = (level: MasteryLevel, wanted: MasteryLevel): boolean =>
  masteryLevels.indexOf(level) >= masteryLevels.indexOf(wanted);

/**
 * A share as of `now`: the same for a week, then decreasing towards a floor with a half-life of 60 days (Ebbinghaus
 * 1885; as half-life regression, Settles & Meeder 2016, ACL). Never increases.
 */
export function decayed(estimate: number, lastAt: number, now: number): number {
  const over = now - lastAt - RECHECK_AFTER_MS;
  if (over <= 0 || estimate <= FLOOR) return estimate;
  return FLOOR + (estimate - FLOOR) * 2 ** (-over / HALF_LIFE_MS);
}

/**
 * The knowledge at `lastAt` as of `now`. How much was forgotten is not known, so the interval becomes wider: its upper
 * end is that of somebody who forgot nothing.
 */
export const fadedKnowledge = ({ estimate, low, high }: Knowledge, lastAt: number, now: number): Knowledge => ({
  estimate: decayed(estimate, lastAt, now),
  low: decayed(low, lastAt, now),
  high,
});

type Lasting = Knowledge & {
  readonly answers: number;
  /** When the last answer was given, in milliseconds. */
  readonly lastAt: number;
  readonly level: MasteryLevel;
  /** True: a teacher set the level. */
  readonly set?: boolean | undefined;
};

/**
 * The level of a skill as of `now`. A level that a teacher set stays until it is removed; a computed one is that of the
 * last answer to the skill, and decreases with time.
 */
export function masteryLevelAt({ answers, lastAt, level, set, ...knowledge }: Lasting, now: number): MasteryLevel {
  if (set) return level;
  const faded = masteryLevelOf(fadedKnowledge(knowledge, lastAt, now), answers);
  return atLeast(faded, level) ? level : faded;
}

/** Fewer answers never make a skill secure, however right they are. */
export const FEWEST_FOR_SECURE = Math.min(...SURE.map(({ answers }) => answers));

/** Whether a level is said of a skill: from so many answers on, or where a teacher set it. With fewer, they are too few to tell. */
export const isLevelTold = ({ answers, set }: Pick<Lasting, 'answers' | 'set'>): boolean =>
  set === true || answers >= FEWEST_FOR_SECURE;

/** Of a student's skills, those that are secure as of now, among those with answers enough to be (`of`), and how many have too few. */
export function secureAmong(skills: readonly Lasting[], now: number) {
  const open = skills.filter(isLevelTold);
  const secure = open.filter((skill) => atLeast(masteryLevelAt(skill, now), 'secure'));
  return { secure: secure.length, of: open.length, tooFew: skills.length - open.length };
}

/** The Monday, 0:00 UTC, of the week that contains a moment. */
export const weekOf = (at: number): number => {
  // 1 January 1970 was a Thursday.
  const monday = 4 * DAY;
  return Math.floor((at - monday) / (7 * DAY)) * 7 * DAY + monday;
};
