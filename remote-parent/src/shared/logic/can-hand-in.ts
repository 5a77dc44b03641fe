import type { DeskEntry } from '@lemma/school/desk';

/** Whether a parent can turn something in: the work is not graded yet, and the teacher allows it. */
export const canHandIn = (entry: DeskEntry): boolean =>
  entry.parentMayHandIn && entry.state !== 'returned' && entry.state !== 'graded' && entry.state !== 'excused';
