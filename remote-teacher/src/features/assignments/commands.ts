import type { CallInput, CallOutput } from '@lemma/school/calls';
import { useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';

export type Draft = CallInput<'saveAssignment'>;

export const useSaveAssignment = () => useCall('saveAssignment');

type Publication = {
  readonly draft: Draft;
  /** Told as soon as it is saved: what comes after may fail, and the next save goes on from here. */
  readonly onSaved: (saved: CallOutput<'saveAssignment'>) => void;
};

/** Saves, runs the tests of each question, and publishes what passes them all. Gives back what failed. */
export const usePublishAssignment = () =>
  useCommand(async ({ draft, onSaved }: Publication): Promise<CallOutput<'testItems'>> => {
    onSaved(await call('saveAssignment', draft));
    const tested = await call('testItems', { items: draft.items });
    if (tested.faults.length === 0) await call('publishAssignment', { assignmentId: draft.assignmentId });
    return tested;
  });
