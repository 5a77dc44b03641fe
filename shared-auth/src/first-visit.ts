/** The database in which the auth service keeps who is signed in; its other places are the two storages. */
const KEPT_IN = 'firebaseLocalStorageDb';
const KEPT_UNDER = 'firebase:authUser:';

/**
 * Whether nobody can be signed in here, because the auth service has never kept anything in this browser. Found out
 * without the service, so that a first visitor does not wait for it. False where the browser does not tell.
 */
export async function isFirstVisit(): Promise<boolean> {
  try {
    const kept = await indexedDB.databases();
    return (
      kept.every(({ name }) => name !== KEPT_IN) &&
      Object.keys(localStorage).every((key) => !key.startsWith(KEPT_UNDER))
    );
  } catch {
    return false;
  }
}
