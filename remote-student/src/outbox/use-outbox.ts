import { useCallback, useEffect, useState } from 'react';
import type { JournalEntry, Refused } from './journal.ts';
import { flush, journal, onDelivery, waitingFor } from './outbox.ts';
import type { Delivery } from './sender.ts';

const nothing = (): undefined => undefined;

/** What waits on this device for one piece of work. Sends when the connection comes back; tells of each delivery. */
export function useOutbox(uid: string, submissionId: string, onDelivered: (delivery: Delivery) => void = nothing) {
  const [waiting, setWaiting] = useState<readonly JournalEntry[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [unsaved, setUnsaved] = useState(false);
  const refresh = useCallback(async () => {
    const [held, lost] = await Promise.all([waitingFor(uid), journal.refused(uid).catch(() => [])]);
    setWaiting(held.entries.filter((entry) => entry.submissionId === submissionId));
    setRefused(lost.filter(({ entry }) => entry.submissionId === submissionId));
    setUnsaved(held.unsaved);
  }, [uid, submissionId]);

  useEffect(() => {
    const send = () => void flush(uid);
    void refresh();
    send();
    window.addEventListener('online', send);
    const stop = onDelivery((delivery) => {
      if (delivery) onDelivered(delivery);
      void refresh();
    });
    return () => {
      window.removeEventListener('online', send);
      stop();
    };
  }, [uid, refresh, onDelivered]);

  const letGo = async (id: string) => {
    await journal.letGo(id);
    await refresh();
  };
  return { waiting, refused, unsaved, refresh, letGo };
}
