import { type IDBPDatabase, openDB } from 'idb';

/**
 * Opens a database that something else creates and upgrades. The worker, the area and Firebase's client are released
 * separately, and a worker that upgraded it would lock an older one out. Rejects if there is none, without creating
 * one.
 */
export const openAsItStands = <S = unknown>(name: string): Promise<IDBPDatabase<S>> =>
  openDB<S>(name, undefined, {
    upgrade: (_database, _before, _after, tx) => {
      tx.done.catch(() => undefined);
      tx.abort();
    },
    // A page that upgrades the database does not wait for the worker.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
