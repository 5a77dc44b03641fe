import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Documents that a person has opened, kept on this device for the time without a network. Gone when the person signs out. */
type Schema = DBSchema & {
  documents: { key: string; value: { readonly key: string; readonly uid: string; readonly data: unknown } };
};

const NAME = 'lemma-kept';
let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>(NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('documents', { keyPath: 'key' }),
  });
  return database;
}

const keyOf = (uid: string, path: string) => `${uid} ${path}`;

/** Keeps a document for a person. A device that has no room, or allows no storage, keeps nothing and works on. */
export const storeDocument = async (uid: string, path: string, data: unknown): Promise<void> => {
  try {
    await (await open()).put('documents', { key: keyOf(uid, path), uid, data });
  } catch {
    // What is not kept is read from the server again.
  }
};

/** What was kept, unchecked; undefined where there is nothing. */
export const readStored = async (uid: string, path: string): Promise<unknown> => {
  try {
    return (await (await open()).get('documents', keyOf(uid, path)))?.data;
  } catch {
    return undefined;
  }
};

/** Empties what was kept of everybody: a school's computer is shared. */
export const forgetStored = async (): Promise<void> => {
  try {
    await (await open()).clear('documents');
  } catch {
    // Where nothing can be stored, nothing is there.
  }
};
