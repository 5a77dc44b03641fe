/** The database in which the auth service keeps who is signed in; its other places are the two storages. */
const STORED_IN = 'firebaseLocalStorageDb';
const STORED_UNDER = 'firebase:authUser:';

/**
 * Whether nobody can be signed in here, because the auth service has never kept anything in this browser. Found out
 * without the service, so that a first visitor does not wait for it. False where the browser does not tell.
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
