import type { MisconceptionId } from '../types.ts';

/** A slip of somebody who knows how: a digit swapped, a fact off by one, a sign or a place lost. Says nothing of an idea. */
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
 * One explanation of an answer: one idea, two ideas together, or a slip. No idea stands beside a slip: together they explain too much by chance.
 * `weight` ranks explanations of one answer: higher is likelier, and only the order means anything.
 */
export type Explanation = {
  readonly misconceptions: readonly MisconceptionId[];
  readonly slip?: Slip;
  readonly weight: number;
};
