/** Greatest common divisor of two whole numbers, never negative; gcd(0, n) is n. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Least common multiple of two positive whole numbers. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** No problem counts through more numbers; a question that somebody typed may ask for any. */
const MOST_COUNTED = 10_000;

/** Whole numbers from `low` to `high`, both included. Throws a RangeError for more than 10,000. */
export function range(low: number, high: number): number[] {
  const length = Math.max(0, high - low + 1);
  if (length > MOST_COUNTED) throw new RangeError(`${length} numbers are more than ${MOST_COUNTED}`);
  return Array.from({ length }, (_, i) => low + i);
}

/** All divisors of a positive whole number up to 10,000, smallest first. Throws a RangeError for a larger one. */
export const divisorsOf = (n: number): number[] => range(1, n).filter((d) => n % d === 0);

/** Equal except for floating-point noise. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
