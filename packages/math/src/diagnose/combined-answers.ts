import type { MathText } from '../types.ts';

/** The parts of a number as it is written; one misconception can change one part while another changes the rest. */
type Parts = { readonly sign: string; readonly whole: string; readonly top: string; readonly bottom: string };

const WRITTEN = /^(-?)(?:(\d+)(?: (\d+)\/(\d+))?|(\d+)\/(\d+)|(\d*\.\d+))$/;

function partsOf(text: MathText): Parts | undefined {
  const found = WRITTEN.exec(text.trim());
  if (!found) return undefined;
  const [, sign = '', whole = '', mixedTop, mixedBottom, top, bottom, decimal] = found;
  return { sign, whole: decimal ?? whole, top: mixedTop ?? top ?? '', bottom: mixedBottom ?? bottom ?? '' };
}

const written = ({ sign, whole, top, bottom }: Parts): MathText =>
  `${sign}${[whole, top === '' ? '' : `${top}/${bottom}`].filter((part) => part !== '').join(' ')}`;

const names = ['sign', 'whole', 'top', 'bottom'] as const;

/**
 * Answers of somebody with two misconceptions, each of which changes its own part of the number: the sign and the size,
 * the whole number and the fraction, the numerator and the denominator. Empty if both change the same part or only one
 * changes anything.
 */
export function combinedAnswers(key: MathText, one: MathText, other: MathText): MathText[] {
  const [right, first, second] = [partsOf(key), partsOf(one), partsOf(other)];
  if (!right || !first || !second) return [];
  const byFirst = names.filter((name) => first[name] !== right[name]);
  const bySecond = names.filter((name) => second[name] !== right[name]);
  if (byFirst.length === 0 || bySecond.length === 0 || byFirst.some((name) => bySecond.includes(name))) return [];
  const both = { ...right };
  for (const name of byFirst) both[name] = first[name];
  for (const name of bySecond) both[name] = second[name];
  return [written(both)];
}
