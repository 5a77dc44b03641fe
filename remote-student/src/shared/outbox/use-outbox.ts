import type { JournalEntry, Refused } from '@lemma/offline/journal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Delivery } from './delivery.ts';
import { journal, onDelivery, post, waitingFor } from './outbox.ts';

const nothing = (): undefined => undefined;

/** What waits on this device for one piece of work. Reports each delivery. */
export function useOutbox(uid: string, submissionId: string, onDelivered: (delivery: Delivery) => void = nothing) {
  const [waiting, setWaiting] = useState<readonly JournalEntry[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [unsaved, setUnsaved] = useState(false);
  const refresh = useCallback(async () => {
    const [stored, lost] = await Promise.all([waitingFor(uid), journal.refused(uid).catch(() => [])]);
    setWaiting(stored.entries.filter((entry) => entry.submissionId === submissionId));
    setRefused(lost.filter(({ entry }) => entry.submissionId === submissionId));
    setUnsaved(stored.unsaved);
  }, [uid, submissionId]);

  useEffect(() => {
    void refresh();
    const stop = onDelivery((delivery) => {
      if (delivery) onDelivered(delivery);
      void refresh();
    });
    return () => void stop();
  }, [refresh, onDelivered]);

  // Until the state shows that something waits, a second click would store it again as another try.
  const writing = useRef(false);
  const send = async (entry: Parameters<typeof post>[0]): Promise<void> => {
    if (writing.current) return;
    writing.current = true;
    try {
      await post(entry);
      await refresh();
    } finally {
      writing.current = false;
    }
  };
  const letGo = async (id: string) => {
    await journal.letGo(id);
    await refresh();
  };
  return { waiting, refused, unsaved, send, letGo };
}
