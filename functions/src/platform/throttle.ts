import { AppError } from '@lemma/contract';
import type { SecretKind } from '@lemma/school/people';
import { DAY, MINUTE } from '@lemma/school/time';
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
  documents.buckets.put(tx, key, { tokens, at: now, deleteAt });
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
/** How long a device waits after its first, second, … five wrong secrets of a day; after the last as long as after the one before. */
const WAITS = [1, 1, 10, 60, 480] as const;
/** Three pictures have 13,824 orders: one device gets fifteen tries a day. */
const PICTURE_WAITS = [1, 480] as const;

type Guess = {
  /** One account on one device. */
  readonly pair: string;
  /** All devices that the account does not know; undefined for one that it does. */
  readonly strangers: string | undefined;
  /** How much a secret can be guessed. */
  readonly kind: SecretKind;
  readonly now: number;
};

/**
 * What strangers may guess at one account, however many devices they claim to be: at once, and then so many a day. Of one
 * device only the tries before its first wait count, so that it takes several to keep a child off a device it has never used.
 * A badge or a password can't be guessed: nobody is kept out for them.
 */
const STRANGERS: Record<SecretKind, Allowance | undefined> = {
  pictures: { capacity: 20, refillMs: DAY / 10 },
  words: { capacity: 100, refillMs: DAY / 100 },
  password: undefined,
  badge: undefined,
};

/**
 * Counts a try before the secret is looked at, so that many at once get no more than many in turn. A right one is taken
 * back by `forgive`. The fifth wrong one on a device starts a wait (`waits`): a minute at first, longer as it goes on.
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

/** Wipes the slate after a right secret. */
export function forgive(tx: Transaction, { pair, strangers }: Pick<Guess, 'pair' | 'strangers' | 'now'>): void {
  tx.delete(documents.waits.ref(pair));
  if (strangers !== undefined) tx.delete(documents.buckets.ref(strangers));
}
