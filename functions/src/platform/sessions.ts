import { AppError } from '@lemma/contract';
import {
  type Endings,
  endingsAfter,
  isSessionOver,
  MOST_OPEN,
  type Session,
  type Sessions,
  sessionEndsAt,
} from '@lemma/school/people';
import { HOUR, nextSecond } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import { requireStudent } from './access.ts';
import type { Caller } from './caller.ts';
import { demandsFactor } from './demands.ts';
import { deviceOf } from './device.ts';
import { documents } from './documents.ts';
import { atOnce, inTransaction } from './firebase.ts';
import { requireOwnProfile } from './require-own-profile.ts';

/**
 * For how long, in milliseconds, an adult's session is assumed to be open after a check: a session that was ended
 * elsewhere is refused after this time at the latest.
 */
const LOOKED_MS = 900;
/**
 * For how long, in milliseconds, the session of a device that signed itself out stays on record: until its last token
 * has expired.
 */
const LEFT_RETENTION_MS = 2 * HOUR;
const MOST_REMEMBERED = 20_000;

type Looked = { readonly until: number; readonly work: Promise<unknown> };
const looked = new Map<string, Looked>();

/**
 * Runs a check once for all callers within `lasts` milliseconds. A check that throws, or returns false because it is
 * not done yet, runs again for the next caller.
 */
async function once(key: string, lasts: number, now: number, look: () => Promise<unknown>): Promise<void> {
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
  if (done === false) forget();
}

/** The id of the caller's own session. */
export const sessionIdOf = ({ signedInAt }: Pick<Caller, 'signedInAt'>): number => signedInAt / 1000;

const over = () => new AppError('auth/signed-out', 'an old session');

/** Before the address is confirmed, nobody is asked whose the profile is. */
const profileKey = ({ uid, email }: Caller): string => `${uid} ${email === undefined ? 'bare ' : ''}profile`;

/** @throws AppError `auth/incomplete` for an adult without a profile, which is looked for once an hour. */
const requireProfile = (caller: Caller): Promise<void> =>
  once(profileKey(caller), HOUR, caller.now, async () => {
    const profile = await documents.users.read(caller.uid);
    if (profile?.role !== 'teacher' && profile?.role !== 'parent') throw new AppError('auth/incomplete', 'no profile');
    if (caller.email !== undefined && caller.mustProve !== true) await requireOwnProfile(profile, caller);
  });

/**
 * The settings of a deleted account are gone, as they are of one that never saved any: then its profile is looked for
 * again. @throws AppError `auth/signed-out`, `auth/incomplete`.
 */
async function requireOpen(caller: Caller): Promise<void> {
  const endings = await documents.settings.read(caller.uid);
  if (endings === undefined) {
    looked.delete(profileKey(caller));
    await requireProfile(caller);
  }
  if (isSessionOver(endings ?? {}, caller.signedInAt, caller.shownAt)) throw over();
}

/**
 * @throws AppError `auth/incomplete` for an adult without a confirmed address or a profile, or with a password that nobody
 *   judged: such an account may do nothing.
 */
async function requireComplete(caller: Caller): Promise<void> {
  if (caller.email === undefined) throw new AppError('auth/incomplete', 'an address that nobody confirmed');
  if (caller.mustProve === true) throw new AppError('auth/incomplete', 'a password that nobody judged');
  await requireProfile(caller);
}

/** @throws AppError `auth/factor-demanded` where the school demands a second factor and none stands behind the session. */
async function requireDemanded({ factor, now }: Caller): Promise<void> {
  if (factor !== undefined) return;
  await once('demands', LOOKED_MS, now, async () => {
    if (await demandsFactor()) throw new AppError('auth/factor-demanded', 'no second factor');
  });
}

const endOf = (id: string | number, { leftAt, lastActiveAt }: Session): number =>
  leftAt === undefined ? sessionEndsAt(Number(id), lastActiveAt) : leftAt + LEFT_RETENTION_MS;

/** Writes which sessions are open and when the next of them expires; sessions that left long ago are dropped. */
export function writeOpen(tx: Transaction, uid: string, open: Sessions['open'], now: number): void {
  const current = Object.entries(open).filter(([id, one]) => one.leftAt === undefined || endOf(id, one) > now);
  const sweepAt = Math.min(...current.map(([id, one]) => endOf(id, one)));
  if (current.length === 0) tx.delete(documents.sessions.ref(uid));
  else documents.sessions.put(tx, uid, { uid, open: Object.fromEntries(current), sweepAt });
}

type Person = Pick<Caller, 'uid' | 'isStudent'>;

/** Which sessions of a person have ended: in the student's account or the adult's settings, where each call looks. */
export const endingsOf = async ({ uid, isStudent }: Person, tx?: Transaction): Promise<Endings> =>
  (isStudent ? await documents.students.read(uid, tx) : await documents.settings.read(uid, tx)) ?? {};

/** Ends sessions by their ids. `before`: the endings until now; `open`: the sessions that go on. */
function writeEnded(
  tx: Transaction,
  { uid, isStudent }: Person,
  before: Endings,
  { ids, open }: { readonly ids: readonly number[]; readonly open: Sessions['open'] },
): void {
  if (ids.length === 0) return;
  const goOn = Object.keys(open).filter((id) => open[id]?.leftAt === undefined && !ids.includes(Number(id)));
  const endings = endingsAfter(before, ids, goOn.map(Number));
  if (isStudent) tx.update(documents.students.ref(uid), endings);
  else documents.settings.merge(tx, uid, endings);
}

