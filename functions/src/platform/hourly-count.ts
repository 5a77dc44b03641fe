import { HOUR } from '@lemma/school/time';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { documents } from './documents.ts';
import { atOnce } from './firebase.ts';
import { hashOf } from './hash.ts';

/**
 * A count that many calls increase at once and that begins at zero with each hour of the clock. It is increased without
 * a lock, so that no call waits for another; simultaneous calls can exceed a limit by their number.
 */
const keyOf = (name: string, now: number): string => hashOf('hourly', name, String(Math.floor(now / HOUR)));

export const hourlyCount = async (name: string, now: number): Promise<number> =>
  (await documents.counts.read(keyOf(name, now)))?.count ?? 0;

export async function countHourly(name: string, now: number, by = 1): Promise<void> {
  const deleteAt = Timestamp.fromMillis(now + 2 * HOUR);
  await documents.counts.merge(atOnce, keyOf(name, now), { count: FieldValue.increment(by), deleteAt });
}
