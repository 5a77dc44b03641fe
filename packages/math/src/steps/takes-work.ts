import type { Problem } from '../types.ts';
import { askedTask } from './asked-task.ts';
import { solveSteps } from './solve-steps.ts';

/** The fewest lines, the task among them; a calculation with fewer is done in the head. */
const FEWEST = { arithmetic: 3, other: 2 } as const;

/** Whether the answer to a problem is worked out in lines that can be read one by one, so that a student may write them. */
export function takesWork({ prompt, math, answer }: Pick<Problem, 'prompt' | 'math' | 'answer'>): boolean {
  const { task } = answer.kind === 'choice' ? {} : askedTask({ prompt, math });
  const work = task === undefined ? undefined : solveSteps(task);
  if (work === undefined || work.kind === 'other') return false;
  return work.lines.length >= (work.kind === 'arithmetic' ? FEWEST.arithmetic : FEWEST.other);
}
