import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partsQuery } from './parts-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const Part = () => null;
const loading = (load: () => Promise<{ readonly Part: typeof Part }>) => {
  const client = new QueryClient();
  const query = partsQuery('ana', 'home', load);
  return { asked: client.fetchQuery(query), now: () => client.getQueryData(query.queryKey) };
};

it('has the parts once they are there', async () => {
  expect(await loading(async () => ({ Part })).asked).toEqual({ Part });
});

it('does without parts that fail', async () => {
  const failing = async () => {
    throw new Error('did not come');
  };
  expect(await loading(failing).asked).toEqual({});
});

it('does not wait long, and shows what comes later when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<{ readonly Part: typeof Part }>();
  const { asked, now } = loading(() => promise);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toEqual({});
  resolve({ Part });
  await vi.advanceTimersByTimeAsync(0);
  expect(now()).toEqual({ Part });
});
