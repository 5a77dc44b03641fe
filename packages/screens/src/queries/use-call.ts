import type { QueryKey } from '@lemma/contract';
import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useOnce } from './use-once.ts';

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
  const askOnce = useOnce((input: CallInput<N>) => call(name, input));
  return useMutation({
    ...options,
    mutationFn: askOnce,
    onSuccess: async (...done) => {
      await onSuccess?.(...done);
      await Promise.all(refreshes.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
}
