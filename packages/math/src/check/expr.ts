import { TooBig } from './budget.ts';
import {
  exactRoot,
  isWhole,
  MINUS_ONE,
  ONE,
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

/**
 * The meaning of a tree: sums, products, powers and functions of exact numbers. There is no subtraction, division or
 * root, so that every evaluator needs to know five shapes only.
 */
export type Expr =
  | { readonly t: 'n'; readonly v: Rational }
  | { readonly t: 'v'; readonly name: string }
  | { readonly t: 'c'; readonly name: 'pi' | 'e' | 'inf' }
  | { readonly t: '+'; readonly args: readonly Expr[] }
  | { readonly t: '*'; readonly args: readonly Expr[] }
  | { readonly t: '^'; readonly base: Expr; readonly exp: Expr }
  | { readonly t: 'f'; readonly name: string; readonly args: readonly Expr[] };

export const num = (v: Rational): Expr => ({ t: 'n', v });
export const int = (v: number): Expr => ({ t: 'n', v: whole(v) });
export const variable = (name: string): Expr => ({ t: 'v', name });
export const call = (name: string, ...args: Expr[]): Expr => ({ t: 'f', name, args });

/** The largest exponent that is multiplied out exactly; powers with larger ones stay as they are. */
const MOST_EXACT = 1000;

export function sum(parts: readonly Expr[]): Expr {
  const flat: Expr[] = [];
  let constant = ZERO;
  const add = (part: Expr): void => {
    if (part.t === '+') part.args.forEach(add);
    else if (part.t === 'n') constant = plus(constant, part.v);
    else flat.push(part);
  };
  parts.forEach(add);
  if (constant.n !== 0n || flat.length === 0) flat.push(num(constant));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { t: '+', args: flat };
}

export function product(parts: readonly Expr[]): Expr {
  const flat: Expr[] = [];
  let constant = ONE;
  const add = (part: Expr): void => {
    if (part.t === '*') part.args.forEach(add);
    else if (part.t === 'n') constant = times(constant, part.v);
    else flat.push(part);
  };
  parts.forEach(add);
  if (!same(constant, ONE) || flat.length === 0) flat.unshift(num(constant));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { t: '*', args: flat };
}

export const negated = (e: Expr): Expr => product([num(MINUS_ONE), e]);
export const difference = (a: Expr, b: Expr): Expr => sum([a, negated(b)]);
export const quotient = (a: Expr, b: Expr): Expr => product([a, raise(b, num(MINUS_ONE))]);

/** A power, computed if the result is exact: 4^(1/2) is 2, while 2^(1/2) stays as it is. */
export function raise(base: Expr, exp: Expr): Expr {
  if (exp.t !== 'n') return { t: '^', base, exp };
  if (same(exp.v, ONE)) return base;
  if (base.t === 'n') return raiseNumber(base.v, exp.v) ?? { t: '^', base, exp };
  if (exp.v.n === 0n) return num(ONE);
  // (x^a)^n is x^(a n) for whole n.
  if (base.t === '^' && isWhole(exp.v) && base.exp.t === 'n') return raise(base.base, num(times(base.exp.v, exp.v)));
  return { t: '^', base, exp };
}

function raiseNumber(base: Rational, exponent: Rational): Expr | undefined {
  if (base.n === 0n && exponent.n <= 0n) return undefined;
  const [top, degree] = [toNumber({ n: exponent.n, d: 1n }), toNumber({ n: exponent.d, d: 1n })];
  if (Math.abs(top) > MOST_EXACT || degree > 64) return undefined;
  try {
    const root = degree === 1 ? base : exactRoot(base, degree);
    return root === undefined ? undefined : num(power(root, top));
  } catch (error) {
    if (error instanceof TooBig) return undefined;
    throw error;
  }
}

/** The names in an expression, sorted. */
export function variablesOf(...expressions: readonly Expr[]): string[] {
  const names = new Set<string>();
  const walk = (e: Expr): void => {
    if (e.t === 'v') names.add(e.name);
    else if (e.t === '^') {
      walk(e.base);
      walk(e.exp);
    } else if (e.t === '+' || e.t === '*' || e.t === 'f') e.args.forEach(walk);
  };
  expressions.forEach(walk);
  return [...names].sort();
}

/** Replaces names by expressions. */
export function substitute(e: Expr, values: ReadonlyMap<string, Expr>): Expr {
  switch (e.t) {
    case 'n':
    case 'c':
      return e;
    case 'v':
      return values.get(e.name) ?? e;
    case '+':
      return sum(e.args.map((arg) => substitute(arg, values)));
    case '*':
      return product(e.args.map((arg) => substitute(arg, values)));
    case '^':
      return raise(substitute(e.base, values), substitute(e.exp, values));
    case 'f':
      return { t: 'f', name: e.name, args: e.args.map((arg) => substitute(arg, values)) };
  }
}

/** The value, if the expression is a rational number. */
export const rationalOf = (e: Expr): Rational | undefined => (e.t === 'n' ? e.v : undefined);

/** Exponents stay far below the primes of the modular test, where x^(p-1) would look like 1. */
const MOST_MODULAR = 1_000_000n;

/** True for quotients of polynomials with rational coefficients. */
export function isRationalExpr(e: Expr): boolean {
  switch (e.t) {
    case 'n':
    case 'v':
      return true;
    case 'c':
    case 'f':
      return false;
    case '+':
    case '*':
      return e.args.every(isRationalExpr);
    case '^':
      return (
        e.exp.t === 'n' &&
        isWhole(e.exp.v) &&
        e.exp.v.n < MOST_MODULAR &&
        e.exp.v.n > -MOST_MODULAR &&
        isRationalExpr(e.base)
      );
  }
}

export const hundredth: Rational = rational(1n, 100n);

/** 1, −1 or 0 for ∞, −∞ and everything else. */
export function infinity(e: Expr): -1 | 0 | 1 {
  if (e.t === 'c') return e.name === 'inf' ? 1 : 0;
  if (e.t !== '*' || e.args.length !== 2) return 0;
  const [k, c] = e.args;
  if (k?.t !== 'n' || c?.t !== 'c' || c.name !== 'inf') return 0;
  return k.v.n < 0n ? -1 : 1;
}
