import { AppError } from '@lemma/contract';
import { describe, expect, it } from 'vitest';
import { createQueryClient, retryDelay, shouldRetry, UNUSED_CACHE_MS } from './query-client.ts';

describe('the query client', () => {
  it('asks again three times and no more', () => {
    const fault = new AppError('network/offline', 'test');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, fault))).toEqual([true, true, true, false]);
  });

  it('does not ask again for what is not open to the person', () => {
    expect(shouldRetry(0, new AppError('auth/forbidden', 'test'))).toBe(false);
  });

  it('waits 1 s, doubling, 30 s at the most', () => {
    expect([0, 1, 2, 4, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });

  it('keeps unused data for five minutes and looks again on focus and reconnection', () => {
    expect(UNUSED_CACHE_MS).toBe(300_000);
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      gcTime: 300_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retry: shouldRetry,
      retryDelay,
    });
  });
});
