import { MutationCache, QueryClient } from '@tanstack/react-query';
import { codeOf } from './app-error.ts';

/**
 * Specification, section 9: three retries, waiting 1 s at first and up to 30 s, doubled each time; unused data stays
 * cached for five minutes.
 */
export const MOST_RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
export const retryDelay = (attempt: number): number => Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
const FRESH_MS = 5000;
export const UNUSED_CACHE_MS = 5 * 60_000;

/** Errors that a retry cannot fix. */
const final = [
  'auth/forbidden',
  'auth/signed-out',
  'class/looks-on',
  'class/not-lead',
  'data/not-found',
  'data/malformed',
  'remote/incompatible',
  'sample/read-only',
];

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && !final.includes(codeOf(error));

/**
 * One cache for the shell and all areas. `tellFault` reports the error of a failed mutation, unless its `meta.silent`
 * is true.
 */
export const createQueryClient = (tellFault: (error: unknown) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: UNUSED_CACHE_MS,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
      },
    },
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.meta?.silent !== true) tellFault(error);
      },
    }),
  });
