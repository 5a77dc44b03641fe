import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  setPersistence,
} from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { isSharedDevice } from './shared-device.ts';

/** On a shared device the session ends with the tab; elsewhere it stays. Call it before a sign-in. */
export async function setSessionPersistence(): Promise<void> {
  const { auth } = currentSession();
  if (isSharedDevice()) return setPersistence(auth, browserSessionPersistence);
  await setPersistence(auth, indexedDBLocalPersistence).catch(() => setPersistence(auth, browserLocalPersistence));
}
