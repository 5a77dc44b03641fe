import type { DeskEntry } from '@lemma/school/desk';

/** States in which a teacher is done with the work. */
const OVER: ReadonlySet<DeskEntry['state']> = new Set(['returned', 'graded', 'excused']);

/** Whether a parent can turn something in: the assignment is open, not graded yet, and the teacher allows it. */
export const canHandIn = ({ parentMayHandIn, closedAt, state }: DeskEntry): boolean =>
  parentMayHandIn && closedAt === undefined && !OVER.has(state);
