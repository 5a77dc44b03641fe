import type { Rng } from '../types.ts';
import { expression, forSympy, type Grade, mutated, n, type Term, typed } from './grammar.ts';

type Sign = '=' | '<' | '>' | '<=' | '>=';
type Claim = readonly ['rel', Sign, Term, Term] | readonly ['and' | 'or', readonly Claim[]];

/** Two texts to compare, and the same for SymPy. */
export type Pair = {
  readonly kind: 'expression' | 'claim' | 'set' | 'amount';
  readonly a: string;
  readonly b: string;
  /** The two expressions, if the pair consists of expressions. */
  readonly terms?: readonly [Term, Term];
  readonly forSympy: { readonly kind: string; readonly a: unknown; readonly b: unknown };
};

const X: Term = { t: 'v', name: 'x' };
const rel = (sign: Sign, a: Term, b: Term): Claim => ['rel', sign, a, b];
const isRel = (claim: Claim): claim is Extract<Claim, readonly ['rel', ...unknown[]]> => claim[0] === 'rel';

const typedClaim = (claim: Claim): string =>
  isRel(claim)
    ? `${typed(claim[2])} ${claim[1]} ${typed(claim[3])}`
    : claim[1].map((part) => (isRel(part) ? typedClaim(part) : `(${typedClaim(part)})`)).join(` ${claim[0]} `);

const sympyClaim = (claim: Claim): unknown =>
  isRel(claim) ? ['rel', claim[1], forSympy(claim[2]), forSympy(claim[3])] : [claim[0], claim[1].map(sympyClaim)];

