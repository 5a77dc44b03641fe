import { spend, TooBig } from './budget.ts';
import type { Expr } from './expr.ts';
import { type Place, placesFor } from './places.ts';
import { absolute, gcd } from './rational.ts';
import { signOf } from './signs.ts';
import { exponentIn, type Sum, Surds } from './surds.ts';
import { added, divided, multiplied, primitive, shared, squarefree, trimmed, type Whole } from './whole-polynomial.ts';

/** A polynomial in two letters: the coefficient of each power of the inner letter is a polynomial in the outer one. */
type Plane = readonly Whole[];

const MOST_NODES = 40;

/** The sum with the letters in the other order: by powers of the letter along the line. */
function planeOf(sum: Sum, slot: number): Plane {
  const rows: bigint[][] = [];
  for (const [key, p] of sum) {
    p.forEach((c, inner) => {
      while (rows.length <= inner) rows.push([]);
      const row = rows[inner] ?? [];
      const outer = slot < 0 ? 0 : exponentIn(key, slot);
      while (row.length <= outer) row.push(0n);
      row[outer] = c;
    });
  }
  return rows.map(trimmed);
}

/** The same text for a polynomial and for its multiples. */
function keyFor(p: Plane): string {
  const content = p.flat().reduce(gcd, 0n);
  const lead = p.at(-1)?.at(-1) ?? 1n;
  const k = absolute(content) * (lead < 0n ? -1n : 1n);
  return p.map((row) => row.map((c) => c / k).join()).join(';');
}

const valueAt = (p: Whole, x: bigint): bigint => p.reduceRight((total, c) => total * x + c, 0n);
const outerDegree = (p: Plane): number => Math.max(...p.map((row) => row.length)) - 1;
const derivative = (p: Plane): Plane => p.slice(1).map((row, i) => row.map((c) => c * BigInt(i + 1)));

const turned = (p: Plane): Plane =>
  Array.from({ length: outerDegree(p) + 1 }, (_, outer) => p.map((row) => row[outer] ?? 0n)).map(trimmed);

/** A factor in the outer letter alone, and the rest of the plane. */
function apart(p: Plane): readonly [Whole, Plane] {
  const factor = p.reduce(shared, []);
  const top = factor.at(-1) ?? 1n;
  const rest = p.map((row) => {
    // The quotient comes without its numbers.
    const slim = row.length === 0 ? row : divided(row, factor);
    const k = (row.at(-1) ?? 0n) / (top * (slim.at(-1) ?? 1n));
    return slim.map((c) => c * k);
  });
  return [factor, rest];
}

/** The borders of several planes: their factors in one letter, and what is left, each once. */
function bordersOf(planes: Iterable<Plane>): { readonly across: readonly Whole[]; readonly bent: readonly Plane[] } {
  const across = new Map<string, Whole>();
  const bent = new Map<string, Plane>();
  for (const plane of planes) {
    const [outer, mixed] = apart(plane);
    across.set(keyFor([outer]), outer);
    const [inner, rest] = apart(turned(mixed));
    for (const one of [squarefree(inner).map((c) => [c]), turned(rest)]) if (one.length > 1) bent.set(keyFor(one), one);
  }
  return { across: [...across.values()], bent: [...bent.values()] };
}

/** The determinant of a matrix of whole numbers, without fractions (Bareiss). */
function determinant(matrix: bigint[][]): bigint {
  let [sign, last] = [1n, 1n];
  const m = matrix;
  for (let k = 0; k + 1 < m.length; k += 1) {
    const pivot = m.findIndex((row, i) => i >= k && row[k] !== 0n);
    if (pivot < 0) return 0n;
    const [top, found] = [m[k], m[pivot]];
    if (top === undefined || found === undefined) return 0n;
    if (pivot !== k) {
      [m[k], m[pivot]] = [found, top];
      sign = -sign;
    }
    const lead = found[k] ?? 0n;
    for (const row of m.slice(k + 1)) {
      spend(0.3 * m.length);
      const first = row[k] ?? 0n;
      for (let j = k; j < m.length; j += 1) row[j] = ((row[j] ?? 0n) * lead - first * (found[j] ?? 0n)) / last;
    }
    last = lead;
  }
  return sign * (m.at(-1)?.at(-1) ?? 1n);
}

