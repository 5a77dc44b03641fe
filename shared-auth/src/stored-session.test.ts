// Needs modules of its own: it asks which databases there are.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from './session.ts';
import { storedSession } from './stored-session.ts';

const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
startSession({ firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'p' }, areas, functionsRegion: 'r' });

const HOUR_MS = 3_600_000;

const tokenWith = (claims: object): string => `head.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`;

/** A record as the auth service writes it. */
const userWith = (more: object, claims: object = { email_verified: true }, expiresIn = HOUR_MS) => ({
  uid: 'ana',
  email: 'ana@school.example',
  emailVerified: true,
  displayName: 'Ana Lopes',
  providerData: [{ providerId: 'password' }],
  stsTokenManager: {
    accessToken: tokenWith(claims),
    refreshToken: 'renew',
    expirationTime: Date.now() + expiresIn,
  },
  ...more,
});

/** Stores a record where the auth service stores it. */
const store = (value: object): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    opening.onsuccess = () => {
      const written = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      written.objectStore('firebaseLocalStorage').put({ fbase_key: 'firebase:authUser:k:[DEFAULT]', value });
      written.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

beforeEach(
  () =>
    new Promise((resolve) => {
      indexedDB.deleteDatabase('firebaseLocalStorageDb').onsuccess = resolve;
    }),
);
afterEach(() => vi.unstubAllGlobals());

it('finds nobody where nobody was stored, and creates no database', async () => {
  expect(await storedSession()).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
});

it('finds who is signed in, with the claims and the token', async () => {
  const user = userWith({}, { email_verified: true, auth_time: 1700 });
  await store(user);
  const session = await storedSession();
  expect(session?.person).toMatchObject({ uid: 'ana', email: 'ana@school.example', displayName: 'Ana Lopes' });
  expect((await session?.person.getIdTokenResult())?.claims.auth_time).toBe(1700);
  expect(await session?.token()).toBe(user.stsTokenManager.accessToken);
});

it('finds a student, who has no address to confirm', async () => {
  await store(userWith({ email: undefined, emailVerified: false, providerData: [] }, {}));
  expect((await storedSession())?.person).toMatchObject({ uid: 'ana', email: null });
});

it.each([
  ['is not confirmed', { emailVerified: false }, {}],
  ['was confirmed after the token was made', {}, { email_verified: false }],
  [
    'is confirmed, with a password to be proved',
    {},
    { email_verified: true, auth_time: 9e9, firebase: { sign_in_provider: 'password' } },
  ],
])('leaves a person whose address %s to the auth service', async (_, more, claims) => {
  await store(userWith(more, claims));
  expect(await storedSession()).toBeUndefined();
});

it('renews a token that is about to expire, once', async () => {
  await store(userWith({}, { email_verified: true }, 1000));
  const ask = vi.fn(async (_: string, __: { body: URLSearchParams }) => Response.json({ id_token: 'fresh' }));
  vi.stubGlobal('fetch', ask);
  const session = await storedSession();
  expect(await Promise.all([session?.token(), session?.token()])).toEqual(['fresh', 'fresh']);
  expect(ask).toHaveBeenCalledOnce();
  expect(String(ask.mock.calls[0]?.[1].body)).toBe('grant_type=refresh_token&refresh_token=renew');
});

it('says that a session was ended by refusing a token', async () => {
  await store(userWith({}, { email_verified: true }, 1000));
  vi.stubGlobal('fetch', async () => Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 400 }));
  await expect((await storedSession())?.token()).rejects.toThrow('400');
});
