import { setTimeout as wait } from 'node:timers/promises';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { type Again, foldClass } from './fold-class.ts';

/** A class's document is written once in this time at the most. Milliseconds. */
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
    if (lease?.holder === holder) tx.update(documents.insightLeases.ref(classId), { until: 0 });
  });

/** Runs `work` as the one that writes a class's insight; does nothing where another is at it. */
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
 * One pass over a class; what is marked after it is asked for `again`. Where the tasks of two seconds meet, one does the work
 * and the other leaves its marks: they were there before the lease was found taken, so the holder's look after its release
 * sees them. A task that is tried again has the name it had, and with it the lease that it may have died with.
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
