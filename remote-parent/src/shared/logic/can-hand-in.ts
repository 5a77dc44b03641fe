import type { DeskEntry } from '@lemma/school/desk';

/** What a parent can turn something in for: it is still with the child or nobody has graded it, and the teacher allows it. */
export const canHandIn = (entry: DeskEntry): boolean =>
  entry.parentMayHandIn && entry.state !== 'returned' && entry.state !== 'graded' && entry.state !== 'excused';
