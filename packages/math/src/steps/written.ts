import { isWhole, ONE, type Rational, same, size } from '../check/rational.ts';
import type { Polynomial } from './polynomial.ts';

/** A rational in keyboard syntax: 3, -2/5. */
export const numberText = (value: Rational): string => (isWhole(value) ? `${value.n}` : `${value.n}/${value.d}`);

/** A number next to a sign: negative numbers and fractions get parentheses. */
export const inBrackets = (value: Rational): string =>
  value.n < 0n || !isWhole(value) ? `(${numberText(value)})` : numberText(value);

/** One term without its sign: 3x^2, x, 1/2 x as (1/2)x. */
function termText(value: Rational, power: number, letter: string): string {
  const own = size(value);
  if (power === 0) return numberText(own);
  const letters = power === 1 ? letter : `${letter}^${power}`;
  if (same(own, ONE)) return letters;
  return isWhole(own) ? `${own.n}${letters}` : `(${numberText(own)})${letters}`;
}

type Term = { readonly value: Rational; readonly power: number };

/** Terms in a row with their signs: 2x - 3x + 6. */
export function termsText(terms: readonly Term[], letter: string): string {
  const shown = terms.filter(({ value }) => value.n !== 0n);
  if (shown.length === 0) return '0';
  return shown
    .map(({ value, power }, index) => {
      const text = termText(value, power, letter);
      if (index === 0) return value.n < 0n ? `-${text}` : text;
      return value.n < 0n ? ` - ${text}` : ` + ${text}`;
    })
    .join('');
}

/** A polynomial from its highest power down: 2x^2 - 3x + 1. */
export const polynomialText = (terms: Polynomial, letter: string): string =>
  termsText(terms.map((value, power) => ({ value, power })).toReversed(), letter);
