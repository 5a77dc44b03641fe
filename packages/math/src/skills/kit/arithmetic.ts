/** Greatest common divisor of two whole numbers, never negative; gcd(0, n) is n. */
export const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Least common multiple of two positive whole numbers. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

/** All divisors of a positive whole number, smallest first. */
export const divisorsOf = (n: number): number[] =>
  Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);

/** Whole numbers from `low` to `high`, both included. */
export const range = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);

/** Equal except for floating-point noise. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
