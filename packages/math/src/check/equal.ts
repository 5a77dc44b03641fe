import { type Expr, isRationalExpr, variablesOf } from './expr.ts';
import { identicalMod } from './modular.ts';
import { sameConstant } from './precise.ts';
import { same } from './rational.ts';
import { compareValues, evaluate, type Point, type Value } from './sample.ts';

/** `unknown`: neither proven apart nor seen together often enough. */
export type Verdict = 'equal' | 'different' | 'unknown';

/** Which values a variable may take. Default `real`: every real number where both sides are defined. */
export type Domain = 'real' | 'positive';

/** Fixed draws between 0 and 1: the same check gives the same verdict every time. */
export function draws(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SHAPES = ['small', 'unit', 'signed', 'whole', 'wide', 'signed', 'tiny', 'whole'] as const;
/** One analytic formula that agrees at so many unrelated places agrees everywhere. */
const ENOUGH = 9;
/** A kink or a jump may hide from a few places: look at many more. */
const ENOUGH_WITH_KINKS = 40;
const POINTS = 72;

const KINKED: ReadonlySet<string> = new Set(['abs', 'sign', 'floor', 'ceil', 'round', 'min', 'max', 'gcd', 'lcm']);

/** Also a root can hide a change of sign: √(x²) is |x|. */
function hasKink(e: Expr): boolean {
  if (e.t === 'f') return KINKED.has(e.name) || e.args.some(hasKink);
  if (e.t === '+' || e.t === '*') return e.args.some(hasKink);
  if (e.t !== '^') return false;
  return (
    hasKink(e.base) || hasKink(e.exp) || (e.exp.t === 'n' && e.exp.v.d !== 1n && e.base.t !== 'v' && e.base.t !== 'n')
  );
}

/** Near 0, near 1, negative, whole and far away: kinks and far roots hide from any one kind. */
function drawValue(shape: (typeof SHAPES)[number], next: () => number, domain: Domain): number {
  const u = next();
  const v = next();
  const sign = domain === 'positive' || v < 0.5 ? 1 : -1;
  switch (shape) {
    case 'small':
      return 0.2 + 1.6 * u;
    case 'unit':
      return sign * (0.05 + 0.9 * u);
    case 'signed':
      return sign * (0.3 + 4 * u);
    case 'whole':
      return sign * (1 + Math.floor(u * 9));
    case 'wide':
      return sign * 10 ** (4 * u);
    case 'tiny':
      return sign * 0.1 * (0.05 + u);
  }
}

/** The first places are of one kind for all letters, later ones mix the kinds. */
function samplePoint(names: readonly string[], index: number, domain: Domain, next: () => number): Point {
  const kind = (i: number): (typeof SHAPES)[number] => SHAPES[(index + i * (index >> 3)) % SHAPES.length] ?? 'small';
  return new Map(names.map((name, i): [string, Value] => [name, { v: drawValue(kind(i), next, domain), e: 0 }]));
}

function sampled(a: Expr, b: Expr, names: readonly string[], domain: Domain): Verdict {
  const next = draws(20_261_120);
  const enough = hasKink(a) || hasKink(b) ? ENOUGH_WITH_KINKS : ENOUGH;
  let together = 0;
  for (let index = 0; index < POINTS && together < enough; index += 1) {
    const point = samplePoint(names, index, domain, next);
    const verdict = compareValues(evaluate(a, point), evaluate(b, point));
    if (verdict === 'apart') return 'different';
    if (verdict === 'together') together += 1;
  }
  return together > ENOUGH / 2 ? 'equal' : 'unknown';
}

function constants(a: Expr, b: Expr): Verdict {
  const nowhere: Point = new Map();
  const [left, right] = [evaluate(a, nowhere), evaluate(b, nowhere)];
  if (Number.isNaN(left.v) !== Number.isNaN(right.v) && sameConstant(a, b) === undefined) return 'different';
  if (compareValues(left, right) === 'apart') return 'different';
  const precise = sameConstant(a, b);
  if (precise !== undefined) return precise ? 'equal' : 'different';
  return compareValues(left, right) === 'together' ? 'equal' : 'unknown';
}

const isInfinite = (e: Expr): number => {
  if (e.t === 'c' && e.name === 'inf') return 1;
  const [first, second] = e.t === '*' ? e.args : [];
  return first?.t === 'n' && second?.t === 'c' && second.name === 'inf' && e.t === '*' && e.args.length === 2
    ? first.v.n < 0n
      ? -1
      : 1
    : 0;
};

/** Are two expressions equal wherever both are defined? Exact for quotients of polynomials, sampled with error bounds otherwise. */
export function sameExpr(a: Expr, b: Expr, domain: Domain = 'real'): Verdict {
  if (a.t === 'n' && b.t === 'n') return same(a.v, b.v) ? 'equal' : 'different';
  if (isInfinite(a) !== 0 || isInfinite(b) !== 0) return isInfinite(a) === isInfinite(b) ? 'equal' : 'different';
  if (isRationalExpr(a) && isRationalExpr(b)) {
    const identical = identicalMod(a, b);
    if (identical !== undefined) return identical ? 'equal' : 'different';
  }
  const names = variablesOf(a, b);
  return names.length === 0 ? constants(a, b) : sampled(a, b, names, domain);
}
