/**
 * Reads whom the auth service has stored in this browser, for the functions that follow. Called where `startEarly` has found
 * that a page of the person's own area is opened.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function readPerson(): void {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const read = async () => {
    const { firebase } = JSON.parse(document.getElementById('lemma-environment')?.textContent ?? '');
    // As in shared-auth, `stored-session.ts`: the database is never created here.
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await done(opening);
    const store = 'firebaseLocalStorage';
    const key = `firebase:authUser:${firebase.apiKey}:[DEFAULT]`;
    const found = await done(database.transaction(store).objectStore(store).get(key));
    database.close();
    return found.value;
  };
  Reflect.set(
    globalThis,
    Symbol.for('lemma.person'),
    read().catch(() => undefined),
  );
}