const TURNED = { '=': '=', '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const;
const LOOSE = { '=': '=', '<': '<=', '>': '>=', '<=': '<', '>=': '>' } as const;
const SIGNS = ['=', '<', '>', '<=', '>='] as const;

const minus = (a: Term, b: Term): Term => ({ t: '-', a, b });
const times = (a: Term, b: Term): Term => ({ t: '*', a, b });

/** The same operation on both sides, right or wrong. */
function reworked(claim: Claim, rng: Rng): Claim {
  if (!isRel(claim)) {
    const parts = rng.shuffle(claim[1]);
    const dropped = rng.chance(0.2) && parts.length > 1 ? parts.slice(1) : parts;
    return [
      rng.chance(0.1) ? (claim[0] === 'and' ? 'or' : 'and') : claim[0],
      dropped.map((part) => (rng.chance(0.4) ? reworked(part, rng) : part)),
    ];
  }
  const [, sign, a, b] = claim;
  return rng.pick<() => Claim>([
    () => rel(TURNED[sign], b, a),
    () => rel(sign, minus(a, b), n(0)),
    () => rel(sign, times(n(3), a), times(n(3), b)),
    () => rel(TURNED[sign], times(n(-2), a), times(n(-2), b)),
    () => rel(sign, { t: '+', a, b: n(7) }, { t: '+', a: b, b: n(7) }),
    () => rel(sign, mutated(a, rng), b),
    () => rel(sign, a, mutated(b, rng)),
    () => rel(LOOSE[sign], a, b),
    () => rel(sign, times(n(-1), a), times(n(-1), b)),
    () => rel(sign, times(a, X), times(b, X)),
    () => rel(sign, times(a, a), times(b, b)),
  ])();
}

/** A statement and its solution, near or far from 0. */
function solved(rng: Rng): readonly [Claim, Claim] {
  const far = rng.chance(0.3) ? 100_000 : 20;
  const [p, r] = [rng.int(-far, far), rng.int(1, far)];
  const away: Term = { t: 'abs', a: minus(X, n(p)) };
  const sign = rng.pick(SIGNS);
  const ends: readonly [Term, Term] = [n(p - r), n(p + r)];
  const outside: Claim = ['or', [rel(sign, ends[0], X), rel(sign, X, ends[1])].map((part) => part)];
  return rng.pick<() => readonly [Claim, Claim]>([
    () => [rel('=', away, n(r)), ['or', [rel('=', X, ends[0]), rel('=', X, ends[1])]]],
    () => [rel('<=', away, n(r)), ['and', [rel('<=', ends[0], X), rel('<=', X, ends[1])]]],
    () => [rel('>', away, n(r)), ['or', [rel('<', X, ends[0]), rel('>', X, ends[1])]]],
    () => [rel('=', times(minus(X, n(p)), minus(X, n(r))), n(0)), ['or', [rel('=', X, n(p)), rel('=', X, n(r))]]],
    () => [
      rel('<', times(minus(X, ends[0]), minus(X, ends[1])), n(0)),
      ['and', [rel('<', ends[0], X), rel('<', X, ends[1])]],
    ],
    () => [rel('=', { t: '/', a: times(minus(X, n(p)), minus(X, n(r))), b: minus(X, n(p)) }, n(0)), rel('=', X, n(r))],
    () => [rel(sign, times(n(2), X), n(2 * p)), rel(sign, X, n(p))],
    () => [outside, outside],
  ])();
}

function claimPair(rng: Rng): Pair {
  const kinked = expression(rng, 8, 2);
  const [first, answer] = rng.chance(0.6)
    ? solved(rng)
    : [rel(rng.pick(SIGNS), kinked, expression(rng, 7, 1)), undefined];
  const second =
    answer === undefined || rng.chance(0.3) ? reworked(first, rng) : rng.chance(0.5) ? answer : reworked(answer, rng);
  return {
    kind: 'claim',
    a: typedClaim(first),
    b: typedClaim(second),
    forSympy: { kind: 'claim', a: sympyClaim(first), b: sympyClaim(second) },
  };
}

function setPair(rng: Rng): Pair {
  const items = Array.from({ length: rng.int(1, 4) }, () => expression(rng, 5, 1));
  const others = rng.shuffle(items.map((item) => (rng.chance(0.3) ? mutated(item, rng) : item)));
  const changed = rng.chance(0.2) ? others.slice(1) : rng.chance(0.2) ? [...others, ...others.slice(0, 1)] : others;
  const text = (all: readonly Term[]): string => `{${all.map(typed).join(', ')}}`;
  return {
    kind: 'set',
    a: text(items),
    b: text(changed),
    forSympy: { kind: 'set', a: items.map(forSympy), b: changed.map(forSympy) },
  };
}

/** Units of one kind with their sizes. They are repeated here because the engine's table is what is tested. */
const UNITS = [
  ['km', '1000', 'length'],
  ['m', '1', 'length'],
  ['cm', '1/100', 'length'],
  ['mm', '1/1000', 'length'],
  ['in', '127/5000', 'length'],
  ['ft', '381/1250', 'length'],
  ['kg', '1000', 'mass'],
  ['g', '1', 'mass'],
  ['h', '3600', 'time'],
  ['min', '60', 'time'],
  ['L', '1000', 'volume'],
  ['mL', '1', 'volume'],
] as const;

function amountPair(rng: Rng): Pair {
  const [unit, size, kind] = rng.pick(UNITS);
  const [other, otherSize, otherKind] = rng.pick(UNITS);
  const value = (text: string): number =>
    text
      .split('/')
      .map(Number)
      .reduce((a, b) => a / b);
  const amount = rng.int(1, 90) * (rng.chance(0.3) ? 5 : 1);
  const exact = (amount * value(size)) / value(otherSize);
  const given = rng.chance(0.6) && Number.isInteger(exact) ? exact : rng.int(1, 900);
  return {
    kind: 'amount',
    a: `${amount} ${unit}`,
    b: `${given} ${other}`,
    forSympy: { kind: 'amount', a: [String(amount), size, kind], b: [String(given), otherSize, otherKind] },
  };
}

/** Pairs over grades 1 to first algebra; most of them expressions and statements. */
export function pairFrom(rng: Rng): Pair {
  const draw = rng.int(1, 100);
  if (draw <= 30) return claimPair(rng);
  if (draw <= 38) return setPair(rng);
  if (draw <= 45) return amountPair(rng);
  const grade = rng.pick<Grade>([1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9]);
  const first = expression(rng, grade);
  const second = mutated(first, rng);
  return {
    kind: 'expression',
    a: typed(first),
    b: typed(second),
    terms: [first, second],
    forSympy: { kind: 'expression', a: forSympy(first), b: forSympy(second) },
  };
}
