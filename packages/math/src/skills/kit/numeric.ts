import { Fraction } from 'fraction.js';
import type { MathText, Prose } from '../../types.ts';

/** A whole number or an exact fraction. */
export type Numeric = number | Fraction;

/** Decimals of a number that is meant as it is written; what has more came from a computation. */
const WRITTEN = 14;

/** A decimal as it is written: the library searches for its fraction, denominator by denominator, for up to seconds. */
function asWritten(value: Numeric | string): Numeric | string {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  const text = value.toFixed(WRITTEN);
  return Number(text) === value ? text : value;
}

/** An exact number from a whole number, a text such as `-3/4` or `2.5`, or numerator and denominator. */
export const exact = (value: Numeric | string, under = 1): Fraction => new Fraction(asWritten(value)).div(under);

export const isWhole = (value: Numeric): boolean => exact(value).d === 1n;

/** `7`, `-3/4`: whole or a fraction in lowest terms. */
export const fractionText = (value: Numeric): MathText => exact(value).toFraction();

const terminates = (denominator: bigint): boolean => {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
};

/** `0.35` if the decimal ends, otherwise a fraction. */
export const decimalText = (value: Numeric): MathText => {
  const number = exact(value);
  return terminates(number.d) ? number.toString() : number.toFraction();
};

/** The answer of a student who rounds decimals that do not end: at most `places` decimals. */
export const roundedText = (value: Numeric, places = 2): MathText => exact(value).round(places).toString();

/** A number after an operation sign: `3`, `(-3)`. */
export const inParentheses = (value: Numeric | string): MathText => {
  const written = typeof value === 'string' ? value : decimalText(value);
  return written.startsWith('-') ? `(${written})` : written;
};

/** Dollars: `$12`, `$12.50`. */
export const dollars = (value: Numeric): Prose => {
  const number = exact(value).round(2);
  const size = number.abs();
  return `${number.lt(0) ? '-' : ''}$${isWhole(size) ? size.toString() : size.valueOf().toFixed(2)}`;
};

/** The number that a key or a simple answer stands for, in floating point: `3/4`, `-2`, `$5`, `35%` (as 35), `7 months`. */
export const floatOf = (text: MathText): number => {
  const plain = text.replace(/[$%,\s]|[a-z].*$/gi, '');
  const [top = '', under = '1'] = plain.split('/');
  return Number(top) / Number(under);
};

/**
 * A result in the style of the numbers that it came from: a decimal if one of them has a point, otherwise whole or a
 * fraction.
 */
export const inStyleOf = (value: Numeric, ...texts: readonly MathText[]): MathText =>
  texts.some((text) => text.includes('.')) ? decimalText(value) : fractionText(value);

/** Sum of written numbers, exactly. */
export const total = (values: readonly (Numeric | string)[]): Fraction =>
  values.reduce<Fraction>((sum, value) => sum.add(exact(value)), new Fraction(0));

/** `n/d` in lowest terms, from whole numbers; `d` may be negative, not 0. */
export const ratioText = (n: number, d: number): string => new Fraction(n, d).toFraction();

/** Rounded half away from zero to this many decimal places, with trailing zeros: 2.5 → "2.50". */
export const roundedTo = (value: number, places: number): string => {
  const scaled = Math.round(Math.abs(value) * 10 ** places + 1e-9);
  const digits = String(scaled).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return value < 0 && scaled > 0 ? `-${text}` : text;
};

/** "+ 5" or "- 5": a number as it follows another term. */
export const signed = (value: Numeric | string): string =>
  String(value).startsWith('-') ? `- ${String(value).slice(1)}` : `+ ${value}`;

/** The largest square factor taken out: 50 → { outside: 5, inside: 2 }. For positive whole numbers. */
export function squareFactor(n: number): { readonly outside: number; readonly inside: number } {
  for (let root = Math.floor(Math.sqrt(n)); root > 1; root -= 1) {
    if (n % (root * root) === 0) return { outside: root, inside: n / (root * root) };
  }
  return { outside: 1, inside: n };
}

/** "5sqrt(2)", "sqrt(3)", "4": the root of a whole number, simplified. */
export function rootText(n: number): string {
  if (n === 0) return '0';
  const { outside, inside } = squareFactor(n);
  if (inside === 1) return String(outside);
  return `${outside === 1 ? '' : outside}sqrt(${inside})`;
}

/** "26.4" for 132 and 5, "128/3" for 128 and 3. */
export const quotientText = (n: number, d: number): string => decimalText(exact(n, d));

/** "132/5 = 26.4"; only "128/3" if nothing simpler can be written. */
export const divisionText = (n: number, d: number): string =>
  quotientText(n, d) === `${n}/${d}` ? `${n}/${d}` : `${n}/${d} = ${quotientText(n, d)}`;
