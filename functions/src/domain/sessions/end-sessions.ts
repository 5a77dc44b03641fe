import { type Endings, isSessionOver, SESSION_IDLE_MS, type Sessions } from '@lemma/school/people';
import { SECOND } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { lookAnew, writeEnded, writeOpen } from '../../platform/sessions.ts';

export const endingsOf = async ({ uid, isStudent }: Caller, tx?: Transaction): Promise<Endings> =>
  (isStudent ? await documents.students.read(uid, tx) : await documents.settings.read(uid, tx)) ?? {};

/** The ids of the sessions that stay open. */
export const openIds = (open: Sessions['open'], endings: Endings, now: number): number[] =>
  Object.entries(open)
    .filter(([id, { leftAt, lastActiveAt }]) => {
      const isIdle = lastActiveAt + SESSION_IDLE_MS <= now;
      return leftAt === undefined && !isIdle && !isSessionOver(endings, Number(id) * SECOND);
    })
    .map(([id]) => Number(id));

/** Ends those of the caller's open sessions that `chosen` selects. */
export async function endSessions(
  caller: Caller,
  choose: (ids: readonly number[], endings: Endings) => readonly number[],
) {
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
