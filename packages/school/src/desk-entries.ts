import type { Desk } from './desk.ts';
import type { DeskEntry } from './submission.ts';

/** The assignments on a desk that have opened, the one due next first. `now` in milliseconds. */
export const openedEntries = (desk: Desk | null, now = Date.now()): DeskEntry[] =>
  Object.values(desk?.assignments ?? {})
    .filter(({ openAt }) => openAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt);
