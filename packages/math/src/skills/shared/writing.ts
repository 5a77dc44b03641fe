import type { MistakenWork, Step } from '../../types.ts';

/** One line of work as a pair: what is written, and why. */
export type Line = readonly [line: string, why: string];

/** Steps from pairs. */
export const steps = (...lines: readonly Line[]): Step[] => lines.map(([line, why]) => ({ line, why }));

/** What a student with an idea writes: the answer, and the lines that lead to it. */
export const wrote = (answer: string, ...lines: readonly Line[]): MistakenWork => ({ answer, steps: steps(...lines) });
