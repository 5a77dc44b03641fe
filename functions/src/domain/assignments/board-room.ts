import { AppError } from '@lemma/contract';
import type { Board, BoardEntry } from '@lemma/school/assignment';
import { DAY } from '@lemma/school/time';
import { documentSize } from '../../platform/size.ts';

/** Bytes that a class's list may have before something new: years of daily work, at some 270 a line. */
const ROOM_BYTES = 380_000;
/** Bytes from which due dates of single students go where they are long past. */
const TIDIED_FROM_BYTES = 250_000;
const LONG_PAST_MS = 180 * DAY;

const isLongPast = ({ dueAt, dueBy }: BoardEntry, now: number): boolean =>
  dueBy !== undefined && Math.max(dueAt, ...Object.values(dueBy)) < now - LONG_PAST_MS;

/**
 * The lines of a class's list from which due dates of single students go, so that there is room for more; none while the list is small.
 * The assignments keep them. @throws AppError `data/too-large` where there is no room even so.
 */
export function roomOnBoard(board: Board, now: number): BoardEntry[] {
  const size = documentSize(board);
  if (size <= TIDIED_FROM_BYTES) return [];
  const past = Object.values(board.assignments).filter((entry) => isLongPast(entry, now));
  const freed = past.reduce((sum, { dueBy = {} }) => sum + documentSize(dueBy), 0);
  if (size - freed > ROOM_BYTES) throw new AppError('data/too-large', 'board');
  return past.map(({ dueBy: _past, ...entry }) => entry);
}
