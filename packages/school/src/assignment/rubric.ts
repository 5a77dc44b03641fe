import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, textSchema } from '../base/index.ts';
import { voiceSchema } from '../files/index.ts';
import { responseSchema } from '../question/index.ts';
import { feedbackTextSchema, toCents, writtenSchema } from '../work/index.ts';

/** Characters of what tells one problem of practice from another. */
export const LONGEST_PROBLEM_KEY = 40;

/**
 * What a teacher has decided to count as right after all: one answer to one problem (whatever its form), the right value in any
 * form, every answer that an idea leads to (on all variants), or every answer.
 */
export const acceptanceSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    problem: z.string().max(LONGEST_PROBLEM_KEY),
    response: responseSchema.min(1),
  }),
  z.object({ kind: z.literal('form') }),
  z.object({ kind: z.literal('idea'), misconception: z.string().max(LONGEST_CODE.misconception) }),
  z.object({ kind: z.literal('all') }),
]);
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** What a line of a rubric can follow from: right, right in another form, wrong, wrong by a named idea. */
export const rubricTies = ['right', 'form', 'wrong', 'idea'] as const;
export type RubricTie = (typeof rubricTies)[number];

/** Points of one question. */
export const MOST_POINTS = 100;
/** Lines of a rubric: each is chosen with a digit, 1 to 9. Characters of one. */
export const MOST_RUBRIC_LINES = 9;
export const LONGEST_RUBRIC_LINE = 120;

/** Points and words that a teacher gives for one question, each chosen with a digit. */
export const rubricSchema = z.object({
  /** What the points are added to: nothing, all points of the question, or what the answers earned. */
  from: z.enum(['zero', 'full', 'marked']),
  items: z
    .array(
      z.object({
        id: idSchema,
        label: textSchema(LONGEST_RUBRIC_LINE),
        points: z.number().min(-MOST_POINTS).max(MOST_POINTS),
        /** The line follows from what was computed of the answer. Left out: a person looks. */
        when: z.enum(rubricTies).optional(),
      }),
    )
    .min(1)
    .max(MOST_RUBRIC_LINES),
});
export type Rubric = z.infer<typeof rubricSchema>;

/** Which answers a comment is for: those of an idea, on every variant, or those equal to one answer to one problem. */
export const answerMatchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idea'), misconception: z.string().min(1).max(LONGEST_CODE.misconception) }),
  z.object({
    kind: z.literal('answer'),
    problem: z.string().max(LONGEST_PROBLEM_KEY),
    response: responseSchema.min(1),
  }),
]);
export type AnswerMatch = z.infer<typeof answerMatchSchema>;

/** One comment for all who answer alike, now and later. */
export const answerCommentSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  match: answerMatchSchema,
  ...writtenSchema,
});
export type AnswerComment = z.infer<typeof answerCommentSchema>;
export const storedAnswerCommentSchema = answerCommentSchema.extend({
  text: feedbackTextSchema,
  voice: voiceSchema.optional(),
  byName: z.string(),
  at: instantSchema,
});
export const MOST_ANSWER_COMMENTS = 100;

/** What a rubric gives for the chosen items: between nothing and the points of the question. `marked`: what the answers earned. */
export function rubricScore(rubric: Rubric, chosen: readonly string[], points: number, marked: number): number {
  const base = { zero: 0, full: points, marked }[rubric.from];
  const sum = rubric.items.reduce((total, item) => total + (chosen.includes(item.id) ? item.points : 0), base);
  return toCents(Math.min(points, Math.max(0, sum)));
}