/** Ends all sessions of a person but one, also those that called no door and so are not known. */
export function writeOthersEnded(tx: Transaction, { uid, isStudent }: Person, but: number, now: number): void {
  const othersEnded = { at: nextSecond(now), but };
  if (isStudent) tx.update(documents.students.ref(uid), { othersEnded });
  else documents.settings.merge(tx, uid, { othersEnded });
}

/** Ends those open sessions of a person that `choose` picks, and returns their ids. */
export async function endOpen(
  tx: Transaction,
  person: Person,
  now: number,
  choose: (open: Sessions['open'], endings: Endings) => readonly number[],
): Promise<readonly number[]> {
  const { open = {} } = (await documents.sessions.read(person.uid, tx)) ?? {};
  const endings = await endingsOf(person, tx);
  const ids = choose(open, endings);
  const others = Object.fromEntries(Object.entries(open).filter(([id]) => !ids.includes(Number(id))));
  writeOpen(tx, person.uid, others, now);
  writeEnded(tx, person, endings, { ids, open });
  return ids;
}

/** The least recently used sessions, as many as have to end so that one more does not exceed `MOST_OPEN`. */
const tooMany = (open: Sessions['open']): number[] =>
  Object.entries(open)
    .toSorted(([, one], [, other]) => one.lastActiveAt - other.lastActiveAt)
    .slice(0, Math.max(0, Object.keys(open).length + 1 - MOST_OPEN))
    .map(([id]) => Number(id));

/**
 * Notes that a session is in use. False when the user has no profile. @throws AppError `auth/signed-out` for a session
 * that was idle too long, began too long ago or has left.
 */
export async function storeSession(
  caller: Person & Pick<Caller, 'now' | 'signedInAt' | 'userAgent'>,
): Promise<boolean> {
  const { uid, now, userAgent = '' } = caller;
  const id = sessionIdOf(caller);
  const stored = await documents.sessions.read(uid);
  const own = stored?.open[`${id}`];
  const endsAt = sessionEndsAt(id, own?.lastActiveAt ?? now);
  if (endsAt <= now && own?.leftAt === undefined)
    await inTransaction(async (tx) =>
      writeEnded(tx, caller, await endingsOf(caller, tx), { ids: [id], open: stored?.open ?? {} }),
    );
  if (own?.leftAt !== undefined || endsAt <= now) throw over();
  if (own !== undefined && now - own.lastActiveAt < HOUR) return true;
  // The account was deleted or is just being created: its token must not leave data behind.
  if ((await documents.users.read(uid)) === undefined) return false;
  if (own === undefined && tooMany(stored?.open ?? {}).length > 0)
    await inTransaction((tx) => endOpen(tx, caller, now, tooMany));
  // Without a transaction, because a page begins with several calls at once, which would wait for each other. A session
  // that left stays ended.
  const noted = { ...deviceOf(userAgent), lastActiveAt: now };
  const sweepAt = Math.min(stored?.sweepAt ?? Number.POSITIVE_INFINITY, endOf(id, noted));
  const ref = documents.sessions.ref(uid);
  await documents.sessions.merge(atOnce, uid, { uid, open: { [id]: noted }, sweepAt });
  if ((await documents.users.read(uid)) !== undefined) return true;
  await ref.delete();
  return false;
}

/**
 * Lets only open sessions in, and notes once an hour that they are in use. A student's account is read on every call,
 * an adult's settings about once a second.
 * `setsUp`: also those who are about to turn on the second factor that the school demands.
 * @throws AppError `auth/signed-out`; for a student also `auth/forbidden`, for an adult `auth/incomplete`,
 *   `auth/second-factor` and `auth/factor-demanded`.
 */
export async function requireSession(caller: Caller, { setsUp = false } = {}): Promise<void> {
  if (caller.mustPass === true) throw new AppError('auth/second-factor', 'not given yet');
  const key = `${caller.uid} ${caller.signedInAt}`;
  if (caller.isStudent === true) await requireStudent(caller);
  else {
    await once(`${key} open`, LOOKED_MS, caller.now, () => requireOpen(caller));
    await requireComplete(caller);
    if (!setsUp) await requireDemanded(caller);
  }
  await once(`${key} kept`, HOUR, caller.now, () => storeSession(caller));
}

/**
 * Lets an adult in whose session goes on and has still to give the second factor. The session is not noted before. A device
 * that has signed itself out gets no new token for its old one. @throws AppError, `auth/forbidden` for a session that has
 * given it: a new token would be a fresh sign-in for nothing.
 */
export async function requireWaiting(caller: Caller): Promise<void> {
  if (caller.isStudent === true) throw new AppError('auth/forbidden', 'adults only');
  await requireOpen(caller);
  await requireComplete(caller);
  const stored = await documents.sessions.read(caller.uid);
  if (stored?.open[`${sessionIdOf(caller)}`]?.leftAt !== undefined) throw over();
  if (caller.mustPass !== true) throw new AppError('auth/forbidden', 'nothing to give');
}

/** Forgets all checks, so that the next call of everybody is checked again. Only for this process. */
export const lookAnew = (): void => looked.clear();
