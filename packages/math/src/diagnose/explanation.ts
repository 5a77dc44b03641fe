import type { MisconceptionId } from '../types.ts';

/**
 * Careless errors of somebody who knows how: a swapped digit, a fact off by one, a lost sign or decimal place. They say
 * nothing about misconceptions.
 */
export const slips = [
  'digits-swapped',
  'off-by-one',
  'off-by-ten',
  'one-digit',
  'sign-lost',
  'place-lost',
  'copied-from-question',
] as const;
export type Slip = (typeof slips)[number];

/**
 * One explanation of an answer: one misconception, two together, or a slip. A slip is never combined with a
 * misconception, because the two together explain too much by chance. `weight` ranks the explanations of one answer:
 * higher is likelier, and only the order has a meaning.
 */
export type Explanation = {
  readonly misconceptions: readonly MisconceptionId[];
  readonly slip?: Slip;
  readonly weight: number;
};
