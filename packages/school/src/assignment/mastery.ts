import { z } from 'zod';

/**
 * The fewest and the most problems of one question that is practiced until mastery; a streak of correct answers may be
 * as long.
 */
export const PRACTICE_PROBLEMS = { least: 2, most: 20 } as const;
export const PRACTICE_STREAK = { least: 2, most: 10 } as const;

/** Practice until mastery: new problems of the same kind, until the rule is met or there were `most` problems. */
export const masterySchema = z.object({
  /**
   * `streak`: this many correct answers in a row, at the first try and without a hint. `estimate`: a probability of
   * knowing the skill of at least 0.95.
   */
  rule: z.enum(['streak', 'estimate']),
  streak: z.number().int().min(PRACTICE_STREAK.least).max(PRACTICE_STREAK.most),
  most: z.number().int().min(PRACTICE_PROBLEMS.least).max(PRACTICE_PROBLEMS.most),
  /**
   * False: a skill that the student met only in this question does not come back in scheduled practice. Left out: it
   * comes back after seven days.
   */
  recheck: z.boolean().optional(),
});
export type Mastery = z.infer<typeof masterySchema>;
