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
import { currentEnvironment, tellUidBy } from './session.ts';

type Session = { readonly environment: Environment; readonly app: FirebaseApp; readonly auth: Auth };

let session: Session | undefined;

/** Firebase's app and auth service, made when first asked for. Only modules that load on demand may import this one. */
export function currentSession(): Session {
  if (session) return session;
  const environment = currentEnvironment();
  const { appId, ...required } = environment.firebase;
  const app = initializeApp(appId === undefined ? required : { ...required, appId });
  // No popup resolver here: it loads a script from Google, and only the Google button needs it.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (environment.emulators)
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  session = { environment, app, auth };
  tellUidBy(() => auth.currentUser?.uid);
  return session;
}
