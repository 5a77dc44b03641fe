import type { MathText } from '@lemma/math';
import { constantValue, parse } from '@lemma/math/check';

const NEAR = 1e-9;

/** The value of a text without letters; undefined if it is no number. */
export function numberOf(text: MathText): number | undefined {
  const read = parse(text.trim());
  const value = read.ok ? constantValue(read.tree) : undefined;
  return value !== undefined && Number.isFinite(value) ? value : undefined;
}

export const near = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one - other) <= NEAR * Math.max(1, Math.abs(one), Math.abs(other));

const MOST_PARTS = 1000;

/** A value as a student writes it: a whole number, a fraction if the problem has fractions, or else a short decimal. */
export function writtenValue(value: number, fractions: boolean): MathText {
  if (near(value, Math.round(value))) return String(Math.round(value));
  if (fractions) {
    for (let under = 2; under <= MOST_PARTS; under += 1)
      if (near(Math.round(value * under), value * under)) return `${Math.round(value * under)}/${under}`;
  }
  return String(Number(value.toFixed(4)));
}

/** The same as mathematics in a sentence: in backticks. */
export const shownValue = (value: number, fractions = true): string => `\`${writtenValue(value, fractions)}\``;

/** The numbers of a text, as written: "3/4 + 1/6" has 3/4 and 1/6. */
export const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? [];

/** An answer without the marks of mathematics. */
export const unmarked = (answer: string): string => answer.replaceAll('`', '');

/** The value of the first number of an answer with words or a unit: 12 of "12 inches". */
export const firstValue = (answer: string): number | undefined =>
  numberOf(/-?\d+(?:\.\d+)?(?:\/\d+)?/.exec(answer)?.[0] ?? '');

/** -1, 0 or 1 if the first is smaller, equal or larger. */
export const order = (one: number, other: number): number => (near(one, other) ? 0 : Math.sign(one - other));
