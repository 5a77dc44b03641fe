import type { CallInput, CallOutput } from '@lemma/school/calls';
import { useCall } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';

export type Draft = CallInput<'saveAssignment'>;

export const useSaveAssignment = () => useCall('saveAssignment');

/** Saves, runs the tests of each question, and publishes what passes them all. Gives back what failed. */
export const usePublishAssignment = () =>
  useMutation({
    mutationFn: async (draft: Draft): Promise<CallOutput<'testItems'> & CallOutput<'saveAssignment'>> => {
      const saved = await call('saveAssignment', draft);
      const tested = await call('testItems', { items: draft.items });
      if (tested.faults.length === 0) await call('publishAssignment', { assignmentId: draft.assignmentId });
      return { ...tested, ...saved };
    },
  });
