import { MINUTE } from '@lemma/school/time';
import { readersOf, reminderOf } from '../digest/post-reminders.ts';
import { putShare } from './put-share.ts';
import { nameOf, type Share } from './share.ts';

/** The children of one task: with two adults each, 100 letters. */
const CHILDREN_OF_A_SHARE = 50;

/**
 * Milliseconds after which the letters of a reminder are written. They are put into the queue before the reminder is
 * stored, so that none is lost where the call is cut between the two, and begin when it is certain to be stored or not:
 * Firestore ends a transaction after 270 seconds.
 */
const STORED_MS = 5 * MINUTE;

/**
 * Puts the letters about work that these children are reminded of into the queue; they are written if the reminder
 * stands on the child's desk. Call it before the reminder is stored. @returns the number of adults who want one.
 */
export async function putReminders(assignmentId: string, studentIds: readonly string[], at: number): Promise<number> {
  const readers = await readersOf(studentIds);
  const reached = new Set(readers.map(({ studentId }) => studentId));
  const ids = studentIds.filter((id) => reached.has(id)).map((id) => reminderOf(assignmentId, id));
  const shares = Array.from(
    { length: Math.ceil(ids.length / CHILDREN_OF_A_SHARE) },
    (_, index): Share => ({
      ...{ kind: 'reminders', at },
      ids: ids.slice(index * CHILDREN_OF_A_SHARE, (index + 1) * CHILDREN_OF_A_SHARE),
    }),
  );
  await Promise.all(shares.map((share) => putShare(nameOf(share), share, at + STORED_MS)));
  return readers.length;
}
