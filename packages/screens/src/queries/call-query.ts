import { queryKeys } from '@lemma/contract';
import type { CallInput, CallName } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** The query for a callable function. Screens that ask with the same input share one request and one cached answer. */
export const callQuery = <N extends CallName>(uid: string, name: N, input: CallInput<N>) =>
  queryOptions({ queryKey: queryKeys.call(uid, name, input), queryFn: () => call(name, input) });
