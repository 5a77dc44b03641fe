import { z } from 'zod';
import { instantSchema } from '../base/index.ts';

/**
 * Five levels of mastery, lowest first. Screens have words for them. Whether a skill is up for `review` depends on time
 * (`nextRecheckAt`) and is not a level.
 */
export const masteryLevels = ['beginning', 'developing', 'nearly', 'secure', 'strong'] as const;
export const masteryLevelSchema = z.enum(masteryLevels);
export type MasteryLevel = (typeof masteryLevels)[number];

export const shareSchema = z.number().min(0).max(1);

/**
 * What is known of one skill: the probability of a correct first try with its 80 % interval. `answers` counts the
 * answers to this skill that counted.
 */
export const skillEstimateSchema = z.object({
  estimate: shareSchema,
  low: shareSchema,
  high: shareSchema,
  answers: z.number().int(),
  /** The computed level, or, if `set` is true, the level that a teacher set and has not taken back. */
  level: masteryLevelSchema,
  set: z.boolean().optional(),
  /** When the student last gave an answer that counted. */
  lastAt: instantSchema,
});
export type SkillEstimate = z.infer<typeof skillEstimateSchema>;

/** One skill on the progress page. Show "review" from `nextRecheckAt` on, unless `recheck` is false. */
export const skillProgressSchema = skillEstimateSchema.extend({
  /** Seven days after the last answer that counted. */
  nextRecheckAt: instantSchema,
  /** False: by the teacher's choice, the skill is not checked again. Left out: it is. */
  recheck: z.boolean().optional(),
  /**
   * The week of the last answer (Monday, 0:00 UTC), and the estimate and level when it began; left out if the skill was
   * new that week.
   */
  week: instantSchema,
  before: z.object({ estimate: shareSchema, level: masteryLevelSchema }).optional(),
});
export type SkillProgress = z.infer<typeof skillProgressSchema>;

/** The most skills that are told as new, and the most answers of a week that are counted. */
export const MOST_GAINED = 6;
export const MOST_LATELY = 60;

/** A skill that a student can do without help since then: the first time that its level became `secure`. */
export const gainSchema = z.object({ skill: z.string(), at: instantSchema });
export type Gain = z.infer<typeof gainSchema>;
