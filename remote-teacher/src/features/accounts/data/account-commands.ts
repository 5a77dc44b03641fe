import type { CallInput } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';

/** Makes accounts. The same `requestId` again makes nobody twice, so trying again after a lost connection is safe. */
export const useCreateStudents = () =>
  useMutation({ mutationFn: (input: CallInput<'createStudents'>) => call('createStudents', input) });

/** New secrets in place of the old ones, which stop working at once. */
export const useReissueSecrets = () =>
  useMutation({ mutationFn: (input: CallInput<'reissueSecrets'>) => call('reissueSecrets', input) });
