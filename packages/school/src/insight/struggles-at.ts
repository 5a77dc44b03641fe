import { WEEK } from '../time/index.ts';

/**
 * How long after its last wrong try a struggle needs help now, in milliseconds: longer than a school holiday of two
 * weeks. After that the class has moved on, and what is missing shows among the missing basics.
 */
export const STUCK_FOR_MS = 3 * WEEK;

/** The skills on which a student is stuck at `now` (milliseconds); a struggle that was left behind is not one of them. */
export const strugglesAt = <S extends { readonly lastAt: number }>(
  line: { readonly struggles?: readonly S[] | undefined } | null | undefined,
  now: number,
): S[] => line?.struggles?.filter(({ lastAt }) => now - lastAt <= STUCK_FOR_MS) ?? [];
