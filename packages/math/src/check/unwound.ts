import type { AtomSign, Claim } from './claim.ts';
import { call, difference, type Expr, int, num, product, quotient, raise, variablesOf } from './expr.ts';
import {
  compare,
  isWhole,
  negative,
  ONE,
  over,
  power,
  type Rational,
  rational,
  same,
  toNumber,
  ZERO,
} from './rational.ts';
import { TURNED } from './tree.ts';

type Atom = Extract<Claim, { t: 'atom' }>;
/** k · term + n, compared with 0. */
type Lone = { readonly k: Rational; readonly term: Expr; readonly n: Rational };

/** The term with letters, if there is only one and everything else is a number. */
function loneTerm(e: Expr): Lone | undefined {
  const parts = e.t === '+' ? e.args : [e];
  const open = parts.filter((part) => part.t !== 'n');
  const [own] = open;
  if (own === undefined || open.length !== 1) return undefined;
  const constant = parts.find((part) => part.t === 'n');
  const n = constant?.t === 'n' ? constant.v : ZERO;
  if (own.t !== '*') return { k: ONE, term: own, n };
  const [first, ...rest] = own.args;
  return first?.t === 'n' ? { k: first.v, term: product(rest), n } : { k: ONE, term: own, n };
}

const turned = (sign: AtomSign): AtomSign => {
  const other = TURNED.get(sign);
  return other === '<' || other === '>' || other === '≤' || other === '≥' ? other : sign;
};
const atom = (left: Expr, sign: AtomSign, right: Expr): Claim => ({ t: 'atom', sign, expr: difference(left, right) });

/**
 * The largest exponent that is tried; its estimate must be close to a whole number, and then the powers are compared
 * exactly.
 */
const LARGEST_LOG = 60;
const NEAR_WHOLE = 1e-6;

/** The exponent r with base^r = value, if r is a fraction of small numbers. */
function exactLog(base: Rational, value: Rational): Rational | undefined {
  const guess = Math.log(toNumber(value)) / Math.log(toNumber(base));
  for (const below of [1, 2, 3, 4]) {
    const above = Math.round(guess * below);
    if (Math.abs(above) > LARGEST_LOG || Math.abs(guess * below - above) > NEAR_WHOLE) continue;
    if (same(power(base, above), power(value, below))) return rational(BigInt(above), BigInt(below));
  }
  return undefined;
}

/** b^g ⋈ v is g ⋈ log v: increasing for bases above 1, decreasing for bases below. */
function ofPower(base: Expr, exponent: Expr, sign: AtomSign, value: Rational): Claim | undefined {
  if (compare(value, ZERO) <= 0) return undefined;
  if (base.t === 'c' && base.name === 'e')
    return atom(exponent, sign, same(value, ONE) ? int(0) : call('ln', num(value)));
  if (base.t !== 'n' || compare(base.v, ZERO) <= 0 || same(base.v, ONE)) return undefined;
  const exact = exactLog(base.v, value);
  const right = exact === undefined ? quotient(call('ln', num(value)), call('ln', num(base.v))) : num(exact);
  return atom(exponent, compare(base.v, ONE) > 0 ? sign : turned(sign), right);
}

/** ln g ⋈ v is g ⋈ e^v, for positive g. */
function ofLog(g: Expr, base: Expr, sign: AtomSign, value: Rational): Claim {
  const main = atom(g, sign, raise(base, num(value)));
  return sign === '<' || sign === '≤' || sign === '≠' ? { t: 'and', parts: [atom(g, '>', int(0)), main] } : main;
}

const floorOf = (v: Rational): bigint => (v.n >= 0n ? v.n / v.d : -((-v.n + v.d - 1n) / v.d));

/** ⌊g⌋ ⋈ v, as a comparison of g with a whole number; ⌈g⌉ is −⌊−g⌋. */
function ofFloor(g: Expr, sign: AtomSign, v: Rational): Claim {
  const low = num(rational(isWhole(v) ? v.n : floorOf(v) + 1n));
  const high = num(rational(floorOf(v) + 1n));
  switch (sign) {
    case '≥':
      return atom(g, '≥', low);
    case '>':
      return atom(g, '≥', high);
    case '<':
      return atom(g, '<', low);
    case '≤':
      return atom(g, '<', high);
    case '=':
      return { t: 'and', parts: [atom(g, '≥', low), atom(g, '<', high)] };
    case '≠':
      return { t: 'or', parts: [atom(g, '<', low), atom(g, '≥', high)] };
  }
}

function ofTerm(term: Expr, sign: AtomSign, value: Rational): Claim | undefined {
  if (term.t === '^' && variablesOf(term.base).length === 0 && variablesOf(term.exp).length > 0)
    return ofPower(term.base, term.exp, sign, value);
  if (term.t === '*') {
    // log₁₀ g is ln g / ln 10.
    const below = term.args.find((part) => part.t === '^');
    const base =
      below?.t === '^' && below.exp.t === 'n' && same(below.exp.v, negative(ONE)) ? inLog(below.base) : undefined;
    const inside = term.args.map(inLog).find((one) => one !== undefined);
    return term.args.length === 2 && inside && base?.t === 'n' && compare(base.v, ONE) > 0
      ? ofLog(inside, base, sign, value)
      : undefined;
  }
  if (term.t !== 'f') return undefined;
  const [g, ...more] = term.args;
  if (g === undefined || more.length > 0 || variablesOf(g).length === 0) return undefined;
  if (inLog(term)) return ofLog(g, { t: 'c', name: 'e' }, sign, value);
  if (term.name === 'floor') return ofFloor(g, sign, value);
  return term.name === 'ceil' ? ofFloor(product([int(-1), g]), turned(sign), negative(value)) : undefined;
}

/** The argument, if the expression is a natural logarithm. */
const inLog = (e: Expr): Expr | undefined => (e.t === 'f' && e.name === 'ln' ? e.args[0] : undefined);

function ofAtom(own: Atom): Claim {
  const lone = loneTerm(own.expr);
  if (lone === undefined || lone.k.n === 0n) return own;
  const sign = compare(lone.k, ZERO) < 0 ? turned(own.sign) : own.sign;
  return ofTerm(lone.term, sign, over(negative(lone.n), lone.k)) ?? own;
}

/** The same statement without powers, logarithms and floors that stand alone on one side; all of these are monotone. */
export function unwound(claim: Claim): Claim {
  if (claim.t === 'atom') return ofAtom(claim);
  return claim.t === 'not' ? { t: 'not', part: unwound(claim.part) } : { t: claim.t, parts: claim.parts.map(unwound) };
}
