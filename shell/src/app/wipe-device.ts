/** Keys with nothing about a person: this device's random id, its language, whether it is shared, that a session was ended. */
const LASTING_KEYS = new Set(['lemma.device', 'lemma.language', 'lemma.shared', 'lemma.ended']);
/**
 * Firebase's own databases: they hold the session, which signing out has cleared, or the session of the next person.
 */
const FIREBASE = /^firebase/;

function emptied(store: Storage): void {
  for (const key of Object.keys(store)) if (!LASTING_KEYS.has(key) && !FIREBASE.test(key)) store.removeItem(key);
}

/** Clears every store of a database. Deleting it would wait for pages that have it open; clearing does not. */
const emptyDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      const done = () => {
        database.close();
        resolve();
      };
      if (stores.length === 0) return done();
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      transaction.oncomplete = done;
      transaction.onabort = done;
    };
  });

const JOURNAL = 'lemma-journal';

async function emptyDatabases(unsent: Unsent): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const stays = (name: string) => FIREBASE.test(name) || (unsent === 'stays' && name === JOURNAL);
  await Promise.all(names.filter((name) => !stays(name)).map(emptyDatabase));
}

/** What happens to answers that are not sent yet: where they stay, they are sent when their student signs in again. */
type Unsent = 'goes' | 'stays';

/**
 * Removes what a person has left in this browser. Each part is cleared separately, so that one that is blocked does not
 * stop the others.
 */
export async function wipeDevice(unsent: Unsent = 'goes'): Promise<void> {
  const parts = [
    () => emptied(localStorage),
    () => emptied(sessionStorage),
    () => emptyDatabases(unsent),
    async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    },
  ];
  await Promise.allSettled(parts.map(async (part) => part()));
}

/** The number of unsent answers on this device, which a sign-out would lose. */
export async function unsentAnswers(): Promise<number> {
  const known = await indexedDB.databases().catch(() => []);
  if (!known.some(({ name }) => name === JOURNAL)) return 0;
  return new Promise((resolve) => {
    const opening = indexedDB.open(JOURNAL);
    opening.onerror = () => resolve(0);
    opening.onsuccess = () => {
      const database = opening.result;
      const answer = (count: number) => {
        database.close();
        resolve(count);
      };
      if (!database.objectStoreNames.contains('entries')) return answer(0);
      const counting = database.transaction('entries').objectStore('entries').count();
      counting.onsuccess = () => answer(counting.result);
      counting.onerror = () => answer(0);
    };
  });
}
