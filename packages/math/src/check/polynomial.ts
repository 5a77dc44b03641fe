import { TooBig } from './budget.ts';
import { type Expr, isRationalExpr } from './expr.ts';
import {
  gcd,
  minus,
  ONE,
  over,
  plus,
  power,
  type Rational,
  rational,
  same,
  times,
  toNumber,
  whole,
  ZERO,
} from './rational.ts';

/** Coefficients from the constant up; no zero at the end. The zero polynomial is empty. */
export type Polynomial = readonly Rational[];

/** Beyond this degree no roots are searched for. */
export const MOST_DEGREE = 40;
const MOST_SPARSE = 20_000;

const trimmed = (p: readonly Rational[]): Rational[] => {
  let end = p.length;
  while (end > 0 && p[end - 1]?.n === 0n) end -= 1;
  return p.slice(0, end);
};

const at = (p: Polynomial, index: number): Rational => p[index] ?? ZERO;
export const degree = (p: Polynomial): number => p.length - 1;
export const leading = (p: Polynomial): Rational => at(p, p.length - 1);
export const scale = (p: Polynomial, k: Rational): Polynomial => (k.n === 0n ? [] : p.map((c) => times(c, k)));

/** Quotient and remainder; `b` must not be zero. */
export function divide(a: Polynomial, b: Polynomial): readonly [Polynomial, Polynomial] {
  const rest = [...a];
  const quotient: Rational[] = [];
  const top = leading(b);
  for (let i = a.length - b.length; i >= 0; i -= 1) {
    const factor = over(rest[i + b.length - 1] ?? ZERO, top);
    quotient[i] = factor;
    if (factor.n !== 0n)
      b.forEach((c, j) => {
        rest[i + j] = minus(rest[i + j] ?? ZERO, times(c, factor));
      });
  }
  return [trimmed(quotient), trimmed(rest.slice(0, Math.max(0, b.length - 1)))];
}

export const monic = (p: Polynomial): Polynomial => (p.length === 0 ? p : scale(p, over(ONE, leading(p))));

export function commonFactor(a: Polynomial, b: Polynomial): Polynomial {
  let [x, y] = [monic(a), monic(b)];
  while (y.length > 0) [x, y] = [y, monic(divide(x, y)[1])];
  return x;
}

export const derivative = (p: Polynomial): Polynomial => trimmed(p.slice(1).map((c, i) => times(c, whole(i + 1))));
export const squarefree = (p: Polynomial): Polynomial =>
  p.length < 3 ? p : divide(p, commonFactor(p, derivative(p)))[0];

export function valueAt(p: Polynomial, x: Rational): Rational {
  let total = ZERO;
  for (let i = p.length - 1; i >= 0; i -= 1) total = plus(times(total, x), at(p, i));
  return total;
}

/** A quotient of polynomials in one letter, with the powers of the letter itself taken out: x^shift · top / bottom. */
export type Quotient = { readonly shift: number; readonly top: Polynomial; readonly bottom: Polynomial };

/** Sparse: exponent → coefficient. High powers of the letter stay cheap until they are taken out. */
type Sparse = ReadonlyMap<number, Rational>;

function shifted(p: Sparse): { readonly shift: number; readonly dense: Polynomial } {
  const exponents = [...p.keys()];
  if (exponents.length === 0) return { shift: 0, dense: [] };
  const shift = Math.min(...exponents);
  const span = Math.max(...exponents) - shift;
  if (span > MOST_DEGREE) throw new TooBig();
  return { shift, dense: trimmed(Array.from({ length: span + 1 }, (_, i) => p.get(shift + i) ?? ZERO)) };
}

function sparseProduct(a: Sparse, b: Sparse): Sparse {
  const result = new Map<number, Rational>();
  if (a.size * b.size > 4000) throw new TooBig();
  for (const [i, x] of a) {
    for (const [j, y] of b) {
      const value = plus(result.get(i + j) ?? ZERO, times(x, y));
      if (value.n === 0n) result.delete(i + j);
      else result.set(i + j, value);
    }
  }
  return result;
}

function sparseSum(a: Sparse, b: Sparse): Sparse {
  const result = new Map(a);
  for (const [i, y] of b) {
    const value = plus(result.get(i) ?? ZERO, y);
    if (value.n === 0n) result.delete(i);
    else result.set(i, value);
  }
  return result;
}

