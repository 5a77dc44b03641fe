/** How often a misconception is applied when it can be: the values over which the likelihood is averaged. */
export const APPLIED = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97] as const;
/**
 * A student's own habits can make the misconception's answer this many times more likely than by chance, and a right
 * choice that much less likely than blindly.
 */
export const HABITS = [1, 2] as const;

/**
 * What a school's answers say of misconceptions: how often they are applied, a weight for each of `APPLIED`; how often
 * students have habits, a weight for each of `HABITS`; how common they are in general and each, by its id, among the
 * students who meet questions that can show it; and from which probability on one is named.
 */
export type SchoolMisconceptions = {
  readonly applied: readonly number[];
  readonly habits: readonly number[];
  readonly common: number;
  readonly commonOf: Readonly<Record<string, number>>;
  readonly namedFrom: number;
};

/**
 * What is taken before a school's answers tell: one in ten students has a given misconception. It is then named when
 * the answers are fifty times as likely with it as without it: strong evidence by Kass & Raftery 1995.
 */
export const SHIPPED_MISCONCEPTIONS: SchoolMisconceptions = {
  applied: APPLIED.map(() => 1 / APPLIED.length),
  habits: [0.75, 0.25],
  common: 0.1,
  commonOf: {},
  namedFrom: 0.847,
};

export const commonOf = (id: string, ideas: SchoolMisconceptions): number => ideas.commonOf[id] ?? ideas.common;
