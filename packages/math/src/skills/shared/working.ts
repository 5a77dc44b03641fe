import type { AnswerSpec, Level, MathText, MistakenWork, Prose, Rng, Step } from '../../types.ts';

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

const lastWord = (text: string): string => text.split(' ').at(-1) ?? text;

/** An amount of something; the unit may be left out. Of "granola bars" the last word is enough. */
export function amountAnswer(
  amount: MathText,
  unit: { readonly one: string; readonly many: string; readonly symbol?: string },
): AnswerSpec {
  // A power such as m^2 is read as a symbol only.
  const words = unit.symbol?.includes('^')
    ? [unit.symbol]
    : [lastWord(unit.many), lastWord(unit.one), unit.symbol ?? ''];
  const atMostOne = amount === '1' || /^\d+\/\d+$/.test(amount);
  const units = [...new Set(words.filter((word) => word !== ''))];
  return { kind: 'quantity', key: `${amount} ${(atMostOne ? units[1] : units[0]) ?? units[0]}`, units };
}

/** Whole numbers from `low` to `high`, both included. */
export const range = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);

/** One of three values by level. */
export const byLevel = <T>(level: Level, easier: T, onGrade: T, stretch: T): T =>
  level === 1 ? easier : level === 2 ? onGrade : stretch;
