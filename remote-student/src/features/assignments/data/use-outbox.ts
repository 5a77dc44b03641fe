import { useCallback, useEffect, useState } from 'react';
import type { JournalEntry } from './journal.ts';
import { flush, journal, onDelivery } from './outbox.ts';
import type { Delivery } from './sender.ts';

/** What waits on this device for one piece of work. Sends when the connection comes back; tells of each delivery. */
export function useOutbox(uid: string, submissionId: string, onDelivered: (delivery: Delivery) => void) {
  const [waiting, setWaiting] = useState<readonly JournalEntry[]>([]);
  const refresh = useCallback(async () => {
    const all = await journal.waiting(uid);
    setWaiting(all.filter((entry) => entry.submissionId === submissionId));
  }, [uid, submissionId]);

  useEffect(() => {
    const send = () => void flush(uid);
    void refresh();
    send();
    window.addEventListener('online', send);
    const stop = onDelivery((delivery) => {
      onDelivered(delivery);
      void refresh();
    });
    return () => {
      window.removeEventListener('online', send);
      stop();
    };
  }, [uid, refresh, onDelivered]);

  return { waiting, refresh };
}
