import { AppError } from '@lemma/contract';
import { isSessionOver, SESSION_IDLE_MS, type Session, type Sessions } from '@lemma/school/people';
import { HOUR } from '@lemma/school/time';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { requireStudent } from './access.ts';
import type { Caller } from './caller.ts';
import { deviceOf } from './device.ts';
import { documents } from './documents.ts';
import { atOnce, inTransaction } from './firebase.ts';

/** For how long it is remembered that an adult's session goes on: what was ended elsewhere is kept out after this time, in ms. */
const LOOKED_MS = 900;
/** A device that has signed itself out is kept on record until its last token has run out. */
const LEFT_RETENTION_MS = 2 * HOUR;
const MOST_REMEMBERED = 20_000;

type Looked = { readonly until: number; readonly work: Promise<boolean> };
const looked = new Map<string, Looked>();

/**
 * Runs the work once for all callers of a period. Work that fails, or says that it is not done yet, runs again for the
 * next caller.
 */
async function once(key: string, lasts: number, now: number, look: () => Promise<boolean>): Promise<void> {
  const before = looked.get(key);
  if (before !== undefined && before.until > now) return void (await before.work);
  if (looked.size >= MOST_REMEMBERED) looked.clear();
  const own: Looked = { until: now + lasts, work: look() };
  looked.set(key, own);
  const forget = () => looked.get(key) === own && looked.delete(key);
  const done = await own.work.catch((error: unknown) => {
    forget();
    throw error;
  });
  if (!done) forget();
}

/** The id of the caller's own session. */
export const sessionIdOf = ({ signedInAt }: Pick<Caller, 'signedInAt'>): number => signedInAt / 1000;

const over = () => new AppError('auth/signed-out', 'an old session');

async function isOpen(caller: Caller): Promise<boolean> {
  if (isSessionOver((await documents.settings.read(caller.uid)) ?? {}, caller.signedInAt)) throw over();
  return true;
}

/** An account that is not complete does nothing: its address must be confirmed, and its profile made, by an adult. */
async function isComplete({ uid, email }: Caller): Promise<boolean> {
  if (email === undefined) throw new AppError('auth/incomplete', 'an address that nobody confirmed');
  const role = (await documents.users.read(uid))?.role;
  if (role !== 'teacher' && role !== 'parent') throw new AppError('auth/incomplete', 'no profile');
  return true;
}

const endOf = ({ leftAt, lastActiveAt }: Session): number =>
  leftAt === undefined ? lastActiveAt + SESSION_IDLE_MS : leftAt + LEFT_RETENTION_MS;

/** Writes which sessions are open, with the date at which the next of them is due; those who left long ago go. */
export function writeOpen(tx: Transaction, uid: string, open: Sessions['open'], now: number): void {
  const current = Object.entries(open).filter(([, one]) => one.leftAt === undefined || endOf(one) > now);
  const sweepAt = Math.min(...current.map(([, one]) => endOf(one)));
  if (current.length === 0) tx.delete(documents.sessions.ref(uid));
  else documents.sessions.put(tx, uid, { uid, open: Object.fromEntries(current), sweepAt });
}

/** Ends sessions by their ids: a student's account or an adult's settings say so from now on. */
export function writeEnded(tx: Transaction, uid: string, isStudent: boolean, ids: readonly number[]): void {
  if (ids.length === 0) return;
  const endedSessions = FieldValue.arrayUnion(...ids);
  if (isStudent) tx.update(documents.students.ref(uid), { endedSessions });
  else documents.settings.merge(tx, uid, { endedSessions });
}

/** Writes down that a session is in use. One that nobody used for long, or that left, is over. False without a profile. */
export async function storeSession({ uid, now, isStudent = false, userAgent = '', ...rest }: Caller): Promise<boolean> {
  const id = sessionIdOf(rest);
  const stored = await documents.sessions.read(uid);
  const own = stored?.open[`${id}`];
  if (own !== undefined && endOf(own) <= now && own.leftAt === undefined)
    await inTransaction(async (tx) => writeEnded(tx, uid, isStudent, [id]));
  if (own !== undefined && (own.leftAt !== undefined || endOf(own) <= now)) throw over();
  if (own !== undefined && now - own.lastActiveAt < HOUR) return true;
  // An account that was deleted, or is just being made: a token of it leaves nothing behind.
  if ((await documents.users.read(uid)) === undefined) return false;
  // No transaction: a page begins with several calls at once, which would wait for one another. One that left stays so.
  const noted = { ...deviceOf(userAgent), lastActiveAt: now };
  const sweepAt = Math.min(stored?.sweepAt ?? Number.POSITIVE_INFINITY, endOf(noted));
  const ref = documents.sessions.ref(uid);
  await documents.sessions.merge(atOnce, uid, { uid, open: { [id]: noted }, sweepAt });
  if ((await documents.users.read(uid)) !== undefined) return true;
  await ref.delete();
  return false;
}

/**
 * Lets in whose session goes on, and keeps note of it once an hour. A student's account is looked at each time, an adult's settings
 * once a second. @throws AppError `auth/signed-out`; for a student also `auth/forbidden`, for an adult `auth/incomplete`.
 */
export async function requireSession(caller: Caller): Promise<void> {
  const key = `${caller.uid} ${caller.signedInAt}`;
  if (caller.isStudent === true) await requireStudent(caller);
  else {
    await once(`${key} open`, LOOKED_MS, caller.now, () => isOpen(caller));
    // A confirmed address makes a new token, not a new session.
    await once(`${key} complete ${caller.email}`, HOUR, caller.now, () => isComplete(caller));
  }
  await once(`${key} kept`, HOUR, caller.now, () => storeSession(caller));
}

/** Looks anew at who comes next, here at once. */
export const lookAnew = (): void => looked.clear();
