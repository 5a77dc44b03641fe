import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Endings, isSessionOver, SESSION_IDLE, type Sessions } from '@lemma/school/people';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents } from '../platform/documents.ts';
import { accounts, inTransaction } from '../platform/firebase.ts';
import { lookAnew, sessionIdOf, writeEnded, writeOpen } from '../platform/sessions.ts';

/** The door has written it down. */
export const noteSession: Handler<typeof calls.noteSession> = async () => ({});

export const leaveSession: Handler<typeof calls.leaveSession> = (_, caller) =>
  inTransaction(async (tx) => {
    const { open = {} } = (await documents.sessions.read(caller.uid, tx)) ?? {};
    const id = `${sessionIdOf(caller)}`;
    const own = open[id];
    if (own) writeOpen(tx, caller.uid, { ...open, [id]: { ...own, leftAt: caller.now } }, caller.now);
    return {};
  });

const endingsOf = async ({ uid, isStudent }: Caller, tx?: Transaction): Promise<Endings> =>
  (isStudent ? await documents.students.read(uid, tx) : await documents.settings.read(uid, tx)) ?? {};

/** The ids of those that go on. */
const openIds = (open: Sessions['open'], endings: Endings, now: number): number[] =>
  Object.entries(open)
    .filter(([id, { leftAt, lastActiveAt }]) => {
      const isIdle = lastActiveAt + SESSION_IDLE <= now;
      return leftAt === undefined && !isIdle && !isSessionOver(endings, Number(id) * 1000);
    })
    .map(([id]) => Number(id));

export const listSessions: Handler<typeof calls.listSessions> = async (_, caller) => {
  const [kept, endings] = await Promise.all([documents.sessions.read(caller.uid), endingsOf(caller)]);
  const open = kept?.open ?? {};
  const sessions = openIds(open, endings, caller.now).flatMap((id) => {
    const session = open[`${id}`];
    if (session === undefined) return [];
    const { browser, system, lastActiveAt } = session;
    return [{ id, browser, system, lastActiveAt, since: id * 1000, here: id === sessionIdOf(caller) }];
  });
  const rank = (one: (typeof sessions)[number]) => (one.here ? Number.POSITIVE_INFINITY : one.lastActiveAt);
  return { sessions: sessions.toSorted((one, other) => rank(other) - rank(one) || other.since - one.since) };
};

/** Ends those sessions of the caller that are chosen among the open ones. */
async function end(caller: Caller, choose: (ids: readonly number[], endings: Endings) => readonly number[]) {
  const { uid, now, isStudent = false } = caller;
  await inTransaction(async (tx) => {
    const { open = {} } = (await documents.sessions.read(uid, tx)) ?? {};
    const endings = await endingsOf(caller, tx);
    const ids = choose(openIds(open, endings, now), endings);
    if (ids.length === 0) return;
    const left = Object.entries(open).filter(([id]) => !ids.includes(Number(id)));
    writeOpen(tx, uid, Object.fromEntries(left), now);
    writeEnded(tx, uid, isStudent, ids);
    audit(tx, { action: 'sessions-ended', by: uid });
  });
  lookAnew();
  return {};
}

export const endSession: Handler<typeof calls.endSession> = ({ id }, caller) =>
  end(caller, (ids, endings) => {
    if (ids.includes(id)) return [id];
    // The same again, as after a lost answer.
    if (isSessionOver(endings, id * 1000)) return [];
    throw new AppError('data/not-found', 'no such session');
  });

export const endOtherSessions: Handler<typeof calls.endOtherSessions> = (_, caller) =>
  end(caller, (ids) => ids.filter((id) => id !== sessionIdOf(caller)));

export const signOutEverywhere: Handler<typeof calls.signOutEverywhere> = async (_, caller) => {
  const { uid, now, isStudent } = caller;
  await inTransaction(async (tx) => {
    const { open = {} } = (await documents.sessions.read(uid, tx)) ?? {};
    // Tokens tell whole seconds: what began in this one is named.
    const ofThisSecond = Object.keys(open)
      .map(Number)
      .filter((id) => !isSessionOver({ signedOutAt: now }, id * 1000));
    const ended = ofThisSecond.length > 0 ? ofThisSecond : FieldValue.delete();
    const endings = { signedOutAt: now, endedSessions: ended };
    if (isStudent) tx.update(documents.students.ref(uid), endings);
    else documents.settings.merge(tx, uid, endings);
    tx.delete(documents.sessions.ref(uid));
    audit(tx, { action: 'signed-out-everywhere', by: uid });
  });
  await accounts().revokeRefreshTokens(uid);
  lookAnew();
  return {};
};
