import type { Desk, DeskEntry } from '@lemma/school';

/** Still something to do for the student. */
export const isToDo = ({ state }: DeskEntry): boolean =>
  state === 'not-started' || state === 'in-progress' || state === 'resubmit';

/** The assignments on a desk, the one due next first. Those that have not opened are left out. */
export const sortedEntries = (desk: Desk | null, now = Date.now()): DeskEntry[] =>
  Object.values(desk?.assignments ?? {})
    .filter(({ openAt }) => openAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt);
