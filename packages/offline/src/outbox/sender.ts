import { AppError, type AppErrorCode, codeOf } from '@lemma/contract';
import type { Journal, JournalEntry } from './journal.ts';
import type { Receipt } from './receipt.ts';

/** What the sender has to know of the answer to an attempt; a page knows the rest. */
export type AttemptReply = { readonly kind: 'checked' | 'invalid' | 'set-aside' };

/** How the sender reaches the server; both calls change nothing when they come again. */
export type Server<R extends AttemptReply = AttemptReply> = {
  readonly submitAttempt: (entry: Extract<JournalEntry, { kind: 'attempt' }>) => Promise<R>;
  readonly handIn: (entry: Extract<JournalEntry, { kind: 'hand-in' }>) => Promise<unknown>;
};

/** What the door `submitAttempt` is told. Too late, an answer is kept beside the work instead of being refused. */
export const attemptInput = ({
  id,
  submissionId,
  itemId,
  response,
  took,
}: Extract<JournalEntry, { kind: 'attempt' }>) =>
  ({ attemptId: id, submissionId, itemId, response, took, setAside: true }) as const;

/**
 * Sends as the person whose work it is, or not at all. Another person may have signed in on this computer meanwhile, and the
 * server's refusal of a stranger would be taken for its last word.
 * @param now who is signed in.
 * @throws AppError `auth/signed-out` where it is somebody else, or nobody.
 */
export const sendingAs =
  (now: () => Promise<string | undefined>) =>
  async <T>(uid: string, send: () => Promise<T>): Promise<T> => {
    if ((await now()) !== uid) throw new AppError('auth/signed-out', 'outbox');
    try {
      return await send();
    } catch (error) {
      if (codeOf(error) === 'auth/forbidden' && (await now()) !== uid)
        throw new AppError('auth/signed-out', 'outbox', error);
      throw error;
    }
  };

/** What became of one entry. `refused`: the server will never take it, so it is not sent again but kept to be seen. */
export type Delivery<R extends AttemptReply = AttemptReply> =
  | { readonly kind: 'attempt'; readonly id: string; readonly itemId: string; readonly reply: R }
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

async function deliver<R extends AttemptReply>(server: Server<R>, entry: JournalEntry): Promise<Delivery<R>> {
  if (entry.kind === 'hand-in') {
    await server.handIn(entry);
    return { kind: 'hand-in', id: entry.id };
  }
  return { kind: 'attempt', id: entry.id, itemId: entry.itemId, reply: await server.submitAttempt(entry) };
}

/** One entry: what became of it, or undefined where it has to be sent again. */
export async function sendOne<R extends AttemptReply>(
  server: Server<R>,
  entry: JournalEntry,
): Promise<Delivery<R> | undefined> {
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
export async function sendWaiting<R extends AttemptReply>(
  journal: Pick<Journal, 'waiting' | 'refuse' | 'settle'>,
  server: Server<R>,
  uid: string,
  onDelivery: (delivery: Delivery<R>) => void,
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
