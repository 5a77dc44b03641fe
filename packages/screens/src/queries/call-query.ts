import { queryKeys } from '@lemma/contract';
import type { CallInput, CallName } from '@lemma/school/calls';
import { call } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** The query for what a call answers. However many screens ask it with the same input, it is asked and kept once. */
export const callQuery = <N extends CallName>(uid: string, name: N, input: CallInput<N>) =>
  queryOptions({ queryKey: queryKeys.call(uid, name, input), queryFn: () => call(name, input) });
