import type { MathText, Prose, Step } from '../types.ts';

/** What was to be done. */
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
 * A worked solution: the task as a first line, then one line for each thing that is done, the last one the answer. `other` is
 * for tasks of another kind, and for text that cannot be read.
 */
export type WorkedSolution =
  | { readonly kind: TaskKind; readonly lines: readonly Step[]; readonly answer: MathText }
  | { readonly kind: 'other'; readonly reason: Prose };

/** Collects lines; a line that says the same as the one before, letter for letter, is left out. */
export function collector(first: string, why: string) {
  const lines: Step[] = [{ line: first, why }];
  return {
    lines,
    add: (line: string, reason: string): void => {
      if (lines.at(-1)?.line !== line) lines.push({ line, why: reason });
    },
  };
}
