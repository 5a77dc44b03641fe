import { z } from 'zod';
import { idSchema, instantSchema, levelSchema } from '../base/index.ts';
import { gradeSchema } from '../class/index.ts';
import { workItemSchema } from '../work/index.ts';

/** The most questions of a placement. */
export const MOST_PLACEMENT = 15;

/**
 * `asked`: a teacher asked for it, and no question was answered; `open`: begun; `done`: it found out what it could. An
 * open one waits until the student goes on.
 */
export const placementStateSchema = z.enum(['asked', 'open', 'done']);

/**
 * placements/{studentId}: the questions that find out where a student starts. Only functions read it, because it
 * contains the seeds.
 */
export const placementSchema = z.object({
  studentId: idSchema,
  /** The grade of the class at which the placement looks. */
  grade: gradeSchema,
  state: placementStateSchema,
  /** When it was asked for or begun. */
  at: instantSchema,
  /** The questions so far; the last one is not answered unless the placement is done. */
  items: z
    .array(
      z.object({
        item: workItemSchema,
        /** The seed of its problem. */
        seed: z.number().int(),
        level: levelSchema,
      }),
    )
    .max(MOST_PLACEMENT),
});
export type StoredPlacement = z.infer<typeof placementSchema>;

/** What a student sees of a placement: never whether an answer was right. */
export const placementViewSchema = z.object({
  state: placementStateSchema,
  /** How many questions were answered. */
  answered: z.number().int(),
  /** The question to answer now. Left out: the placement is done. */
  item: workItemSchema.optional(),
});
export type PlacementView = z.infer<typeof placementViewSchema>;
