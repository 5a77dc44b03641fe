import { MINUTE } from '@lemma/school/time';
import type { Caller } from '../../platform/caller.ts';
import { hashOf } from '../../platform/hash.ts';
import { takeToken } from '../../platform/throttle.ts';

/**
 * How often one teacher may have cards made, of up to a hundred children at a time: forty at once, then one each half
 * minute. Each card is a fifth of a second of a processor, and each new child an account in the auth service.
 */
const CARDS = { capacity: 40, refillMs: MINUTE / 2 } as const;

/** Counts one making of cards. @throws AppError `sign-in/wait` after too many. */
export const takeCards = ({ uid, now }: Pick<Caller, 'uid' | 'now'>): Promise<void> =>
  takeToken(hashOf('cards', uid), CARDS, now);
