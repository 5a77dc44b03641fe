import type { Atom, AtomSign } from './claim.ts';
import type { Expr } from './expr.ts';
import { num, substitute } from './expr.ts';
import { type Polynomial, quotientOf, valueAt } from './polynomial.ts';
import { type Rational, same, toNumber } from './rational.ts';
import { horner, type Root, realRoots } from './roots.ts';
import { evaluate, type Value } from './sample.ts';
import { scannedRoots } from './scan-roots.ts';
import { keyOf } from './shape.ts';

/** One comparison along a line: all letters but one have fixed values. */
export type LineAtom = {
  /** Where its truth may change. */
  readonly critical: readonly Root[];
  /** Sign of the left side at a place: NaN where undefined, undefined where it cannot be told. */
  readonly sign: (x: Root) => number | undefined;
};

export function alongLine(expr: Expr, letter: string, rest: ReadonlyMap<string, Rational>): LineAtom {
  const fixed = substitute(expr, new Map([...rest].map(([name, v]) => [name, num(v)])));
  const quotient = quotientOf(fixed, letter);
  if (quotient === undefined) return scanned(fixed, letter);
  const { shift, top, bottom } = quotient;
  const zero: Root[] = shift > 0 || bottom.length > 1 ? [{ v: 0, e: 0, exact: { n: 0n, d: 1n } }] : [];
  return {
    critical: [...zero, ...realRoots(top), ...realRoots(bottom)],
    sign: (x) => {
      const below = polynomialSign(bottom, x);
      if (below === undefined) return undefined;
      if (below === 0) return Number.NaN;
      const power = shift === 0 ? 1 : x.v === 0 ? 0 : shift % 2 === 0 ? 1 : Math.sign(x.v);
      const above = polynomialSign(top, x);
      return above === undefined ? undefined : power * above * below;
    },
  };
}

function polynomialSign(p: Polynomial, x: Root): number | undefined {
  if (p.length === 0) return 0;
  if (x.exact !== undefined) return Math.sign(Number(valueAt(p, x.exact).n));
  return signWithin(horner(p.map(toNumber), x));
}

/** A value within its error bound counts as zero; a wild bound says nothing. */
function signWithin({ v, e }: Value): number | undefined {
  if (Number.isNaN(v)) return Number.NaN;
  if (Math.abs(v) > 4 * e) return Math.sign(v);
  return e < 1e-5 * Math.max(1, Math.abs(v)) ? 0 : undefined;
}

function scanned(expr: Expr, letter: string): LineAtom {
  const nowhere = new Map<string, Value>();
  return {
    critical: scannedRoots(expr, letter, nowhere),
    sign: (x) => signWithin(evaluate(expr, new Map([[letter, x]]))),
  };
}

/** Does the comparison hold, given the sign of its left side? */
export function holds(sign: AtomSign, left: number | undefined): boolean | undefined {
  if (left === undefined) return undefined;
  if (Number.isNaN(left)) return false;
  switch (sign) {
    case '=':
      return left === 0;
    case '≠':
      return left !== 0;
    case '<':
      return left < 0;
    case '>':
      return left > 0;
    case '≤':
      return left <= 0;
    case '≥':
      return left >= 0;
  }
}

/** Several readings of one root become the surest one: just beside a root, a comparison with it would look false. */
function distinct(roots: readonly Root[]): Root[] {
  const surest = (root: Root): number => (root.exact === undefined ? 1 : 0);
  const kept: Root[] = [];
  for (const root of [...roots].sort((a, b) => surest(a) - surest(b) || a.e - b.e)) {
    const reach = 1e-7 * Math.max(0.1, Math.abs(root.v)) + 10 * root.e;
    const exact = root.exact;
    const twin = (other: Root): boolean =>
      exact !== undefined && other.exact !== undefined ? same(exact, other.exact) : Math.abs(other.v - root.v) <= reach;
    if (!kept.some(twin)) kept.push(root);
  }
  return kept.sort((a, b) => a.v - b.v);
}

/** Critical places, the middles between them, and places beyond the ends. */
export function testPlaces(atoms: readonly LineAtom[], positive: boolean): Root[] {
  const critical = distinct(
    atoms.flatMap((atom) => atom.critical).filter(({ v }) => Number.isFinite(v) && (!positive || v > 0)),
  );
  const places: Root[] = [];
  const low = positive ? 0 : (critical[0]?.v ?? 0) - 1;
  let last = low;
  if (!positive) places.push(plain(low), plain(low * 3 - 900));
  for (const root of critical) {
    // Two readings of one irrational root are one place.
    if (root.v - last > 1e-9 * Math.max(1, Math.abs(root.v)) + 2 * root.e)
      places.push(plain(last + (root.v - last) * 0.53));
    places.push(root);
    last = root.v;
  }
  return [...places, plain(last + 0.7), plain(last * 3 + 900)];
}

const plain = (v: number): Root => ({ v, e: 0 });

/** Every comparison along one line; the same left side is looked at once. */
export function signsFor(
  atoms: readonly Atom[],
  letter: string,
  rest: ReadonlyMap<string, Rational>,
): Map<Atom, LineAtom> {
  const seen = new Map<string, LineAtom>();
  return new Map(
    atoms.map((atom) => {
      const key = keyOf(atom.expr);
      const line = seen.get(key) ?? alongLine(atom.expr, letter, rest);
      seen.set(key, line);
      return [atom, line];
    }),
  );
}
