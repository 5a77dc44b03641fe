import { codeOf } from '@lemma/contract';
import { call } from '@lemma/shared-auth';
import { type JournalEntry, openJournal } from './journal.ts';
import { type Delivery, type Server, sendWaiting } from './sender.ts';

/** Milliseconds until the next try after a fault that passes. */
const AGAIN = 5000;
const LOCK = 'lemma-outbox';

const server: Server = {
  submitAttempt: ({ id, submissionId, itemId, response, took }) =>
    call('submitAttempt', { attemptId: id, submissionId, itemId, response, took }),
  handIn: ({ submissionId }) => call('handIn', { submissionId }),
};

export const journal = openJournal();

type Listener = (delivery: Delivery) => void;
const listeners = new Set<Listener>();
// Whichever tab sends, all of them hear of it.
const channel = new BroadcastChannel(LOCK);
channel.onmessage = ({ data }: MessageEvent<Delivery>) => hear(data);

function hear(delivery: Delivery): void {
  for (const listen of listeners) listen(delivery);
}

function tell(delivery: Delivery): void {
  hear(delivery);
  channel.postMessage(delivery.kind === 'refused' ? { ...delivery, error: codeOf(delivery.error) } : delivery);
}
let timer: ReturnType<typeof setTimeout> | undefined;

/** Hears what became of entries, whichever tab sent them. Returns the way to stop. */
export function onDelivery(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends what waits, one tab at a time; tries again by itself while something is left. */
export async function flush(uid: string): Promise<void> {
  clearTimeout(timer);
  const done = await navigator.locks.request(LOCK, () => sendWaiting(journal, server, uid, tell));
  if (!done) timer = setTimeout(() => flush(uid), AGAIN);
}

// Of this tab: entries made in the same millisecond keep their order.
let made = 0;

type New<E> = E extends JournalEntry ? Omit<E, 'id' | 'sequence'> : never;

/** Writes an entry into the journal and starts sending. Resolves with its id as soon as it is safe on this device. */
export async function post(entry: New<JournalEntry>): Promise<string> {
  const id = crypto.randomUUID();
  made += 1;
  await journal.add({ ...entry, id, sequence: Date.now() * 1000 + (made % 1000) });
  void flush(entry.uid);
  return id;
}
