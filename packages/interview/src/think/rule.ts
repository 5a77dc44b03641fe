import type { Step } from '@lemma/math';
import { numberOf, writtenValue } from '../values.ts';

/** What a rule that a student goes by makes of a problem: the answer, the lines, and the rule in the student's words. */
export type Ran = {
  readonly answer: string;
  readonly rule: string;
  /** What lies behind the rule, for whoever asks why once more. */
  readonly deeper: string;
  readonly lines: readonly Step[];
};

/** A rule that students go by; undefined for a problem that it has nothing to say of. */
export type Rule = (problem: string) => Ran | undefined;

export const shown = (value: number, fractions = false): string => writtenValue(value, fractions);

/** One line of work. */
export const line = (text: string, why = ''): Step => ({ line: text, why });

/** The numbers of a text in order, fractions and mixed numbers as one. */
export const numbersOf = (text: string): readonly string[] =>
  text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+\s\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?/g) ?? [];

export const amountOf = (text: string | undefined): number => numberOf(text?.trim() ?? '') ?? Number.NaN;
