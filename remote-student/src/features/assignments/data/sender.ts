import { codeOf } from '@lemma/contract';
import type { CallOutput } from '@lemma/school';
import type { Journal, JournalEntry } from './journal.ts';

type AttemptReply = CallOutput<'submitAttempt'>;

/** How the sender reaches the server; both calls change nothing when they come again. */
export type Server = {
  readonly submitAttempt: (entry: Extract<JournalEntry, { kind: 'attempt' }>) => Promise<AttemptReply>;
  readonly handIn: (entry: Extract<JournalEntry, { kind: 'hand-in' }>) => Promise<unknown>;
};

/** What became of one entry. `refused`: the server will never take it, so it is not sent again. */
export type Delivery =
  | { readonly kind: 'attempt'; readonly id: string; readonly itemId: string; readonly reply: AttemptReply }
  | { readonly kind: 'hand-in'; readonly id: string }
  | {
      readonly kind: 'refused';
      readonly id: string /** An AppError, or its code when another tab sent it. */;
      readonly error: unknown;
    };

/** Faults that pass: the entry stays and is sent again. */
const passing = [
  'network/offline',
  'network/timeout',
  'server/unavailable',
  'auth/signed-out',
  'data/conflict',
  'unknown',
];

async function deliver(server: Server, entry: JournalEntry): Promise<Delivery> {
  if (entry.kind === 'hand-in') {
    await server.handIn(entry);
    return { kind: 'hand-in', id: entry.id };
  }
  return { kind: 'attempt', id: entry.id, itemId: entry.itemId, reply: await server.submitAttempt(entry) };
}

/**
 * Sends what waits for a person, oldest first, one at a time. Stops at the first fault that passes and keeps the rest.
 * An entry leaves the journal only after the server has answered.
 * @returns true when nothing waits any more.
 */
export async function sendWaiting(
  journal: Journal,
  server: Server,
  uid: string,
  onDelivery: (delivery: Delivery) => void,
): Promise<boolean> {
  for (const entry of await journal.waiting(uid)) {
    try {
      const delivery = await deliver(server, entry);
      await journal.remove(entry.id);
      onDelivery(delivery);
    } catch (error) {
      if (passing.includes(codeOf(error))) return false;
      await journal.remove(entry.id);
      onDelivery({ kind: 'refused', id: entry.id, error });
    }
  }
  return true;
}
