import { queryKeys } from '@lemma/contract';
import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import type { QueryKey } from '@tanstack/react-query';

// Written out: the kit's types are compiled, and what is inferred would hold the inputs of all calls, which is too long.
type CallQuery<N extends CallName> = {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<CallOutput<N>>;
};

/** The query for a callable function. Screens that ask with the same input share one request and one cached answer. */
export const callQuery = <N extends CallName>(uid: string, name: N, input: CallInput<N>): CallQuery<N> => ({
  queryKey: queryKeys.call(uid, name, input),
  queryFn: () => call(name, input),
});
