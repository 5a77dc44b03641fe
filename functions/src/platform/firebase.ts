import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { regionOf } from './region.ts';

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

/** On emulators an account is named, so that nobody looks for one at a cloud that is not there. */
const NOT_A_CLOUD = { serviceAccountId: 'emulated@lemma.example' };

/** The queue of the function of this name. It stands where the function runs: without a place Google looks in us-central1. */
export function taskQueue<T extends object>(name: string): TaskQueue<T> {
  if (process.env.CLOUD_TASKS_EMULATOR_HOST === undefined)
    return getFunctions(app()).taskQueue(`locations/${regionOf()}/functions/${name}`);
  const queues = getApps().find((one) => one.name === 'queues') ?? initializeApp(NOT_A_CLOUD, 'queues');
  return getFunctions(queues).taskQueue(name);
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).endsWith('task-already-exists');

/** Puts a task into a queue under its own name; one that is there, or was a moment ago, stays alone. */
export async function enqueueOnce<T extends object>(
  queue: TaskQueue<T>,
  data: T,
  options: TaskOptions & { readonly id: string },
): Promise<void> {
  try {
    await queue.enqueue(data, options);
  } catch (error) {
    if (!isThere(error)) throw error;
  }
}

/** A class answers at once: the summaries of one assignment see more than the usual five collisions. */
const MOST_ATTEMPTS = 20;

export const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db().runTransaction(work, { maxAttempts: MOST_ATTEMPTS });
