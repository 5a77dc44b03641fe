import { spend, TooBig } from './budget.ts';
import type { Expr } from './expr.ts';
import { negative, ONE, over, plus, type Rational, times, toNumber } from './rational.ts';

/** A product of powers with its coefficient; the exponents stand in the order of the letters. */
type Term = { readonly m: readonly number[]; readonly c: Rational };
/** In decreasing lexicographic order; no term twice, none zero. */
export type Multi = readonly Term[];

/** Steps and sizes that an answer to a school question never needs. */
const MOST_STEPS = 4000;
const MOST_TERMS = 120;
const MOST_TOTAL_DEGREE = 14;

const order = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i += 1) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const joined = (a: readonly number[], b: readonly number[]): number[] => a.map((x, i) => x + (b[i] ?? 0));

function add(a: Multi, b: Multi): Multi {
  spend((a.length + b.length) / 3);
  const result: Term[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    const side = x === undefined ? 1 : y === undefined ? -1 : order(x.m, y.m);
    if (side < 0 && x) result.push(x);
    else if (side > 0 && y) result.push(y);
    else if (x && y) {
      const c = plus(x.c, y.c);
      if (c.n !== 0n) result.push({ m: x.m, c });
    }
    if (side <= 0) i += 1;
    if (side >= 0) j += 1;
  }
  if (result.length > MOST_TERMS) throw new TooBig();
  return result;
}

const byTerm = (p: Multi, { m, c }: Term): Multi => p.map((term) => ({ m: joined(term.m, m), c: times(term.c, c) }));
export const multiplied = (a: Multi, b: Multi): Multi =>
  a.reduce<Multi>((total, term) => add(total, byTerm(b, term)), []);

/** The numerator of an expression as a polynomial in the letters. @throws TooBig if it is no polynomial */
export function multiOf(e: Expr, letters: readonly string[]): Multi {
  return quotientIn(e, letters)[0];
}

function quotientIn(e: Expr, letters: readonly string[]): readonly [Multi, Multi] {
  const nothing = letters.map(() => 0);
  const one: Multi = [{ m: nothing, c: ONE }];
  switch (e.t) {
    case 'n':
      return [e.v.n === 0n ? [] : [{ m: nothing, c: e.v }], one];
    case 'v':
      return [[{ m: letters.map((letter) => Number(letter === e.name)), c: ONE }], one];
    case '+':
      return e.args
        .map((arg) => quotientIn(arg, letters))
        .reduce(([a, b], [c, d]) => [add(multiplied(a, d), multiplied(c, b)), multiplied(b, d)]);
    case '*':
      return e.args
        .map((arg) => quotientIn(arg, letters))
        .reduce(([a, b], [c, d]) => [multiplied(a, c), multiplied(b, d)]);
    case '^': {
      const exponent = e.exp.t === 'n' && e.exp.v.d === 1n ? toNumber(e.exp.v) : Number.NaN;
      if (!(Math.abs(exponent) <= MOST_TOTAL_DEGREE)) throw new TooBig();
      let [top, bottom] = [one, one];
      const [a, b] = quotientIn(e.base, letters);
      for (let i = 0; i < Math.abs(exponent); i += 1) [top, bottom] = [multiplied(top, a), multiplied(bottom, b)];
      return exponent < 0 ? [bottom, top] : [top, bottom];
    }
    default:
      throw new TooBig();
  }
}

const divides = (a: readonly number[], b: readonly number[]): boolean => a.every((x, i) => x <= (b[i] ?? 0));
const made1 = (p: Multi): Multi => (p[0] === undefined ? p : p.map(({ m, c }) => ({ m, c: over(c, p[0]?.c ?? ONE) })));

type Budget = { steps: number };

