import { type Expr, int, product, substitute, sum, variable, variablesOf } from './expr.ts';
import { degree, divide, fromWholes, type Polynomial, primitive, quotientOf } from './polynomial.ts';
import { absolute, gcd, isWhole, rational, toNumber } from './rational.ts';

/** Polynomials of a higher degree are judged in simple cases only. */
const MOST_FACTORED = 12;

/**
 * Where the search for roots begins: on a circle well inside Cauchy's bound, turned by an angle that is not a rational
 * part of a full turn, so that no two starting points are conjugates and stay so (Aberth 1973). Any start with these
 * properties will do; a factor is proved by division.
 */
const START = { share: 0.7, turn: 0.4 } as const;
/**
 * The Durand-Kerner method doubles its correct figures in each round near the end; simple roots take some twenty
 * rounds, multiple ones a few hundred.
 */
const MOST_ROUNDS = 300;
/**
 * Roots that move less than this, relative to their bound, have converged: some fifty units in the last place of a
 * double.
 */
const STILL = 1e-14;
/** Replaces a product of differences that was computed as zero. */
const NO_DIFFERENCE = 1e-300;
/** How near to whole numbers the coefficients of a factor have to be before the factor is tried exactly. */
const NEAR_WHOLE = 1e-4;
/** Below 2^53, so a double holds each whole number exactly. */
const LARGEST_WHOLE = 1e15;

type Complex = readonly [number, number];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];

/** All complex roots of a polynomial with real coefficients, constant first (Durand-Kerner method). */
function complexRoots(coefficients: readonly number[]): Complex[] {
  const n = coefficients.length - 1;
  const lead = coefficients[n] ?? 1;
  const monic = coefficients.map((c) => c / lead);
  const radius = 1 + Math.max(...monic.slice(0, -1).map(Math.abs));
  const roots: Complex[] = Array.from({ length: n }, (_, i) => [
    START.share * radius ** 0.5 * Math.cos(START.turn + (2 * Math.PI * i) / n),
    START.share * radius ** 0.5 * Math.sin(START.turn + (2 * Math.PI * i) / n),
  ]);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let moved = 0;
    for (let i = 0; i < n; i += 1) {
      const z = roots[i] ?? [0, 0];
      let value: Complex = [0, 0];
      for (let k = n; k >= 0; k -= 1) {
        const [re, im] = times(value, z);
        value = [re + (monic[k] ?? 0), im];
      }
      let below: Complex = [1, 0];
      roots.forEach((other, j) => {
        if (j !== i) below = times(below, [z[0] - other[0], z[1] - other[1]]);
      });
      const size = below[0] ** 2 + below[1] ** 2 || NO_DIFFERENCE;
      const step: Complex = [
        (value[0] * below[0] + value[1] * below[1]) / size,
        (value[1] * below[0] - value[0] * below[1]) / size,
      ];
      roots[i] = [z[0] - step[0], z[1] - step[1]];
      moved = Math.max(moved, Math.abs(step[0]) + Math.abs(step[1]));
    }
    if (moved < STILL * radius) break;
  }
  return roots;
}

/**
 * The product of x - root over some roots, times the leading coefficient, rounded; undefined if that is not near whole
 * numbers.
 */
function candidate(roots: readonly Complex[], lead: number): bigint[] | undefined {
  let p: Complex[] = [[lead, 0]];
  for (const root of roots) {
    const next: Complex[] = Array.from({ length: p.length + 1 }, () => [0, 0]);
    p.forEach((c, i) => {
      const [re, im] = times(c, root);
      const [low, high] = [next[i] ?? [0, 0], next[i + 1] ?? [0, 0]];
      next[i] = [low[0] - re, low[1] - im];
      next[i + 1] = [high[0] + c[0], high[1] + c[1]];
    });
    p = next;
  }
  const near = p.every(
    ([re, im]) =>
      Math.abs(re - Math.round(re)) < NEAR_WHOLE * (1 + Math.abs(re) * NEAR_WHOLE) &&
      Math.abs(im) < NEAR_WHOLE * (1 + Math.abs(re)) &&
      Math.abs(re) < LARGEST_WHOLE,
  );
  return near ? p.map(([re]) => BigInt(Math.round(re))) : undefined;
}

