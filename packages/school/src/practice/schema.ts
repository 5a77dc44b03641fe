import { z } from 'zod';
import { idSchema, instantSchema, levelSchema } from '../base/index.ts';
import { workItemSchema } from '../work/index.ts';

/** No more questions than this in a day, reviews and new ones together. */
export const MOST_PRACTICE = 10;

/** A skill's place in the review schedule: the card of FSRS (ts-fsrs), times in milliseconds. */
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

/** practice/{studentId}: cards and today's questions with what they are drawn from. Functions only: it holds the seeds. */
export const practiceSchema = z.object({
  studentId: idSchema,
  cards: z.record(z.string(), reviewCardSchema),
  /** The day of `items`, as days since 1970, UTC. */
  day: z.number().int(),
  /** The questions of the day, in order. */
  items: z.array(practiceItemSchema.extend({ seed: z.number().int(), level: levelSchema })).max(MOST_PRACTICE),
  /** Goes up with every change of the day's work. */
  revision: z.number().int(),
});
export type Practice = z.infer<typeof practiceSchema>;
