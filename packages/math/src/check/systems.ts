import { ifAffordable, TooBig } from './budget.ts';
import { atomsIn, type Claim, claimOf, lettersIn, truth } from './claim.ts';
import { evaluate, type Point, type Value } from './compare-values.ts';
import { type Expr, int, num, product, raise, substitute, sum, variable, variablesOf } from './expr.ts';
import { basisOf, type Multi, multiOf, multiplied, sameZeros } from './ideal.ts';
import { NoExpression } from './meaning.ts';
import { overReals } from './over-reals.ts';
import { quotientOf } from './polynomial.ts';
import { type Rational, rational, toNumber } from './rational.ts';
import { realRoots } from './roots.ts';
import { type Domain, draws, type Verdict } from './same-expr.ts';
import { signWithin } from './scanned.ts';
import { scannedRoots } from './scanned-roots.ts';
import { holds, type Root } from './signs-along.ts';
import { bare, type Node } from './tree.ts';

const MOST_GENERATORS = 40;

/** Polynomials whose common zeros are the points where the claim holds. @throws TooBig if there are none */
function generatorsOf(claim: Claim, letters: readonly string[]): Multi[] {
  if (claim.t === 'atom') {
    if (claim.sign !== '=') throw new TooBig();
    return [multiOf(claim.expr, letters)];
  }
  if (claim.t === 'not') throw new TooBig();
  const parts = claim.parts.map((part) => generatorsOf(part, letters));
  const all =
    claim.t === 'and'
      ? parts.flat()
      : parts.reduce(
          (a, b) => a.flatMap((p) => b.map((q) => multiplied(p, q))),
          [[{ m: letters.map(() => 0), c: rational(1n) }]],
        );
  if (all.length > MOST_GENERATORS) throw new TooBig();
  return all;
}

/** Whether two claims have the same complex zeros; undefined if they are no polynomial equations, or too large. */
export function zerosAgree(a: Claim, b: Claim, letters: readonly string[]): boolean | undefined {
  try {
    return sameZeros(generatorsOf(a, letters), generatorsOf(b, letters));
  } catch (error) {
    if (error instanceof TooBig) return undefined;
    throw error;
  }
}

/** Each way to satisfy the claim, as the equations that hold then. */
function branches(claim: Claim): Expr[][] {
  if (claim.t === 'atom') return [claim.sign === '=' ? [claim.expr] : []];
  if (claim.t === 'not') return [[]];
  const parts = claim.parts.map(branches);
  const all =
    claim.t === 'or' ? parts.flat() : parts.reduce((a, b) => a.flatMap((x) => b.map((y) => [...x, ...y])), [[]]);
  if (all.length > 32) throw new TooBig();
  return all;
}

/**
 * The equations in a form that is easier to solve: if a Gröbner basis can be computed, its last equation has few
 * letters.
 */
function triangular(equations: readonly Expr[], letters: readonly string[]): Expr[] {
  try {
    const powers = (m: readonly number[]): Expr[] => m.map((e, i) => raise(variable(letters[i] ?? ''), int(e)));
    return basisOf(equations.map((e) => multiOf(e, letters))).map((p) =>
      sum(p.map(({ m, c }) => product([num(c), ...powers(m)]))),
    );
  } catch (error) {
    if (error instanceof TooBig) return [...equations];
    throw error;
  }
}

/** The highest power of a letter; a letter inside a function counts as a high power. */
function powerOf(e: Expr, letter: string): number {
  if (e.t === 'v') return Number(e.name === letter);
  if (e.t === '+') return Math.max(0, ...e.args.map((arg) => powerOf(arg, letter)));
  if (e.t === '*') return e.args.reduce((total, arg) => total + powerOf(arg, letter), 0);
  if (e.t === '^')
    return powerOf(e.base, letter) * (e.exp.t === 'n' ? Math.abs(toNumber(e.exp.v)) : 9) + 9 * powerOf(e.exp, letter);
  return e.t === 'f' ? 9 * Math.max(0, ...e.args.map((arg) => powerOf(arg, letter))) : 0;
}

const MOST_POINTS = 12;
const ROUNDS = 4;

/** What is known of a point so far: exact values, and values with an error. */
type Partial = { readonly known: ReadonlyMap<string, Rational>; readonly rough: Point };

const asValues = ({ known, rough }: Partial): Point =>
  new Map([
    ...[...known].map(([name, v]): [string, Value] => [
      name,
      { v: toNumber(v), e: v.d === 1n ? 0 : Math.abs(toNumber(v)) * 2 ** -52 },
    ]),
    ...rough,
  ]);

/** Roots and poles along a line on which the other letters have their known values. */
function rootsOf(expr: Expr, letter: string, known: ReadonlyMap<string, Rational>): Root[] {
  const fixed = substitute(expr, new Map([...known].map(([name, v]) => [name, num(v)])));
  const quotient = quotientOf(fixed, letter);
  if (quotient === undefined) return scannedRoots(fixed, letter, new Map());
  const { shift, top, bottom } = quotient;
  const zero: Root[] = shift > 0 || bottom.length > 1 ? [{ v: 0, e: 0, exact: { n: 0n, d: 1n } }] : [];
  return [...zero, ...realRoots(top), ...realRoots(bottom)];
}

