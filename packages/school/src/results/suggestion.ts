import { z } from 'zod';
import { type Rubric, type RubricTie, rubricScore } from '../assignment/index.ts';
import { idSchema } from '../base/index.ts';
import { attemptSchema } from '../work/index.ts';

/** What the engine computed about an answer before a person looks at it. */
export const computedSchema = z.object({
  verdict: attemptSchema.shape.verdict,
  /** True: the value is correct, but in another form. */
  form: z.boolean(),
  /** The misconception that explains a wrong answer, if one is known. */
  misconception: z.string().optional(),
});
export type Computed = z.infer<typeof computedSchema>;

/** The ties that apply to an answer; none if the engine could not decide. */
function tiesOf({ verdict, form, misconception }: Computed): readonly RubricTie[] {
  if (verdict === 'unknown') return [];
  if (verdict === 'right') return ['right'];
  if (form) return ['form'];
  return misconception === undefined ? ['wrong'] : ['wrong', 'idea'];
}

/** The rubric lines that follow from the computed result. */
export function computedLines({ items }: Rubric, computed: Computed): string[] {
  const ties = tiesOf(computed);
  return items.filter(({ when }) => when !== undefined && ties.includes(when)).map(({ id }) => id);
}

/**
 * The rubric lines that only a person can choose: those without a tie, and all lines if the engine could not decide.
 */
export const openLines = ({ items }: Rubric, { verdict }: Computed): Rubric['items'] =>
  verdict === 'unknown' ? items : items.filter(({ when }) => when === undefined);

/** Whether the chosen lines contradict the computed result: all points for a wrong answer, or none for a right one. */
export function contradicts(rubric: Rubric, chosen: readonly string[], points: number, computed: Computed): boolean {
  if (points <= 0 || computed.verdict === 'unknown' || computed.form) return false;
  const isRight = computed.verdict === 'right';
  const score = rubricScore(rubric, chosen, points, isRight ? points : 0);
  return isRight ? score <= 0 : score >= points;
}

/**
 * How often a suggestion was shown and how often the teacher gave the same grade, for whole answers and for single
 * lines.
 */
export const agreementCountSchema = z.object({
  /** Answers on which a suggestion was shown. */
  shown: z.number().int(),
  /** Answers for which the teacher chose exactly the suggested lines. */
  same: z.number().int(),
  /** The number of rubric lines over all these answers. */
  lines: z.number().int(),
  /** Lines on which the suggestion and the teacher agreed. */
  sameLines: z.number().int(),
});
export type AgreementCount = z.infer<typeof agreementCountSchema>;
export const noAgreement: AgreementCount = { shown: 0, same: 0, lines: 0, sameLines: 0 };

/** The counts that one decision adds: suggested lines compared with given lines, over all lines of the rubric. */
export function agreementOf(suggested: readonly string[], given: readonly string[], rubric: readonly string[]) {
  const sameLines = rubric.filter((id) => suggested.includes(id) === given.includes(id)).length;
  return { shown: 1, same: sameLines === rubric.length ? 1 : 0, lines: rubric.length, sameLines };
}

export const FEW_ANSWERS = 5;
const LOW = 0.6;

/** How far suggestions can be trusted: fewer than five answers say nothing. */
export function trustOf({ shown, same }: AgreementCount): 'few' | 'low' | 'good' {
  if (shown < FEW_ANSWERS) return 'few';
  return same / shown < LOW ? 'low' : 'good';
}

/** How often one teacher agreed, for one question and overall. */
export const agreementSchema = z.object({ question: agreementCountSchema, overall: agreementCountSchema });
export type Agreement = z.infer<typeof agreementSchema>;

/**
 * Why there is no suggestion: no typed answer (pictures are not sent); no consent for this child, or for a child whom
 * the answer names; nothing left to decide; or a problem with the model: the daily limit is reached, it was too slow,
 * unreachable or unusable, or it contradicts the computed result.
 */
export const noSuggestionReasons = [
  ...(['no-text', 'consent', 'named', 'decided'] as const),
  ...(['budget', 'slow', 'unreachable', 'unusable', 'contradicts'] as const),
] as const;
export type NoSuggestion = (typeof noSuggestionReasons)[number];

/** `lines`: the suggested rubric lines, each with the words of the answer that support it. */
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
    /** Left out if no answer was typed. */
    computed: computedSchema.extend({ lines: z.array(idSchema) }).optional(),
    model: modelPartSchema,
    agreement: agreementSchema,
  }),
]);
export type SuggestedGrade = z.infer<typeof suggestedGradeSchema>;
