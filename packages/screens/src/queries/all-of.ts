import { codeOf } from '@lemma/contract';
import type { Loaded } from '../query-view.tsx';

type Queries = Readonly<Record<string, Loaded<unknown>>>;
type DataOf<Q extends Queries> = { readonly [Name in keyof Q]: Exclude<Q[Name]['data'], undefined> };

const isWhole = <Q extends Queries>(data: Readonly<Record<string, unknown>>): data is DataOf<Q> =>
  Object.values(data).every((each) => each !== undefined);

/**
 * Several queries as one, for a screen that needs all of them; `QueryView` accepts it like a single query. It has data
 * once every query has, an error as soon as a query without data failed, and "try again" repeats the failed ones.
 */
export function allOf<Q extends Queries>(queries: Q): Loaded<DataOf<Q>> {
  const all = Object.values(queries);
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]));
  const failed = all.filter((query) => query.data === undefined && query.error !== null);
  const isComplete = isWhole<Q>(data);
  // If all data is there, a later error can only mean that it may be outdated.
  const old = isComplete && all.find(({ error }) => error !== null && codeOf(error) === 'network/offline');
  return {
    data: isComplete ? data : undefined,
    error: (old || failed[0])?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
