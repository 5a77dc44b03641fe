/** Whole coefficients from the constant upward: x^2 + 5x + 6 is [6, 5, 1]. */
export type Coefficients = readonly number[];

export const termText = (size: number, power: number, letter: string): string =>
  power === 0 ? String(size) : `${size === 1 ? '' : size}${letter}${power === 1 ? '' : `^${power}`}`;

/** "x^2 - 5x + 6": powers falling, no zero terms, no "1x". */
export function polynomialText(coefficients: Coefficients, letter: string): string {
  const terms = coefficients
    .map((size, power) => ({ size, power }))
    .filter(({ size }) => size !== 0)
    .reverse();
  const parts = terms.map(({ size, power }, index) => {
    const joint = index === 0 ? (size < 0 ? '-' : '') : size < 0 ? ' - ' : ' + ';
    return joint + termText(Math.abs(size), power, letter);
  });
  return parts.join('') || '0';
}

/** "(2x - 5)" for 2 and -5. */
export const binomial = (a: number, b: number, letter: string): string => `(${polynomialText([b, a], letter)})`;

export const multiplied = (a: Coefficients, b: Coefficients): number[] => {
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((m, i) => {
    b.forEach((n, j) => {
      product[i + j] = (product[i + j] ?? 0) + m * n;
    });
  });
  return product;
};

export const added = (a: Coefficients, b: Coefficients): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

export const valueAt = (coefficients: Coefficients, x: number): number =>
  coefficients.reduceRight((sum, size) => sum * x + size, 0);

const SUM = /^([+-]?(\d*)([a-z](\^\d)?)?)([+-](\d+([a-z](\^\d)?)?|[a-z](\^\d)?))*$/;

/** Reads "2x^2-5x+6" (no spaces, one letter, whole coefficients, power at most 9). */
export function readPolynomial(text: string): { readonly coefficients: number[]; readonly letter: string } | undefined {
  if (text === '' || !SUM.test(text)) return undefined;
  const letters = new Set(text.match(/[a-z]/g) ?? []);
  if (letters.size > 1) return undefined;
  const coefficients: number[] = [];
  for (const [term, sign, digits, letter, , power] of text.matchAll(/([+-]?)(\d*)([a-z]?)(\^(\d))?/g)) {
    if (term === '') continue;
    if (digits === '' && letter === '') return undefined;
    const at = letter === '' ? 0 : Number(power ?? 1);
    coefficients[at] = (coefficients[at] ?? 0) + (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits));
  }
  return { coefficients: Array.from(coefficients, (size) => size ?? 0), letter: [...letters][0] ?? 'x' };
}

/** Reads "3x+5" as { a: 3, b: 5 }; no other power, `a` not 0. */
export function readLinear(
  text: string,
): { readonly a: number; readonly b: number; readonly letter: string } | undefined {
  const read = readPolynomial(text);
  const [b = 0, a = 0, ...more] = read?.coefficients ?? [];
  return read && a !== 0 && more.every((size) => size === 0) ? { a, b, letter: read.letter } : undefined;
}

/** Reads a quadratic "x^2+5x+6" as { a, b, c }; `a` not 0. */
export function readQuadratic(
  text: string,
): { readonly a: number; readonly b: number; readonly c: number; readonly letter: string } | undefined {
  const read = readPolynomial(text);
  const [c = 0, b = 0, a = 0, ...more] = read?.coefficients ?? [];
  return read && a !== 0 && more.length === 0 ? { a, b, c, letter: read.letter } : undefined;
}
