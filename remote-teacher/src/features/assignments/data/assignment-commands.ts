import type { CallInput } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';

export type Draft = CallInput<'saveAssignment'>;

export const useSaveAssignment = () => useMutation({ mutationFn: (draft: Draft) => call('saveAssignment', draft) });

/** Saves, then publishes what was saved. */
export const usePublishAssignment = () =>
  useMutation({
    mutationFn: async (draft: Draft) => {
      await call('saveAssignment', draft);
      await call('publishAssignment', { assignmentId: draft.assignmentId });
    },
  });
