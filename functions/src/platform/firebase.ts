import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore';

const app = () => getApps()[0] ?? initializeApp();

let firestore: Firestore | undefined;

/** The database. A field that is left out stays left out: `undefined` is never written. */
export function db(): Firestore {
  if (firestore === undefined) {
    firestore = getFirestore(app());
    firestore.settings({ ignoreUndefinedProperties: true });
  }
  return firestore;
}

export const accounts = (): Auth => getAuth(app());

/** A class answers at once: the summaries of one assignment see more than the usual five collisions. */
const MOST_ATTEMPTS = 20;

export const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db().runTransaction(work, { maxAttempts: MOST_ATTEMPTS });
