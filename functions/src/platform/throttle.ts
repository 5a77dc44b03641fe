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

/** Uses up one token within a transaction that reads nothing after it. @returns false when none is left. */
export async function takeTokenIn(tx: Transaction, key: string, allowance: Allowance, now: number): Promise<boolean> {
  const tokens = await tokensLeft(key, allowance, now, tx);
  if (tokens < 1) return false;
  writeBucket(tx, key, allowance, tokens - 1, now);
  return true;
}

/** Uses up one token. @throws AppError `sign-in/wait` when none is left. */
export const takeToken = (key: string, allowance: Allowance, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    if (!(await takeTokenIn(tx, key, allowance, now))) throw wait('no tokens');
  });
