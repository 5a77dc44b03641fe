// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookEarly } from './look-early.ts';
import { readPerson } from './read-person.ts';

const HOUR_MS = 3_600_000;
const [PERSON, EARLY] = [Symbol.for('lemma.person'), Symbol.for('lemma.early')];

/** Stores somebody where the auth service stores who is signed in. */
const store = (expiresIn: number): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    opening.onsuccess = () => {
      const stsTokenManager = { accessToken: 'own', expirationTime: Date.now() + expiresIn };
      const written = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      written
        .objectStore('firebaseLocalStorage')
        .put({ fbase_key: 'firebase:authUser:k:[DEFAULT]', value: { uid: 'ana', stsTokenManager } });
      written.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
const look = async (): Promise<unknown> => {
  readPerson();
  lookEarly();
  return Reflect.get(globalThis, EARLY);
};
const ask = vi.fn(async (_: string, __: RequestInit) => Response.json([]));

beforeEach(async () => {
  localStorage.clear();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('firebaseLocalStorageDb').onsuccess = resolve;
  });
  document.body.innerHTML = '<script type="application/json" id="lemma-environment"></script>';
  const environment = document.getElementById('lemma-environment');
  if (environment) environment.textContent = JSON.stringify({ firebase: { apiKey: 'k', projectId: 'p' } });
  Reflect.deleteProperty(globalThis, PERSON);
  Reflect.deleteProperty(globalThis, EARLY);
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

const documents = 'projects/p/databases/(default)/documents';
const profile = JSON.stringify({ documents: [`${documents}/users/ana`] });
const settings = JSON.stringify({ documents: [`${documents}/settings/ana`] });
const classes = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'classes' }] } });
const bodies = () => ask.mock.calls.map(([address, { body }]) => `${address.split(':').at(-1)} ${body}`);

it('asks for the profile and the settings of who is stored, with their own token', async () => {
  await store(HOUR_MS);
  const found = await look();
  expect(found instanceof Map && (await found.get(`batchGet ${profile}`))).toBeInstanceOf(Response);
  const [address, { headers, body }] = ask.mock.calls[0] ?? ['', {}];
  expect(address).toBe(`https://firestore.googleapis.com/v1/${documents}:batchGet`);
  expect(headers).toMatchObject({ authorization: 'Bearer own' });
  expect(body).toBe(profile);
});

it.each([
  ['this person and this address', 'ana', location.pathname, [`runQuery ${classes}`]],
  ['somebody else', 'ben', location.pathname, []],
  ['another address', 'ana', '/dashboard/settings', []],
])('asks for what the last visit needed if it was of %s', async (_, uid, at, expected) => {
  await store(HOUR_MS);
  const asked = [`batchGet ${profile}`, `runQuery ${classes}`];
  localStorage.setItem('lemma.reads', JSON.stringify({ uid, pages: { [at]: { asked, later: ['batchGet {}'] } } }));
  await look();
  expect(bodies()).toEqual([`batchGet ${profile}`, `batchGet ${settings}`, ...expected]);
});

it('asks for nothing where nobody is stored, and creates no database', async () => {
  expect(await look()).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

it('leaves a token that is about to expire, and pages of no area, to the application', async () => {
  await store(1000);
  expect(await look()).toBeUndefined();
  await store(HOUR_MS);
  Reflect.deleteProperty(globalThis, PERSON);
  lookEarly();
  expect(ask).not.toHaveBeenCalled();
});
