/** Thrown where an exact answer would cost too much; the caller says "cannot check", never "wrong". */
export class TooBig extends Error {}

/**
 * What one check may cost, in steps of roughly a microsecond. Steps are counted instead of measuring time, so that the
 * same input gives the same result on every machine.
 */
const ALLOWANCE = 40_000;

let left = Number.POSITIVE_INFINITY;

/** Pays for some work. Once the allowance is gone, every further payment fails too. @throws TooBig */
export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooBig();
}

/** Runs one check with a fresh allowance; a check inside a check shares the outer one. */
export function withAllowance<T>(check: () => T): T {
  if (left !== Number.POSITIVE_INFINITY) return check();
  left = ALLOWANCE;
  try {
    return check();
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** The result of work that need not be done: undefined where it costs too much or has no value. */
export function ifAffordable<T>(work: () => T): T | undefined {
  try {
    return withAllowance(work);
  } catch (error) {
    if (error instanceof TooBig || error instanceof RangeError) return undefined;
    throw error;
  }
}
