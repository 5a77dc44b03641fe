import type { MathText, MistakenWork, Prose, Step } from '../../types.ts';

/** One line of work as a pair: what is written, and why. */
export type Line = readonly [line: MathText, why: Prose];

/** Lines of work from pairs of line and reason. */
export const steps = (...lines: readonly Line[]): Step[] => lines.map(([line, why]) => ({ line, why }));

/**
 * What a student with the misconception writes: the answer, and the lines that lead to it. Reasons are worded as in a
 * solution: "Add the numerators."
 */
export const wrote = (answer: number | MathText, ...lines: readonly Line[]): MistakenWork => ({
  answer: String(answer),
  steps: steps(...lines),
});
