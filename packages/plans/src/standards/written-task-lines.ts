import { writtenTasks45 } from './written-tasks-4-5.ts';
import { writtenTasks68 } from './written-tasks-6-8.ts';
import { writtenTasksHigh } from './written-tasks-high.ts';
import { writtenTasksK3 } from './written-tasks-k-3.ts';

/**
 * What a standard asks for that no generator draws, such as to draw, to prove or to write in words:
 * `code|task|what a right answer shows` is part of the lesson. A line with `later` before the task is practice after
 * it; one with `ticket` stands on the exit ticket, and may end with what has to be understood there. Numbers are fixed
 * and were worked out by hand; what can be calculated is verified with the plan.
 */
export const writtenTaskLines: readonly string[] = [
  writtenTasksK3,
  writtenTasks45,
  writtenTasks68,
  writtenTasksHigh,
].flatMap((text) => text.trim().split('\n'));
