import { type JournalEntry, type NewEntry, openJournal } from '@lemma/offline/journal';
import { journalInMemory } from '@lemma/offline/journal-in-memory';
import { OUTBOX_NAME } from '@lemma/offline/outbox';
import { attemptInput, handInInput, practiceInput, sendingAs } from '@lemma/offline/sender';
import { call, currentUid, isSample } from '@lemma/shared-auth';
import { askForSync } from './ask-for-sync.ts';
import type { Delivery, Server } from './delivery.ts';
import { createMailer } from './mailer.ts';

const asOwner = sendingAs(async () => currentUid());

const server: Server = {
  submitAttempt: (entry) => asOwner(entry.uid, () => call('submitAttempt', attemptInput(entry))),
  answerPractice: (entry) => asOwner(entry.uid, () => call('answerPractice', practiceInput(entry))),
  setGoal: ({ uid, aim, at }) => asOwner(uid, () => call('setGoal', { aim, at })),
  handIn: (entry) => asOwner(entry.uid, () => call('handIn', handInInput(entry))),
};

// What is tried in the sample class stays in its tab.
export const journal = isSample() ? journalInMemory() : openJournal();
const name = isSample() ? `${OUTBOX_NAME}-${crypto.randomUUID()}` : OUTBOX_NAME;

type Listener = (delivery: Delivery | undefined) => void;
const listeners = new Set<Listener>();
// All tabs are told, whichever tab stores or sends.
const channel = new BroadcastChannel(name);
channel.onmessage = ({ data }: MessageEvent<Delivery | undefined>) => hear(data);

function hear(delivery: Delivery | undefined): void {
  for (const listen of listeners) listen(delivery);
}

const mailer = createMailer({
  journal,
  server,
  leading: (work) => navigator.locks.request(name, work),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  leave: () => void askForSync(),
  tell: (delivery) => {
    hear(delivery);
    channel.postMessage(delivery);
  },
});

/**
 * Calls the listener with the result of entries, whichever tab sent them, and when something was stored. Returns the
 * function that stops it.
 */
export function onDelivery(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const { flush, leaving, withdraw } = mailer;

/**
 * A person's waiting entries: those stored on this device and, where it has no space, those in this tab only
 * (`unsaved`).
 */
export const waitingFor = async (uid: string): Promise<{ entries: readonly JournalEntry[]; unsaved: boolean }> =>
  mailer.waiting(uid);

/** What a screen gives to be sent: an entry without its id, by kind. */
type ToPost = { [K in NewEntry['kind']]: Omit<Extract<NewEntry, { kind: K }>, 'id'> }[NewEntry['kind']];

/**
 * Stores an entry and starts sending. Resolves as soon as it is safe on this device, or with `unsaved` if the device
 * has no space: then it exists in this tab only until the server has it.
 */
export async function post(entry: ToPost): Promise<'saved' | 'unsaved'> {
  // Asks the browser not to clear the storage when the device runs short; if it refuses, nothing changes.
  if (!isSample()) void navigator.storage?.persist?.().catch(() => false);
  return mailer.post({ ...entry, id: crypto.randomUUID() });
}