/** The subresultant of the given order at one value of the outer letter. */
function subresultantAt(p: readonly bigint[], q: readonly bigint[], order: number): bigint {
  const [m, n] = [p.length - 1, q.length - 1];
  const size = m + n - 2 * order;
  const row = (of: readonly bigint[], shift: number): bigint[] =>
    Array.from({ length: size }, (_, column) => of[m + n - order - 1 - column - shift] ?? 0n);
  return determinant([
    ...Array.from({ length: n - order }, (_, i) => row(p, n - order - 1 - i)),
    ...Array.from({ length: m - order }, (_, i) => row(q, m - order - 1 - i)),
  ]);
}

/** The polynomial that has these values at 0, 1, 2, …, up to a positive factor (Newton). */
function through(values: readonly bigint[]): Whole {
  let [result, basis]: [Whole, Whole] = [[], [1n]];
  let differences = [...values];
  let factorial = values.reduce((total, _, i) => total * BigInt(Math.max(1, i)), 1n);
  for (let k = 0; differences.length > 0; k += 1) {
    if (k > 0) factorial /= BigInt(k);
    const first = (differences[0] ?? 0n) * factorial;
    if (first !== 0n)
      result = added(
        result,
        basis.map((c) => c * first),
      );
    if (differences.length > 1) basis = multiplied(basis, [BigInt(-k), 1n]);
    differences = differences.slice(1).map((value, i) => value - (differences[i] ?? 0n));
  }
  return primitive(result);
}

/** Where two polynomials share more roots along the line than they do elsewhere. */
function meeting(p: Plane, q: Plane): Whole {
  // Borders along the outer letter are parallel.
  if (outerDegree(p) < 1 && outerDegree(q) < 1) return [];
  const [m, n] = [p.length - 1, q.length - 1];
  for (let order = 0; order <= Math.min(m, n); order += 1) {
    if (m + n === 2 * order) return p.at(-1) ?? [];
    const degree = (n - order) * outerDegree(p) + (m - order) * outerDegree(q);
    if (degree > MOST_NODES) throw new TooBig();
    const values = Array.from({ length: degree + 1 }, (_, i) => {
      const at = (row: Whole): bigint => valueAt(row, BigInt(i));
      return subresultantAt(p.map(at), q.map(at), order);
    });
    if (values.some((value) => value !== 0n)) return through(values);
  }
  return [];
}

/**
 * Fractions for the outer letter, one in each stretch where lines along the inner letter all look alike: inside a
 * stretch no two borders meet, turn back or go to infinity (Collins). @throws NotAlgebraic, TooBig
 */
export function stretchesOf(expressions: readonly Expr[], outer: string, inner: string, positive: boolean): Place[] {
  const surds = new Surds(inner);
  surds.build({ t: 'v', name: outer });
  const planes = new Map<string, Plane>();
  const leaf = (sum: Sum): (() => number) => {
    const plane = planeOf(sum, 0);
    planes.set(plane.map((row) => row.join()).join(';'), plane);
    return () => 0;
  };
  for (const e of expressions) {
    surds.nonzero = [];
    surds.nonnegative = [];
    const { top, bottom } = surds.build(e);
    for (const sum of [top, bottom, ...surds.nonzero, ...surds.nonnegative]) signOf(sum, surds.kernels, leaf);
  }
  const { across, bent } = bordersOf([...planes.values(), ...(positive ? [[[], [1n]]] : [])]);
  const critical = [
    ...across,
    ...bent.flatMap((plane) => plane.slice(-1)),
    ...bent.map((plane) => meeting(plane, derivative(plane))),
    ...bent.flatMap((plane, i) => bent.slice(0, i).map((other) => meeting(plane, other))),
  ];
  return placesFor(critical.filter((p) => p.length > 1).map(squarefree), positive).filter(({ open }) => open);
}
