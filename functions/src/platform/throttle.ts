import { AppError } from '@lemma/contract';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { documents } from './documents.ts';
import { inTransaction } from './firebase.ts';

/** So many at once, and one more each `refillMs`. */
export type Allowance = { readonly capacity: number; readonly refillMs: number };

const wait = (detail: string): AppError => new AppError('sign-in/wait', detail);

async function tokensLeft(key: string, allowance: Allowance, now: number, tx?: Transaction): Promise<number> {
  const bucket = await documents.buckets.read(key, tx);
  if (bucket === undefined) return allowance.capacity;
  return Math.min(allowance.capacity, bucket.tokens + (now - bucket.at) / allowance.refillMs);
}

function writeBucket(tx: Transaction, key: string, allowance: Allowance, tokens: number, now: number): void {
  const deleteAt = Timestamp.fromMillis(now + allowance.capacity * allowance.refillMs);
  tx.set(documents.buckets.ref(key), { tokens, at: now, deleteAt });
}

/** Takes one token. @throws AppError `sign-in/wait` when none is left. */
export const takeToken = (key: string, allowance: Allowance, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const tokens = await tokensLeft(key, allowance, now, tx);
    if (tokens < 1) throw wait('no tokens');
    writeBucket(tx, key, allowance, tokens - 1, now);
  });

/** Looks without taking. @throws AppError `sign-in/wait` when none is left. */
export async function requireToken(key: string, allowance: Allowance, now: number): Promise<void> {
  if ((await tokensLeft(key, allowance, now)) < 1) throw wait('no tokens');
}

const TRIES_BEFORE_A_WAIT = 5;
const WAIT_MS = 60_000;

type Guess = {
  /** One account on one device. */
  readonly pair: string;
  /** All devices that the account does not know; undefined for one that it does. */
  readonly strangers: string | undefined;
  readonly now: number;
};

/** Ten a day, after the first twenty: what a stranger may guess at one account, however many devices they claim to be. */
const STRANGERS: Allowance = { capacity: 20, refillMs: 8_640_000 };

/**
 * Counts a try before the secret is looked at, so that many at once get no more than many in turn. A right one is taken
 * back by `forgive`. The fifth wrong one on a device starts a wait of a minute.
 */
export const countGuess = ({ pair, strangers, now }: Guess): Promise<void> =>
  inTransaction(async (tx) => {
    const record = (await documents.waits.read(pair, tx)) ?? { wrong: 0, until: 0 };
    const left = strangers === undefined ? undefined : await tokensLeft(strangers, STRANGERS, now, tx);
    if (record.until > now || (left !== undefined && left < 1)) throw wait('too many wrong secrets');
    const wrong = record.wrong + 1;
    const full = wrong >= TRIES_BEFORE_A_WAIT;
    const next = full ? { wrong: 0, until: now + WAIT_MS } : { wrong, until: 0 };
    tx.set(documents.waits.ref(pair), { ...next, deleteAt: Timestamp.fromMillis(now + 86_400_000) });
    if (strangers !== undefined && left !== undefined) writeBucket(tx, strangers, STRANGERS, left - 1, now);
  });

/** Wipes the slate after a right secret. */
export function forgive(tx: Transaction, { pair, strangers }: Guess): void {
  tx.delete(documents.waits.ref(pair));
  if (strangers !== undefined) tx.delete(documents.buckets.ref(strangers));
}