/** Points where all equations hold, found by solving for one letter at a time; free letters get small whole numbers. */
function pointsOn(equations: readonly Expr[], letters: readonly string[], next: () => number): Point[] {
  const found: Point[] = [];
  const budget = { steps: 200 };
  for (let round = 0; round < ROUNDS; round += 1)
    solveOn(equations, letters, { known: new Map(), rough: new Map() }, next, found, budget);
  return found;
}

function solveOn(
  left: readonly Expr[],
  letters: readonly string[],
  at: Partial,
  next: () => number,
  found: Point[],
  budget: { steps: number },
): void {
  budget.steps -= 1;
  if (found.length >= MOST_POINTS || budget.steps < 0) return;
  const isOpen = (name: string): boolean => !at.known.has(name) && !at.rough.has(name);
  const open = left.map((e) => variablesOf(e).filter(isOpen));
  const ready = open.findIndex((names) => names.length === 1);
  const [equation, letter] = [left[ready], open[ready]?.[0]];
  if (equation !== undefined && letter !== undefined) {
    const others = left.filter((_, i) => i !== ready);
    const exact = variablesOf(equation).every((name) => name === letter || at.known.has(name));
    const roots = exact ? rootsOf(equation, letter, at.known) : scannedRoots(equation, letter, asValues(at));
    for (const root of roots) {
      const after: Partial =
        root.exact === undefined
          ? { ...at, rough: new Map([...at.rough, [letter, root]]) }
          : { ...at, known: new Map([...at.known, [letter, root.exact]]) };
      solveOn(others, letters, after, next, found, budget);
    }
    return;
  }
  const free = letters.filter(isOpen).sort((a, b) => highest(left, b) - highest(left, a))[0];
  if (free === undefined) found.push(asValues(at));
  else
    solveOn(
      left,
      letters,
      { ...at, known: new Map([...at.known, [free, rational(BigInt(Math.floor(next() * 13) - 6))]]) },
      next,
      found,
      budget,
    );
}

/**
 * The highest power of a letter in any of the equations. Letters of high power get the free values, so that the others
 * come out as fractions.
 */
const highest = (equations: readonly Expr[], letter: string): number =>
  Math.max(0, ...equations.map((e) => powerOf(e, letter)));

function truthAt(claim: Claim, point: Point): boolean | undefined {
  return truth(claim, (atom) => holds(atom.sign, signWithin(evaluate(atom.expr, point))));
}

/**
 * Compares the complex solutions. If they differ, compares again without solutions that are not real, as far as these
 * can be removed exactly.
 */
function agreement(a: Claim, b: Claim, letters: readonly string[]): boolean | undefined {
  const agree = zerosAgree(a, b, letters);
  return agree === false ? zerosAgree(overReals(a), overReals(b), letters) : agree;
}

/**
 * Compares statements in which several equations hold at once. `onLines` is the result of comparing them on lines
 * through the plane.
 */
export function sameSystems(a: Claim, b: Claim, domain: Domain, onLines: Verdict): Verdict {
  if (onLines === 'different') return onLines;
  const letters = lettersIn(a, b);
  const agree = agreement(a, b, letters);
  if (agree) return 'equal';
  const next = draws(815);
  let together = 0;
  for (const equations of [...branches(a), ...branches(b)]) {
    for (const point of pointsOn(triangular(equations, letters), letters, next)) {
      if (domain === 'positive' && [...point.values()].some(({ v }) => v <= 0)) continue;
      const [left, right] = [truthAt(a, point), truthAt(b, point)];
      if (left === undefined || right === undefined) continue;
      if (left !== right) return 'different';
      if (left) together += 1;
    }
  }
  // If the complex solutions differ, points where both hold prove nothing. With irrational constants only the points
  // can be compared.
  if (agree === undefined && together >= 2) return 'equal';
  return agree === false && together === 0 ? 'different' : 'unknown';
}

/**
 * Whether two lists of equations have the same solutions over the complex numbers. Anything but lists of equations is
 * different.
 */
export function sameSystem(a: Node, b: Node): Verdict {
  const [left, right] = [systemOf(a), systemOf(b)];
  if (left === undefined || right === undefined) return 'different';
  const agree = ifAffordable(() => zerosAgree(left, right, lettersIn(left, right)));
  if (agree !== undefined) return agree ? 'equal' : 'different';
  return 'unknown';
}

function systemOf(node: Node): Claim | undefined {
  const inner = bare(node);
  const items =
    inner.kind === 'list' ? inner.items : inner.kind === 'relation' || inner.kind === 'logic' ? [inner] : [];
  if (items.length === 0 || items.some((item) => item.kind !== 'relation' && item.kind !== 'logic')) return undefined;
  try {
    const claim: Claim = { t: 'and', parts: items.map(claimOf) };
    return atomsIn(claim).every(({ sign }) => sign === '=') ? claim : undefined;
  } catch (error) {
    if (error instanceof NoExpression) return undefined;
    throw error;
  }
}
