import { z } from 'zod';
import { idSchema, instantSchema, levelSchema } from '../base/index.ts';
import { workItemSchema } from '../work/index.ts';

/** The most questions a day, reviews and new skills together. */
export const MOST_PRACTICE = 10;

/** A skill's place in the review schedule: a card of FSRS (ts-fsrs), with times in milliseconds. */
export const reviewCardSchema = z.object({
  due: instantSchema,
  stability: z.number(),
  difficulty: z.number(),
  reps: z.number().int(),
  lapses: z.number().int(),
  state: z.number().int().min(0).max(3),
  scheduledDays: z.number(),
  learningSteps: z.number().int(),
  lastReview: instantSchema.optional(),
});
export type ReviewCard = z.infer<typeof reviewCardSchema>;

/** Why a question is in a day's practice. */
export const practiceReasonSchema = z.enum(['review', 'strengthen', 'new']);
export type PracticeReason = z.infer<typeof practiceReasonSchema>;

export const practiceItemSchema = z.object({ item: workItemSchema, reason: practiceReasonSchema });
export type PracticeItem = z.infer<typeof practiceItemSchema>;

/**
 * practice/{studentId}: the review cards and today's questions. Only functions read it, because it contains the seeds.
 */
export const practiceSchema = z.object({
  studentId: idSchema,
  cards: z.record(z.string(), reviewCardSchema),
  /** The day of `items`, counted in days since 1970, UTC. */
  day: z.number().int(),
  /** The questions of the day, in order. */
  items: z.array(practiceItemSchema.extend({ seed: z.number().int(), level: levelSchema })).max(MOST_PRACTICE),
  /** Increases with every change to the day's work. */
  revision: z.number().int(),
});
export type Practice = z.infer<typeof practiceSchema>;
