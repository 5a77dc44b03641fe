import { setTimeout as wait } from 'node:timers/promises';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { type Again, foldClass } from './fold-class.ts';

/** The shortest time between two writes of a class's documents, in milliseconds. */
const BETWEEN_WRITES_MS = 1100;
const LEASE_MS = 30_000;

const take = (classId: string, holder: string): Promise<number | undefined> =>
  inTransaction(async (tx) => {
    // A lease that cannot be read counts as held by nobody.
    const [lease] = await documents.insightLeases.readEach([classId], () => undefined, tx);
    const now = Date.now();
    if (lease !== undefined && lease.holder !== holder && lease.until > now) return undefined;
    const wroteAt = lease?.wroteAt ?? 0;
    documents.insightLeases.put(tx, classId, { holder, until: now + LEASE_MS, wroteAt });
    return wroteAt;
  });

const release = (classId: string, holder: string): Promise<void> =>
  inTransaction(async (tx) => {
    const lease = await documents.insightLeases.read(classId, tx);
    // The commit came after the moment that the fold wrote down: the next one waits from now on.
    if (lease?.holder === holder) tx.update(documents.insightLeases.ref(classId), { until: 0, wroteAt: Date.now() });
  });

/**
 * Runs `work` while holding the lease on a class's insight. @returns false, without running it, if somebody else holds
 * the lease.
 */
async function asHolder(classId: string, holder: string, work: (wroteAt: number) => Promise<void>): Promise<boolean> {
  const wroteAt = await take(classId, holder);
  if (wroteAt === undefined) return false;
  try {
    await work(wroteAt);
  } finally {
    await release(classId, holder);
  }
  return true;
}

/**
 * Folds a class once; if notes arrive during the fold, schedules it `again`. When the tasks of two slots meet, one does
 * the work and the other stops: its notes were stored before it found the lease taken, so the holder sees them when it
 * checks after releasing. A retried task has the same name as before, so it may continue with the lease of the run that
 * died.
 */
export async function catchUp(classId: string, holder: string, again: Again): Promise<void> {
  const left = async () => !(await documents.insightMarks.where(['classId', '==', classId]).limit(1).get()).empty;
  if (!(await left())) return;
  const folded = await asHolder(classId, holder, async (wroteAt) => {
    await wait(Math.max(0, wroteAt + BETWEEN_WRITES_MS - Date.now()));
    await foldClass(classId, holder, again);
  });
  if (folded && (await left())) await again(classId);
}
