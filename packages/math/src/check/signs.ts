import {
  exponentIn,
  inPowersOf,
  type Kernel,
  keyOfSum,
  minus,
  numberIn,
  plus,
  type Sum,
  scaled,
  times,
} from './surds.ts';

/** Gives the sign of a sum at place number `at`. */
export type SignAt = (at: number) => number;

/** The sign of a sum without roots and signs. */
type Leaf = (sum: Sum) => SignAt;

/**
 * The sign of a sum of roots, from signs of sums with fewer roots: √a·B + A has the sign of A and B if these agree, and
 * otherwise the sign of A·(A² − B²a). So it is exact wherever the signs of polynomials are.
 */
export function signOf(sum: Sum, kernels: readonly Kernel[], leaf: Leaf, known = new Map<string, SignAt>()): SignAt {
  const value = numberIn(sum);
  if (value !== undefined) return () => (value > 0n ? 1 : value < 0n ? -1 : 0);
  const key = keyOfSum(sum);
  const before = known.get(key);
  if (before !== undefined) return before;
  const slot = kernels.findLastIndex(
    ({ kind }, at) => kind !== 'letter' && [...sum.keys()].some((one) => exponentIn(one, at) > 0),
  );
  const kernel = kernels[slot];
  const found =
    kernel === undefined
      ? leaf(sum)
      : ofKernel(inPowersOf(sum, slot), kernel, kernels, (s) => signOf(s, kernels, leaf, known));
  known.set(key, found);
  return found;
}

const EMPTY: Sum = new Map();

function ofKernel(
  powers: readonly Sum[],
  { kind, of }: Kernel,
  kernels: readonly Kernel[],
  sign: (s: Sum) => SignAt,
): SignAt {
  const [a = EMPTY, b = EMPTY, c = EMPTY] = powers;
  const product = (...sums: readonly Sum[]): Sum => sums.reduce((x, y) => times(x, y, kernels));
  if (kind === 'sign') {
    const [switched, zero, above, below] = [of, a, plus(plus(a, b), c), plus(minus(a, b), c)].map(sign);
    return (at) => {
      const side = switched?.(at) ?? 0;
      return (side === 0 ? zero : side > 0 ? above : below)?.(at) ?? 0;
    };
  }
  if (kind === 'sqrt') {
    const [under, first, second, norm] = [of, a, b, minus(product(a, a), product(b, b, of))].map(sign);
    return (at) => {
      const left = first?.(at) ?? 0;
      const right = (under?.(at) ?? 0) > 0 ? (second?.(at) ?? 0) : 0;
      return left === 0 ? right : right === 0 || right === left ? left : left * (norm?.(at) ?? 0);
    };
  }
  const a3 = product(a, a, a);
  const b3 = product(b, b, b, of);
  if (c.size === 0) return sign(plus(a3, b3));
  // The two other conjugates are a complex pair, so their product is not negative; it is 0 only where a = b·s = c·s².
  const c3 = product(c, c, c, of, of);
  const [norm, first, ab, ac] = [
    minus(plus(plus(a3, b3), c3), scaled(product(a, b, c, of), 3n)),
    a,
    minus(a3, b3),
    minus(a3, c3),
  ].map(sign);
  return (at) => {
    const whole = norm?.(at) ?? 0;
    return whole === 0 && ab?.(at) === 0 && ac?.(at) === 0 ? (first?.(at) ?? 0) : whole;
  };
}
