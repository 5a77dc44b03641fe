import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from './common.ts';
import { answerFieldSchema, feedbackTextSchema, responseSchema, writtenSchema } from './submission.ts';
import { voiceSchema } from './voice.ts';

/** How an answer has to be written, beside its value. The forms of `@lemma/math` that a teacher may ask for. */
export const answerForms = [
  'lowest-terms',
  'mixed',
  'improper',
  'decimal',
  'integer',
  'percent',
  'simplified',
  'expanded',
  'factored',
  'decimal-places:1',
  'decimal-places:2',
  'decimal-places:3',
] as const;
export const answerFormSchema = z.enum(answerForms);
export type AnswerForm = z.infer<typeof answerFormSchema>;

/** The skill of a question that a teacher wrote: it belongs to none, and moves no mastery. */
export const OWN_SKILL = 'own.question';

/** A question in the teacher's own words. Mathematics in the prompt stands between backticks. */
export const ownQuestionSchema = z.object({
  prompt: textSchema(1000),
  /** What the prompt is about, shown large. */
  math: z.string().trim().max(200).optional(),
  kind: answerFieldSchema.shape.kind,
  /** The expected answer; for a choice the id of the right option. */
  key: responseSchema.min(1),
  /** Other answers that are right as well. */
  accepts: z.array(responseSchema.min(1)).max(10),
  /** For a choice. */
  options: z
    .array(z.object({ id: idSchema, label: textSchema(200) }))
    .min(2)
    .max(6)
    .optional(),
  /** Largest accepted distance from the key. */
  tolerance: z.number().min(0).optional(),
  unit: z.string().trim().min(1).max(20).optional(),
  hints: z.array(textSchema(400)).max(4),
  /** How it is done, a line each. */
  solution: z.array(textSchema(300)).max(12),
});
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;

/**
 * What a teacher has decided to count as right after all: one answer to one problem (whatever its form), the right value in any
 * form, every answer that an idea leads to (on all variants), or every answer.
 */
export const acceptanceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), problem: z.string().max(40), response: responseSchema.min(1) }),
  z.object({ kind: z.literal('form') }),
  z.object({ kind: z.literal('idea'), misconception: z.string().max(80) }),
  z.object({ kind: z.literal('all') }),
]);
export type Acceptance = z.infer<typeof acceptanceSchema>;

/** What a line of a rubric can follow from: right, right in another form, wrong, wrong by a named idea. */
export const rubricTies = ['right', 'form', 'wrong', 'idea'] as const;
export type RubricTie = (typeof rubricTies)[number];

/** Points and words that a teacher gives for one question, each chosen with a digit. */
export const rubricSchema = z.object({
  /** What the points are added to: nothing, all points of the question, or what the answers earned. */
  from: z.enum(['zero', 'full', 'marked']),
  items: z
    .array(
      z.object({
        id: idSchema,
        label: textSchema(120),
        points: z.number().min(-100).max(100),
        /** The line follows from what was computed of the answer. Left out: a person looks. */
        when: z.enum(rubricTies).optional(),
      }),
    )
    .min(1)
    .max(9),
});
export type Rubric = z.infer<typeof rubricSchema>;

/** Which answers a comment is for: those of an idea, on every variant, or those equal to one answer to one problem. */
export const answerMatchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idea'), misconception: z.string().min(1).max(80) }),
  z.object({ kind: z.literal('answer'), problem: z.string().max(40), response: responseSchema.min(1) }),
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
