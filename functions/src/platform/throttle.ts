import { AppError } from '@lemma/contract';
import type { SecretKind } from '@lemma/school/people';
import { DAY, MINUTE } from '@lemma/school/time';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { documents } from './documents.ts';
import { inTransaction } from './firebase.ts';

/** A token bucket: `capacity` tries at once, and one more every `refillMs` milliseconds. */
export type Allowance = { readonly capacity: number; readonly refillMs: number };

const wait = (detail: string): AppError => new AppError('sign-in/wait', detail);

async function tokensLeft(key: string, allowance: Allowance, now: number, tx?: Transaction): Promise<number> {
  const bucket = await documents.buckets.read(key, tx);
  if (bucket === undefined) return allowance.capacity;
  return Math.min(allowance.capacity, bucket.tokens + (now - bucket.at) / allowance.refillMs);
}

function writeBucket(tx: Transaction, key: string, allowance: Allowance, tokens: number, now: number): void {
  const deleteAt = Timestamp.fromMillis(now + allowance.capacity * allowance.refillMs);
  documents.buckets.put(tx, key, { tokens, at: now, deleteAt });
}

/** Uses up one token. @throws AppError `sign-in/wait` when none is left. */
export const takeToken = (key: string, allowance: Allowance, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const tokens = await tokensLeft(key, allowance, now, tx);
    if (tokens < 1) throw wait('no tokens');
    writeBucket(tx, key, allowance, tokens - 1, now);
  });

/** Checks without using up a token. @throws AppError `sign-in/wait` when none is left. */
export async function requireToken(key: string, allowance: Allowance, now: number): Promise<void> {
  if ((await tokensLeft(key, allowance, now)) < 1) throw wait('no tokens');
}

const TRIES_BEFORE_A_WAIT = 5;
/**
 * The minutes that a device waits after each row of five wrong secrets on one day; after the last entry, it stays at
 * 480.
 */
const WAITS = [1, 1, 10, 60, 480] as const;
/** The same for pictures, of which there are only 13,824 secrets: one device gets about fifteen tries a day. */
const PICTURE_WAITS = [1, 480] as const;

type Guess = {
  /** Key of one account on one device. */
  readonly pair: string;
  /** Key of all devices that the account does not know; undefined for a known device. */
  readonly strangers: string | undefined;
  /** The kind of the secret, which decides how easily it can be guessed. */
  readonly kind: SecretKind;
  readonly now: number;
};

/**
 * How many wrong secrets all unknown devices together may try at one account: `capacity` at once, then as many a day.
 * Of each device only the tries before its first wait count, so that a single device cannot block a child's new device.
 * Badges and passwords are too long to be guessed, so nobody is blocked for them.
 */
const STRANGERS: Record<SecretKind, Allowance | undefined> = {
  pictures: { capacity: 20, refillMs: DAY / 10 },
  words: { capacity: 100, refillMs: DAY / 100 },
  password: undefined,
  badge: undefined,
};

/**
 * Counts a try before the secret is checked, so that simultaneous tries gain nothing. After a correct secret `forgive`
 * deletes the count. From the fifth wrong one in a row the device must wait (`waits`), each time longer.
 */
export const countGuess = ({ pair, strangers, kind, now }: Guess): Promise<{ waits: boolean }> =>
  inTransaction(async (tx) => {
    const stored = await documents.waits.read(pair, tx);
    const record =
      stored === undefined || (stored.until > 0 && stored.until < now - DAY)
        ? { wrong: 0, until: 0, turns: 0 }
        : stored;
    const allowance = STRANGERS[kind];
    const left = strangers && allowance ? await tokensLeft(strangers, allowance, now, tx) : undefined;
    if (record.until > now || (left !== undefined && left < 1)) throw wait('too many wrong secrets');
    const wrong = record.wrong + 1;
    const waits = wrong >= TRIES_BEFORE_A_WAIT;
    const lengths: readonly number[] = kind === 'pictures' ? PICTURE_WAITS : WAITS;
    const length = (lengths[record.turns] ?? lengths.at(-1) ?? 1) * MINUTE;
    const next = waits
      ? { wrong: 0, until: now + length, turns: record.turns + 1 }
      : { wrong, until: record.until, turns: record.turns };
    documents.waits.put(tx, pair, { ...next, deleteAt: Timestamp.fromMillis(now + DAY + length) });
    if (strangers && allowance && left !== undefined && record.turns === 0)
      writeBucket(tx, strangers, allowance, left - 1, now);
    return { waits };
  });

/** Deletes the counts of wrong tries after a correct secret. */
export function forgive(tx: Transaction, { pair, strangers }: Pick<Guess, 'pair' | 'strangers' | 'now'>): void {
  tx.delete(documents.waits.ref(pair));
  if (strangers !== undefined) tx.delete(documents.buckets.ref(strangers));
}
