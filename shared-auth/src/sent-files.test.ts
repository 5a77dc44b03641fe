import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sentFile, storeSent } from './sent-files.ts';
import { tellUidBy } from './session.ts';

/** The browser's store of replies, as far as it is used here. */
function cachesInMemory() {
  const stored = new Map<string, Response>();
  return {
    stored,
    open: async () => ({
      put: async (address: string, reply: Response) => void stored.set(address, reply),
      match: async (address: string) => stored.get(address)?.clone(),
      keys: async () => [...stored.keys()],
      delete: async (address: string) => stored.delete(address),
    }),
  };
}

let store: ReturnType<typeof cachesInMemory>;
beforeEach(() => {
  store = cachesInMemory();
  vi.stubGlobal('caches', store);
  tellUidBy(() => 'ana');
});
afterEach(() => vi.unstubAllGlobals());

const photo = new File(['pixels'], 'page.png', { type: 'image/png' });

it('gives whoever sent a page the page, without asking anybody, and nobody else', async () => {
  await storeSent('f1', photo);
  const found = await sentFile('f1');
  expect([await found?.text(), found?.type]).toEqual(['pixels', 'image/png']);
  expect(await sentFile('f2')).toBeUndefined();
  tellUidBy(() => 'ben');
  expect(await sentFile('f1')).toBeUndefined();
});

it('keeps the newest pages only', async () => {
  for (let page = 1; page <= 42; page += 1) await storeSent(`f${page}`, photo);
  expect(store.stored.size).toBe(40);
  expect(await sentFile('f2')).toBeUndefined();
  expect(await sentFile('f42')).toBeDefined();
});

it('finds nothing where the browser keeps nothing', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no space')) });
  await storeSent('f1', photo);
  expect(await sentFile('f1')).toBeUndefined();
});
