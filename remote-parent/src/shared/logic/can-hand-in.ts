import { closedSince, type DeskEntry } from '@lemma/school/desk';
import { isChecked } from '@lemma/school/work';

/** States in which a teacher is done with the work. */
const OVER: ReadonlySet<DeskEntry['state']> = new Set(['returned', 'graded', 'excused']);

/** Why a parent cannot turn something in: it takes no more, only the child can, or nothing is left to be done. */
export type NoHandIn = 'closed' | 'childOnly' | 'over';

/** Why a parent cannot turn something in for this assignment; undefined if they can. `now` in milliseconds. */
export function whyNotHandIn(entry: DeskEntry, now = Date.now()): NoHandIn | undefined {
  if (OVER.has(entry.state) || isChecked(entry)) return 'over';
  if (closedSince(entry, now) !== undefined) return 'closed';
  return entry.parentMayHandIn ? undefined : 'childOnly';
}

/** Whether a parent can turn something in: the assignment takes it, nobody has graded it, and the teacher allows it. */
export const canHandIn = (entry: DeskEntry, now = Date.now()): boolean => whyNotHandIn(entry, now) === undefined;
