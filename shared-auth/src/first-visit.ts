/**
 * The IndexedDB database in which the auth service stores who is signed in; it may also use local or session storage.
 */
const STORED_IN = 'firebaseLocalStorageDb';
const STORED_UNDER = 'firebase:authUser:';

/**
 * Whether nobody can be signed in, because the auth service has never stored anything in this browser. Checked without
 * loading the service, so that a first visitor does not wait for it. False if the browser does not tell.
 */
export async function isFirstVisit(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return (
      databases.every(({ name }) => name !== STORED_IN) &&
      Object.keys(localStorage).every((key) => !key.startsWith(STORED_UNDER))
    );
  } catch {
    return false;
  }
}

/**
 * Whether somebody may be signed in, according to what the auth service has stored, without loading the service. A
 * browser that does not tell is one in which somebody may be.
 */
export async function isSomebodyStored(): Promise<boolean> {
  if (await isFirstVisit()) return false;
  const { isUserStored } = await import('./stored-session.ts');
  return isUserStored();
}
