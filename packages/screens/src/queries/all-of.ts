import { codeOf } from '@lemma/contract';
import type { Loaded } from '../query-view.tsx';

type Queries = Readonly<Record<string, Loaded<unknown>>>;
type DataOf<Q extends Queries> = { readonly [Name in keyof Q]: Exclude<Q[Name]['data'], undefined> };

const isWhole = <Q extends Queries>(data: Readonly<Record<string, unknown>>): data is DataOf<Q> =>
  Object.values(data).every((each) => each !== undefined);

/**
 * Several queries as one, for a screen that shows nothing before it has all of them: `QueryView` takes it like any other.
 * There is data once each has some, a fault as soon as one that has none failed, and "try again" asks those that failed.
 */
export function allOf<Q extends Queries>(queries: Q): Loaded<DataOf<Q>> {
  const all = Object.values(queries);
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]));
  const failed = all.filter((query) => query.data === undefined && query.error !== null);
  const isComplete = isWhole<Q>(data);
  // Of what is there, all that a later fault can say is that it may be old.
  const old = isComplete && all.find(({ error }) => error !== null && codeOf(error) === 'network/offline');
  return {
    data: isComplete ? data : undefined,
    error: (old || failed[0])?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
