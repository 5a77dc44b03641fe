import { type AppErrorCode, codeOf } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import type { Journal, JournalEntry } from './journal.ts';
import type { Receipt } from './receipt.ts';

type AttemptReply = CallOutput<'submitAttempt'>;

/** How the sender reaches the server; both calls change nothing when they come again. */
export type Server = {
  readonly submitAttempt: (entry: Extract<JournalEntry, { kind: 'attempt' }>) => Promise<AttemptReply>;
  readonly handIn: (entry: Extract<JournalEntry, { kind: 'hand-in' }>) => Promise<unknown>;
};

/** What became of one entry. `refused`: the server will never take it, so it is not sent again but kept to be seen. */
export type Delivery =
  | { readonly kind: 'attempt'; readonly id: string; readonly itemId: string; readonly reply: AttemptReply }
  | { readonly kind: 'hand-in'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly code: AppErrorCode };

/** What will be the same at the next try. Everything else passes: the entry stays and is sent again. */
const final: readonly AppErrorCode[] = [
  'auth/forbidden',
  'data/not-found',
  'data/too-large',
  'input/malformed',
  'work/closed',
  'work/no-tries-left',
  'work/not-open',
];

async function deliver(server: Server, entry: JournalEntry): Promise<Delivery> {
  if (entry.kind === 'hand-in') {
    await server.handIn(entry);
    return { kind: 'hand-in', id: entry.id };
  }
  return { kind: 'attempt', id: entry.id, itemId: entry.itemId, reply: await server.submitAttempt(entry) };
}

/** One entry: what became of it, or undefined where it has to be sent again. */
export async function sendOne(server: Server, entry: JournalEntry): Promise<Delivery | undefined> {
  try {
    return await deliver(server, entry);
  } catch (error) {
    const code = codeOf(error);
    return final.includes(code) ? { kind: 'refused', id: entry.id, code } : undefined;
  }
}

const receiptOf = ({ submissionId }: JournalEntry, delivery: Exclude<Delivery, { kind: 'refused' }>): Receipt => ({
  id: delivery.id,
  submissionId,
  outcome: delivery.kind === 'hand-in' ? 'handed-in' : outcomes[delivery.reply.kind],
});
const outcomes = { checked: 'checked', invalid: 'unreadable', 'set-aside': 'set-aside' } as const;

/**
 * Sends what waits for a person, oldest first, one at a time. Stops at the first fault that passes and keeps the rest.
 * An entry leaves the journal only after the server has answered.
 * @param waited whether an entry has had to wait, so that its student is told when it is sent.
 * @returns true when nothing waits any more.
 */
export async function sendWaiting(
  journal: Journal,
  server: Server,
  uid: string,
  onDelivery: (delivery: Delivery) => void,
  waited: (id: string) => boolean = () => false,
): Promise<boolean> {
  for (const entry of await journal.waiting(uid)) {
    const delivery = await sendOne(server, entry);
    if (delivery === undefined) return false;
    if (delivery.kind === 'refused') await journal.refuse(entry, delivery.code);
    else await journal.settle(entry, waited(entry.id) ? receiptOf(entry, delivery) : undefined);
    onDelivery(delivery);
  }
  return true;
}
