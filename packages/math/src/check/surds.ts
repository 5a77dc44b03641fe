import { spend, TooBig } from './budget.ts';
import type { Expr } from './expr.ts';
import { absolute, gcd, type Rational } from './rational.ts';
import { keyOf } from './shape.ts';
import { added, multiplied, type Whole } from './whole-polynomial.ts';

/** Thrown for an expression with anything but polynomials, roots, absolute values, least and greatest. */
export class NotAlgebraic extends Error {}

/**
 * A sum of products of kernels. A kernel is a root, a sign, or a further letter; the key of a product holds the exponent
 * of each kernel as a digit, and the coefficient is a polynomial in the main letter.
 */
export type Sum = ReadonlyMap<number, Whole>;

/** `sqrt`: s² = of, s ≥ 0. `cbrt`: s³ = of. `sign`: s is −1, 0 or 1 as `of` is. A `letter` stands for itself. */
export type Kernel = { readonly kind: 'sqrt' | 'cbrt' | 'sign' | 'letter'; readonly of: Sum };

/** top / bottom */
export type Ratio = { readonly top: Sum; readonly bottom: Sum };

const BASE = 128;
const MOST_KERNELS = 7;
const MOST_EXPONENT = 40;

/** The smallest power of each kernel that can be replaced, and the power that replaces it. */
const FALLS = { sqrt: [2, 0], cbrt: [3, 0], sign: [3, 1], letter: [Number.POSITIVE_INFINITY, 0] } as const;

export const exponentIn = (key: number, slot: number): number => Math.floor(key / BASE ** slot) % BASE;

const NOTHING: Sum = new Map();
const constant = (c: bigint): Sum => (c === 0n ? NOTHING : new Map([[0, [c]]]));
export const UNIT: Sum = constant(1n);
const UNIT_LETTER: Sum = new Map([[0, [0n, 1n]]]);

export const keyOfSum = (sum: Sum): string =>
  [...sum]
    .sort(([a], [b]) => a - b)
    .map(([key, p]) => `${key}:${p.join(',')}`)
    .join(';');

/** The number, if the sum is one. */
export function numberIn(sum: Sum): bigint | undefined {
  if (sum.size === 0) return 0n;
  const p = sum.get(0);
  return sum.size === 1 && p !== undefined && p.length === 1 ? p[0] : undefined;
}

function put(into: Map<number, Whole>, key: number, p: Whole): void {
  const total = added(into.get(key) ?? [], p);
  if (total.length === 0) into.delete(key);
  else into.set(key, total);
}

export function plus(a: Sum, b: Sum): Sum {
  const result = new Map(a);
  for (const [key, p] of b) put(result, key, p);
  return result;
}

export const scaled = (a: Sum, k: bigint): Sum => times(a, constant(k), []);
export const minus = (a: Sum, b: Sum): Sum => plus(a, scaled(b, -1n));

/** @throws TooBig */
export function times(a: Sum, b: Sum, kernels: readonly Kernel[]): Sum {
  const result = new Map<number, Whole>();
  for (const [i, p] of a) {
    for (const [j, q] of b) {
      spend(0.5);
      const product = multiplied(p, q);
      const slot = kernels.findLastIndex(({ kind }, at) => exponentIn(i + j, at) >= FALLS[kind][0]);
      const kernel = kernels[slot];
      if (kernels.some((_, at) => exponentIn(i + j, at) > MOST_EXPONENT)) throw new TooBig();
      if (kernel === undefined) {
        put(result, i + j, product);
        continue;
      }
      const [limit, rest] = FALLS[kernel.kind];
      const fallen: Sum = new Map([[i + j - (limit - rest) * BASE ** slot, product]]);
      const factor = kernel.kind === 'sign' ? UNIT : kernel.of;
      for (const [key, value] of times(fallen, factor, kernels)) put(result, key, value);
    }
  }
  return result;
}

/**
 * Runs a test with the rules of algebra alone, whatever letters and functions stand for; false if it costs too much.
 */
function formally(test: (surds: Surds) => boolean): boolean {
  try {
    return test(new Surds('', true));
  } catch (error) {
    if (error instanceof NotAlgebraic || error instanceof TooBig || error instanceof RangeError) return false;
    throw error;
  }
}

export const isNothing = (e: Expr): boolean => formally((surds) => surds.build(e).top.size === 0);

/**
 * Whether two ratios have the same numerator up to a number: then they are 0 at the same places, wherever both are
 * defined.
 */
export const sameTops = (a: Expr, b: Expr): boolean =>
  formally((surds) => {
    const [left, right] = [surds.build(a).top, surds.build(b).top];
    const lead = (sum: Sum): bigint => [...sum].sort(([i], [j]) => j - i)[0]?.[1].at(-1) ?? 0n;
    return left.size > 0 && minus(scaled(left, lead(right)), scaled(right, lead(left))).size === 0;
  });

