import { type Cells, cellsOf } from './cells.ts';
import type { Atom } from './claim.ts';
import { evaluate, type Value } from './compare-values.ts';
import type { Expr } from './expr.ts';
import { isPoint } from './places.ts';
import { same, toNumber } from './rational.ts';
import { scannedRoots } from './scanned-roots.ts';
import type { Along, Root } from './signs-along.ts';

/** For other functions, many places on the line are examined; that may show a difference but never prove equality. */
export function scanned(
  expressions: readonly Expr[],
  letter: string,
  index: (atom: Atom) => number,
  positive: boolean,
): Along {
  const critical = expressions.flatMap((e) => [
    ...scannedRoots(e, letter, new Map()),
    ...pointsIn(cellsOf([e], letter, positive)),
  ]);
  const places = testPlaces(critical, positive);
  const values = expressions.map((e) => places.map((place) => signWithin(evaluate(e, new Map([[letter, place]])))));
  return {
    places: places.length,
    sign: (atom, place) => values[index(atom)]?.[place],
    exact: false,
    signature: () => undefined,
  };
}

const pointsIn = (cells: Cells | undefined): Root[] =>
  (cells?.places ?? [])
    .filter((place) => isPoint(place) && !place.open)
    .map(({ low }) => ({ v: toNumber(low), e: low.d === 1n ? 0 : Math.abs(toNumber(low)) * 2 ** -52, exact: low }));

/**
 * The sign of a value: 0 within its error bound, and a sign from four times the bound on, because bounds are estimates.
 * With an error over 1e-5 of the value, nothing can be said.
 */
export function signWithin({ v, e }: Value): number | undefined {
  if (Number.isNaN(v)) return e > 0 ? undefined : v;
  if (Math.abs(v) > 4 * e) return Math.sign(v);
  return e < 1e-5 * Math.max(1, Math.abs(v)) ? 0 : undefined;
}

/**
 * Merges several approximations of one root into the most precise one: just beside a root, a comparison would look
 * false.
 */
function distinct(roots: readonly Root[]): Root[] {
  const surest = (root: Root): number => (root.exact === undefined ? 1 : 0);
  const distinct: Root[] = [];
  for (const root of [...roots].sort((a, b) => surest(a) - surest(b) || a.e - b.e)) {
    // Half of a double's figures, because a multiple root is known no better.
    const reach = 1e-7 * Math.max(0.1, Math.abs(root.v)) + 10 * root.e;
    const exact = root.exact;
    const twin = (other: Root): boolean =>
      exact !== undefined && other.exact !== undefined ? same(exact, other.exact) : Math.abs(other.v - root.v) <= reach;
    if (!distinct.some(twin)) distinct.push(root);
  }
  return distinct.sort((a, b) => a.v - b.v);
}

/** The critical places, the middles between them, and two places beyond each end: one near, and one far away. */
function testPlaces(found: readonly Root[], positive: boolean): Root[] {
  const critical = distinct(found.filter(({ v }) => Number.isFinite(v) && (!positive || v > 0)));
  const places: Root[] = [];
  const low = positive ? 0 : (critical[0]?.v ?? 0) - 1;
  let last = low;
  if (!positive) places.push(plain(low), plain(low * 3 - 900));
  for (const root of critical) {
    // Two approximations of one irrational root are one place, with nothing between them. The test place is not the
    // exact middle, where symmetric expressions vanish.
    if (root.v - last > 1e-9 * Math.max(1, Math.abs(root.v)) + 2 * root.e)
      places.push(plain(last + (root.v - last) * 0.53));
    places.push(root);
    last = root.v;
  }
  return [...places, plain(last + 0.7), plain(last * 3 + 900)];
}

const plain = (v: number): Root => ({ v, e: 0 });
