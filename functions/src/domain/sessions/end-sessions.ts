import { type Endings, isSessionOver, type Sessions, sessionEndsAt } from '@lemma/school/people';
import { SECOND } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { endOpen, lookAnew } from '../../platform/sessions.ts';

/** The ids of the sessions that stay open. */
export const openIds = (open: Sessions['open'], endings: Endings, now: number): number[] =>
  Object.entries(open)
    .filter(([id, { leftAt, lastActiveAt }]) => {
      const isPast = sessionEndsAt(Number(id), lastActiveAt) <= now;
      return leftAt === undefined && !isPast && !isSessionOver(endings, Number(id) * SECOND);
    })
    .map(([id]) => Number(id));

/** Ends those of the caller's open sessions that `choose` selects, and what `more` ends besides. */
export async function endSessions(
  caller: Caller,
  choose: (ids: readonly number[], endings: Endings) => readonly number[],
  more?: (tx: Transaction) => void,
) {
  const { uid, now } = caller;
  await inTransaction(async (tx) => {
    const ids = await endOpen(tx, caller, now, (open, endings) => choose(openIds(open, endings, now), endings));
    more?.(tx);
    if (ids.length > 0 || more) audit(tx, { action: 'sessions-ended', by: uid });
  });
  lookAnew();
  return {};
}
