import { MINUTE } from '@lemma/school/time';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { hashOf } from '../../platform/hash.ts';
import { takeTokenIn } from '../../platform/throttle.ts';

/** New versions and new kinds of faults that one person may be the first to tell of: twenty at once, and as many a day. */
const ALLOWANCE = { capacity: 20, refillMs: 72 * MINUTE };

/**
 * Whether this report may be the first of its version or kind. What people name is not known to be served to anybody, so that
 * each first report makes something; the last read of the transaction.
 */
export const mayAdd = (tx: Transaction, { uid, now }: Pick<Caller, 'uid' | 'now'>): Promise<boolean> =>
  takeTokenIn(tx, hashOf('release-line', uid), ALLOWANCE, now);