type SparseQuotient = { readonly top: Sparse; readonly bottom: Sparse };
const UNIT: Sparse = new Map([[0, ONE]]);

function sparsePower(base: SparseQuotient, exponent: number): SparseQuotient {
  const times = Math.abs(exponent);
  const raise = (p: Sparse): Sparse => {
    const [only] = p;
    if (only !== undefined && p.size === 1) {
      if (only[0] * times > MOST_SPARSE) throw new TooBig();
      return new Map([[only[0] * times, power(only[1], times)]]);
    }
    if (times > MOST_DEGREE) throw new TooBig();
    let result = UNIT;
    for (let i = 0; i < times; i += 1) result = sparseProduct(result, p);
    return result;
  };
  const [top, bottom] = [raise(base.top), raise(base.bottom)];
  return exponent < 0 ? { top: bottom, bottom: top } : { top, bottom };
}

function sparseOf(e: Expr, letter: string): SparseQuotient {
  switch (e.t) {
    case 'n':
      return { top: e.v.n === 0n ? new Map() : new Map([[0, e.v]]), bottom: UNIT };
    case 'v':
      if (e.name !== letter) throw new TooBig();
      return { top: new Map([[1, ONE]]), bottom: UNIT };
    case '+':
      return e.args
        .map((arg) => sparseOf(arg, letter))
        .reduce((a, b) =>
          a.bottom === UNIT && b.bottom === UNIT
            ? { top: sparseSum(a.top, b.top), bottom: UNIT }
            : {
                top: sparseSum(sparseProduct(a.top, b.bottom), sparseProduct(b.top, a.bottom)),
                bottom: sparseProduct(a.bottom, b.bottom),
              },
        );
    case '*':
      return e.args
        .map((arg) => sparseOf(arg, letter))
        .reduce((a, b) => ({
          top: sparseProduct(a.top, b.top),
          bottom: a.bottom === UNIT && b.bottom === UNIT ? UNIT : sparseProduct(a.bottom, b.bottom),
        }));
    case '^':
      if (e.exp.t !== 'n' || e.exp.v.d !== 1n) throw new TooBig();
      return sparsePower(sparseOf(e.base, letter), toNumber(e.exp.v));
    default:
      throw new TooBig();
  }
}

/**
 * The expression as such a quotient; undefined if it is none, or too large. Common factors stay, because each one in
 * the denominator is a hole in the graph.
 */
export function quotientOf(e: Expr, letter: string): Quotient | undefined {
  if (!isRationalExpr(e)) return undefined;
  try {
    const { top, bottom } = sparseOf(e, letter);
    const [upper, lower] = [shifted(top), shifted(bottom)];
    if (lower.dense.length === 0) return undefined;
    // A factor x^n in the denominator is a hole at 0 and must not cancel against one in the numerator.
    const below = lower.shift === 0 ? lower.dense : [...Array.from({ length: 1 }, () => ZERO), ...lower.dense];
    const shift = lower.shift === 0 ? upper.shift : upper.shift - lower.shift + 1;
    return shift < 0
      ? { shift: 0, top: upper.dense, bottom: [...Array.from({ length: Math.min(-shift, 60) }, () => ZERO), ...below] }
      : { shift, top: upper.dense, bottom: below };
  } catch (error) {
    if (error instanceof TooBig || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Scales to whole coefficients without a common factor and with a positive leading one. */
export function primitive(p: Polynomial): bigint[] {
  const bottom = p.reduce((total, c) => (total * c.d) / gcd(total, c.d), 1n);
  const wholes = p.map((c) => c.n * (bottom / c.d));
  const content = wholes.reduce((total, c) => gcd(total, c), 0n);
  const sign = (wholes.at(-1) ?? 0n) < 0n ? -1n : 1n;
  return content === 0n ? wholes : wholes.map((c) => (sign * c) / content);
}

export const isSame = (a: Polynomial, b: Polynomial): boolean =>
  a.length === b.length && a.every((c, i) => same(c, at(b, i)));
export const fromWholes = (wholes: readonly bigint[]): Polynomial => trimmed(wholes.map((n) => rational(n)));
