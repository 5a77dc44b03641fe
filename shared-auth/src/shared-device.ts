import {
  browserLocalPersistence,
  browserSessionPersistence,
  indexedDBLocalPersistence,
  setPersistence,
} from 'firebase/auth';
import { currentSession } from './session.ts';

const KEY = 'lemma.shared';

/** Whether several people use this device, as somebody said at sign-in. Kept on it, for the next who comes. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function rememberSharedDevice(shared: boolean): void {
  try {
    if (shared) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is off on some school devices: nothing is kept then, which is what is asked for.
  }
}

/** On a shared device the session ends with the tab; elsewhere it stays. To be called before a sign-in. */
export async function keepSessionAsAsked(): Promise<void> {
  const { auth } = currentSession();
  if (isSharedDevice()) return setPersistence(auth, browserSessionPersistence);
  await setPersistence(auth, indexedDBLocalPersistence).catch(() => setPersistence(auth, browserLocalPersistence));
}
