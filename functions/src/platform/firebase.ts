import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import type {
  BulkWriter,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  SetOptions,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { app, database } from './database.ts';
import { regionOf } from './region.ts';
import type { Creator, Setter } from './table-reference.ts';

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

/** These documents in one request; of each these fields alone, where they are named. */
export const getAll = async (
  refs: readonly DocumentReference[],
  fields?: readonly string[],
): Promise<DocumentSnapshot[]> => {
  if (refs.length === 0) return [];
  return fields === undefined ? database().getAll(...refs) : database().getAll(...refs, { fieldMask: [...fields] });
};

/** Writes that are done together, or not at all. */
export const newBatch = (): WriteBatch => database().batch();

/** Many writes, each by itself, as fast as the database takes them. */
export const bulkWriter = (): BulkWriter => database().bulkWriter();

/** A class answers at once: the summaries of one assignment see more than the usual five collisions. */
const MOST_ATTEMPTS = 20;

export const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database().runTransaction(work, { maxAttempts: MOST_ATTEMPTS });

/** Writes without a transaction; done when its promise is. */
export const atOnce = {
  set: (ref: DocumentReference, data: DocumentData, options: SetOptions = {}) => ref.set(data, options),
  create: (ref: DocumentReference, data: DocumentData) => ref.create(data),
} satisfies Setter<unknown> & Creator<unknown>;
