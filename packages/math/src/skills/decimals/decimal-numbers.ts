import Fraction from 'fraction.js';
import { numberInWords } from '../../number-names.ts';
import type { Rng } from '../../types.ts';
import { decimalText, scaledText } from '../kit/fraction-text.ts';

/** Two decimals as they are written: "3.40" keeps its zero. */
export type TwoDecimals = { readonly a: string; readonly b: string };

/** How many decimal places are written. */
export const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0;

/** The digits without the point, as a whole number: "3.40" is 340. */
export const unitsOf = (text: string): number => Number(text.replace('.', ''));

/** The part before the point. */
export const wholeOf = (text: string): number => Number(text.split('.')[0]);

/** The digits after the point as they stand, "" for a whole number. */
export const partOf = (text: string): string => text.split('.')[1] ?? '';

/** The digits of a number as hundredths, thousandths, …: ("3.4", 2) is 340. `places` is at least those written. */
export const unitsAt = (text: string, places: number): number => unitsOf(text) * 10 ** (places - placesOf(text));

/** The number written with more places: ("3.4", 2) is "3.40". */
export const padded = (text: string, places: number): string =>
  scaledText(unitsAt(text, Math.max(places, placesOf(text))), Math.max(places, placesOf(text)));

export const exact = (text: string): Fraction => new Fraction(text);

/** True for a value whose decimal has at most six places. */
export const ends = (value: Fraction): boolean => 1_000_000n % value.d === 0n;

/** A value as a decimal; a decimal that does not end is rounded to `places`. */
export const asDecimal = (value: Fraction, places = 3): string =>
  ends(value) ? decimalText(value) : decimalText(value.round(places));

/** A decimal with a whole part from `low` to `high`, exactly `places` places and a last digit that is not 0. */
export function drawDecimal(rng: Rng, low: number, high: number, places: number): string {
  const whole = rng.int(low, high);
  if (places === 0) return String(whole);
  const ahead = places === 1 ? 0 : rng.int(0, 10 ** (places - 1) - 1);
  return scaledText(whole * 10 ** places + ahead * 10 + rng.int(1, 9), places);
}

/** The name of a decimal place: 1 is "tenth". */
export const placeName = (places: number): string =>
  ['one', 'tenth', 'hundredth', 'thousandth', 'ten-thousandth'][places] ?? 'part';

/** `units` of a place in words: (42, 3) is "forty-two thousandths". */
export const placeWords = (units: number, places: number): string =>
  `${numberInWords(units)} ${placeName(places)}${units === 1 ? '' : 's'}`;
