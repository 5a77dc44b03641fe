import { AppError } from '@lemma/contract';
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
