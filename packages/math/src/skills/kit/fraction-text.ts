import Fraction from 'fraction.js';

/** A mixed number, fraction or whole number: [2, 1, 3] is 2 1/3, [0, 3, 4] is 3/4, [5, 0, 1] is 5. Plain JSON, not reduced. */
export type Term = readonly [whole: number, top: number, bottom: number];

/** Two terms of one calculation. */
export type TwoTerms = { readonly a: Term; readonly b: Term };

/** The fraction as it stands, not reduced: "6/8". */
export const over = (top: number, bottom: number): string => `${top}/${bottom}`;

/** The exact value in lowest terms: "7/3", "2", "-1/2". */
export const lowestText = (value: Fraction): string => value.toFraction(false);

/** The exact value in lowest terms with a separate whole part: "2 1/3", "2", "3/4". */
export const mixedText = (value: Fraction): string => value.toFraction(true);

/** The exact value of top/bottom. */
export const fractionOf = (top: number, bottom: number): Fraction => new Fraction(top, bottom);

/** The exact value of a term. */
export const termValue = ([whole, top, bottom]: Term): Fraction => new Fraction(whole * bottom + top, bottom);

/** A term as it stands, not reduced: "2 2/6", "3/4", "5". */
export function termText([whole, top, bottom]: Term): string {
  if (top === 0) return String(whole);
  return whole === 0 ? over(top, bottom) : `${whole} ${over(top, bottom)}`;
}

/** A term as one fraction: 2 1/3 is [7, 3], 5 is [5, 1]. */
export const topHeavy = ([whole, top, bottom]: Term): readonly [top: number, bottom: number] => [
  whole * bottom + top,
  bottom,
];

/** A term's whole number form: 5 is [5, 0, 1]. */
export const wholeTerm = (whole: number): Term => [whole, 0, 1];

/** A term as an operand of ÷ or of another fraction: in parentheses if a fraction bar could be misread. */
export const divisorText = (term: Term): string => (term[1] === 0 ? termText(term) : `(${termText(term)})`);

/**
 * A terminating decimal, exactly: 3/8 is "0.375"; with `places`, zeros are written to that many places.
 * @throws RangeError for a value whose decimal does not end.
 */
export function decimalText(value: Fraction, places = 0): string {
  let digits = 0;
  let scaled = value.abs();
  while (scaled.d !== 1n && digits < 40) {
    scaled = scaled.mul(10);
    digits += 1;
  }
  if (scaled.d !== 1n) throw new RangeError(`${value.toFraction()} does not end as a decimal`);
  const length = Math.max(digits, places);
  const written = (scaled.n * 10n ** BigInt(length - digits)).toString().padStart(length + 1, '0');
  const sign = value.s < 0n && scaled.n !== 0n ? '-' : '';
  return length === 0 ? sign + written : `${sign}${written.slice(0, -length)}.${written.slice(-length)}`;
}

/** Whole number `units` of one tenth, hundredth, … (`places` 1, 2, …) as a decimal: (345, 2) is "3.45", zeros at the end kept. */
export const scaledText = (units: number, places: number): string =>
  decimalText(new Fraction(units, 10 ** places), places);

const TERM = /^(?:(\d{1,6}) )?(\d{1,6})\/(\d{1,6})$|^(\d{1,9})$/;

/** Reads "2 1/3", "3/4" or "5" (also in brackets) as it is written; undefined for anything else. */
export function readTerm(text: string): Term | undefined {
  const bare = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .trim();
  const match = TERM.exec(bare);
  if (!match) return undefined;
  const [, whole = '0', top, bottom, integer] = match;
  if (integer !== undefined) return wholeTerm(Number(integer));
  if (top === undefined || bottom === undefined || Number(bottom) === 0) return undefined;
  return [Number(whole), Number(top), Number(bottom)];
}

/** The same calculation with one spelling for each sign. */
const tidy = (text: string): string =>
  text
    .replace(/[−–]/g, '-')
    .replace(/[*·]| x /g, ' × ')
    .replace(/\s*=\s*(\?|_+)?\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Splits "3/4 + 1/6" at its one operation sign (+ - × ÷) into the two written operands; undefined where there is not exactly one. */
export function readOperands(text: string, operation: string): readonly [left: string, right: string] | undefined {
  const sides = tidy(text).split(operation);
  const [left, right] = sides;
  if (sides.length !== 2 || left === undefined || right === undefined) return undefined;
  return [left.trim(), right.trim()];
}

/** Reads a calculation of two fractions, mixed numbers or whole numbers. */
export function readTwoTerms(text: string, operation: string): TwoTerms | undefined {
  const sides = readOperands(text, operation);
  const a = sides && readTerm(sides[0]);
  const b = sides && readTerm(sides[1]);
  return a && b ? { a, b } : undefined;
}

/** Reads a decimal or whole number without sign, exactly as [units, places]: "3.40" is [340, 2]. */
export function readDecimal(text: string): readonly [units: number, places: number] | undefined {
  const match = /^(\d{0,9})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match || text.trim() === '') return undefined;
  const [, whole = '', part = ''] = match;
  return [Number(whole + part), part.length];
}

/** The floating-point value of a key or answer ("2 1/3", "0.25", "-5", "$2.50", "3/4 mile"); NaN where it is none. For second-way checks only. */
export function floatOf(text: string): number {
  const match = /^\$?(-?)(?:(\d+) )?(\d+(?:\.\d+)?)(?:\/(\d+))?(?: [a-z]\S*)?$/i.exec(text.trim());
  if (!match) return Number.NaN;
  const [, sign, whole = '0', top = '0', bottom = '1'] = match;
  const size = Number(whole) + Number(top) / Number(bottom);
  return sign === '-' ? -size : size;
}

/** True where a key's floating-point value is `expected`, apart from rounding noise. */
export const isNear = (key: string, expected: number): boolean =>
  Math.abs(floatOf(key) - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
