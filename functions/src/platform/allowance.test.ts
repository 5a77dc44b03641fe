import { MINUTE } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { CALLS, requireAllowance } from './allowance.ts';

const passes = (uid: string, now: number, calls: number): number => {
  let passed = 0;
  for (let call = 0; call < calls; call += 1)
    try {
      requireAllowance({ uid, now });
      passed += 1;
    } catch {
      // Too many.
    }
  return passed;
};

it('lets exactly its calls through, one account apart from the other', () => {
  const now = 1_800_000_000_000;
  expect(passes('maya', now, 2 * CALLS.atOnce)).toBe(CALLS.atOnce);
  expect(passes('ines', now, 10)).toBe(10);
  expect(passes('maya', now + MINUTE / 60, 1000)).toBe(CALLS.aMinute / 60);
  expect(passes('maya', now + 2 * MINUTE, 2 * CALLS.atOnce)).toBe(CALLS.atOnce);
});
