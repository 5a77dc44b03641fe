import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

export const app = () => getApps()[0] ?? initializeApp();

let firestore: Firestore | undefined;

/** The database, for `platform` alone: elsewhere `documents` knows each collection with its fields. A field that is left out stays left out: `undefined` is never written. */
export function database(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(app());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}
