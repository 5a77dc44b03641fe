import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, textSchema } from '../base/index.ts';
import { voiceSchema } from '../files/index.ts';
import { responseSchema } from '../question/index.ts';
import { feedbackTextSchema, toCents, writtenSchema } from '../work/index.ts';

/** Characters of the key by which problems of practice are told apart. */
export const LONGEST_PROBLEM_KEY = 40;

/**
 * What a teacher decided later to count as correct: one answer to one problem in any form, the correct value in any
 * form, every answer that a misconception leads to (in all variants), or every answer.
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

/**
 * What can choose a line of a rubric automatically: a correct answer, a correct value in another form, a wrong answer,
 * or a wrong answer that a misconception explains.
 */
export const rubricTies = ['right', 'form', 'wrong', 'idea'] as const;
export type RubricTie = (typeof rubricTies)[number];

/** The most points of one question. */
export const MOST_POINTS = 100;
/** The most lines of a rubric, each chosen by a digit from 1 to 9, and the characters of a line. */
export const MOST_RUBRIC_LINES = 9;
export const LONGEST_RUBRIC_LINE = 120;

/** The lines from which a teacher grades one question. Each has points and words and is chosen by a digit. */
export const rubricSchema = z.object({
  /** The score to which the points of lines are added: zero, all points of the question, or what the answers earned. */
  from: z.enum(['zero', 'full', 'marked']),
  items: z
    .array(
      z.object({
        id: idSchema,
        label: textSchema(LONGEST_RUBRIC_LINE),
        points: z.number().min(-MOST_POINTS).max(MOST_POINTS),
        /** The result of the engine that chooses this line. Left out: a person decides. */
        when: z.enum(rubricTies).optional(),
      }),
    )
    .min(1)
    .max(MOST_RUBRIC_LINES),
});
export type Rubric = z.infer<typeof rubricSchema>;

/**
 * The answers that get a comment: those that show a misconception, in every variant, or those equal to one answer to
 * one problem.
 */
export const answerMatchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idea'), misconception: z.string().min(1).max(LONGEST_CODE.misconception) }),
  z.object({
    kind: z.literal('answer'),
    problem: z.string().max(LONGEST_PROBLEM_KEY),
    response: responseSchema.min(1),
  }),
]);
export type AnswerMatch = z.infer<typeof answerMatchSchema>;

/** One comment for all students who give the same answer, now or later. */
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

/**
 * The score for the chosen lines, between 0 and the points of the question. `marked`: the points that the answers
 * earned.
 */
export function rubricScore(rubric: Rubric, chosen: readonly string[], points: number, marked: number): number {
  const base = { zero: 0, full: points, marked }[rubric.from];
  const sum = rubric.items.reduce((total, item) => total + (chosen.includes(item.id) ? item.points : 0), base);
  return toCents(Math.min(points, Math.max(0, sum)));
}
