import { type Area, areaRoles, type Environment } from '@lemma/contract';
import type { Page } from 'playwright';
import type { LiveShell } from './served.ts';

/** An empty page on the shell's own origin, on which a browser can be given what it would have kept. */
export const DOORSTEP = 'lemma-contract-check';

const UID = 'contract-check';
const A_DAY_MS = 86_400_000;

/** What the auth service keeps of whoever is signed in. Its token is good for nothing: no server is asked. */
const sessionOf = ({ firebase: { apiKey } }: Environment) => ({
  key: `firebase:authUser:${apiKey}:[DEFAULT]`,
  value: JSON.stringify({
    ...{ uid: UID, email: 'contract@check.invalid', emailVerified: true, displayName: 'Contract Check' },
    ...{ isAnonymous: false, providerData: [], apiKey, appName: '[DEFAULT]' },
    stsTokenManager: { refreshToken: UID, accessToken: UID, expirationTime: Date.now() + A_DAY_MS },
  }),
});

type Stored = { readonly key: string; readonly value: string; readonly area: Area; readonly document: object };

/** Runs in the page. */
const store = ({ key, value, area, document }: Stored): Promise<void> => {
  localStorage.setItem(key, value);
  localStorage.setItem('lemma.area', area);
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

/** Makes the browser one in which somebody of the area's role has signed in before. No account is made anywhere. */
export async function beVisitor(page: Page, { address, environment }: LiveShell, area: Area): Promise<void> {
  await page.goto(`${address}/${DOORSTEP}`);
  const profile = { uid: UID, email: null, fullName: 'Contract Check', role: areaRoles[area], createdAt: null };
  const document = { key: `${UID} profile`, uid: UID, data: profile };
  await page.evaluate(store, { ...sessionOf(environment), area, document });
}
