import { isToDo, type WorkState, workStateAt } from '../work/index.ts';
import type { Desk, DeskEntry } from './schema.ts';

/** The assignments on a desk that have opened, the one due next first. `now` in milliseconds. */
export const openedEntries = (desk: Desk | null, now = Date.now()): DeskEntry[] =>
  Object.values(desk?.assignments ?? {})
    .filter(({ openAt }) => openAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt);

/** What work is called: its state, and apart from it what was turned in after the due date. */
export type WorkWord = WorkState | 'late';

/** How one assignment stands, for the child, the parents and their letters alike. `now` in milliseconds. */
export function workWordOf({ state, dueAt, late }: DeskEntry, now = Date.now()): WorkWord {
  const word = workStateAt(state, dueAt, now);
  return word === 'submitted' && late ? 'late' : word;
}

const WITHOUT_POINTS = new Set<WorkWord>(['not-started', 'missing', 'excused']);

/**
 * Whether the points say something: pages that nobody has looked at have none yet, and that is not zero. Entries from before
 * `ungraded` say it by what is there: nothing answered, nothing earned.
 */
export function hasPoints(entry: DeskEntry, now = Date.now()): boolean {
  const { held, state, itemsDone, score, maxScore } = entry;
  const ungraded = entry.ungraded ?? (state === 'submitted' && itemsDone === 0 && score === 0);
  return !held && !ungraded && maxScore > 0 && !WITHOUT_POINTS.has(workWordOf(entry, now));
}

/** Due, missing, or out of the child's hands. `now` in milliseconds. */
export function standingOf(entry: DeskEntry, now = Date.now()): 'due' | 'missing' | 'done' {
  const word = workWordOf(entry, now);
  return word === 'missing' ? 'missing' : isToDo({ state: word }) ? 'due' : 'done';
}
