import { SECOND } from '@lemma/school/time';
import { logger } from 'firebase-functions/v2';

/** No moment before this is told in milliseconds, and none after it in seconds. */
const EARLIEST_MS = 100_000_000_000;

/**
 * When a task was to begin, in milliseconds; undefined where the queue does not say. The library hands on what the queue
 * tells: seconds, or of the emulator milliseconds or a date.
 */
export function dueOf(scheduledTime: string | undefined): number | undefined {
  const told = Number(scheduledTime);
  const due = Number.isNaN(told) ? Date.parse(scheduledTime ?? '') : told < EARLIEST_MS ? told * SECOND : told;
  return Number.isNaN(due) ? undefined : due;
}

/**
 * Logs that tasks of this name wait behind others, where one begins this much later than it was due. An alert can be set
 * on the message. Times in milliseconds.
 */
export function tellLate(
  what: 'folds' | 'shares',
  { due, now, behind }: { readonly due: number | undefined; readonly now: number; readonly behind: number },
  about: object,
): void {
  const late = due === undefined ? 0 : now - due;
  if (late > behind) logger.warn(`${what} are behind`, { ...about, seconds: Math.round(late / SECOND) });
}
