import { z } from 'zod';
import { type Rubric, type RubricTie, rubricScore } from '../assignment/index.ts';
import { idSchema } from '../base/index.ts';
import { attemptSchema } from '../work/index.ts';

/** What was computed of an answer, before anybody looks at it. */
export const computedSchema = z.object({
  verdict: attemptSchema.shape.verdict,
  /** True: the right value in another form. */
  form: z.boolean(),
  /** The idea that explains a wrong answer, where one is known. */
  misconception: z.string().optional(),
});
export type Computed = z.infer<typeof computedSchema>;

/** Which ties hold for an answer; none where it could not be decided. */
function tiesOf({ verdict, form, misconception }: Computed): readonly RubricTie[] {
  if (verdict === 'unknown') return [];
  if (verdict === 'right') return ['right'];
  if (form) return ['form'];
  return misconception === undefined ? ['wrong'] : ['wrong', 'idea'];
}

/** The lines that follow from what was computed. */
export function computedLines({ items }: Rubric, computed: Computed): string[] {
  const ties = tiesOf(computed);
  return items.filter(({ when }) => when !== undefined && ties.includes(when)).map(({ id }) => id);
}

/** The lines that nobody can compute: those without a tie, and all where the answer could not be decided. */
export const openLines = ({ items }: Rubric, { verdict }: Computed): Rubric['items'] =>
  verdict === 'unknown' ? items : items.filter(({ when }) => when === undefined);

/** Whether lines say the opposite of what was computed: all points for a wrong answer, or none for a right one. */
export function contradicts(rubric: Rubric, chosen: readonly string[], points: number, computed: Computed): boolean {
  if (points <= 0 || computed.verdict === 'unknown' || computed.form) return false;
  const isRight = computed.verdict === 'right';
  const score = rubricScore(rubric, chosen, points, isRight ? points : 0);
  return isRight ? score <= 0 : score >= points;
}

/** Over how many answers a suggestion was shown, on how many it was what the teacher gave; the same for single lines. */
export const agreementCountSchema = z.object({
  /** Answers on which a suggestion was shown. */
  shown: z.number().int(),
  /** Those in which the teacher gave exactly the lines suggested. */
  same: z.number().int(),
  /** Lines of the rubric over all of them. */
  lines: z.number().int(),
  /** Lines on which suggestion and teacher agreed. */
  sameLines: z.number().int(),
});
export type AgreementCount = z.infer<typeof agreementCountSchema>;
export const noAgreement: AgreementCount = { shown: 0, same: 0, lines: 0, sameLines: 0 };

/** What one decision adds: the lines suggested against the lines given, over all lines of the rubric. */
export function agreementOf(suggested: readonly string[], given: readonly string[], rubric: readonly string[]) {
  const sameLines = rubric.filter((id) => suggested.includes(id) === given.includes(id)).length;
  return { shown: 1, same: sameLines === rubric.length ? 1 : 0, lines: rubric.length, sameLines };
}

export const FEW_ANSWERS = 5;
const LOW = 0.6;

/** How far a suggestion is to be trusted: fewer than five answers say nothing. */
export function trustOf({ shown, same }: AgreementCount): 'few' | 'low' | 'good' {
  if (shown < FEW_ANSWERS) return 'few';
  return same / shown < LOW ? 'low' : 'good';
}

/** One teacher's, in one question and over all. */
export const agreementSchema = z.object({ question: agreementCountSchema, overall: agreementCountSchema });
export type Agreement = z.infer<typeof agreementSchema>;

/**
 * Why there is no suggestion: no typed answer (pictures are not sent); no consent on record for this child, or for one that the
 * answer names; nothing is left to judge; or the model: too much today, too slow, not reached, of no use, against what was computed.
 */
export const noSuggestionReasons = [
  ...(['no-text', 'consent', 'named', 'decided'] as const),
  ...(['budget', 'slow', 'unreachable', 'unusable', 'contradicts'] as const),
] as const;
export type NoSuggestion = (typeof noSuggestionReasons)[number];

/** `lines`: each with the words of the answer that speak for it. */
export const modelPartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('suggested'),
    lines: z.array(z.object({ id: idSchema, quote: z.string() })),
    dropped: z.number().int(),
    by: z.string(),
  }),
  z.object({ kind: z.literal('none'), why: z.enum(noSuggestionReasons) }),
]);

export const suggestedGradeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('off') }),
  z.object({
    kind: z.literal('answer'),
    /** Left out where nothing was typed. */
    computed: computedSchema.extend({ lines: z.array(idSchema) }).optional(),
    model: modelPartSchema,
    agreement: agreementSchema,
  }),
]);
export type SuggestedGrade = z.infer<typeof suggestedGradeSchema>;
