import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { roleSchema } from '../people/index.ts';
import { attemptSchema, helpLevelSchema, LONGEST_LINE, submissionStates } from '../work/index.ts';

/** The most places where the working of one question breaks: enough to group a class by. */
export const MOST_BREAKS = 2;

/** One student's line in the results of an assignment. */
export const resultRowSchema = z.object({
  studentId: idSchema,
  state: z.enum(submissionStates),
  score: z.number(),
  maxScore: z.number(),
  late: z.boolean(),
  submittedAt: instantSchema.optional(),
  by: roleSchema.optional(),
  helpLevel: helpLevelSchema.optional(),
  items: z.array(
    z.object({
      itemId: idSchema,
      tries: z.number().int(),
      solved: z.boolean(),
      score: z.number(),
      hints: z.number().int(),
      took: z.number().int(),
      /** The key of the problem; students with the same numbers have the same one. */
      problem: z.string().optional(),
      /** Wrong answers, oldest first. */
      wrong: z.array(
        z.object({
          response: z.string(),
          misconception: z.string().optional(),
          /**
           * The first of all equal answers to the same problem, if it is written differently. Equal answers are grouped
           * by it.
           */
          same: z.string().optional(),
          /** True: the value is correct, but in another form. */
          form: z.boolean().optional(),
        }),
      ),
      /**
       * Where the working breaks, or broke before the student mended it: the line before, the line that does not follow,
       * and its place from 1 if it is still there. Left out: nowhere, or no working was written.
       */
      breaks: z
        .array(
          z.object({
            from: z.string().max(LONGEST_LINE),
            line: z.string().max(LONGEST_LINE),
            at: z.number().int().optional(),
            misconception: z.string().optional(),
          }),
        )
        .max(MOST_BREAKS)
        .optional(),
      /** The answer that counts, shortened as needed. */
      last: z.object({ response: z.string(), verdict: attemptSchema.shape.verdict }).optional(),
      /** The rubric lines that the teacher chose; left out: not graded by hand. */
      rubric: z.array(z.string()).optional(),
      /** True: it gets points only when a person has graded it (`itemsToGrade`). Left out: it does not, or stored before this was recorded. */
      waits: z.literal(true).optional(),
      /** True: the teacher typed the points, without a rubric. */
      typed: z.literal(true).optional(),
      /** An answer that the student contests. */
      contest: z
        .object({
          attemptId: idSchema.optional(),
          response: z.string(),
          same: z.string().optional(),
          note: z.string(),
          state: z.string(),
        })
        .optional(),
      /**
       * In practice until mastery: contested answers to earlier problems that nobody has decided on. Left out: none.
       */
      contests: z
        .array(
          z.object({
            problem: z.string(),
            attemptId: idSchema,
            response: z.string(),
            same: z.string().optional(),
            note: z.string(),
          }),
        )
        .optional(),
    }),
  ),
  feedbackCount: z.number().int(),
  /** The number of pages that were turned in. */
  pages: z.number().int().optional(),
  /** Whether part of the work gets points only when a person has graded it. Left out: stored before this was recorded. */
  ungraded: z.boolean().optional(),
  revision: z.number().int(),
});
export type ResultRow = z.infer<typeof resultRowSchema>;

/** results/{assignmentId}: the results of a class in one document, for its teachers. */
export const resultsSchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  rows: z.record(z.string(), resultRowSchema),
});
export type Results = z.infer<typeof resultsSchema>;
