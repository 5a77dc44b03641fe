import { setTimeout as wait } from 'node:timers/promises';
import type { Submission } from '@lemma/school';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '../platform/documents.ts';
import { db, inTransaction } from '../platform/firebase.ts';
import { foldClass } from './fold-class.ts';

/** A class's document is written once in this time at the most. Milliseconds. */
const BETWEEN_WRITES = 1100;
const LEASE = 30_000;
/** A function has a minute; what is left then goes to the task's next try. */
const MOST_TIME = 40_000;

/** Notes that a student's line is out of date in each of their classes, which it returns. */
export async function markStudent({ id, studentId, classId }: Submission, now: number): Promise<readonly string[]> {
  const student = await documents.students.read(studentId);
  const classIds = [...new Set([classId, ...(student?.classIds ?? [])])];
  const batch = db().batch();
  for (const one of classIds) {
    const mark = { classId: one, studentId, submissionIds: FieldValue.arrayUnion(id), at: now };
    batch.set(documents.insightMarks.ref(`${one}_${studentId}`), mark, { merge: true });
  }
  await batch.commit();
  return classIds;
}

const take = (classId: string, holder: string): Promise<number | undefined> =>
  inTransaction(async (tx) => {
    const lease = await documents.insightLeases.read(classId, tx);
    const now = Date.now();
    if (lease !== undefined && lease.holder !== holder && lease.until > now) return undefined;
    const wroteAt = lease?.wroteAt ?? 0;
    tx.set(documents.insightLeases.ref(classId), { holder, until: now + LEASE, wroteAt });
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
 * Folds a class until nothing is marked. Where the tasks of two seconds meet, one does the work, a pass a second at the most,
 * and the other leaves its marks: they were there before the lease was found taken, so the holder's look after its release
 * sees them. A task that is tried again has the name it had, and with it the lease that it may have died with.
 */
export async function keepUp(classId: string, holder: string): Promise<void> {
  const end = Date.now() + MOST_TIME;
  const left = async () =>
    !(await db().collection('insightMarks').where('classId', '==', classId).limit(1).get()).empty;
  while (await left()) {
    if (Date.now() >= end) throw new Error(`Class ${classId} is not folded to the end: the task comes again.`);
    const held = await asHolder(classId, holder, async (before) => {
      let wroteAt = before;
      do {
        await wait(Math.max(0, wroteAt + BETWEEN_WRITES - Date.now()));
        await take(classId, holder);
        await foldClass(classId, holder, Date.now);
        wroteAt = Date.now();
      } while (Date.now() < end && (await left()));
    });
    if (!held) return;
  }
}
