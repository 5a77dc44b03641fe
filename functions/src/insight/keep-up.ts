import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Submission } from '@lemma/school';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '../platform/documents.ts';
import { db, inTransaction } from '../platform/firebase.ts';
import { foldClass } from './fold-class.ts';

/** A class's document is written once in this time at the most. Milliseconds. */
const BETWEEN_WRITES = 1100;
const LEASE = 30_000;
/** Who hands in together is folded together. */
const FIRST_WAIT = 500;
/** A function has a minute; what is left then goes to the event's next try. */
const MOST_TIME = 40_000;

/** Notes that a student's line is out of date in each of their classes. */
export async function markStudent({ id, studentId, classId }: Submission, now: number): Promise<void> {
  const student = await documents.students.read(studentId);
  const classIds = [...new Set([classId, ...(student?.classIds ?? [])])];
  const batch = db().batch();
  for (const one of classIds) {
    const mark = { classId: one, studentId, submissionIds: FieldValue.arrayUnion(id), at: now };
    batch.set(documents.insightMarks.ref(`${one}_${studentId}`), mark, { merge: true });
  }
  await batch.commit();
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
async function asHolder(classId: string, work: (holder: string, wroteAt: number) => Promise<void>): Promise<boolean> {
  const holder = randomUUID();
  const wroteAt = await take(classId, holder);
  if (wroteAt === undefined) return false;
  try {
    await work(holder, wroteAt);
  } finally {
    await release(classId, holder);
  }
  return true;
}

/**
 * Folds a class until nothing is marked. Of the events of a lesson's end one does the work, a pass a second at the most, and
 * the others leave their marks. Whoever leaves a mark after the last look finds the lease free or is seen by the look after it.
 */
export async function keepUp(classId: string): Promise<void> {
  const end = Date.now() + MOST_TIME;
  const left = async () =>
    !(await db().collection('insightMarks').where('classId', '==', classId).limit(1).get()).empty;
  // Most events of a lesson's end find that another has done the work.
  while (await left()) {
    if (Date.now() >= end) throw new Error(`Class ${classId} is not folded to the end: the event comes again.`);
    const held = await asHolder(classId, async (holder, before) => {
      let wroteAt = before;
      do {
        await wait(Math.max(FIRST_WAIT, wroteAt + BETWEEN_WRITES - Date.now()));
        await take(classId, holder);
        await foldClass(classId, holder, Date.now);
        wroteAt = Date.now();
      } while (Date.now() < end && (await left()));
    });
    if (!held) return;
  }
}
