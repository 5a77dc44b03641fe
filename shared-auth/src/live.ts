import { AppError } from '@lemma/contract';
import type { CollectionName } from '@lemma/school';
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { watchDocument } from './data.ts';

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

function follow<S extends z.ZodType>(
  client: QueryClient,
  key: QueryKey,
  from: CollectionName,
  id: string,
  schema: S,
): Promise<z.output<S> | null> {
  const hash = hashKey(key);
  tidy(client);
  following.get(hash)?.stop();
  return new Promise((resolve, reject) => {
    const own: Following = {
      answered: false,
      stop: watchDocument(
        from,
        id,
        schema,
        (value) => {
          own.answered = true;
          resolve(value ?? null);
          client.setQueryData<z.output<S> | null>(key, value ?? null);
        },
        (fault) => {
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
