import { spend } from './budget.ts';
import type { Expr } from './expr.ts';
import { floorRoot } from './rational.ts';

/** Constants are computed with 80 decimals in whole numbers of 1e-80, for differences that a double cannot show. */
const DIGITS = 80n;
const SCALE = 10n ** DIGITS;
/** Differences below this are taken for zero: 1e-55. */
const NOTHING = 10n ** 25n;
/** Larger values lose too many decimals, so they are not compared. */
const MOST = SCALE * 10n ** 40n;

type Fixed = bigint | undefined;

const multiply = (a: bigint, b: bigint): bigint => (a * b) / SCALE;
const divide = (a: bigint, b: bigint): Fixed => (b > -NOTHING && b < NOTHING ? undefined : (a * SCALE) / b);

function expOf(x: bigint): Fixed {
  if (x > 90n * SCALE || x < -150n * SCALE) return undefined;
  // e^x = (e^(x/2^k))^(2^k): the series is short for small arguments.
  const halvings = 12n;
  const small = x >> halvings;
  let [term, total] = [SCALE, SCALE];
  for (let n = 1n; term !== 0n && n < 80n; n += 1n) {
    term = multiply(term, small) / n;
    total += term;
  }
  for (let i = 0n; i < halvings; i += 1n) total = multiply(total, total);
  return total;
}

function lnOf(x: bigint): Fixed {
  if (x <= NOTHING) return undefined;
  let guess =
    BigInt(Math.round(Math.log(Number(x / 10n ** (DIGITS - 15n)) / 1e15 || 1e-15) * 1e15)) * 10n ** (DIGITS - 15n);
  for (let i = 0; i < 5; i += 1) {
    const e = expOf(guess);
    if (e === undefined) return undefined;
    guess += (2n * SCALE * (x - e)) / (x + e);
  }
  return guess;
}

/** arctan by halving the argument, then the series. */
function atanOf(x: bigint): bigint {
  let [small, doublings] = [x, 0n];
  while (small > SCALE / 50n || small < -SCALE / 50n) {
    const root = floorRoot((SCALE + multiply(small, small)) * SCALE, 2);
    small = (small * SCALE) / (SCALE + root);
    doublings += 1n;
  }
  const square = multiply(small, small);
  let [power, total] = [small, small];
  for (let n = 3n; power !== 0n && n < 200n; n += 2n) {
    power = -multiply(power, square);
    total += power / n;
  }
  return total << doublings;
}

let knownPi: bigint | undefined;
const pi = (): bigint => {
  knownPi ??= 4n * (4n * atanOf(SCALE / 5n) - atanOf(SCALE / 239n));
  return knownPi;
};

function sinOf(x: bigint): bigint {
  const turn = 2n * pi();
  const reduced = (((x % turn) + turn) % turn) - pi();
  const thirds = 5;
  let small = reduced / 3n ** BigInt(thirds);
  const square = multiply(small, small);
  let term = small;
  for (let n = 2n; term !== 0n && n < 100n; n += 2n) {
    term = -multiply(term, square) / (n * (n + 1n));
    small += term;
  }
  for (let i = 0; i < thirds; i += 1) small = 3n * small - 4n * multiply(multiply(small, small), small);
  // The argument was reduced by half a turn, which changes the sign.
  return -small;
}

const cosOf = (x: bigint): bigint => sinOf(x + pi() / 2n);
const sqrtOf = (x: bigint): Fixed => (x < 0n ? undefined : floorRoot(x * SCALE, 2));

function powerOf(base: bigint, e: Expr): Fixed {
  if (e.t !== 'n') {
    const [log, exponent] = [lnOf(base), precise(e)];
    return log === undefined || exponent === undefined ? undefined : expOf(multiply(log, exponent));
  }
  const [top, bottom] = [e.v.n, e.v.d];
  if (bottom > 1000n || top > 1000n || top < -1000n) return undefined;
  if (base < 0n && bottom % 2n === 0n) return undefined;
  const degree = Number(bottom);
  const size = base < 0n ? -base : base;
  const root = degree === 1 ? size : floorRoot(size * SCALE ** BigInt(degree - 1), degree);
  let result = SCALE;
  for (let i = 0n; i < (top < 0n ? -top : top); i += 1n) {
    result = multiply(result, root);
    if (result > MOST) return undefined;
  }
  const signed = base < 0n && top % 2n !== 0n ? -result : result;
  return top < 0n ? divide(SCALE, signed) : signed;
}

function callOf(name: string, x: bigint): Fixed {
  switch (name) {
    case 'abs':
      return x < 0n ? -x : x;
    case 'ln':
      return lnOf(x);
    case 'sin':
      return sinOf(x);
    case 'cos':
      return cosOf(x);
    case 'tan':
      return divide(sinOf(x), cosOf(x));
    case 'arctan':
      return atanOf(x);
    case 'arcsin':
    case 'arccos': {
      const root = sqrtOf(SCALE - multiply(x, x));
      if (root === undefined) return undefined;
      const angle = root < NOTHING ? (x < 0n ? -pi() / 2n : pi() / 2n) : atanOf((x * SCALE) / root);
      return name === 'arcsin' ? angle : pi() / 2n - angle;
    }
    default:
      return undefined;
  }
}

/** The value in units of 1e-80, or undefined where it is undefined, too large or not of a known kind. */
function precise(e: Expr): Fixed {
  const result = preciseUnbounded(e);
  return result === undefined || result > MOST || result < -MOST ? undefined : result;
}

function preciseUnbounded(e: Expr): Fixed {
  spend(e.t === 'n' ? 1 : e.t === 'f' || e.t === '^' ? 150 : 5);
  switch (e.t) {
    case 'n':
      return (e.v.n * SCALE) / e.v.d;
    case 'v':
      return undefined;
    case 'c':
      return e.name === 'pi' ? pi() : e.name === 'e' ? expOf(SCALE) : undefined;
    case '+':
    case '*': {
      let total = e.t === '+' ? 0n : SCALE;
      for (const arg of e.args) {
        const one = precise(arg);
        if (one === undefined) return undefined;
        total = e.t === '+' ? total + one : multiply(total, one);
      }
      return total;
    }
    case '^': {
      if (e.base.t === 'c' && e.base.name === 'e') {
        const exponent = precise(e.exp);
        return exponent === undefined ? undefined : expOf(exponent);
      }
      const base = precise(e.base);
      return base === undefined ? undefined : powerOf(base, e.exp);
    }
    case 'f': {
      const [first] = e.args;
      const x = first === undefined || e.args.length !== 1 ? undefined : precise(first);
      return x === undefined ? undefined : callOf(e.name, x);
    }
  }
}

/** True if two constants agree to 55 decimals; undefined if that cannot be decided. */
export function sameConstant(a: Expr, b: Expr): boolean | undefined {
  const [left, right] = [precise(a), precise(b)];
  if (left === undefined || right === undefined) return undefined;
  const difference = left - right;
  // The larger a value, the fewer of its decimals can be trusted.
  const size = left < 0n ? -left : left;
  const slack = size > SCALE ? multiply(NOTHING, size) : NOTHING;
  return difference < slack && difference > -slack;
}
