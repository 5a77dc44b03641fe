import type { AreaRole, Environment, ListedArea } from '@lemma/contract';
import type { Page } from 'playwright';
import type { LiveShell } from './served.ts';

/** An empty page on the shell's origin, on which the browser's storage can be prepared. */
export const DOORSTEP = 'lemma-contract-check';

const UID = 'contract-check';
const EMAIL = 'contract@check.invalid';
const A_DAY_MS = 86_400_000;

/**
 * A token in the form of the auth service's, which the page can parse. It is unsigned, and no server is asked to accept
 * it.
 */
function visitorToken(now: number): string {
  const at = Math.floor(now / 1000);
  const claims = {
    ...{ sub: UID, user_id: UID, email: EMAIL, email_verified: true },
    ...{
      iat: at,
      auth_time: at,
      exp: at + A_DAY_MS / 1000,
      passwordAt: at,
      firebase: { sign_in_provider: 'password' },
    },
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims, 'unsigned'];
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
}

/** What the auth SDK stores in the browser for a signed-in user. */
export const sessionOf = ({ firebase: { apiKey } }: Environment) => ({
  key: `firebase:authUser:${apiKey}:[DEFAULT]`,
  value: JSON.stringify({
    ...{ uid: UID, email: EMAIL, emailVerified: true, displayName: 'Contract Check' },
    ...{ isAnonymous: false, providerData: [], apiKey, appName: '[DEFAULT]' },
    stsTokenManager: {
      refreshToken: UID,
      accessToken: visitorToken(Date.now()),
      expirationTime: Date.now() + A_DAY_MS,
    },
  }),
});

type Stored = { readonly key: string; readonly value: string; readonly role: AreaRole; readonly document: object };

/** Runs in the page: writes the prepared values to local storage and IndexedDB. */
const store = ({ key, value, role, document }: Stored): Promise<void> => {
  localStorage.setItem(key, value);
  localStorage.setItem('lemma.area', role);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lemma-kept', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('documents', { keyPath: 'key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('documents', 'readwrite');
      writing.objectStore('documents').put(document);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onerror = () => reject(writing.error);
    };
  });
};

/** Prepares the browser as if somebody with the area's role had signed in before. No account is created. */
export async function beVisitor(
  page: Page,
  { address, environment }: LiveShell,
  { role }: Pick<ListedArea, 'role'>,
): Promise<void> {
  await page.goto(`${address}/${DOORSTEP}`);
  const profile = { uid: UID, email: null, fullName: 'Contract Check', role, createdAt: null };
  const document = { key: `${UID} profile`, uid: UID, data: profile };
  await page.evaluate(store, { ...sessionOf(environment), role, document });
}