/** The coefficients of the powers of one kernel, the constant first. */
export function inPowersOf(sum: Sum, slot: number): Sum[] {
  const parts: Map<number, Whole>[] = [];
  for (const [key, p] of sum) {
    const exponent = exponentIn(key, slot);
    while (parts.length <= exponent) parts.push(new Map());
    parts[exponent]?.set(key - exponent * BASE ** slot, p);
  }
  return parts;
}

/** Divides by common whole factors and makes the leading number of the denominator positive. */
function reduced({ top, bottom }: Ratio): Ratio {
  let content = 0n;
  for (const sum of [top, bottom]) for (const p of sum.values()) for (const c of p) content = gcd(content, c);
  const below = numberIn(bottom);
  const k = below !== undefined && below < 0n ? -absolute(content) : absolute(content);
  if (k === 1n || k === 0n) return { top, bottom };
  const over = (sum: Sum): Sum => new Map([...sum].map(([key, p]) => [key, p.map((c) => c / k)]));
  return { top: over(top), bottom: over(bottom) };
}

const ALGEBRAIC: ReadonlySet<string> = new Set(['abs', 'sign', 'min', 'max']);

/**
 * π and e to 60 decimals. If a polynomial with small numbers is not 0 for these decimals, it is not 0 for π and e
 * either.
 */
const CONSTANTS = {
  pi: 3141592653589793238462643383279502884197169399375105820974944n,
  e: 2718281828459045235360287471352662497757247093699959574966967n,
};
const DECIMALS = 10n ** 60n;

/** Expressions in one letter, and perhaps others, over one list of kernels. */
export class Surds {
  readonly kernels: Kernel[] = [];
  /** Sums that must not be 0, and sums that must not be negative, so that everything built so far is defined. */
  nonzero: Sum[] = [];
  nonnegative: Sum[] = [];
  readonly #letter: string;
  readonly #seen = new Map<string, number>();

  readonly #formal: boolean;

  /** With `formal`, functions that are not algebraic are treated as letters. */
  constructor(letter: string, formal = false) {
    this.#letter = letter;
    this.#formal = formal;
  }

  times = (a: Sum, b: Sum): Sum => times(a, b, this.kernels);

  /** @throws NotAlgebraic, TooBig, RangeError for 1/0 */
  build(e: Expr): Ratio {
    spend(1);
    switch (e.t) {
      case 'n':
        return { top: constant(e.v.n), bottom: constant(e.v.d) };
      case 'v':
        return {
          top: e.name === this.#letter ? UNIT_LETTER : this.#kernel('letter', NOTHING, e.name),
          bottom: UNIT,
        };
      case 'c':
        if (e.name === 'inf') throw new NotAlgebraic();
        return { top: constant(CONSTANTS[e.name]), bottom: constant(DECIMALS) };
      case '+':
        return e.args.map((arg) => this.build(arg)).reduce((a, b) => this.#sum(a, b));
      case '*':
        return e.args.map((arg) => this.build(arg)).reduce((a, b) => this.#product(a, b));
      case '^':
        if (e.exp.t !== 'n') return this.#unknown(e);
        return this.#power(this.build(e.base), e.exp.v);
      case 'f':
        return ALGEBRAIC.has(e.name)
          ? this.#call(
              e.name,
              e.args.map((arg) => this.build(arg)),
            )
          : this.#unknown(e);
    }
  }

  #unknown(e: Expr): Ratio {
    if (!this.#formal) throw new NotAlgebraic();
    return { top: this.#kernel('letter', NOTHING, keyOf(e)), bottom: UNIT };
  }

  #sum(a: Ratio, b: Ratio): Ratio {
    if (keyOfSum(a.bottom) === keyOfSum(b.bottom)) return reduced({ top: plus(a.top, b.top), bottom: a.bottom });
    const top = plus(this.times(a.top, b.bottom), this.times(b.top, a.bottom));
    return reduced({ top, bottom: this.times(a.bottom, b.bottom) });
  }

  #product(a: Ratio, b: Ratio): Ratio {
    return reduced({ top: this.times(a.top, b.top), bottom: this.times(a.bottom, b.bottom) });
  }