/** The remainder after subtracting multiples of the basis until no leading term of the basis divides a term. */
export function reduced(p: Multi, basis: readonly Multi[], budget: Budget): Multi {
  let rest = p;
  const remaining: Term[] = [];
  while (rest.length > 0) {
    budget.steps -= 1;
    if (budget.steps < 0) throw new TooBig();
    const [lead] = rest;
    if (lead === undefined) break;
    const divisor = basis.find(([first]) => first !== undefined && divides(first.m, lead.m));
    const [first] = divisor ?? [];
    if (divisor === undefined || first === undefined) {
      remaining.push(lead);
      rest = rest.slice(1);
    } else {
      rest = add(
        rest,
        byTerm(divisor, { m: lead.m.map((x, i) => x - (first.m[i] ?? 0)), c: negative(over(lead.c, first.c)) }),
      );
    }
  }
  return remaining;
}

function combination(a: Multi, b: Multi): Multi {
  const [x, y] = [a[0], b[0]];
  if (x === undefined || y === undefined) return [];
  const least = x.m.map((e, i) => Math.max(e, y.m[i] ?? 0));
  if (least.reduce((total, e) => total + e, 0) > MOST_TOTAL_DEGREE) throw new TooBig();
  const lift = (p: Multi, lead: Term): Multi =>
    byTerm(p, { m: least.map((e, i) => e - (lead.m[i] ?? 0)), c: over(ONE, lead.c) });
  return add(
    lift(a, x),
    lift(b, y).map(({ m, c }) => ({ m, c: negative(c) })),
  );
}

const apart = (a: Multi, b: Multi): boolean => (a[0]?.m ?? []).every((e, i) => e === 0 || (b[0]?.m[i] ?? 0) === 0);

/** A Gröbner basis in lexicographic order (Buchberger's way). @throws TooBig when the budget is spent */
export function basisOf(generators: readonly Multi[], budget: Budget = { steps: MOST_STEPS }): Multi[] {
  const basis: Multi[] = generators.filter((p) => p.length > 0).map(made1);
  const pairs: [number, number][] = basis.flatMap((_, j) => basis.slice(0, j).map((_, i): [number, number] => [i, j]));
  while (pairs.length > 0) {
    const [i, j] = pairs.shift() ?? [0, 0];
    const [a, b] = [basis[i] ?? [], basis[j] ?? []];
    if (apart(a, b)) continue;
    const rest = made1(reduced(combination(a, b), basis, budget));
    if (rest.length === 0) continue;
    if (rest[0]?.m.every((e) => e === 0)) return [rest];
    pairs.push(...basis.map((_, k): [number, number] => [k, basis.length]));
    basis.push(rest);
    if (basis.length > 60) throw new TooBig();
  }
  return basis
    .map((p, i) =>
      made1(
        reduced(
          p,
          basis.filter((q, k) => k !== i && q.length > 0 && (k < i || !sameLead(q, p))),
          budget,
        ),
      ),
    )
    .filter((p) => p.length > 0);
}

const sameLead = (a: Multi, b: Multi): boolean =>
  a[0] !== undefined && b[0] !== undefined && order(a[0].m, b[0].m) === 0;

/** Whether the polynomial vanishes wherever all generators do, over the complex numbers (Rabinowitsch's trick). */
function vanishesOn(p: Multi, generators: readonly Multi[], basis: readonly Multi[]): boolean {
  if (reduced(p, basis, { steps: MOST_STEPS }).length === 0) return true;
  const wide = (q: Multi): Multi => q.map(({ m, c }) => ({ m: [0, ...m], c }));
  const letters = p[0]?.m.length ?? 0;
  const one: Term = { m: Array.from({ length: letters + 1 }, () => 0), c: ONE };
  const inverse = add(
    [one],
    wide(p)
      .map(({ m, c }) => ({ m: [1, ...m.slice(1)], c: negative(c) }))
      .sort((a, b) => order(a.m, b.m)),
  );
  const all = basisOf([...generators.map(wide), inverse]);
  return all.some((q) => q.length > 0 && q[0]?.m.every((e) => e === 0));
}

/** Whether two sets of polynomials have the same common zeros over the complex numbers. @throws TooBig */
export function sameZeros(a: readonly Multi[], b: readonly Multi[]): boolean {
  const [left, right] = [basisOf(a), basisOf(b)];
  return b.every((p) => vanishesOn(p, a, left)) && a.every((p) => vanishesOn(p, b, right));
}
