import { AppError } from '@lemma/contract';
import { MINUTE } from '@lemma/school/time';
import type { Caller } from './caller.ts';

/** How many calls one account may make at once, and in the long run in a minute. A busy page makes some ten. */
export const CALLS = { atOnce: 1200, aMinute: 1200 } as const;
const MOST_REMEMBERED = 20_000;

type Left = { readonly times: number; readonly at: number };

/**
 * Holds how often something is done for one account in this process. Counted in memory: a count in the database would cost
 * a write each time, and the instances are few. What it makes throws AppError `sign-in/wait`.
 */
export function allowanceOf({ atOnce, aMinute }: { readonly atOnce: number; readonly aMinute: number }) {
  const left = new Map<string, Left>();
  return (account: string, now: number): void => {
    const { times, at } = left.get(account) ?? { times: atOnce, at: now };
    const back = Math.max(0, now - at) * (aMinute / MINUTE);
    const present = Math.min(atOnce, times + back);
    if (present < 1) throw new AppError('sign-in/wait', 'too often');
    if (left.size >= MOST_REMEMBERED) left.clear();
    left.set(account, { times: present - 1, at: now });
  };
}

const holdCalls = allowanceOf(CALLS);

/** Nobody reads or fills a school by program. @throws AppError `sign-in/wait`. */
export const requireAllowance = ({ uid, now }: Pick<Caller, 'uid' | 'now'>): void => holdCalls(uid, now);
