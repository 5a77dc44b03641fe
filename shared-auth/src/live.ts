import { AppError, codeOf } from '@lemma/contract';
import type { CollectionName } from '@lemma/school/collections';
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { watchDocument, watchWhere } from './data.ts';
import { currentUid } from './session.ts';
import type { Condition } from './store.ts';

/** Milliseconds until a screen shows what this device has kept instead of waiting for the server. */
const PATIENCE_MS = 2500;

/** How a document is followed. `keep`: it stays on this device until sign-out, and is shown while the server is out of reach. */
export type DocumentOptions = { readonly keep?: boolean };

const loadStoredDocuments = () => import('./stored-documents.ts');

/** What this device has of a document and its schema still reads. */
async function storedOf<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | undefined> {
  const uid = currentUid();
  if (uid === undefined) return undefined;
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

/** Stops listening when no screen shows the document any more; the next screen that does reads it anew. */
function tidy(client: QueryClient): void {
  if (tidied.has(client)) return;
  tidied.add(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' && !(type === 'observerRemoved' && query.getObserversCount() === 0)) return;
    const own = following.get(query.queryHash);
    // A listener that has not answered yet is what the query waits for, and maybe the next screen too.
    if (!own || (type === 'observerRemoved' && !own.answered)) return;
    following.delete(query.queryHash);
    own.stop();
    if (type === 'observerRemoved') query.invalidate();
  });
}

/** What is listened to, and under which name this device keeps it. */
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
          // Out of reach: the listener lives on and brings the document when the server is back.
          if (codeOf(fault) === 'network/offline' && (await showStored())) return;
          following.delete(hash);
          reject(fault);
          // A first answer that fails is the query's own to retry; a listener that breaks later has to be set up again.
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
    ...(options.keep === true && {
      readStored: () => storedOf(path, schema),
      keep: (value: z.output<S> | null) => {
        if (value !== null) void store(path, value);
      },
    }),
  };
}

// Without a network there may be a kept copy; where there is none, the screen says so instead of waiting.
const live = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * A query for one document that stays fresh by itself: one listener, whose snapshots go into the query cache.
 * The data is null when there is no such document.
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

/** A query for the documents that fulfil all conditions, 200 at the most. It stays fresh by itself, like `documentQuery`. */
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

/** As `documentQuery`'s data, for a document that must be there. @throws AppError `data/not-found`. */
export function found<T>(value: T | null, what: string): T {
  if (value === null) throw new AppError('data/not-found', what);
  return value;
}
