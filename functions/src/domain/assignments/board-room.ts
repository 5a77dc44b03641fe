import { AppError } from '@lemma/contract';
import type { Board, BoardEntry } from '@lemma/school/assignment';
import { DAY } from '@lemma/school/time';
import { documentSize } from '../../platform/size.ts';

/**
 * The largest size, in bytes, at which a class's list accepts another entry. An entry takes about 270, so this is years
 * of daily work.
 */
const ROOM_BYTES = 380_000;
/** The size in bytes from which old due dates of single students are removed from the list. */
const TIDIED_FROM_BYTES = 250_000;
const LONG_PAST_MS = 180 * DAY;

const isLongPast = ({ dueAt, dueBy }: BoardEntry, now: number): boolean =>
  dueBy !== undefined && Math.max(dueAt, ...Object.values(dueBy)) < now - LONG_PAST_MS;

/**
 * The list entries whose due dates of single students are removed, because they are long past and the list needs room;
 * none while the list is small. The assignments themselves keep these dates.
 * @throws AppError `data/too-large` where the list is still too large after that.
 */
export function roomOnBoard(board: Board, now: number): BoardEntry[] {
  const size = documentSize(board);
  if (size <= TIDIED_FROM_BYTES) return [];
  const past = Object.values(board.assignments).filter((entry) => isLongPast(entry, now));
  const freed = past.reduce((sum, { dueBy = {} }) => sum + documentSize(dueBy), 0);
  if (size - freed > ROOM_BYTES) throw new AppError('data/too-large', 'board');
  return past.map(({ dueBy: _past, ...entry }) => entry);
}
