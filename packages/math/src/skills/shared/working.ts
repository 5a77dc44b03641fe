import type { Level, MathText, MistakenWork, Prose, Rng, Step } from '../../types.ts';

type Written = readonly [line: MathText, why: Prose];

/** Lines of work, each with why it stands there. */
export const lines = (...written: readonly Written[]): Step[] => written.map(([line, why]) => ({ line, why }));

/** An answer that rests on a misconception, with the lines a student would write on the way. */
export const mistaken = (answer: MathText, ...written: readonly Written[]): MistakenWork => ({
  answer,
  steps: lines(...written),
});

/**
 * Draws evenly from a list made once for each level and case, so that a draw never has to try again.
 * @throws RangeError where the list of a level and case is empty.
 */
export function fromPool<T>(
  make: (level: Level, caseId: string) => readonly T[],
): (rng: Rng, level: Level, caseId: string) => T {
  const made = new Map<string, readonly T[]>();
  return (rng, level, caseId) => {
    const place = `${level} ${caseId}`;
    const pool = made.get(place) ?? make(level, caseId);
    made.set(place, pool);
    if (pool.length === 0) throw new RangeError(`no problems for level ${level}, case ${caseId}`);
    return rng.pick(pool);
  };
}

/** Whole numbers from `low` to `high`, both included. */
export const range = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);

/** One of three values by level. */
export const byLevel = <T>(level: Level, easier: T, onGrade: T, stretch: T): T =>
  level === 1 ? easier : level === 2 ? onGrade : stretch;
