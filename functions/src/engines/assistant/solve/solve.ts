import { type Answered, solveAsked } from '@lemma/math';
import { isOnlyKnown, knownTask } from './known-tasks.ts';

/** A task worked out: by what it is called, otherwise as the engine reads it. */
export const solveTask = (task: string): Answered | undefined =>
  knownTask(task) ?? (isOnlyKnown(task) ? undefined : solveAsked(task.replace(ORDER_OF_OPERATIONS, ' ')));
/** No wish to put numbers in order. */
const ORDER_OF_OPERATIONS = /\border of op(?:eration)?s\b/gi;
