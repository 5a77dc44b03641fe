import { AppError, type AppErrorCode, codeOf } from '@lemma/contract';
import type { Journal, JournalEntry } from './journal.ts';
import type { Receipt } from './receipt.ts';

/** What the sender needs to know of the answer to an attempt; a page knows the rest. */
export type AttemptReply = { readonly kind: 'checked' | 'invalid' | 'set-aside' };

/** The calls to the server; repeating one changes nothing. `R` and `P` are what it says of attempts and of practice. */
export type Server<R extends AttemptReply = AttemptReply, P extends AttemptReply = AttemptReply> = {
  readonly submitAttempt: (entry: Extract<JournalEntry, { kind: 'attempt' }>) => Promise<R>;
  readonly answerPractice: (entry: Extract<JournalEntry, { kind: 'practice' }>) => Promise<P>;
  readonly handIn: (entry: Extract<JournalEntry, { kind: 'hand-in' }>) => Promise<unknown>;
  readonly setGoal: (entry: Extract<JournalEntry, { kind: 'goal' }>) => Promise<unknown>;
};

/** The input of `submitAttempt`. An answer that is too late is stored beside the work instead of being refused. */
export const attemptInput = ({
  id,
  submissionId,
  itemId,
  response,
  took,
  written,
}: Extract<JournalEntry, { kind: 'attempt' }>) => ({
  ...{ attemptId: id, submissionId, itemId, response, took, setAside: true },
  ...(written && { written }),
});

/** The input of `answerPractice`. */
export const practiceInput = ({
  id,
  itemId,
  response,
  took,
  written,
}: Extract<JournalEntry, { kind: 'practice' }>) => ({
  ...{ attemptId: id, itemId, response, took },
  ...(written && { written }),
});

/** The input of `handIn`. */
export const handInInput = ({ submissionId, byClock }: Extract<JournalEntry, { kind: 'hand-in' }>) => ({
  submissionId,
  ...(byClock && { byClock }),
});

/**
 * Sends only as the person whose work it is. Another person may have signed in on this computer in the meantime, and
 * the server's refusal of a stranger would be taken as final.
 * @param now who is signed in.
 * @throws AppError `auth/signed-out` if it is somebody else, or nobody.
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

/**
 * The outcome of one entry. `refused`: the server will never accept it, so it is not sent again but stored to be shown.
 */
export type Delivery<R extends AttemptReply = AttemptReply, P extends AttemptReply = AttemptReply> =
  | { readonly kind: 'attempt'; readonly id: string; readonly itemId: string; readonly reply: R }
  | { readonly kind: 'practice'; readonly id: string; readonly itemId: string; readonly reply: P }
  | { readonly kind: 'hand-in'; readonly id: string }
  /** Turning in by the clock, which came before the time was over: it is dropped, and the work goes on. */
  | { readonly kind: 'too-early'; readonly id: string }
  | { readonly kind: 'goal'; readonly id: string }
  | { readonly kind: 'refused'; readonly id: string; readonly code: AppErrorCode };

/** Faults that a retry would meet again. All others are temporary: the entry stays and is sent again. */
const final: readonly AppErrorCode[] = [
  'auth/forbidden',
  'data/not-found',
  'data/too-large',
  'input/malformed',
  'sample/read-only',
  'work/closed',
  'work/no-tries-left',
  'work/not-open',
];

async function deliver<R extends AttemptReply, P extends AttemptReply>(
  server: Server<R, P>,
  entry: JournalEntry,
): Promise<Delivery<R, P>> {
  const { id } = entry;
  switch (entry.kind) {
    case 'hand-in':
      await server.handIn(entry);
      return { kind: 'hand-in', id };
    case 'goal':
      await server.setGoal(entry);
      return { kind: 'goal', id };
    case 'practice':
      return { kind: 'practice', id, itemId: entry.itemId, reply: await server.answerPractice(entry) };
    case 'attempt':
      return { kind: 'attempt', id, itemId: entry.itemId, reply: await server.submitAttempt(entry) };
  }
}

/** Sends one entry and returns its outcome, or undefined if it has to be sent again. */
export async function sendOne<R extends AttemptReply, P extends AttemptReply>(
  server: Server<R, P>,
  entry: JournalEntry,
): Promise<Delivery<R, P> | undefined> {
  try {
    return await deliver(server, entry);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'work/not-open' && entry.kind === 'hand-in' && entry.byClock)
      return { kind: 'too-early', id: entry.id };
    return final.includes(code) ? { kind: 'refused', id: entry.id, code } : undefined;
  }
}

/**
 * What its student is told of an entry; nothing of a goal, which the home page shows anyway, nor of what the page tried
 * by itself too early.
 */
function receiptOf({ submissionId }: JournalEntry, delivery: Delivery): Receipt | undefined {
  if (delivery.kind === 'refused' || delivery.kind === 'goal' || delivery.kind === 'too-early') return undefined;
  const outcome = delivery.kind === 'hand-in' ? 'handed-in' : outcomes[delivery.reply.kind];
  return { id: delivery.id, submissionId, outcome };
}
const outcomes = { checked: 'checked', invalid: 'unreadable', 'set-aside': 'set-aside' } as const;

/**
 * Sends a person's waiting entries one at a time, oldest first. Stops at the first temporary fault and leaves the rest.
 * An entry leaves the journal only after the server has answered.
 * @param waited whether an entry had to wait, so that its student is told when it is sent.
 * @returns true if nothing is waiting any more.
 */
export async function sendWaiting<R extends AttemptReply, P extends AttemptReply>(
  journal: Pick<Journal, 'waiting' | 'refuse' | 'settle'>,
  server: Server<R, P>,
  uid: string,
  onDelivery: (delivery: Delivery<R, P>) => void,
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
