import { AppError, codeOf } from '@lemma/contract';
import type { CollectionName } from '@lemma/school/collections';
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Condition } from './condition.ts';
import { watchDocument, watchWhere } from './data.ts';
import { isSample } from './sample-mode.ts';
import { currentUid } from './session.ts';

/** Milliseconds after which a screen shows this device's stored copy instead of waiting for the server. */
const PATIENCE_MS = 2500;

/**
 * How a document is followed. `keep`: it is stored on this device until sign-out, and shown while the server cannot be
 * reached.
 */
export type DocumentOptions = { readonly keep?: boolean };

const loadStoredDocuments = () => import('./stored-documents.ts');

/** This device's copy of a document; undefined if there is none or its schema has changed. */
async function storedOf<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | undefined> {
  const uid = currentUid();
  if (uid === undefined || isSample()) return undefined;
  const parsed = schema.safeParse(await (await loadStoredDocuments()).readStored(uid, path));
  return parsed.success ? parsed.data : undefined;
}

/** Whether this device has a copy of a document to show without the server. */
export const isStored = async <S extends z.ZodType>(from: CollectionName, id: string, schema: S): Promise<boolean> =>
  (await storedOf(`${from}/${id}`, schema)) !== undefined;

async function store(path: string, value: unknown): Promise<void> {
  const uid = currentUid();
  if (uid !== undefined) await (await loadStoredDocuments()).storeDocument(uid, path, value);
}

type Following = { readonly stop: () => void; answered: boolean };

const following = new Map<string, Following>();
const tidied = new WeakSet<QueryClient>();

/** Stops following when no screen shows the document any more; the next screen that does reads it again. */
function tidy(client: QueryClient): void {
  if (tidied.has(client)) return;
  tidied.add(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' && !(type === 'observerRemoved' && query.getObserversCount() === 0)) return;
    const own = following.get(query.queryHash);
    // A listener without an answer yet stays: the query is waiting for it, and perhaps the next screen too.
    if (!own || (type === 'observerRemoved' && !own.answered)) return;
    following.delete(query.queryHash);
    own.stop();
    if (type === 'observerRemoved') query.invalidate();
  });
}

/** What is followed, and how this device stores it. */
type Source<T> = {
  readonly watch: (onValue: (value: T) => void, onFault: (error: unknown) => void) => () => void;
  readonly readStored?: () => Promise<T | undefined>;
  readonly keep?: (value: T) => void;
};

function follow<T>(client: QueryClient, key: QueryKey, source: Source<T>): Promise<T> {
  const hash = hashKey(key);
  tidy(client);
  following.get(hash)?.stop();
  return new Promise((resolve, reject) => {
    const stored = source.readStored?.() ?? Promise.resolve(undefined);
    const showStored = async () => {
      const copy = await stored;
      if (copy !== undefined) resolve(copy);
      return copy !== undefined;
    };
    const timer = setTimeout(() => void showStored(), navigator.onLine ? PATIENCE_MS : 0);
    const own: Following = {
      answered: false,
      stop: source.watch(
        (value) => {
          clearTimeout(timer);
          own.answered = true;
          resolve(value);
          client.setQueryData<T>(key, () => value);
          source.keep?.(value);
        },
        async (fault) => {
          clearTimeout(timer);
          // The server cannot be reached: the listener stays and delivers the document when the server is back.
          if (codeOf(fault) === 'network/offline' && (await showStored())) return;
          following.delete(hash);
          reject(fault);
          // The query itself retries a failed first answer; a listener that fails later must be started again.
          if (own.answered) client.invalidateQueries({ queryKey: key, exact: true });
        },
      ),
    };
    following.set(hash, own);
  });
}

function documentSource<S extends z.ZodType>(
  from: CollectionName,
  id: string,
  schema: S,
  options: DocumentOptions,
): Source<z.output<S> | null> {
  const path = `${from}/${id}`;
  return {
    watch: (onValue, onFault) => watchDocument(from, id, schema, (value) => onValue(value ?? null), onFault),
    // The sample class leaves nothing on the device.
    ...(options.keep === true &&
      !isSample() && {
        readStored: () => storedOf(path, schema),
        keep: (value: z.output<S> | null) => {
          if (value !== null) void store(path, value);
        },
      }),
  };
}

// Queries run even without a network, since there may be a stored copy; if there is none, the screen says so instead of
// waiting.
const live = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * A query for one document that updates itself: one listener writes its snapshots into the query cache. The data is
 * null if there is no such document.
 */
export const documentQuery = <S extends z.ZodType>(
  queryKey: QueryKey,
  from: CollectionName,
  id: string,
  schema: S,
  options: DocumentOptions = {},
) =>
  queryOptions({
    queryKey,
    queryFn: ({ client }) => follow(client, queryKey, documentSource(from, id, schema, options)),
    ...live,
  });

/** A query for the documents that meet all conditions, at most 200. It updates itself like `documentQuery`. */
export const whereQuery = <S extends z.ZodType>(
  queryKey: QueryKey,
  from: CollectionName,
  conditions: readonly Condition[],
  schema: S,
) =>
  queryOptions({
    queryKey,
    queryFn: ({ client }) =>
      follow<z.output<S>[]>(client, queryKey, {
        watch: (onValue, onFault) => watchWhere(from, conditions, schema, onValue, onFault),
      }),
    ...live,
  });

/** The data of a `documentQuery` for a document that must exist. @throws AppError `data/not-found`. */
export function found<T>(value: T | null, what: string): T {
  if (value === null) throw new AppError('data/not-found', what);
  return value;
}
