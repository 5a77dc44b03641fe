import { spend } from './budget.ts';
import type { Expr } from './expr.ts';
import { toNumber } from './rational.ts';

/** A real value and how far it may be off; `v` is NaN where undefined, with an error where it is only unsure. */
export type Value = { readonly v: number; readonly e: number };

const ULP = 2 ** -52;
const exact = (v: number): Value => ({ v, e: 0 });
const UNDEFINED = exact(Number.NaN);

const value = (v: number, e: number): Value => (Number.isFinite(v) && Number.isFinite(e) ? { v, e } : UNDEFINED);
const rounded = (v: number): Value => value(v, Math.abs(v) * ULP);

export type Point = ReadonlyMap<string, Value>;

/** A real value with a running bound on its error. Even roots of negative numbers are undefined, odd ones are real. */
export function evaluate(e: Expr, point: Point): Value {
  spend(0.15);
  switch (e.t) {
    case 'n': {
      const v = toNumber(e.v);
      return e.v.d === 1n && Number.isSafeInteger(v) ? exact(v) : rounded(v);
    }
    case 'v':
      return point.get(e.name) ?? UNDEFINED;
    case 'c':
      return e.name === 'inf' ? UNDEFINED : rounded(e.name === 'pi' ? Math.PI : Math.E);
    case '+': {
      let [v, error, partial] = [0, 0, 0];
      for (const arg of e.args) {
        const one = evaluate(arg, point);
        v += one.v;
        error += one.e;
        partial += Math.abs(v) * ULP;
      }
      if (Number.isNaN(v)) return { v, e: error };
      return Number.isSafeInteger(v) && error === 0 ? exact(v) : value(v, error + partial);
    }
    case '*': {
      let total = exact(1);
      for (const arg of e.args) total = multiply(total, evaluate(arg, point));
      return total;
    }
    case '^':
      return powerOf(e, point);
    case 'f':
      return apply(
        e.name,
        e.args.map((arg) => evaluate(arg, point)),
      );
  }
}

function multiply(a: Value, b: Value): Value {
  const v = a.v * b.v;
  if (Number.isNaN(v)) return { v, e: a.e + b.e };
  const error = Math.abs(a.v) * b.e + Math.abs(b.v) * a.e + a.e * b.e;
  return error === 0 && Number.isSafeInteger(v) ? exact(v) : value(v, error + Math.abs(v) * ULP);
}

function powerOf(e: Extract<Expr, { t: '^' }>, point: Point): Value {
  const base = evaluate(e.base, point);
  if (Number.isNaN(base.v)) return base;
  if (e.exp.t === 'n') return rationalPower(base, e.exp.v.n, e.exp.v.d);
  const exponent = evaluate(e.exp, point);
  if (Number.isNaN(exponent.v)) return exponent;
  if (e.base.t === 'c' && e.base.name === 'e') {
    const v = Math.exp(exponent.v);
    return value(v, v * (Math.expm1(Math.min(exponent.e, 700)) + 2 * ULP));
  }
  if (exponent.e === 0 && Number.isSafeInteger(exponent.v)) return rationalPower(base, BigInt(exponent.v), 1n);
  if (base.v - base.e <= 0) return UNDEFINED;
  const log = Math.log(base.v);
  const error =
    Math.abs(exponent.v) * (base.e / (base.v - base.e) + ULP * (1 + Math.abs(log))) + Math.abs(log) * exponent.e;
  const v = base.v ** exponent.v;
  return value(v, v * (Math.expm1(Math.min(error, 700)) + 4 * ULP));
}

function rationalPower(base: Value, top: bigint, bottom: bigint): Value {
  if (top === 0n) return exact(1);
  const exponent = Number(top) / Number(bottom);
  const odd = bottom % 2n === 1n;
  // Within its error the base may be 0: then its root has no bound on the error, and a quotient has no value.
  if (Math.abs(base.v) <= base.e && (bottom > 1n || top < 0n)) {
    if (base.v === 0 && base.e === 0 && top > 0n) return exact(0);
    return top > 0n && odd
      ? value(0, Math.max(base.e, Math.abs(base.v) + base.e) ** exponent)
      : { v: Number.NaN, e: 1 };
  }
  if (base.v < 0 && !odd) return UNDEFINED;
  const size = Math.abs(base.v) ** exponent;
  const v = base.v < 0 && top % 2n !== 0n ? -size : size;
  if (base.e === 0 && bottom === 1n && top > 0n && Number.isSafeInteger(v)) return exact(v);
  const low = Math.abs(base.v) - base.e;
  const relative = low > 0 ? Math.expm1(Math.min(700, Math.abs(exponent) * Math.log1p(base.e / low))) : 0;
  const spread = low > 0 ? size * relative : (Math.abs(base.v) + base.e) ** exponent;
  return value(v, spread + size * (2 + Math.log2(1 + Math.abs(exponent))) * ULP);
}

