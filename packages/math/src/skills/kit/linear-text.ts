import type { MathText } from '../../types.ts';
import { exact, fractionText, type Numeric } from './numeric.ts';

/** A number times a letter or a product of letters (`x`, `x^2`, `ab`); no letters for a plain number. */
export type Term = { readonly coefficient: Numeric; readonly letters: string };

export const term = (coefficient: Numeric, letters = ''): Term => ({ coefficient, letters });

function unsigned({ coefficient, letters }: Term): MathText {
  const size = exact(coefficient).abs();
  if (letters === '') return fractionText(size);
  if (size.equals(1)) return letters;
  if (size.d === 1n) return `${fractionText(size)}${letters}`;
  return size.n === 1n ? `${letters}/${size.d}` : `(${fractionText(size)})${letters}`;
}

/** Terms as one sum: zero terms are left out, signs are merged (`3x - 5`); `0` when nothing is left. */
export function sumText(terms: readonly Term[]): MathText {
  const shown = terms.filter(({ coefficient }) => !exact(coefficient).equals(0));
  if (shown.length === 0) return '0';
  return shown
    .map((one, place) => {
      const minus = exact(one.coefficient).lt(0);
      if (place === 0) return `${minus ? '-' : ''}${unsigned(one)}`;
      return ` ${minus ? '-' : '+'} ${unsigned(one)}`;
    })
    .join('');
}

/** `ax + b`. */
export const linear = (a: Numeric, b: Numeric, letter = 'x'): MathText => sumText([term(a, letter), term(b)]);

/** `b + ax`. */
export const constantFirst = (a: Numeric, b: Numeric, letter = 'x'): MathText => sumText([term(b), term(a, letter)]);

/** `3(2x - 5)`; the factor 1 is left out, and for -1 only the minus is written. */
export function timesGroup(factor: Numeric, inside: MathText): MathText {
  const size = exact(factor);
  if (size.equals(1)) return `(${inside})`;
  if (size.equals(-1)) return `-(${inside})`;
  const written = size.d === 1n ? fractionText(size) : `(${fractionText(size)})`;
  return `${written}(${inside})`;
}

/** Two parts joined by plus; a leading minus of the second replaces the plus: `2(x + 1) - 3(x - 4)`. */
export const joined = (first: MathText, second: MathText): MathText =>
  second.startsWith('-') ? `${first} - ${second.slice(1)}` : `${first} + ${second}`;

export const equation = (left: MathText, right: MathText): MathText => `${left} = ${right}`;
