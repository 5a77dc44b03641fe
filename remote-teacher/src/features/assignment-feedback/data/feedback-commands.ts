import type { CallInput } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';

/** Gives the work of some students back. */
export const useReturnWork = () =>
  useMutation({ mutationFn: (input: CallInput<'returnWork'>) => call('returnWork', input) });
