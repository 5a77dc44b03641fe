import { spend, TooBig } from './budget.ts';

/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { readonly n: bigint; readonly d: bigint };

/** Numbers with more bits than this are not computed exactly; the caller says "cannot check". */
const MOST_BITS = 40_000;

export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [absolute(a), absolute(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const bitsOf = (value: bigint): number => value.toString(16).length * 4;

/** How many times more work a number is than one that fits a machine word. */
export const weight = (c: bigint): number => (BigInt.asIntN(64, c) === c ? 1 : c.toString(16).length / 12);

/** @throws RangeError when `d` is 0. */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 1n) return { n, d };
  if (d === 0n) throw new RangeError('division by zero');
  spend(weight(n) + weight(d) - 1.6);
  const common = gcd(n, d);
  const sign = d < 0n ? -1n : 1n;
  return common === 0n ? { n: 0n, d: 1n } : { n: (sign * n) / common, d: (sign * d) / common };
}

export const ZERO = rational(0n);
export const ONE = rational(1n);
export const MINUS_ONE = rational(-1n);
export const HALF = rational(1n, 2n);

export const whole = (value: number): Rational => rational(BigInt(value));
export const plus = (a: Rational, b: Rational): Rational =>
  a.d === 1n && b.d === 1n ? { n: a.n + b.n, d: 1n } : rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational =>
  a.d === 1n && b.d === 1n ? { n: a.n * b.n, d: 1n } : rational(a.n * b.n, a.d * b.d);
export const over = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
export const negative = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const same = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isWhole = (a: Rational): boolean => a.d === 1n;
export const size = (a: Rational): Rational => (a.n < 0n ? negative(a) : a);

/** @throws TooBig before computing a power that would be too large; RangeError for 0 to a negative power. */
export function power(base: Rational, exponent: number): Rational {
  const times = Math.abs(exponent);
  if (
    times > 1 &&
    times * Math.max(bitsOf(base.n), bitsOf(base.d)) > MOST_BITS &&
    base.n !== 0n &&
    absolute(base.n) !== base.d
  )
    throw new TooBig();
  const [n, d] = [base.n ** BigInt(times), base.d ** BigInt(times)];
  return exponent < 0 ? rational(d, n) : { n, d };
}

/** The nearest double; exact for numbers that a double can hold. */
export function toNumber({ n, d }: Rational): number {
  if (d === 1n) return Number(n);
  const [top, bottom] = [Number(n), Number(d)];
  if (Number.isSafeInteger(top) && Number.isSafeInteger(bottom)) return top / bottom;
  // Scale so that the quotient keeps 70 bits: Number(n) / Number(d) overflows for long fractions.
  const shift = bitsOf(d) - bitsOf(n) + 70;
  const quotient = shift > 0 ? (n << BigInt(shift)) / d : n / (d << BigInt(-shift));
  return Number(quotient) * 2 ** -shift;
}

/** The exact root, or undefined where it is not rational. */
export function exactRoot({ n, d }: Rational, degree: number): Rational | undefined {
  const top = wholeRoot(absolute(n), degree);
  const bottom = wholeRoot(d, degree);
  if (top === undefined || bottom === undefined || (n < 0n && degree % 2 === 0)) return undefined;
  return { n: n < 0n ? -top : top, d: bottom };
}

/** The largest whole number whose `degree`-th power is at most `value`; `value` is not negative. */
export function floorRoot(value: bigint, degree: number): bigint {
  if (value < 2n) return value;
  const k = BigInt(degree);
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / degree));
  for (;;) {
    const next = ((k - 1n) * guess + value / guess ** (k - 1n)) / k;
    if (next >= guess) return guess;
    guess = next;
  }
}

function wholeRoot(value: bigint, degree: number): bigint | undefined {
  const root = floorRoot(value, degree);
  return root ** BigInt(degree) === value ? root : undefined;
}

/** Reads `12`, `0.5`, `.5`, `5.1e-2` and recurring `0.1(6)`. The text must have been checked by the scanner. */
export function fromText(text: string): Rational {
  if (/^\d+$/.test(text)) return { n: BigInt(text), d: 1n };
  const exponentAt = text.search(/e/i);
  const mantissa = exponentAt < 0 ? text : text.slice(0, exponentAt);
  const [head = '', recurring = ''] = mantissa.split(/[()]/);
  const [units = '', decimals = ''] = head.split('.');
  const scale = 10n ** BigInt(decimals.length);
  let value = rational(BigInt(units + decimals || '0'), scale);
  if (recurring !== '')
    value = plus(value, rational(BigInt(recurring), scale * (10n ** BigInt(recurring.length) - 1n)));
  return exponentAt < 0 ? value : times(value, power(whole(10), Number(text.slice(exponentAt + 1))));
}
