import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import type {
  BulkWriter,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  SetOptions,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { getFunctions, type TaskOptions, type TaskQueue } from 'firebase-admin/functions';
import { app, database } from './database.ts';
import { regionOf } from './region.ts';
import type { Creator, Setter } from './table-reference.ts';

export const accounts = (): Auth => getAuth(app());

/** The account; undefined if it no longer exists. */
export async function findAccount(uid: string): Promise<UserRecord | undefined> {
  const { users } = await accounts().getUsers([{ uid }]);
  return users[0];
}

/** Emulators need a named service account; without one the library would ask Google Cloud for it. */
const NOT_A_CLOUD = { serviceAccountId: 'emulated@lemma.example' };

/**
 * The task queue of the function with this name, in the region of the functions: without a region Google's library
 * assumes us-central1.
 */
export function taskQueue<T extends object>(name: string): TaskQueue<T> {
  if (process.env.CLOUD_TASKS_EMULATOR_HOST === undefined)
    return getFunctions(app()).taskQueue(`locations/${regionOf()}/functions/${name}`);
  const queues = getApps().find((one) => one.name === 'queues') ?? initializeApp(NOT_A_CLOUD, 'queues');
  return getFunctions(queues).taskQueue(name);
}

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).endsWith('task-already-exists');

/** Adds a task with an id to a queue; does nothing if a task with this id exists or existed a moment ago. */
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

/** Reads these documents in one request; with `fields`, only these fields of each. */
export const getAll = async (
  refs: readonly DocumentReference[],
  fields?: readonly string[],
): Promise<DocumentSnapshot[]> => {
  if (refs.length === 0) return [];
  return fields === undefined ? database().getAll(...refs) : database().getAll(...refs, { fieldMask: [...fields] });
};

/** Writes that succeed or fail together. */
export const newBatch = (): WriteBatch => database().batch();

/** Many independent writes, as fast as the database accepts them. */
export const bulkWriter = (): BulkWriter => database().bulkWriter();

/**
 * Deletes what a query finds. @throws the fault of the first document that was not deleted: one that
 * is left unnoticed would be data that somebody believes deleted.
 */
export async function removeFound(query: Query): Promise<void> {
  const { docs } = await query.get();
  const writer = bulkWriter();
  const removed = docs.map(({ ref }) => writer.delete(ref));
  await Promise.all([...removed, writer.close()]);
}

/**
 * The summary of one assignment is changed by a whole class at once, and meets more conflicts than the default of five
 * attempts resolves.
 */
const MOST_ATTEMPTS = 20;

export const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  database().runTransaction(work, { maxAttempts: MOST_ATTEMPTS });

/** Writes directly, outside of a transaction; done when the promise resolves. */
export const atOnce = {
  set: (ref: DocumentReference, data: DocumentData, options: SetOptions = {}) => ref.set(data, options),
  create: (ref: DocumentReference, data: DocumentData) => ref.create(data),
} satisfies Setter<unknown> & Creator<unknown>;
