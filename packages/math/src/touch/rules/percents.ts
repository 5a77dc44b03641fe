import type { ShadeWriting, Touch } from '../types.ts';
import { numbersOf, type TouchRule } from './asked.ts';

const hundred = (write: ShadeWriting): Touch => ({ as: 'shade', rows: 10, columns: 10, write });

const isWholePercent = (share: number): boolean =>
  share >= 0 && share <= 1 && Math.abs(share * 100 - Math.round(share * 100)) < 1e-9;

/** A hundred grid for a percent, where `sharesOf` are whole parts of it. */
const percentOf =
  (sharesOf: (numbers: readonly number[]) => readonly number[]): TouchRule =>
  (asked) => {
    const shares = sharesOf(numbersOf(asked));
    return shares.length > 0 && shares.every(isWholePercent) ? hundred('percent') : undefined;
  };

/** The smaller number of the larger, or what is left of it. */
export const percentOfLarger = percentOf((numbers) => [Math.min(...numbers) / Math.max(...numbers)]);
/** The difference, compared with either number. */
export const percentOfChange = percentOf(([one = 0, other = 0]) => [
  Math.abs(one - other) / one,
  Math.abs(one - other) / other,
]);
/** The value of a sum of fractions. */
const sumOfFractions = (text: string): number =>
  [...text.matchAll(/(\d+)\/(\d+)/g)].reduce((sum, [, top, bottom]) => sum + Number(top) / Number(bottom), 0);

/** Hundredths, as a fraction or as a missing numerator. */
export const hundredths: TouchRule = ({ math = '' }) =>
  sumOfFractions(math) <= 1 ? hundred(math.endsWith('?/100') ? 'count' : 'fraction') : undefined;

const LONGEST_BAR = 20;

/** The missing numerator of a fraction, shaded on a bar in as many parts as its denominator says. */
export const missingNumerator: TouchRule = ({ math = '' }) => {
  const parts = Number(/\?\/(\d+)/.exec(math)?.[1] ?? 0);
  return parts > 1 && parts <= LONGEST_BAR ? { as: 'shade', rows: 1, columns: parts, write: 'count' } : undefined;
};
