import { type Sessions, sessionEndsAt } from '@lemma/school/people';
import { fixedRetention, LOOKS_DAYS } from '@lemma/school/privacy';
import { DAY } from '@lemma/school/time';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { inTransaction, newBatch } from '../../platform/firebase.ts';
import { endOpen } from '../../platform/sessions.ts';
import { expireSchoolBackup } from '../erasure/school-copy.ts';
import { forget } from '../files/take-part.ts';
import type { Faults } from './faults.ts';

const DOCUMENTS_AT_ONCE = 200;

/** Deletes everything that a query finds, until it finds nothing. */
async function emptyOut(query: Query): Promise<number> {
  let gone = 0;
  for (
    let { docs } = await query.limit(DOCUMENTS_AT_ONCE).get();
    docs.length > 0;
    { docs } = await query.limit(DOCUMENTS_AT_ONCE).get()
  ) {
    const batch = newBatch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    gone += docs.length;
  }
  return gone;
}

/** Deletes unfinished uploads with the parts that have arrived. */
async function expireUploads(now: number, faults: Faults): Promise<number> {
  const stale = await documents.uploads.where(['at', '<=', now - fixedRetention.uploads * DAY]).get();
  let gone = 0;
  for (const snapshot of stale.docs)
    gone += await faults.guard(async () => {
      const record = documents.uploads.parse(snapshot);
      if (record) await forget(record);
      return 1;
    }, 0);
  return gone;
}

/**
 * Ends sessions that were idle too long, and forgets devices that signed out. @returns the number of ended sessions.
 */
const endIdle = (uid: string, now: number): Promise<number> =>
  inTransaction(async (tx) => {
    const stored = await documents.sessions.read(uid, tx);
    if (stored === undefined || stored.sweepAt > now) return 0;
    const isStudent = (await documents.students.read(uid, tx)) !== undefined;
    const idle = (open: Sessions['open']) =>
      Object.entries(open).filter(
        ([id, { leftAt, lastActiveAt }]) => leftAt === undefined && sessionEndsAt(Number(id), lastActiveAt) <= now,
      );
    const ids = await endOpen(tx, { uid, isStudent }, now, (open) => idle(open).map(([id]) => Number(id)));
    return ids.length;
  });

async function expireDevices(now: number, faults: Faults): Promise<number> {
  const due = await documents.sessions.where(['sweepAt', '<=', now]).get();
  let ended = 0;
  for (const { id } of due.docs) ended += await faults.guard(() => endIdle(id, now), 0);
  return ended;
}

/** Deletes backups of the school whose day is over, where the task that deletes each did not. */
async function expireSchoolBackups(now: number, faults: Faults): Promise<number> {
  const due = await documents.schoolBackups.where(['until', '<=', now]).get();
  let gone = 0;
  for (const { id } of due.docs) gone += await faults.guard(() => expireSchoolBackup(id, now), 0);
  return gone;
}

/** Deletes data whose retention period nobody can choose. */
export async function expireRest(now: number, faults: Faults) {
  const codes = documents.parentCodes.where(['expiresAt', '<=', now]);
  const lines = documents.audit.where(['at', '<=', Timestamp.fromMillis(now - fixedRetention.log * DAY)]);
  const looks = documents.looks.where(['lastAt', '<=', now - LOOKS_DAYS * DAY]);
  // A receipt is a line of the log that the family reads too.
  const receipts = documents.erasures.where(['at', '<=', now - fixedRetention.log * DAY]);
  return {
    looks: await faults.guard(() => emptyOut(looks), 0),
    parentCodes: await faults.guard(() => emptyOut(codes), 0),
    uploads: await faults.guard(() => expireUploads(now, faults), 0),
    schoolBackups: await faults.guard(() => expireSchoolBackups(now, faults), 0),
    devices: await faults.guard(() => expireDevices(now, faults), 0),
    log: (await faults.guard(() => emptyOut(lines), 0)) + (await faults.guard(() => emptyOut(receipts), 0)),
  };
}
