import { z } from 'zod';

/** The most numbers of one condition, such as "factors 6, 7 and 8", and the characters of what was typed. */
const MOST_NUMBERS = 12;
const LONGEST_SAID = 80;

/** Conditions on the problems of a set beside their topic. */
export const conditionRules = [
  'whole-answers',
  'whole-numbers',
  'no-decimals',
  'no-fractions',
  'no-negatives',
  'negatives',
  'no-exponents',
  'no-parentheses',
  'no-remainders',
  'no-stories',
  'denominators',
  'numbers',
  'factors',
  'picture',
  'digits',
  'place',
  'operation',
  'range',
  'digits-of',
  'ends-in',
  'multiples',
  'one-of',
  'regroups',
  'remainder',
  'unlike',
  'same-answer',
  'minutes',
  'alike-lines',
  'case',
  'no-digit',
  'with',
  'units',
] as const;
export type ConditionRule = (typeof conditionRules)[number];

/** The numbers of a problem that a condition is on; `first` and `second` are those of a calculation. */
export const conditionSubjects = [
  ...(['given', 'answer', 'denominator', 'first', 'second', 'divisor', 'dividend', 'coefficient'] as const),
  ...(['leading', 'middle', 'constant', 'root'] as const),
] as const;
export type ConditionSubject = (typeof conditionSubjects)[number];

export const conditionSchema = z.object({
  rule: z.enum(conditionRules),
  /** The condition as it was typed, to quote it where it cannot be met. */
  said: z.string().max(LONGEST_SAID),
  numbers: z.array(z.number()).max(MOST_NUMBERS).optional(),
  of: z.enum(conditionSubjects).optional(),
  /** True: what is said must not be so. */
  not: z.boolean().optional(),
  /** So many problems have to meet it, and the others must not; left out: all have to. */
  count: z.number().int().optional(),
});
export type Condition = z.infer<typeof conditionSchema>;
