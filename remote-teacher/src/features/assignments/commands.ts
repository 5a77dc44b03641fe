import type { CallInput, CallOutput } from '@lemma/school/calls';
import { useCall, useCommand } from '@lemma/screens';
import { call } from '@lemma/shared-auth';

export type Draft = CallInput<'saveAssignment'>;

export const useSaveAssignment = () => useCall('saveAssignment');

type Publication = {
  readonly draft: Draft;
  /** Called as soon as it is saved: publishing may still fail, and the next save must continue from this version. */
  readonly onSaved: (saved: CallOutput<'saveAssignment'>) => void;
};

/** Saves, checks each question, and publishes if all pass. Returns the failures. */
export const usePublishAssignment = () =>
  useCommand(async ({ draft, onSaved }: Publication): Promise<CallOutput<'testItems'>> => {
    onSaved(await call('saveAssignment', draft));
    const tested = await call('testItems', { items: draft.items });
    if (tested.faults.length === 0) await call('publishAssignment', { assignmentId: draft.assignmentId });
    return tested;
  });
