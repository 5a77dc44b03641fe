import type { Form, Picture, Touch } from '@lemma/math';
import { answerKinds } from '@lemma/math/answer-kinds';
import { z } from 'zod';
import { idSchema, textSchema } from '../base/index.ts';
import { touchSchema } from './touch.ts';

/** The most characters of an answer; packages/math refuses longer ones. */
export const LONGEST_RESPONSE = 500;
export const responseSchema = z.string().max(LONGEST_RESPONSE);

/** A picture is data from our own generators. It is drawn and never executed. */
export const pictureSchema = z.custom<Picture>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'alt' in value,
);

const LONGEST_TOLD = { name: 40, text: 40, unit: 40, prompt: 1000, picture: 6000 } as const;
/** The most parameters of a problem, and values of one of them. */
export const MOST_TOLD = { params: 12, values: 10 } as const;
const wordSchema = z.string().max(LONGEST_TOLD.text);
const numberSchema = z.number().min(-1e9).max(1e9);

/**
 * A problem of a skill with the quantities of a story, instead of those that a seed gives. The skill has to take the
 * parameters (`takesParams` of @lemma/math) before a problem is made of them.
 */
export const toldSchema = z.object({
  params: z
    .record(
      z.string().max(LONGEST_TOLD.name),
      z.union([
        numberSchema,
        wordSchema,
        z.boolean(),
        z.array(z.union([numberSchema, wordSchema])).max(MOST_TOLD.values),
      ]),
    )
    .refine((params) => Object.keys(params).length <= MOST_TOLD.params),
  /** What the answer counts, if the skill does not name it. */
  unit: z
    .object({ one: z.string().min(1).max(LONGEST_TOLD.unit), many: z.string().min(1).max(LONGEST_TOLD.unit) })
    .optional(),
});

/** The same with the words and the drawing of the story. */
export const toldQuestionSchema = toldSchema
  .extend({ prompt: textSchema(LONGEST_TOLD.prompt), picture: pictureSchema.optional() })
  .refine(({ picture }) => JSON.stringify(picture ?? '').length <= LONGEST_TOLD.picture);

/**
 * How the answer is entered. Only these fields reach the student's browser: the key, the seed and the parameters stay
 * on the server.
 */
export const answerFieldSchema = z.object({
  kind: z.enum(answerKinds),
  options: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  variable: z.string().optional(),
  unit: z.string().optional(),
});
export type AnswerField = z.infer<typeof answerFieldSchema>;

/** The forms in which a teacher may require an answer to be written, as `@lemma/math` names them. */
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
] as const satisfies readonly Form[];
export const answerFormSchema = z.enum(answerForms);
export type AnswerForm = z.infer<typeof answerFormSchema>;

/** The skill of questions that a teacher wrote. They belong to no skill of the registry and do not change mastery. */
export const OWN_SKILL = 'own.question';

/** The most accepted answers, hints, lines of a solution and options that a teacher may write. */
export const MOST_OWN = { accepts: 10, hints: 4, solution: 12, options: 6 } as const;
/** Characters of each text of a teacher's own question. */
export const LONGEST_OWN = { prompt: 1000, math: 200, option: 200, unit: 20, hint: 400, step: 300 } as const;

/** The ways in which students can place the answer to a question that a teacher wrote. */
export const ownTouchKinds = [
  'number-line',
  'plane',
  'several',
  'order',
  'groups',
] as const satisfies readonly Touch['as'][];
export type OwnTouchKind = (typeof ownTouchKinds)[number];

/** A question that a teacher wrote. Mathematics in the prompt stands between backticks. */
export const ownQuestionSchema = z.object({
  prompt: textSchema(LONGEST_OWN.prompt),
  /** The formula that the question is about, shown large. */
  math: z.string().trim().max(LONGEST_OWN.math).optional(),
  kind: answerFieldSchema.shape.kind,
  /** The expected answer; for a choice, the id of the correct option. */
  key: responseSchema.min(1),
  /** Other answers that are also correct. */
  accepts: z.array(responseSchema.min(1)).max(MOST_OWN.accepts),
  /** The options of a choice. */
  options: z
    .array(z.object({ id: idSchema, label: textSchema(LONGEST_OWN.option) }))
    .min(2)
    .max(MOST_OWN.options)
    .optional(),
  /** The largest accepted difference from the key. */
  tolerance: z.number().min(0).optional(),
  unit: z.string().trim().min(1).max(LONGEST_OWN.unit).optional(),
  /** How the answer is placed; without it, it is typed or chosen. The key has to have a place there. */
  touch: touchSchema.refine(({ as }) => ownTouchKinds.some((kind) => kind === as)).optional(),
  hints: z.array(textSchema(LONGEST_OWN.hint)).max(MOST_OWN.hints),
  /** The worked solution, line by line. */
  solution: z.array(textSchema(LONGEST_OWN.step)).max(MOST_OWN.solution),
});
export type OwnQuestion = z.infer<typeof ownQuestionSchema>;
