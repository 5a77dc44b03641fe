import { isChecked, isToDo, type WorkState, workStateAt } from '../work/index.ts';
import type { Desk, DeskEntry } from './schema.ts';

/** The opened assignments on a desk, ordered by due date. `now` in milliseconds. */
export const openedEntries = (desk: Desk | null, now = Date.now()): DeskEntry[] =>
  Object.values(desk?.assignments ?? {})
    .filter(({ openAt }) => openAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt);

/**
 * How the state of work is named: its state, `checked` for turned-in work that the program has marked, or `late` for
 * work that was turned in after the due date.
 */
export type WorkWord = WorkState | 'checked' | 'late';

/** The state of one assignment, worded alike for the child, the parents and their letters. `now` in milliseconds. */
export function workWordOf(entry: DeskEntry, now = Date.now()): WorkWord {
  const word = workStateAt(entry.state, entry.dueAt, now);
  if (word !== 'submitted') return word;
  return entry.late ? 'late' : isChecked(entry) ? 'checked' : word;
}

/** Work that is not turned in has no points for others yet, however much of it is done. */
const WITHOUT_POINTS = new Set<WorkWord>(['not-started', 'in-progress', 'missing', 'excused']);

/**
 * Whether the points mean something. Pages that nobody has graded have no points yet, which is different from zero.
 * Entries from before `ungraded` was stored have points if something was answered or earned.
 */
export function hasPoints(entry: DeskEntry, now = Date.now()): boolean {
  const { held, state, itemsDone, score, maxScore } = entry;
  const ungraded = entry.ungraded ?? (state === 'submitted' && itemsDone === 0 && score === 0);
  return !held && !ungraded && maxScore > 0 && !WITHOUT_POINTS.has(workWordOf(entry, now));
}

/** When work was or will be closed, by its teacher or by the late policy. Work that is asked for again has no such date. */
const closedFrom = ({ closedAt, takesUntil, state }: DeskEntry): number | undefined =>
  closedAt ?? (state === 'resubmit' ? undefined : takesUntil);

/** Since when nothing of this assignment can be turned in any more; undefined if it still can be. `now` in milliseconds. */
export function closedSince(entry: DeskEntry, now = Date.now()): number | undefined {
  const from = closedFrom(entry);
  return from !== undefined && from <= now ? from : undefined;
}

/** Whether work is still due, missing, or no longer with the child. `now` in milliseconds. */
export function standingOf(entry: DeskEntry, now = Date.now()): 'due' | 'missing' | 'done' {
  const word = workWordOf(entry, now);
  return word === 'missing' ? 'missing' : isToDo({ state: word }) ? 'due' : 'done';
}
