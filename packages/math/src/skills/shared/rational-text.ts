import Fraction from 'fraction.js';

/** A number that a person may write: 3, 2.5, '7/4'. Read exactly. */
export type Written = number | string;

/** The exact value of a written number. */
export const exact = (value: Written): Fraction => new Fraction(String(value));

/** Sum of written numbers, exactly. */
export const total = (values: readonly Written[]): Fraction =>
  values.reduce<Fraction>((sum, value) => sum.add(exact(value)), new Fraction(0));

/** "3", "-3/4", "7/2": a whole number or a fraction in lowest terms. */
export const fractionText = (value: Fraction): string => value.toFraction();

/** A decimal where it ends, otherwise a fraction in lowest terms: "8.75", "26/3". */
export const shortText = (value: Fraction): string => {
  const text = value.toString();
  return text.includes('(') ? value.toFraction() : text;
};

/** `n/d` in lowest terms, from whole numbers; `d` may be negative, not 0. */
export const ratioText = (n: number, d: number): string => new Fraction(n, d).toFraction();

/** Half up, away from zero, to so many decimal places, with the zeros that the asked form wants: 2.5 → "2.50". */
export const roundedText = (value: number, places: number): string => {
  const scaled = Math.round(Math.abs(value) * 10 ** places + 1e-9);
  const digits = String(scaled).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return value < 0 && scaled > 0 ? `-${text}` : text;
};

/** Negative numbers in brackets, for the middle of an expression: "(-3)". */
export const bracketed = (text: Written): string => (String(text).startsWith('-') ? `(${text})` : String(text));

/** "+ 5" or "- 5": a number as it follows another term. */
export const signed = (value: Written): string =>
  String(value).startsWith('-') ? `- ${String(value).slice(1)}` : `+ ${value}`;

/** Greatest common divisor of whole numbers, never negative. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

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
export const quotientText = (n: number, d: number): string => shortText(new Fraction(n, d));

/** "132/5 = 26.4"; only "128/3" where nothing simpler can be written. */
export const divisionText = (n: number, d: number): string =>
  quotientText(n, d) === `${n}/${d}` ? `${n}/${d}` : `${n}/${d} = ${quotientText(n, d)}`;
