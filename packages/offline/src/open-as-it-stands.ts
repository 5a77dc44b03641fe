import { type IDBPDatabase, openDB } from 'idb';

/**
 * A database that somebody else makes and raises: the worker, the area and Firebase's client are released on their own, and a worker
 * that raised a version would shut an older one out. Rejects where there is none, and leaves none behind.
 */
export const openAsItStands = <S = unknown>(name: string): Promise<IDBPDatabase<S>> =>
  openDB<S>(name, undefined, {
    upgrade: (_database, _before, _after, tx) => {
      tx.done.catch(() => undefined);
      tx.abort();
    },
    // A page that raises it does not wait for the worker.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
