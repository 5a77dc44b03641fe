import 'fake-indexeddb/auto';
import { standIn, standInAuth } from '@lemma/shared-auth/stand-in';
import { toastStore } from '@lemma/toast';
import { loadRadix } from '@lemma/ui';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { allArrived } from './open-area.tsx';
import { answer, closeServer } from './server.ts';
import { standInFetch, standInFirestore } from './stand-in-firestore.ts';

// The boundary to the network is replaced; everything on this side of Firebase is real.
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', () => standInAuth);
vi.mock('firebase/firestore', () => standInFirestore);
vi.mock('firebase/functions', () => ({
  getFunctions: () => ({}),
  httpsCallable: (_: unknown, path: string) => async (input: unknown) => ({
    data: await answer(path.replace(/^api\//, ''), input),
  }),
}));

globalThis.fetch = standInFetch(globalThis.fetch);

// The text of a page is enough to see what is missing; its whole tree is not needed.
configure({
  // The first test of a file loads its modules, which takes long on a busy machine.
  asyncUtilTimeout: 180_000,
  getElementError: (message, container) => new Error(`${message ?? ''}\n\nThe page says: ${container.textContent}`),
});

// Our pages have a doctype, which temml looks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' });

// Otherwise the first dialog of a file would open a moment later than the others.
beforeAll(loadRadix);

/** There is only one tab, which gets each lock as soon as it has released it. */
let turn: Promise<unknown> = Promise.resolve();
const request = <T>(_: string, work: () => Promise<T>): Promise<T> => {
  const next = turn.then(work);
  turn = next.catch(() => undefined);
  return next;
};
Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

// A warning of React is an error and fails the test that caused it.
beforeEach(() => {
  turn = Promise.resolve();
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async () => {
  cleanup();
  await allArrived();
  localStorage.clear();
  sessionStorage.clear();
  toastStore.setState({ toasts: [] });
  standIn.state.user = null;
  expect(closeServer()).toEqual([]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  // Whoever went offline leaves the next test online; nobody listens to the browser's event any more.
  onlineManager.setOnline(true);
  // What is still being loaded when a file ends would never arrive in the next one.
  await vi.dynamicImportSettled();
});
