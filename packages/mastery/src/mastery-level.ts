import { type MasteryLevel, masteryLevels } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';

/** A skill is checked again when it has not been seen for a week. */
export const RECHECK_AFTER_MS = 7 * DAY;
/** What is above chance halves in this time after the week. */
const HALF_LIFE_MS = 60 * DAY;
/** The lowest estimate that forgetting leads to: our own rule. */
const FLOOR = 0.3;
/** From which estimate, and how many answers, a level holds. Below `developing` it is `beginning`; the steps under 0.95 are our own. */
const LEVELS = [
  { level: 'strong', estimate: 0.95, answers: 4 },
  { level: 'secure', estimate: 0.85, answers: 3 },
  { level: 'nearly', estimate: 0.65, answers: 0 },
  { level: 'developing', estimate: 0.35, answers: 0 },
] as const satisfies readonly { level: MasteryLevel; estimate: number; answers: number }[];

/**
 * The level of an estimate. 0.95 is the mastery criterion of Corbett & Anderson 1995; the two upper levels need three and
 * four answers, so that one lucky answer promises nothing.
 */
export function masteryLevelOf(estimate: number, answers: number): MasteryLevel {
  const reached = LEVELS.find((one) => estimate >= one.estimate && answers >= one.answers);
  return reached?.level ?? 'beginning';
}

export const atLeast = (level: MasteryLevel, wanted: MasteryLevel): boolean =>
  masteryLevels.indexOf(level) >= masteryLevels.indexOf(wanted);

/**
 * An estimate as it stands at `now`: unchanged for a week, then falling towards a floor with a half-life of 60 days
 * (Ebbinghaus 1885; as half-life regression, Settles & Meeder 2016, ACL). Never rises.
 */
export function decayed(estimate: number, lastAt: number, now: number): number {
  const over = now - lastAt - RECHECK_AFTER_MS;
  if (over <= 0 || estimate <= FLOOR) return estimate;
  return FLOOR + (estimate - FLOOR) * 2 ** (-over / HALF_LIFE_MS);
}

type Lasting = {
  readonly estimate: number;
  readonly answers: number;
  /** Milliseconds, of the last answer. */
  readonly lastAt: number;
  readonly level: MasteryLevel;
  /** True: a teacher has set the level. */
  readonly set?: boolean | undefined;
};

/** The level of a skill as it stands at `now`: what a teacher has set stays until it is taken back, what is computed fades. */
export const masteryLevelAt = ({ estimate, answers, lastAt, level, set }: Lasting, now: number): MasteryLevel =>
  set ? level : masteryLevelOf(decayed(estimate, lastAt, now), answers);

/** Monday, 0:00 UTC, of the week of a moment. */
export const weekOf = (at: number): number => {
  // 1970 began on a Thursday.
  const monday = 4 * DAY;
  return Math.floor((at - monday) / (7 * DAY)) * 7 * DAY + monday;
};
