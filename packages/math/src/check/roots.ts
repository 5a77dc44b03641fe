import { spend } from './budget.ts';
import type { Value } from './compare-values.ts';
import { degree, derivative, type Polynomial, squarefree, valueAt } from './polynomial.ts';
import { type Rational, rational, toNumber } from './rational.ts';
import type { Root } from './signs-along.ts';

const ULP = 2 ** -52;

/** Value and error bound of a polynomial with float coefficients. */
export function horner(p: readonly number[], x: Value): Value {
  spend(p.length / 60);
  let [v, slack, slope] = [0, 0, 0];
  for (let i = p.length - 1; i >= 0; i -= 1) {
    const c = p[i] ?? 0;
    slope = slope * (Math.abs(x.v) + x.e) + Math.abs(v);
    v = v * x.v + c;
    slack = slack * Math.abs(x.v) + (Math.abs(v) + Math.abs(c)) * ULP * 2;
  }
  return { v, e: slack + slope * x.e };
}

/** Every real root of a polynomial over the rationals, rising. Multiple roots come once. */
export function realRoots(p: Polynomial): Root[] {
  if (degree(p) < 1) return [];
  const simple = squarefree(p);
  return floatRoots(simple).map((x) => named(simple, x));
}

/**
 * The roots, from those of the derivative: between two neighboring roots of the derivative there is at most one root.
 */
function floatRoots(p: Polynomial): number[] {
  const scale = Math.max(...p.map((c) => Math.abs(toNumber(c))));
  const floats = p.map((c) => toNumber(c) / scale);
  if (degree(p) === 1) return [-(floats[0] ?? 0) / (floats[1] ?? 1)];
  const lead = Math.abs(floats.at(-1) ?? 1);
  const bound = 1 + Math.max(...floats.slice(0, -1).map((c) => Math.abs(c))) / lead;
  const turns = floatRoots(derivative(p)).filter((x) => Math.abs(x) < bound);
  const ends = [-bound, ...turns, bound];
  const found: number[] = [];
  for (let i = 0; i + 1 < ends.length; i += 1) {
    const root = between(floats, ends[i] ?? 0, ends[i + 1] ?? 0);
    if (root !== undefined && found.at(-1) !== root) found.push(root);
  }
  return found;
}

function between(p: readonly number[], from: number, to: number): number | undefined {
  const f = (x: number): number => horner(p, { v: x, e: 0 }).v;
  let [a, b, fa] = [from, to, f(from)];
  const fb = f(to);
  if (fa === 0) return from;
  if (fb === 0) return to;
  if (fa > 0 === fb > 0) return undefined;
  for (let i = 0; i < 200; i += 1) {
    const middle = (a + b) / 2;
    if (middle <= Math.min(a, b) || middle >= Math.max(a, b)) break;
    const fm = f(middle);
    if (fm === 0) return middle;
    if (fm > 0 === fa > 0) [a, fa] = [middle, fm];
    else b = middle;
  }
  return (a + b) / 2;
}

/**
 * The error of a multiple root, where the slope is 0 and gives no bound: half of the figures are lost, and some more.
 */
const MULTIPLE_ROOT = 1e-7;
/**
 * The most steps of a continued fraction, its largest denominator, and the remainder below which a double has no
 * further figures.
 */
const FRACTION = { steps: 24, below: 10n ** 12n, rest: 1e-14 } as const;
/** Beyond this value, a whole number nearby says nothing about a root that is known to some nine figures. */
const LARGEST_NEAR = 1e9;

/** Adds the exact fraction to a root, if a fraction near it solves the polynomial. */
function named(p: Polynomial, x: number): Root {
  for (const fraction of nearFractions(x)) {
    if (valueAt(p, fraction).n === 0n) {
      const v = toNumber(fraction);
      return { v, e: Number.isSafeInteger(v) ? 0 : Math.abs(v) * ULP, exact: fraction };
    }
  }
  const floats = p.map(toNumber);
  const slopes = derivative(p).map(toNumber);
  const slope = Math.abs(horner(slopes, { v: x, e: 0 }).v);
  const noise = horner(floats, { v: x, e: 0 });
  return { v: x, e: Math.abs(x) * ULP * 4 + (slope > 0 ? (2 * (noise.e + Math.abs(noise.v))) / slope : MULTIPLE_ROOT) };
}

/** The convergents of the continued fraction: the candidates for a rational root. */
function nearFractions(x: number): Rational[] {
  const found: Rational[] = [];
  let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
  let rest = x;
  for (let i = 0; i < FRACTION.steps; i += 1) {
    const whole = Math.floor(rest);
    if (!Number.isSafeInteger(whole)) break;
    const a = BigInt(whole);
    [p0, q0, p1, q1] = [p1, q1, a * p1 + p0, a * q1 + q0];
    if (q1 > FRACTION.below) break;
    found.push(rational(p1, q1));
    const fraction = rest - whole;
    if (fraction < FRACTION.rest) break;
    rest = 1 / fraction;
  }
  return [...found, ...(Math.abs(x) < LARGEST_NEAR ? [rational(BigInt(Math.round(x)))] : [])];
}
