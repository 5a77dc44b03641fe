import type { Environment } from '@lemma/contract';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { currentEnvironment, currentUid, tellUidBy } from './session.ts';

type Session = { readonly environment: Environment; readonly app: FirebaseApp; readonly auth: Auth };

let session: Session | undefined;

/**
 * Firebase's app and auth service, created at the first use. Only modules that are loaded on demand may import this
 * one.
 */
export function currentSession(): Session {
  if (session) return session;
  const environment = currentEnvironment();
  const { appId, ...required } = environment.firebase;
  const app = initializeApp(appId === undefined ? required : { ...required, appId });
  // Without a popup resolver, which would load a script from Google that only the Google button needs.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (environment.emulators)
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  session = { environment, app, auth };
  // Until the service has read what it stored, the person is the one whom the page has found there.
  let before = currentUid();
  if (before !== undefined)
    auth.authStateReady().then(() => {
      before = undefined;
    });
  tellUidBy(() => auth.currentUser?.uid ?? before);
  return session;
}
