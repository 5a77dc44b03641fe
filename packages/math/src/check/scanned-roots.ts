import { evaluate, type Point, type Value } from './compare-values.ts';
import type { Expr } from './expr.ts';
import { rational } from './rational.ts';
import type { Root } from './signs-along.ts';

/**
 * Places to look at: dense near 0 and sparse up to 20,000 on both sides, with irregular steps that do not coincide with
 * the numbers of exercises.
 */
const GRID: readonly number[] = (() => {
  const right: number[] = [0.013];
  for (let x = 0.11; x < 12; x += 0.17) right.push(x);
  for (let x = 12.3; x < 20_000; x *= 1.35) right.push(x);
  return [...right.map((x) => -x).reverse(), ...right];
})();

/**
 * Roots, poles and edges of the domain of an expression along one letter, as far as a fixed grid shows them. For
 * expressions that are not quotients of polynomials.
 */
export function scannedRoots(e: Expr, letter: string, rest: Point): Root[] {
  const point = new Map(rest);
  const at = (x: number): Value => evaluate(e, point.set(letter, { v: x, e: 0 }));
  const values = GRID.map(at);
  // Forty are enough for a periodic function.
  const found: Value[] = [];
  for (let i = 0; i + 1 < GRID.length && found.length < 40; i += 1) {
    const [a, b] = [GRID[i] ?? 0, GRID[i + 1] ?? 0];
    const [fa, fb] = [values[i]?.v ?? Number.NaN, values[i + 1]?.v ?? Number.NaN];
    if (Number.isNaN(fa) && Number.isNaN(fb)) continue;
    if (Number.isNaN(fa) !== Number.isNaN(fb)) found.push(edge((x) => !Number.isNaN(at(x).v), a, b));
    else if (fa > 0 !== fb > 0) found.push(edge((x) => at(x).v > 0, a, b));
    else if (dips(values, i)) found.push(lowest((x) => Math.abs(at(x).v), GRID[i - 1] ?? a, b));
  }
  // Exercises have their kinks and roots at simple fractions, so near a multiple of 1/12 that exact place is tried as
  // well.
  const simple = found.flatMap(({ v }): Root[] => {
    const twelfths = Math.round(v * 12);
    return Math.abs(v * 12 - twelfths) < 1e-5 ? [exactly(twelfths)] : [];
  });
  return [exactly(0), ...found, ...simple];
}

const exactly = (twelfths: number): Root => ({
  v: twelfths / 12,
  e: twelfths % 12 === 0 ? 0 : 1e-15,
  exact: rational(BigInt(twelfths), 12n),
});

/** Whether the value touches zero from one side here, or comes close to it. */
function dips(values: readonly Value[], i: number): boolean {
  const [before, here, after] = [values[i - 1], values[i], values[i + 1]].map((value) =>
    Math.abs(value?.v ?? Number.NaN),
  );
  return (
    before !== undefined && here !== undefined && after !== undefined && here <= before && here <= after && here < 1
  );
}

function edge(holds: (x: number) => boolean, from: number, to: number): Value {
  let [a, b] = [from, to];
  const first = holds(a);
  // Enough halvings for the 53 bits of a double.
  for (let i = 0; i < 60; i += 1) {
    const middle = (a + b) / 2;
    if (holds(middle) === first) a = middle;
    else b = middle;
  }
  return { v: (a + b) / 2, e: Math.abs(b - a) + Math.abs(a) * 2 ** -51 };
}

/**
 * Finds the minimum by golden-section search; its place is known to the square root of a double's precision, some 1e-8.
 */
function lowest(f: (x: number) => number, from: number, to: number): Value {
  let [a, b] = [from, to];
  for (let i = 0; i < 80; i += 1) {
    const [x, y] = [a + (b - a) * 0.382, a + (b - a) * 0.618];
    if (f(x) < f(y)) b = y;
    else a = x;
  }
  return { v: (a + b) / 2, e: Math.abs(b - a) + 1e-8 };
}
