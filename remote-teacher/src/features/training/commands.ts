import type { CallInput } from '@lemma/school/calls';
import type { Interview } from '@lemma/school/interview';
import { useCall, useCommand } from '@lemma/screens';
import { call, useUid } from '@lemma/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { trainingQueries } from './queries.ts';

type TrainingCall =
  | 'anticipate'
  | 'say'
  | 'hear'
  | 'undoTurn'
  | 'pauseInterview'
  | 'finishInterview'
  | 'diagnose'
  | 'reflect';

/** Puts the returned interview into the query cache, so that the screen shows it at once. */
function useShow() {
  const uid = useUid();
  const client = useQueryClient();
  return (interview: Interview) => {
    const { queryKey } = trainingQueries.interview(uid, interview.id);
    client.setQueryData<Interview | null>(queryKey, interview);
  };
}

export const useTrainingCall = <N extends TrainingCall>(name: N) => useCall(name, { onSuccess: useShow() });

/** Starts an interview under a new id. */
export const useStartInterview = () =>
  useCommand(
    (asked: Omit<CallInput<'startInterview'>, 'interviewId'>) =>
      call('startInterview', { ...asked, interviewId: crypto.randomUUID() }),
    { onSuccess: useShow() },
  );

export const useStartStudentInterview = () =>
  useCommand(
    (asked: Omit<CallInput<'startPupilInterview'>, 'interviewId'>) =>
      call('startPupilInterview', { ...asked, interviewId: crypto.randomUUID() }),
    { onSuccess: useShow() },
  );
