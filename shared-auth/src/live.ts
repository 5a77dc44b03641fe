import { AppError } from '@lemma/contract';
import type { CollectionName } from '@lemma/school';
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { watchDocument } from './data.ts';

const following = new Map<string, () => void>();
const tidied = new WeakSet<QueryClient>();

/** Stops listening when no screen shows the document any more; the next screen that does reads it anew. */
function tidy(client: QueryClient): void {
  if (tidied.has(client)) return;
  tidied.add(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' && !(type === 'observerRemoved' && query.getObserversCount() === 0)) return;
    const stop = following.get(query.queryHash);
    if (!stop) return;
    following.delete(query.queryHash);
    stop();
    if (type === 'observerRemoved') query.invalidate();
  });
}

function follow<S extends z.ZodType>(
  client: QueryClient,
  key: QueryKey,
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | null> {
  const hash = hashKey(key);
  tidy(client);
  following.get(hash)?.();
  return new Promise((resolve, reject) => {
    const stop = watchDocument(
      from,
      id,
      schema,
      (value) => {
        resolve(value ?? null);
        client.setQueryData<z.output<S> | null>(key, value ?? null);
      },
      (fault) => {
        following.delete(hash);
        reject(fault);
        client.invalidateQueries({ queryKey: key, exact: true });
      },
    );
    following.set(hash, stop);
  });
}

/**
 * A query for one document that stays fresh by itself: one listener, whose snapshots go into the query cache.
 * The data is null when there is no such document.
 */
export const documentQuery = <S extends z.ZodType>(queryKey: QueryKey, from: CollectionName, id: string, schema: S) =>
  queryOptions({
    queryKey,
    queryFn: ({ client }) => follow(client, queryKey, from, id, schema),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** As `documentQuery`'s data, for a document that must be there. @throws AppError `data/not-found`. */
export function found<T>(value: T | null, what: string): T {
  if (value === null) throw new AppError('data/not-found', what);
  return value;
}
