import type { Desk, DeskEntry } from '@lemma/school/desk';
import { DAY } from '@lemma/school/time';
import { documentSize } from '../../platform/size.ts';

/** The size in bytes from which a desk is tidied, and the size that it is brought to. */
const TIDIED_FROM_BYTES = 300_000;
const TIDIED_TO_BYTES = 240_000;

const isOver = ({ state, closedAt, dueAt }: DeskEntry, newest: number): boolean =>
  closedAt !== undefined || state === 'returned' || state === 'excused' || dueAt < newest - 365 * DAY;

/**
 * The entries of a desk that has grown too large: those of finished assignments, oldest first, lose their comments, and
 * if that is not enough they are removed. The submissions stay. A desk with daily work of a year in three classes is
 * not touched. Undefined: nothing to do.
 */
export function tidiedEntries(desk: Desk): Desk['assignments'] | undefined {
  let size = documentSize(desk);
  if (size <= TIDIED_FROM_BYTES) return undefined;
  const newest = Math.max(...Object.values(desk.assignments).map(({ dueAt }) => dueAt));
  const over = Object.entries(desk.assignments)
    .filter(([, entry]) => isOver(entry, newest))
    .toSorted(([, one], [, other]) => one.dueAt - other.dueAt);
  const entries = new Map(Object.entries(desk.assignments));
  for (const [id, entry] of over) {
    if (size <= TIDIED_TO_BYTES) break;
    size -= documentSize(entry.feedback);
    entries.set(id, { ...entry, feedback: [] });
  }
  for (const [id, entry] of over) {
    if (size <= TIDIED_TO_BYTES) break;
    size -= documentSize({ ...entry, feedback: [] });
    entries.delete(id);
  }
  return Object.fromEntries(entries);
}
