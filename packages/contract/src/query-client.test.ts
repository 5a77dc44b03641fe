import { describe, expect, it, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { createQueryClient, retryDelay, shouldRetry, UNUSED_CACHE_MS } from './query-client.ts';

describe('the query client', () => {
  it('retries three times and no more', () => {
    const fault = new AppError('network/offline', 'test');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, fault))).toEqual([true, true, true, false]);
  });

  it('does not retry what the person may not read', () => {
    expect(shouldRetry(0, new AppError('auth/forbidden', 'test'))).toBe(false);
  });

  it('waits 1 s, doubling, 30 s at the most', () => {
    expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });

  it('keeps unused data for five minutes and looks again on focus and reconnection', () => {
    expect(UNUSED_CACHE_MS).toBe(300_000);
    expect(createQueryClient(vi.fn()).getDefaultOptions().queries).toMatchObject({
      gcTime: 300_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retry: shouldRetry,
      retryDelay,
    });
  });

  it.each([
    [undefined, 1],
    [{ silent: true }, 0],
  ])('tells of a mutation that fails, unless it is silent: %o', async (meta, times) => {
    const tell = vi.fn();
    const client = createQueryClient(tell);
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new AppError('work/closed', 'test')),
      ...(meta && { meta }),
    });
    await mutation.execute(undefined).catch(() => undefined);
    expect(tell).toHaveBeenCalledTimes(times);
  });
});
