import { WEEK } from '../time/index.ts';
import type { InsightStudent } from './schema.ts';

/**
 * How long after its last wrong try a struggle needs help now, in milliseconds: longer than a school holiday of two
 * weeks. After that the class has moved on, and what is missing shows among the missing basics.
 */
export const STUCK_FOR_MS = 3 * WEEK;

/** The skills on which a student is stuck at `now` (milliseconds); a struggle that was left behind is not one of them. */
export const strugglesAt = (line: InsightStudent | undefined, now: number): InsightStudent['struggles'] =>
  line?.struggles.filter(({ lastAt }) => now - lastAt <= STUCK_FOR_MS) ?? [];
