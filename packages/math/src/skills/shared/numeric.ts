import { Fraction } from 'fraction.js';
import type { AnswerSpec, MathText, MistakenWork, Prose, Step } from '../../types.ts';

/** A whole number or an exact fraction. */
export type Numeric = number | Fraction;

/** An exact number from a whole number, a text such as `-3/4` or `2.5`, or numerator and denominator. */
export const exact = (value: Numeric | string, under = 1): Fraction => new Fraction(value).div(under);

export const isWhole = (value: Numeric): boolean => exact(value).d === 1n;

/** `7`, `-3/4`: whole or a fraction in lowest terms. */
export const fractionText = (value: Numeric): MathText => exact(value).toFraction();

const terminates = (denominator: bigint): boolean => {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
};

/** `0.35` where the decimal ends, else a fraction. */
export const decimalText = (value: Numeric): MathText => {
  const number = exact(value);
  return terminates(number.d) ? number.toString() : number.toFraction();
};

/** What a student writes who rounds where a decimal goes on: at most `places` decimals. */
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

/** Equal in floating point. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** A line of work and the reason for it. */
export type Line = readonly [MathText, Prose];

/** Lines of work from pairs of line and reason. */
export const steps = (...lines: readonly Line[]): Step[] => lines.map(([line, why]) => ({ line, why }));

/** Wrong work: the answer, and the lines that a student with the idea writes. */
export const wrote = (answer: MathText, ...lines: readonly Line[]): MistakenWork => ({
  answer,
  steps: steps(...lines),
});

export const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);

/** A number as the answer. */
export const numberAnswer = (value: Numeric): AnswerSpec => ({ kind: 'number', key: decimalText(value) });

/** An amount of money; the dollar sign may be left out. */
export const moneyAnswer = (value: Numeric): AnswerSpec => ({
  kind: 'quantity',
  key: dollars(value),
  units: ['$', 'dollars'],
});

/** A percent; the sign may be left out. */
export const percentAnswer = (value: Numeric): AnswerSpec => ({
  kind: 'quantity',
  key: `${decimalText(value)}%`,
  units: ['%', 'percent'],
});

/** An amount with a unit that may be left out: the unit for many, the one for one where it differs, and other names. */
export const amountAnswer = (value: Numeric, ...units: readonly string[]): AnswerSpec => {
  const [many = '', one = many] = units;
  return { kind: 'quantity', key: `${decimalText(value)} ${exact(value).equals(1) ? one : many}`, units };
};

/** A result written as the numbers it came from: as a decimal where one of them has a point, else whole or a fraction. */
export const inStyleOf = (value: Numeric, ...texts: readonly MathText[]): MathText =>
  texts.some((text) => text.includes('.')) ? decimalText(value) : fractionText(value);
