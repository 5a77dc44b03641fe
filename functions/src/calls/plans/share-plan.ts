import type { calls } from '@lemma/school/calls';
import { requireShelfEntry } from '../../domain/plans/shelf-entry.ts';
import { nameOf } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { randomId } from '../../platform/hash.ts';

export const sharePlan: Handler<typeof calls.sharePlan> = async ({ planId, mode }, caller) =>
  inTransaction(async (tx) => {
    const { entry, putEntry } = await requireShelfEntry(planId, caller, tx);
    const ownerName = await nameOf(caller, tx);
    if (mode === 'off') {
      const { shareToken, ...rest } = entry;
      if (shareToken !== undefined) tx.delete(documents.planShares.ref(shareToken));
      putEntry({ ...rest, share: 'off' });
      return {};
    }
    const token = entry.shareToken ?? randomId();
    documents.planShares.put(tx, token, { planId, ownerId: caller.uid, mode, ownerName });
    putEntry({ ...entry, share: mode, shareToken: token });
    return { token };
  });
