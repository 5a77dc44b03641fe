import { afterEach, expect, it, vi } from 'vitest';
import { beginFirstReads, endFirstReads } from './begin-first-reads.ts';
import { expectCall } from './data.ts';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./first-call.ts', () => {
  loaded();
  return {};
});
afterEach(endFirstReads);

it('loads what a first call needs while its screen is loaded, and only where there is such a call', async () => {
  expectCall();
  expect(loaded).not.toHaveBeenCalled();
  beginFirstReads({ token: async () => 'own', document: async () => undefined, where: async () => [] });
  expectCall();
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
});
