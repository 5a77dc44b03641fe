import { AppError } from '@lemma/contract';
import { MINUTE } from '@lemma/school/time';
import type { Caller } from './caller.ts';

/** How many calls one account may make at once, and in the long run in a minute. A busy page makes some ten. */
export const CALLS = { atOnce: 1200, aMinute: 1200 } as const;
const MOST_REMEMBERED = 20_000;

type Left = { readonly calls: number; readonly at: number };
const left = new Map<string, Left>();

/**
 * Holds what one account calls in this process, so that nobody reads or fills a school by program. Counted in memory:
 * a count in the database would cost a write for each call, and the instances are few.
 * @throws AppError `sign-in/wait`.
 */
export function requireAllowance({ uid, now }: Pick<Caller, 'uid' | 'now'>): void {
  const { calls, at } = left.get(uid) ?? { calls: CALLS.atOnce, at: now };
  const back = Math.max(0, now - at) * (CALLS.aMinute / MINUTE);
  const present = Math.min(CALLS.atOnce, calls + back);
  if (present < 1) throw new AppError('sign-in/wait', 'too many calls');
  if (left.size >= MOST_REMEMBERED) left.clear();
  left.set(uid, { calls: present - 1, at: now });
}
