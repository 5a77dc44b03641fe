import type { QueryKey } from '@lemma/contract';
import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

type Options<N extends CallName> = Omit<UseMutationOptions<CallOutput<N>, Error, CallInput<N>>, 'mutationFn'> & {
  /** Queries that are out of date once it is done. It stays pending until they are fresh. */
  readonly refreshes?: readonly { readonly queryKey: QueryKey }[];
};

/**
 * A call of the server as a command of a screen: `useCall('excuseWork')` takes and gives what the table of calls says. What
 * it says and what it makes out of date stand with it.
 */
export function useCall<N extends CallName>(name: N, { refreshes = [], onSuccess, ...options }: Options<N> = {}) {
  const client = useQueryClient();
  // A screen knows that it has asked only once it is drawn again, and the second click of a double click is faster.
  const underWay = useRef(new Map<string, Promise<CallOutput<N>>>());
  const askOnce = (input: CallInput<N>): Promise<CallOutput<N>> => {
    const what = JSON.stringify(input);
    const before = underWay.current.get(what);
    if (before) return before;
    const asked = call(name, input).finally(() => underWay.current.delete(what));
    underWay.current.set(what, asked);
    return asked;
  };
  return useMutation({
    ...options,
    mutationFn: askOnce,
    onSuccess: async (...done) => {
      await onSuccess?.(...done);
      await Promise.all(refreshes.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
}
