import type { DeskEntry } from '@lemma/school/desk';

/** Still something to do for the student. */
export const isToDo = ({ state }: DeskEntry): boolean =>
  state === 'not-started' || state === 'in-progress' || state === 'resubmit';
