import type { DeskEntry } from '@lemma/school';

export type Standing = 'due' | 'missing' | 'handed-in';

/** Where one assignment stands, in a parent's terms. `now` in milliseconds. */
export function standingOf(entry: DeskEntry, now = Date.now()): Standing {
  if (
    entry.submittedAt !== undefined ||
    entry.state === 'returned' ||
    entry.state === 'graded' ||
    entry.state === 'excused'
  )
    return 'handed-in';
  return entry.dueAt < now ? 'missing' : 'due';
}

/** What a parent can hand something in for: not handed in yet, and the teacher allows it. */
export const canHandIn = (entry: DeskEntry): boolean =>
  entry.parentMayHandIn && entry.state !== 'returned' && entry.state !== 'graded' && entry.state !== 'excused';
