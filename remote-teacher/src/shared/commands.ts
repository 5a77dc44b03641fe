import type { CallInput } from '@lemma/school/calls';
import { call, useUid } from '@lemma/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';

/** Makes a class; the button stays pending until the list of classes is fresh. */
export function useCreateClass() {
  const uid = useUid();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<'createClass'>) => call('createClass', input),
    onSuccess: () => client.invalidateQueries({ queryKey: teacherQueries.classes(uid).queryKey }),
  });
}