const SMOOTH: ReadonlyMap<string, (x: number) => number> = new Map([
  ...(['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh'] as const).map((name) => [name, Math[name]] as const),
  ...(['asin', 'acos', 'atan', 'asinh', 'acosh', 'atanh'] as const).map(
    (name) => [name.replace('a', 'arc'), Math[name]] as const,
  ),
  ['arccot', (x) => Math.PI / 2 - Math.atan(x)],
]);

const STEPS: ReadonlyMap<string, (x: number) => number> = new Map([
  ['floor', Math.floor],
  ['ceil', Math.ceil],
  ['round', (x: number): number => Math.floor(x + 0.5)],
  ['sign', Math.sign],
]);

function apply(name: string, args: readonly Value[]): Value {
  const [x] = args;
  for (const arg of args) if (Number.isNaN(arg.v)) return arg;
  if (x === undefined) return UNDEFINED;
  if (name === 'ln') {
    if (x.v - x.e <= 0) return UNDEFINED;
    const v = Math.log(x.v);
    return value(v, x.e / (x.v - x.e) + Math.abs(v) * ULP);
  }
  if (name === 'abs') return { v: Math.abs(x.v), e: x.e };
  const smooth = SMOOTH.get(name);
  if (smooth) {
    const v = smooth(x.v);
    // How far the value moves when the argument moves by its error; undefined at the edge of a domain.
    const moved = x.e === 0 ? 0 : 2 * Math.max(Math.abs(smooth(x.v + x.e) - v), Math.abs(smooth(x.v - x.e) - v));
    return value(v, moved + (Math.abs(v) + (name === 'tan' ? v * v : 0)) * 2 * ULP);
  }
  const step = STEPS.get(name);
  if (step) return step(x.v - x.e) === step(x.v + x.e) ? exact(step(x.v)) : UNDEFINED;
  if (name === 'factorial') return factorial(x);
  if (name === 'min' || name === 'max') {
    const best = name === 'min' ? Math.min(...args.map(({ v }) => v)) : Math.max(...args.map(({ v }) => v));
    return value(best, Math.max(...args.map(({ e }) => e)));
  }
  if (name === 'gcd' || name === 'lcm') return divisors(name, args);
  return opaque(name, args);
}

function factorial({ v, e }: Value): Value {
  if (e !== 0 || !Number.isInteger(v) || v < 0 || v > 170) return UNDEFINED;
  let total = 1;
  for (let k = 2; k <= v; k += 1) total *= k;
  return Number.isSafeInteger(total) ? exact(total) : value(total, total * 170 * ULP);
}

function divisors(name: 'gcd' | 'lcm', args: readonly Value[]): Value {
  if (args.some(({ v, e }) => e !== 0 || !Number.isSafeInteger(v))) return UNDEFINED;
  const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));
  return args.reduce((a, b) => {
    const divisor = common(a.v, b.v);
    return exact(name === 'gcd' ? divisor : divisor === 0 ? 0 : Math.abs(a.v * b.v) / divisor);
  });
}

/**
 * The value of a function that the task does not define: some smooth function, always the same one for the same name.
 */
function opaque(name: string, args: readonly Value[]): Value {
  let hash = 7;
  for (let i = 0; i < name.length; i += 1) hash = (hash * 31 + name.charCodeAt(i)) % 9973;
  const [a, b, c] = [1 + (hash % 7) / 11, (hash % 13) / 5, 0.3 + (hash % 17) / 19];
  let [v, e] = [b, 0];
  args.forEach((arg, index) => {
    const inner = a * (index + 1) * arg.v;
    v += Math.sin(inner + index) + c * (index + 1) * arg.v;
    e += arg.e * (a * (index + 1) + c * (index + 1)) + (1 + Math.abs(inner)) * 4 * ULP;
  });
  return value(v, e + Math.abs(v) * ULP);
}

/** Compares two values: `apart` is proven, `together` means no difference beyond the error, `unsure` where that error is large. */
export function compareValues(a: Value, b: Value): 'apart' | 'together' | 'unsure' {
  if (Number.isNaN(a.v) || Number.isNaN(b.v)) return 'unsure';
  const slack = a.e + b.e;
  // The error bounds are estimates, so the values must differ by four times their sum. The term 1e-300 makes 0 and 0
  // equal.
  if (Math.abs(a.v - b.v) > slack * 4 + 1e-300) return 'apart';
  // With an error larger than 1e-8 of the value (or 1e-11 for values below 0.001), nothing can be said.
  return slack <= 1e-8 * Math.max(1e-3, Math.abs(a.v), Math.abs(b.v)) ? 'together' : 'unsure';
}
