import { parse } from '../check/index.ts';
import {
  absolute,
  fromText,
  isWhole,
  over,
  plus,
  type Rational,
  rational,
  times,
  toNumber,
} from '../check/rational.ts';
import { rationalOf } from '../steps/polynomial.ts';
import { numberText } from '../steps/written.ts';
import type { Prose, Step } from '../types.ts';

/**
 * The answer to a question in words: lines of words and mathematics, or steps each of which follows from the one
 * before; then the answer.
 */
export type Answered = { readonly lines: readonly Prose[]; readonly steps?: readonly Step[]; readonly answer: Prose };

/** A number in words' own syntax: digits, a fraction, a mixed number, a percent. */
export const NUMBER = String.raw`(?<![\d.])[-−]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?%?`;

/** The value of a calculation in digits; undefined for letters and everything that is not rational. */
export function rationalIn(text: string): Rational | undefined {
  const read = parse(
    text
      .replace(/[$]/g, '')
      .replace(/(\d),(?=\d{3}\b)/g, '$1')
      .replace(/−/g, '-')
      .trim(),
    {},
  );
  return read.ok ? rationalOf(read.tree) : undefined;
}

export const numbersIn = (text: string): Rational[] =>
  (text.match(new RegExp(NUMBER, 'g')) ?? []).flatMap((each) => rationalIn(each.replace('%', '')) ?? []);

const endsIn = (value: Rational): boolean => {
  let rest = value.d;
  while (rest % 2n === 0n) rest /= 2n;
  while (rest % 5n === 0n) rest /= 5n;
  return rest === 1n;
};

/** Rounded half away from zero, as taught at school, with exactly this many places. */
export function rounded(value: Rational, places: number): string {
  const scale = 10n ** BigInt(Math.max(0, places));
  const doubled = (absolute(value.n) * scale * 2n) / value.d;
  const whole = (doubled + 1n) / 2n;
  const digits = `${whole}`.padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return value.n < 0n && whole !== 0n ? `-${text}` : text;
}

/** The decimal if it ends, otherwise undefined. */
export function decimalText(value: Rational): string | undefined {
  if (isWhole(value)) return numberText(value);
  if (!endsIn(value)) return undefined;
  for (let places = 1; places <= 30; places += 1) {
    const text = rounded(value, places);
    const read = fromText(text.replace('-', ''));
    if (read.n === absolute(value.n) && read.d === value.d) return text;
  }
  return undefined;
}

/** Whole or a decimal if that is exact, otherwise a fraction. */
export const plainText = (value: Rational): string => decimalText(value) ?? numberText(value);

export function mixedText(value: Rational): string {
  const whole = absolute(value.n) / value.d;
  const rest = absolute(value.n) % value.d;
  if (whole === 0n || rest === 0n) return numberText(value);
  return `${value.n < 0n ? '-' : ''}${whole} ${rest}/${value.d}`;
}

/** 0.00045 as 4.5 × 10^-4. Undefined for 0 and for decimals that do not end. */
export function scientificText(value: Rational): string | undefined {
  if (value.n === 0n || decimalText(value) === undefined) return undefined;
  const ten = rational(10n);
  let [mantissa, exponent] = [value, 0];
  while (Math.abs(toNumber(mantissa)) >= 10) [mantissa, exponent] = [over(mantissa, ten), exponent + 1];
  while (Math.abs(toNumber(mantissa)) < 1) [mantissa, exponent] = [times(mantissa, ten), exponent - 1];
  return `${decimalText(mantissa)} × 10^${exponent < 0 ? `(${exponent})` : exponent}`;
}

export const sumOf = (values: readonly Rational[]): Rational => values.reduce(plus, rational(0n));