/**
 * Whether a polynomial over the rationals is a product of two smaller ones. Constants do not count. Undefined beyond
 * degree 12.
 */
export function isReducible(p: Polynomial): boolean | undefined {
  const n = degree(p);
  if (n < 2) return false;
  if (p[0]?.n === 0n) return true;
  if (n > MOST_FACTORED) return undefined;
  const wholes = primitive(p);
  const roots = complexRoots(wholes.map(Number));
  const lead = Number(wholes.at(-1) ?? 1n);
  const exact = fromWholes(wholes);
  // Every subset of at most half of the roots may be the roots of a factor.
  for (let mask = 1; mask < 1 << n; mask += 1) {
    const chosen = roots.filter((_, i) => mask & (1 << i));
    if (chosen.length * 2 > n) continue;
    const factor = candidate(chosen, lead);
    if (
      factor !== undefined &&
      factor.at(-1) !== 0n &&
      divide(exact, fromWholes(primitive(fromWholes(factor))))[1].length === 0
    )
      return true;
  }
  return false;
}

/**
 * Replaces each name by a linear expression in one letter, so that a polynomial in many letters can be judged as one in
 * one letter.
 */
function onLine(e: Expr, names: readonly string[], seed: number): Expr {
  const line = (i: number): Expr =>
    sum([int((((i + 2) * (seed * 7 + 3)) % 11) - 5), product([int(1 + ((i * 5 + seed * 3) % 7)), variable('s')])]);
  return substitute(e, new Map(names.map((name, i) => [name, line(i)])));
}

/**
 * Whether a polynomial in any letters is fully factored: irreducible over the rationals, with whole coefficients
 * without a common factor. Numbers and single letters are. Undefined if it is no polynomial over the rationals.
 */
export function isPrimeFactor(e: Expr): boolean | undefined {
  const names = variablesOf(e);
  if (names.length === 0) return true;
  if (e.t === 'v') return true;
  const [only = 's'] = names;
  if (names.length === 1) {
    const q = quotientOf(e, only);
    if (q === undefined) return undefined;
    if (q.bottom.length > 1) return false;
    const p = [...Array.from({ length: q.shift }, () => rational(0n)), ...q.top];
    if (hasContent(p)) return false;
    const reducible = isReducible(p);
    return reducible === undefined ? undefined : !reducible;
  }
  const degrees = [1, 2, 3].map((seed) => quotientOf(onLine(e, names, seed), 's'));
  if (degrees.some((q) => q === undefined || q.bottom.length > 1))
    return degrees.some((q) => q === undefined) ? undefined : false;
  if (hasContentInLetters(e, names)) return false;
  const highest = Math.max(...degrees.map((q) => (q === undefined ? 0 : degree(q.top) + q.shift)));
  return degrees.some(
    (q) =>
      q !== undefined &&
      degree(q.top) + q.shift === highest &&
      (q.shift === 0 || highest === 1) &&
      isReducible(q.top) === false,
  );
}

function hasContent(p: Polynomial): boolean {
  if (p.some((c) => !isWhole(c))) return false;
  return p.reduce((common, c) => gcd(common, c.n), 0n) > 1n;
}

/** Whether all coefficients share a whole factor; such a factor divides the value at every whole place. */
function hasContentInLetters(e: Expr, names: readonly string[]): boolean {
  let common = 0n;
  for (let seed = 0; seed < 8; seed += 1) {
    const value = substitute(
      e,
      new Map(names.map((name, i) => [name, int(((i + 3) * (seed * 5 + 2) + seed * seed) % 23)])),
    );
    if (value.t !== 'n' || !isWhole(value.v)) return false;
    common = gcd(common, absolute(value.v.n));
  }
  return common > 1n && toNumber({ n: common, d: 1n }) > 1;
}
