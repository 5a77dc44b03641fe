import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Documents that a person has opened, stored on this device for use without a network. Deleted when the person signs
 * out.
 */
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

/** Stores a document for a person. On a device without space or storage nothing is stored, and the page works on. */
export const storeDocument = async (uid: string, path: string, data: unknown): Promise<void> => {
  try {
    await (await open()).put('documents', { key: keyOf(uid, path), uid, data });
  } catch {
    // A document that is not stored is read from the server again.
  }
};

/** The stored document, not checked by a schema; undefined if there is none. */
export const readStored = async (uid: string, path: string): Promise<unknown> => {
  try {
    return (await (await open()).get('documents', keyOf(uid, path)))?.data;
  } catch {
    return undefined;
  }
};

/** Deletes the stored documents of everybody, because school computers are shared. */
export const forgetStored = async (): Promise<void> => {
  try {
    await (await open()).clear('documents');
  } catch {
    // Without storage there is nothing to delete.
  }
};
