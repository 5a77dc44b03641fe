import type { Level, Rng } from '../../types.ts';

/** One of three values, by level. All three are evaluated, so draw from `rng` before the call. */
export const byLevel = <T>(level: Level, easier: T, usual: T, stretch: T): T =>
  level === 1 ? easier : level === 2 ? usual : stretch;

/**
 * Draws from a list that is made once for each level; all items are equally likely, and no draw has to be repeated.
 * @throws RangeError if the list of a level is empty.
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
