import { toBytes } from '@lemma/contract';
import { mustProve } from '@lemma/school/people';
import type { Person } from './person.ts';
import { currentEnvironment } from './session.ts';

/** A session that the auth service has stored in this browser, usable before the service itself is loaded. */
export type StoredSession = {
  readonly person: Person;
  /** A token for reading, renewed if the stored one has expired. Rejects if it cannot be renewed. */
  readonly token: () => Promise<string>;
};

/** What the auth service stores, as far as it is used here; checked by `isStoredUser`. */
type StoredUser = Pick<Person, 'uid' | 'emailVerified' | 'providerData'> & {
  readonly email?: string;
  readonly displayName?: string;
  readonly stsTokenManager: {
    readonly accessToken: string;
    readonly refreshToken: string;
    readonly expirationTime: number;
  };
};

const [DATABASE, STORE] = ['firebaseLocalStorageDb', 'firebaseLocalStorage'];

/** Milliseconds for which a token must still be valid, because a slow request needs a while. */
const LEAST_VALID_MS = 60_000;

const has = (value: unknown, types: Readonly<Record<string, string>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(types).every(([name, type]) => typeof Reflect.get(value, name) === type);

const isStoredUser = (value: unknown): value is StoredUser =>
  has(value, { uid: 'string', emailVerified: 'boolean', stsTokenManager: 'object' }) &&
  has(Reflect.get(Object(value), 'stsTokenManager'), {
    accessToken: 'string',
    refreshToken: 'string',
    expirationTime: 'number',
  }) &&
  Array.isArray(Reflect.get(Object(value), 'providerData'));

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The record in the auth service's database, which is never created here. */
async function recordOf(key: string): Promise<unknown> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await done(opening);
  try {
    return Reflect.get(Object(await done(database.transaction(STORE).objectStore(STORE).get(key))), 'value');
  } finally {
    database.close();
  }
}

const inStorage = (storage: Storage, key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');

/** In the order in which the auth service looks (current-session.ts). */
async function storedUser(key: string): Promise<StoredUser | undefined> {
  const places = [() => recordOf(key), () => inStorage(localStorage, key), () => inStorage(sessionStorage, key)];
  for (const look of places) {
    const found = await Promise.resolve()
      .then(look)
      .catch(() => undefined);
    if (isStoredUser(found)) return found;
  }
  return undefined;
}

const keyHere = (): string => `firebase:authUser:${currentEnvironment().firebase.apiKey}:[DEFAULT]`;

/** Whether a person is stored, whoever it is. */
export const isUserStored = async (): Promise<boolean> => (await storedUser(keyHere())) !== undefined;

/** The claims in a token, which only the server verifies. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(new TextDecoder().decode(toBytes(payload)));
}

/** Renews a token as the auth service does, without telling it: it renews its own later. */
async function renewed(refreshToken: string): Promise<string> {
  const { emulators, firebase } = currentEnvironment();
  const host = emulators === undefined ? 'https:/' : `http://${emulators.auth}`;
  const reply = await fetch(`${host}/securetoken.googleapis.com/v1/token?key=${firebase.apiKey}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  const { id_token: token } = await reply.json();
  if (typeof token !== 'string') throw new Error(`The session was not renewed (${reply.status}).`);
  return token;
}

/**
 * The session that is stored in this browser; undefined if there is none, or if its person must be looked at by the auth
 * service first: someone whose address is not confirmed, or was confirmed after the token was made, or who has not given
 * the second factor or not proved the password.
 */
export async function storedSession(): Promise<StoredSession | undefined> {
  const user = await storedUser(keyHere());
  if (user === undefined) return undefined;
  const { accessToken, refreshToken, expirationTime } = user.stsTokenManager;
  const claims = claimsOf(accessToken);
  const { uid, email = null, displayName = null, emailVerified, providerData } = user;
  if (email !== null && !(emailVerified && claims.email_verified === true)) return undefined;
  if (mustProve(claims) || Number(claims.secondFactor ?? 0) > Number(claims.secondAt ?? 0)) return undefined;
  let asked: Promise<string> | undefined;
  const token = (): Promise<string> => {
    asked ??= expirationTime - LEAST_VALID_MS > Date.now() ? Promise.resolve(accessToken) : renewed(refreshToken);
    return asked;
  };
  const getIdTokenResult = async () => ({ claims });
  return { person: { uid, email, displayName, emailVerified, providerData, getIdTokenResult }, token };
}
