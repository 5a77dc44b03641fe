import { gcd, range } from '../kit/arithmetic.ts';
import { type Term, type TwoTerms, termValue } from '../kit/fraction-text.ts';

/** Proper fractions in lowest terms with the given denominators. */
export const properFractions = (bottoms: readonly number[]): Term[] =>
  bottoms.flatMap((bottom) =>
    range(1, bottom - 1)
      .filter((top) => gcd(top, bottom) === 1)
      .map((top): Term => [0, top, bottom]),
  );

/** Unit fractions with the given denominators. */
export const unitFractions = (bottoms: readonly number[]): Term[] => bottoms.map((bottom): Term => [0, 1, bottom]);

/** Mixed numbers: each whole part with each proper fraction. */
export const mixedNumbers = (wholes: readonly number[], bottoms: readonly number[]): Term[] =>
  wholes.flatMap((whole) => properFractions(bottoms).map(([, top, bottom]): Term => [whole, top, bottom]));

/** Whole numbers as terms. */
export const wholeTerms = (low: number, high: number): Term[] => range(low, high).map((whole): Term => [whole, 0, 1]);

/** Every pair of two lists that passes. */
export const pairs = (
  as: readonly Term[],
  bs: readonly Term[],
  passes: (a: Term, b: Term) => boolean = () => true,
): TwoTerms[] => as.flatMap((a) => bs.filter((b) => passes(a, b)).map((b) => ({ a, b })));

/** Negative, zero or positive as a is smaller than, equal to or larger than b; by whole numbers, not floats. */
export const compareTerms = (a: Term, b: Term): number => termValue(a).compare(termValue(b));

/** True for a fraction without whole part. */
export const isProper = (term: Term): boolean => term[0] === 0 && term[1] > 0;

/** True for a mixed number with a fraction part. */
export const isMixed = (term: Term): boolean => term[0] > 0 && term[1] > 0;

/** True for a whole number. */
export const isWhole = (term: Term): boolean => term[1] === 0;

/** Why a case that names a place between whole numbers has few problems at the first level. */
export const FEW_EASY_FRACTIONS = 'There are five or six halves, thirds and fourths between two whole numbers.';
