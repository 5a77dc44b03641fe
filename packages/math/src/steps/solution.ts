import type { MathText, Prose, Step } from '../types.ts';

/** The kind of task that was read. */
export type TaskKind =
  | 'arithmetic'
  | 'percent'
  | 'evaluate'
  | 'equation'
  | 'inequality'
  | 'system'
  | 'formula'
  | 'expand'
  | 'factor';

/**
 * A worked solution: the task as the first line, then one line per step, and the answer in the last line. `other` is
 * for other tasks and for unreadable text.
 */
export type WorkedSolution =
  | { readonly kind: TaskKind; readonly lines: readonly Step[]; readonly answer: MathText }
  | { readonly kind: 'other'; readonly reason: Prose };

/** Collects lines; leaves out a line with exactly the same text as the one before. */
export function collector(first: string, why: string) {
  const lines: Step[] = [{ line: first, why }];
  return {
    lines,
    add: (line: string, reason: string): void => {
      if (lines.at(-1)?.line !== line) lines.push({ line, why: reason });
    },
  };
}
