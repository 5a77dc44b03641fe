import { writtenTasksElementary } from './written-tasks-elementary.ts';
import { writtenTasksHigh } from './written-tasks-high.ts';
import { writtenTasksK3 } from './written-tasks-k-3.ts';
import { writtenTasksMiddle } from './written-tasks-middle.ts';

/**
 * What a standard asks for that no generator draws, such as to draw, to prove or to write in words:
 * `code|task|what a right answer shows` is part of the lesson. A line with `later` before the task is practice after
 * it; one with `ticket` stands on the exit ticket, and may end with what has to be understood there. Numbers are fixed
 * and were worked out by hand; what can be calculated is verified with the plan.
 */
export const writtenTaskLines: readonly string[] = [
  writtenTasksK3,
  writtenTasksElementary,
  writtenTasksMiddle,
  writtenTasksHigh,
].flatMap((text) => text.trim().split('\n'));
