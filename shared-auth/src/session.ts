import { AppError, type Environment } from '@lemma/contract';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { checkFirestoreSettings } from './settings.ts';

type Session = { readonly environment: Environment; readonly app: FirebaseApp; readonly auth: Auth };

let session: Session | undefined;

/**
 * Starts Firebase for this page, once; a second call with the page already started changes nothing.
 * Firestore and the functions client are loaded later, when first used.
 * @throws AppError `setup/invalid` when a setting is out of bounds.
 */
export function startSession(environment: Environment): void {
  if (session) return;
  checkFirestoreSettings(environment.firestore);
  const { appId, ...required } = environment.firebase;
  const app = initializeApp(appId === undefined ? required : { ...required, appId });
  // No popup resolver here: it loads a script from Google, and only the Google button needs it.
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (environment.emulators)
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  session = { environment, app, auth };
}

/** @throws AppError `setup/invalid` when `startSession` was not called. */
export function currentSession(): Session {
  if (!session) throw new AppError('setup/invalid', 'startSession has not been called');
  return session;
}

/** The uid of who is signed in on this page now, as the auth service has it; undefined for nobody. */
export const currentUid = (): string | undefined => session?.auth.currentUser?.uid;
