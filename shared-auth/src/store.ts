import { AppError } from '@lemma/contract';
import type { CollectionName } from '@lemma/school/collections';
import type { Profile } from '@lemma/school/people';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  type QuerySnapshot,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { z } from 'zod';
import { type Condition, MOST_FOUND } from './condition.ts';
import { currentSession } from './current-session.ts';
import { faultOf } from './faults.ts';
import { parsePacked as parse } from './parse-packed.ts';

let firestore: Firestore | undefined;

function database(): Firestore {
  if (firestore) return firestore;
  const { app, environment } = currentSession();
  const { cacheSizeBytes, longPollingTimeoutSeconds } = environment.firestore ?? {};
  // Cached in memory only: school computers are shared, and a student's work must not stay on them (docs/decisions).
  const collector = memoryLruGarbageCollector(cacheSizeBytes === undefined ? {} : { cacheSizeBytes });
  firestore = initializeFirestore(app, {
    localCache: memoryLocalCache({ garbageCollector: collector }),
    ...(longPollingTimeoutSeconds === undefined
      ? {}
      : { experimentalLongPollingOptions: { timeoutSeconds: longPollingTimeoutSeconds } }),
  });
  const address = environment.emulators?.firestore.split(':');
  if (address) connectFirestoreEmulator(firestore, address[0] ?? '', Number(address[1]));
  return firestore;
}

/**
 * Records every billed read on the page's performance timeline, from which the reads of a screen can be counted at any
 * time. `isChange` tells what was read because it changed while it was followed from what opening the screen has read.
 */
const noteReads = (from: CollectionName, count = 1, isChange = false): void => {
  performance.mark('lemma:reads', { detail: { from, count, isChange } });
};

export async function readDocument<S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const found = await getDoc(doc(database(), from, id)).catch(faultOf(`${from}/${id}`));
  noteReads(from);
  return found.exists() ? parse(schema, `${from}/${id}`, found.data()) : undefined;
}

const queryFor = (from: CollectionName, conditions: readonly Condition[], most: number) => {
  const clauses = conditions.map(([field, operator, value]) => where(field, operator, value));
  return query(collection(database(), from), ...clauses, limit(most));
};

export async function readWhere<S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  most = MOST_FOUND,
): Promise<z.output<S>[]> {
  const found = await getDocs(queryFor(from, conditions, most)).catch(faultOf(from));
  noteReads(from, Math.max(1, found.size));
  return found.docs.map((each) => parse(schema, each.ref.path, each.data()));
}

/** An error handler for a listener that reports an AppError. */
const telling = (path: string, onFault: (error: unknown) => void) => (error: unknown) => {
  try {
    faultOf(path)(error);
  } catch (fault) {
    onFault(fault);
  }
};

export function watchDocument<S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
  onValue: (value: z.output<S> | undefined) => void,
  onFault: (error: unknown) => void,
): () => void {
  let answered = false;
  return onSnapshot(
    doc(database(), from, id),
    (found) => {
      try {
        // Without a connection and without a cached copy, nothing is known: that must not be read as "there is none".
        if (!found.exists() && found.metadata.fromCache) throw new AppError('network/offline', `${from}/${id}`);
        if (!found.metadata.fromCache) {
          noteReads(from, 1, answered);
          answered = true;
        }
        onValue(found.exists() ? parse(schema, `${from}/${id}`, found.data()) : undefined);
      } catch (error) {
        onFault(error);
      }
    },
    telling(`${from}/${id}`, onFault),
  );
}

/** Milliseconds after which data that this page read before is used instead of waiting for the server. */
const PATIENCE_MS = 2500;

export function watchWhere<S extends z.ZodType>(
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
  onValue: (value: z.output<S>[]) => void,
  onFault: (error: unknown) => void,
): () => void {
  let answered = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tell = ({ docs }: QuerySnapshot) => {
    try {
      onValue(docs.map((each) => parse(schema, each.ref.path, each.data())));
    } catch (error) {
      onFault(error);
    }
  };
  const stop = onSnapshot(
    queryFor(from, conditions, MOST_FOUND),
    // Without this option the listener is not called when the server only confirms cached data.
    { includeMetadataChanges: true },
    (found) => {
      if (found.metadata.fromCache && answered) return;
      clearTimeout(waiting);
      if (!found.metadata.fromCache) {
        noteReads(from, Math.max(1, found.docChanges().length), answered);
        answered = true;
        return tell(found);
      }
      // Cached data may be incomplete, and an empty cache does not mean "there is none".
      const instead = () => (found.empty ? onFault(new AppError('network/offline', from)) : tell(found));
      waiting = setTimeout(instead, navigator.onLine ? PATIENCE_MS : 0);
    },
    telling(from, onFault),
  );
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

type NewProfile = Pick<Profile, 'uid' | 'fullName' | 'role'> & { email: string };

const profileOf = (uid: string) => doc(database(), 'users', uid);

export async function createProfileIfNone(profile: NewProfile): Promise<void> {
  const found = await getDoc(profileOf(profile.uid));
  if (!found.exists()) await setDoc(profileOf(profile.uid), { ...profile, createdAt: serverTimestamp() });
}

export async function renameProfile(uid: string, fullName: string): Promise<void> {
  await updateDoc(profileOf(uid), { fullName }).catch(faultOf(`users/${uid}`));
}
