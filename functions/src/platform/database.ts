import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

export const app = () => getApps()[0] ?? initializeApp();

let firestore: Firestore | undefined;

/**
 * The database, for use in `platform` only: other code goes through `documents`, which knows each collection and its
 * fields. Fields with the value `undefined` are not written.
 */
export function database(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(app());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}
