import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stuck, watchdog } from './watchdog.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const never = () => new Promise<never>(() => undefined);

it('gives each step its time, and names the one that takes longer', async () => {
  const { step, watch } = watchdog(1000);
  const told = watch(async () => {
    for (const name of ['/one', '/two']) {
      step(name);
      await new Promise((resolve) => setTimeout(resolve, 900));
    }
    step('/three');
    return never();
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2799);
  expect(await Promise.race([told, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toEqual(new Stuck('/three does not come to rest in 1 s'));
});

it('ends at once when the page is gone', async () => {
  const { fail, watch } = watchdog(1000);
  const told = watch(never).catch((error: unknown) => error);
  fail('the page crashes');
  expect(await told).toEqual(new Stuck('the page crashes'));
});

it('gives the result of work that ends, and leaves no timer', async () => {
  const { step, watch } = watchdog(1000);
  const work = async () => {
    step('/one');
    return 'done';
  };
  expect(await watch(work)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