  /** Returns the same kernel for the same radicand or argument. */
  #kernel(kind: Kernel['kind'], of: Sum, name = ''): Sum {
    const key = `${kind} ${name} ${keyOfSum(of)}`;
    const known = this.#seen.get(key);
    const slot = known ?? this.kernels.length;
    if (slot === MOST_KERNELS) throw new TooBig();
    if (known === undefined) {
      this.#seen.set(key, slot);
      this.kernels.push({ kind, of });
    }
    return new Map([[BASE ** slot, [1n]]]);
  }

  /** The sign of a product is the product of the signs; `whole` is false if the sign of 0 does not matter. */
  #sign(of: Sum, whole = false): Sum {
    const value = numberIn(of);
    if (value !== undefined) return constant(value > 0n ? 1n : value < 0n ? -1n : 0n);
    const [[key = 0, p = []] = []] = of;
    if (of.size === 1 && p.slice(0, -1).every((c) => c === 0n)) {
      const powers = [p.length - 1, ...this.kernels.map((_, slot) => exponentIn(key, slot))];
      const signs = powers.flatMap((power, i) => {
        const kernel = i === 0 ? UNIT_LETTER : new Map([[BASE ** (i - 1), [1n]]]);
        const times = whole ? Math.min(power, 2 - (power % 2)) : power % 2;
        return Array.from({ length: times }, () =>
          this.kernels[i - 1]?.kind === 'sign' ? kernel : this.#kernel('sign', kernel),
        );
      });
      return signs.reduce((a, b) => this.times(a, b), constant((p.at(-1) ?? 0n) > 0n ? 1n : -1n));
    }
    // |x - 3| and |3 - x| share a kernel.
    const lead = [...of].sort(([a], [b]) => b - a)[0]?.[1].at(-1) ?? 1n;
    return lead > 0n ? this.#kernel('sign', of) : scaled(this.#kernel('sign', scaled(of, -1n)), -1n);
  }

  #root({ top, bottom }: Ratio, degree: 2 | 3): Ratio {
    const even = degree === 2;
    const under = this.times(top, even ? bottom : this.times(bottom, bottom));
    if (even) this.nonnegative.push(under);
    if (under.size === 0) return { top: NOTHING, bottom: UNIT };
    const [outside, inside] = even ? this.#squareIn(under) : [UNIT, under];
    const root = numberIn(inside) === 1n ? UNIT : this.#kernel(even ? 'sqrt' : 'cbrt', inside);
    const size = this.times(root, outside);
    return reduced({ top: even ? this.times(size, this.#sign(this.times(bottom, outside))) : size, bottom });
  }

  /** Splits a square off: x²y is x squared times y; sums stay as they are. */
  #squareIn(under: Sum): readonly [Sum, Sum] {
    const [[key = 0, p = []] = []] = under;
    if (under.size !== 1) return [UNIT, under];
    const zeros = Math.floor(
      Math.max(
        0,
        p.findIndex((c) => c !== 0n),
      ) / 2,
    );
    const half = this.kernels.reduce(
      (total, _, slot) => total + Math.floor(exponentIn(key, slot) / 2) * BASE ** slot,
      0,
    );
    const outside: Sum = new Map([[half, [...Array.from({ length: zeros }, () => 0n), 1n]]]);
    return [outside, new Map([[key - 2 * half, p.slice(2 * zeros)]])];
  }

  #power(base: Ratio, { n, d }: Rational): Ratio {
    const exponent = Number(absolute(n));
    if (exponent > MOST_EXPONENT || d > 36n) throw new TooBig();
    let root = base;
    let degree = Number(d);
    for (const factor of [2, 3] as const)
      for (; degree % factor === 0; degree /= factor) root = this.#root(root, factor);
    if (degree !== 1) throw new NotAlgebraic();
    let result: Ratio = { top: UNIT, bottom: UNIT };
    for (let i = 0; i < exponent; i += 1) result = this.#product(result, root);
    return n < 0n ? this.#inverse(result, root) : result;
  }

  #inverse({ top, bottom }: Ratio, base: Ratio): Ratio {
    if (top.size === 0) throw new RangeError('division by zero');
    this.nonzero.push(base.top);
    return reduced({ top: bottom, bottom: top });
  }

  #call(name: string, args: readonly Ratio[]): Ratio {
    const [first] = args;
    if (first === undefined) throw new NotAlgebraic();
    switch (name) {
      case 'sign':
        return { top: this.#sign(this.times(first.top, first.bottom), true), bottom: UNIT };
      case 'abs':
        return { top: this.times(first.top, this.#sign(this.times(first.top, first.bottom))), bottom: first.bottom };
      case 'min':
      case 'max':
        return args.reduce((a, b) => {
          const difference = this.#sum(a, { top: scaled(b.top, -1n), bottom: b.bottom });
          const apart = this.#call('abs', [difference]);
          const signed = name === 'max' ? apart : { top: scaled(apart.top, -1n), bottom: apart.bottom };
          const twice = this.#sum(this.#sum(a, b), signed);
          return reduced({ top: twice.top, bottom: scaled(twice.bottom, 2n) });
        });
      default:
        throw new NotAlgebraic();
    }
  }
}
