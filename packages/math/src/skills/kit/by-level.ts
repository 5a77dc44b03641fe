import type { Level, Rng } from '../../types.ts';

/** One of three values, by level. All three are worked out, so draw from `rng` outside of it. */
export const byLevel = <T>(level: Level, easier: T, usual: T, stretch: T): T =>
  level === 1 ? easier : level === 2 ? usual : stretch;

/**
 * Draws evenly from a list made once for each level, so that a draw never has to try again.
 * @throws RangeError where the list of a level is empty.
 */
export function fromPool<T>(make: (level: Level) => readonly T[]): (rng: Rng, level: Level) => T {
  const made = new Map<Level, readonly T[]>();
  return (rng, level) => {
    const pool = made.get(level) ?? make(level);
    made.set(level, pool);
    if (pool.length === 0) throw new RangeError(`no problems for level ${level}`);
    return rng.pick(pool);
  };
}
