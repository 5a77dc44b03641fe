import type { JournalEntry, Refused } from '@lemma/offline/journal';
import type { Receipt } from '@lemma/offline/receipt';
import { useCallback, useEffect, useState } from 'react';
import { journal, onDelivery, waitingFor } from './outbox.ts';

type Outgoing = {
  readonly waiting: readonly JournalEntry[];
  readonly refused: readonly Refused[];
  /**
   * Receipts of entries that had to wait. Each is delivered once, so they stay in this state until the screen is left.
   */
  readonly receipts: readonly Receipt[];
};
const NOTHING: Outgoing = { waiting: [], refused: [], receipts: [] };

/** Everything that waits on this device for one person, over all work, and the results of what waited. */
export function useOutgoing(uid: string) {
  const [outgoing, setOutgoing] = useState(NOTHING);
  const refresh = useCallback(async () => {
    const [stored, refused, news] = await Promise.all([
      waitingFor(uid),
      journal.refused(uid).catch(() => []),
      journal.receipts(uid).catch(() => []),
    ]);
    setOutgoing(({ receipts }) => {
      const known = receipts.filter(({ id }) => !news.some((one) => one.id === id));
      return { waiting: stored.entries, refused, receipts: [...known, ...news] };
    });
    await journal.told(news.map(({ id }) => id)).catch(() => undefined);
  }, [uid]);
  useEffect(() => {
    void refresh();
    const stop = onDelivery(() => void refresh());
    return () => void stop();
  }, [refresh]);
  const letGo = async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => journal.letGo(id)));
    await refresh();
  };
  return { ...outgoing, letGo };
}
