import { z } from 'zod';
import { instantSchema } from '../base/index.ts';

const easinessSchema = z.object({
  /** Log-odds of a right answer by the school's average student. */
  mean: z.number(),
  /** The variance of that estimate. */
  variance: z.number().nonnegative(),
});

/** The most shares of one kind that a school’s answers are weighed by. */
const MOST_WEIGHTS = 10;

/**
 * easiness/school: how easy each skill is at this school, computed each night from the answers of its students. It names
 * no student. Only functions read and write it.
 */
export const schoolEasinessSchema = z.object({
  /** When it was computed. */
  fittedAt: instantSchema,
  /** How many students' answers it was computed from, and how many answers. */
  students: z.number().int(),
  /** The number of these answers. */
  answers: z.number().int(),
  /** The middle of the skills, which a skill without answers has. */
  center: easinessSchema,
  /**
   * How much its students differ, how much a student's skills differ, and how fast both change: factors of the shipped
   * variances. Left out: the document is older than this field.
   */
  spreads: z
    .object({ general: z.number().positive(), own: z.number().positive(), drift: z.number().positive() })
    .optional(),
  /**
   * What answers say of misconceptions: weights of how often they are applied and of habits, how common they are, and
   * from which probability on one is named. Left out: the document is older than this field.
   */
  ideas: z
    .object({
      applied: z.array(z.number().nonnegative()).max(MOST_WEIGHTS),
      habits: z.array(z.number().nonnegative()).max(MOST_WEIGHTS),
      common: z.number().positive().lt(1),
      /** By the id of the misconception. */
      commonOf: z.record(z.string(), z.number().positive().lt(1)),
      namedFrom: z.number().positive().lt(1),
    })
    .optional(),
  /** By the code of the skill. */
  skills: z.record(
    z.string(),
    easinessSchema.extend({
      /** How many answers to the skill were used. */
      answers: z.number().int(),
      /** How much easier questions of levels 1, 2 and 3 are than the middle of the skill, in log-odds. */
      levels: z.tuple([z.number(), z.number(), z.number()]),
      /** The median time of a first try, in milliseconds. Left out: the document is older than this field. */
      took: z.number().int().nonnegative().optional(),
    }),
  ),
});
