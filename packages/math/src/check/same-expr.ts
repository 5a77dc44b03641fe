import { cellsOf } from './cells.ts';
import { compareValues, evaluate, type Point, type Value } from './compare-values.ts';
import { difference, type Expr, infinity, isRationalExpr, num, substitute, variablesOf } from './expr.ts';
import { algebra } from './extension.ts';
import { hasKink } from './kinks.ts';
import { identicalMod } from './modular.ts';
import { type Rational, rational, same } from './rational.ts';
import { sameConstant } from './same-constant.ts';
import { asPolynomial } from './shape.ts';
import { isNothing } from './surds.ts';

/** `unknown`: neither proven different nor equal in enough places. */
export type Verdict = 'equal' | 'different' | 'unknown';

/** Which values a variable may take. Default `real`: every real number where both sides are defined. */
export type Domain = 'real' | 'positive';

/** Fixed pseudo-random numbers between 0 and 1: the same check gives the same verdict every time. */
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
/** Two analytic formulas that agree at so many unrelated places agree everywhere. */
const ENOUGH = 9;
/** The most places at which two formulas are compared: nine rounds of the eight shapes. */
const POINTS = 72;

/** Near 0, near 1, negative, whole and far away: each kind alone would miss some kinks and far roots. */
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

/** At the first places all letters get values of one kind, later the kinds are mixed. */
function samplePoint(names: readonly string[], index: number, domain: Domain, next: () => number): Point {
  const kind = (i: number): (typeof SHAPES)[number] => SHAPES[(index + i * (index >> 3)) % SHAPES.length] ?? 'small';
  return new Map(names.map((name, i): [string, Value] => [name, { v: drawValue(kind(i), next, domain), e: 0 }]));
}

/** Searches for a place where the two differ; `equal` only means that they agreed in enough places. */
function sampled(a: Expr, b: Expr, names: readonly string[], domain: Domain): Verdict {
  const next = draws(20_261_120);
  let together = 0;
  for (let index = 0; index < POINTS && together < ENOUGH; index += 1) {
    const point = samplePoint(names, index, domain, next);
    const verdict = compareValues(evaluate(a, point), evaluate(b, point));
    if (verdict === 'apart') return 'different';
    if (verdict === 'together') together += 1;
  }
  return together > ENOUGH / 2 ? 'equal' : 'unknown';
}

/**
 * Fractions at which two formulas are compared to 55 decimals, because a double cannot tell x + sin(x)/10^20 from x.
 */
const PRECISE_PLACES = [rational(7n, 5n), rational(1n, 3n), rational(3n, 4n)];

function samePrecisely(a: Expr, b: Expr, names: readonly string[]): boolean {
  return PRECISE_PLACES.every((place) => {
    const values = new Map(names.map((name, i) => [name, num(rational(place.n + BigInt(i), place.d + BigInt(i)))]));
    return sameConstant(substitute(a, values), substitute(b, values)) !== false;
  });
}

/**
 * Exact along one letter: at every root, pole and kink, and once between any two of them. Undefined for expressions
 * that are not algebraic.
 */
function inCells(difference: Expr, letter: string, domain: Domain): Verdict | undefined {
  const cells = cellsOf([difference], letter, domain === 'positive');
  if (cells === undefined) return undefined;
  const signs = cells.places.map((_, place) => cells.sign(0, place));
  if (signs.some((sign) => sign !== 0 && !Number.isNaN(sign))) return 'different';
  // Both are defined at single points only, or nowhere: then nothing is known about the formulas.
  return cells.places.some(({ open }, place) => open && signs[place] === 0) ? 'equal' : 'unknown';
}

/** Values for all letters but one, near 0 and far from it. */
const AWAY: readonly Rational[] = [rational(3n, 7n), rational(-5n, 2n), rational(1009n), rational(-100_003n, 2n)];

/** Whether the two differ on one of some lines through the plane, each of which is decided exactly. */
function apartOnLines(whole: Expr, names: readonly string[], domain: Domain): boolean {
  return AWAY.some((away, line) =>
    names.some((letter) => {
      const place = (i: number): Rational => ({
        n: (domain === 'positive' && away.n < 0n ? -away.n : away.n) + BigInt(i * (line + 1)),
        d: away.d,
      });
      const rest = new Map(names.filter((name) => name !== letter).map((name, i) => [name, num(place(i))]));
      return inCells(substitute(whole, rest), letter, domain) === 'different';
    }),
  );
}

function functions(a: Expr, b: Expr, names: readonly string[], domain: Domain): Verdict {
  // The test of polynomials, with functions and roots replaced by letters; it costs less than values at many places.
  const [left, right] = [asPolynomial(a), asPolynomial(b)];
  if (isRationalExpr(left) && isRationalExpr(right) && identicalMod(left, right)) return 'equal';
  const seen = sampled(a, b, names, domain);
  if (seen === 'different') return seen;
  const whole = difference(a, b);
  const [only] = names;
  if (only !== undefined && names.length === 1) {
    const decided = inCells(whole, only, domain);
    if (decided !== undefined) return decided;
  }
  if (!hasKink(whole)) return seen === 'unknown' || samePrecisely(a, b, names) ? seen : 'different';
  if (isNothing(whole)) return 'equal';
  if (names.length > 1 && apartOnLines(whole, names, domain)) return 'different';
  return algebra()?.sameKinked(whole, names, domain) ?? 'unknown';
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

/**
 * Whether two expressions are equal wherever both are defined. Exact for quotients of polynomials, and along one letter
 * for roots, absolute values, least and greatest; other smooth formulas are sampled with error bounds. If a kink cannot
 * be decided, the result is `unknown`.
 */
export function sameExpr(a: Expr, b: Expr, domain: Domain = 'real'): Verdict {
  if (a.t === 'n' && b.t === 'n') return same(a.v, b.v) ? 'equal' : 'different';
  if (infinity(a) !== 0 || infinity(b) !== 0) return infinity(a) === infinity(b) ? 'equal' : 'different';
  if (isRationalExpr(a) && isRationalExpr(b)) {
    const identical = identicalMod(a, b);
    if (identical !== undefined) return identical ? 'equal' : 'different';
  }
  const names = variablesOf(a, b);
  return names.length === 0 ? constants(a, b) : functions(a, b, names, domain);
}
