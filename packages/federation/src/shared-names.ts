import { z } from '@lemma/contract/zod';
import { SMALL_ZOD } from './small-zod.ts';

/**
 * The names that the shell lends of a package, or of an object in one (`package#object`), if not all of them. The query
 * client lent whole cannot be tree-shaken: it would be half as large again. A remote that needs another name needs a shell
 * that lends it, so the list is here, and a remote's build fails for a name that is not in it.
 */
const lentNames: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': [
    'hashKey',
    'infiniteQueryOptions',
    'keepPreviousData',
    'mutationOptions',
    'QueryClient',
    'QueryClientProvider',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useMutationState',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
  [`${SMALL_ZOD}#z`]: Object.keys(z),
};

/** The names that are lent of a package, or of an object in one, if not all of them. */
export const lentOf = (of: string): readonly string[] | undefined => lentNames[of];

/** A use as the gate compares it: `name of package`, or `object.name of package`. zod is called by its own name. */
export function useOf(of: string, name: string): string {
  const [from, object] = of.split('#');
  return `${object === undefined ? name : `${object}.${name}`} of ${from === SMALL_ZOD ? 'zod' : from}`;
}

/** All names in the lists above, as uses. */
export const allLent: readonly string[] = Object.entries(lentNames).flatMap(([of, names]) =>
  names.map((name) => useOf(of, name)),
);
