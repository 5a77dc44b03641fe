import { spend, TooBig } from './budget.ts';
import { absolute, gcd, type Rational, weight } from './rational.ts';

/** A polynomial in one letter with whole coefficients, from the constant up; no zero at the end, and empty for zero. */
export type Whole = readonly bigint[];

/** Products beyond this degree are not worth an exact answer. */
const MOST_DEGREE = 48;

export function trimmed(p: readonly bigint[]): Whole {
  let end = p.length;
  while (end > 0 && p[end - 1] === 0n) end -= 1;
  return end === p.length ? p : p.slice(0, end);
}

const leading = (p: Whole): bigint => p.at(-1) ?? 0n;

export function added(a: Whole, b: Whole): Whole {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  return trimmed(long.map((c, i) => c + (short[i] ?? 0n)));
}

/** @throws TooBig */
export function multiplied(a: Whole, b: Whole): Whole {
  if (a.length === 0 || b.length === 0) return [];
  if (a.length + b.length > MOST_DEGREE + 2) throw new TooBig();
  spend((a.length * b.length * weight(leading(a) * leading(b))) / 8);
  const result = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      result[i + j] = (result[i + j] ?? 0n) + x * y;
    });
  });
  return result;
}

/** The same polynomial up to a positive factor, with the smallest whole coefficients. */
export function primitive(p: Whole): Whole {
  let content = 0n;
  for (const c of p) {
    spend(weight(c) - 1);
    content = gcd(content, c);
  }
  return content > 1n ? p.map((c) => c / content) : p;
}

/** A positive multiple of the remainder, with the quotient that belongs to it. `b` is not zero. */
function split(a: Whole, b: Whole): readonly [Whole, Whole] {
  const top = leading(b);
  const size = absolute(top);
  const turn = top < 0n ? -1n : 1n;
  let rest = [...a];
  let quotient: bigint[] = [];
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const factor = (rest[shift + b.length - 1] ?? 0n) * turn;
    spend((b.length / 4) * weight(factor));
    quotient = quotient.map((c) => c * size);
    quotient[shift] = factor;
    rest = rest.map((c, i) => c * size - factor * (b[i - shift] ?? 0n));
  }
  return [primitive(trimmed(quotient)), primitive(trimmed(rest.slice(0, Math.max(0, b.length - 1))))];
}

export const remainder = (a: Whole, b: Whole): Whole => split(a, b)[1];

/** The quotient of a division without remainder, up to a positive factor. */
export const divided = (a: Whole, b: Whole): Whole => split(a, b)[0];

/** The common factor of two polynomials, up to a number. */
export function shared(a: Whole, b: Whole): Whole {
  let [x, y] = [primitive(a), primitive(b)];
  while (y.length > 0) [x, y] = [y, remainder(x, y)];
  return x;
}

export const derivative = (p: Whole): Whole => trimmed(p.slice(1).map((c, i) => c * BigInt(i + 1)));

/** The polynomial with the same roots, each once. */
export function squarefree(p: Whole): Whole {
  const slim = primitive(p);
  return slim.length < 3 ? slim : divided(slim, shared(slim, derivative(slim)));
}

/** The sign at a fraction, exactly. */
export function signAt(p: Whole, { n, d }: Rational): -1 | 0 | 1 {
  let [total, scale] = [0n, 1n];
  for (let i = p.length - 1; i >= 0; i -= 1) {
    total = total * n + (p[i] ?? 0n) * scale;
    scale *= d;
  }
  spend((p.length / 8) * weight(total));
  return total < 0n ? -1 : total > 0n ? 1 : 0;
}
