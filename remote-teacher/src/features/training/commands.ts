import type { Interview } from '@lemma/school/interview';
import { useCall } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { trainingQueries } from './queries.ts';

type Command =
  | 'startInterview'
  | 'startPupilInterview'
  | 'anticipate'
  | 'say'
  | 'hear'
  | 'undoTurn'
  | 'pauseInterview'
  | 'finishInterview'
  | 'diagnose'
  | 'reflect';

/** Sends one command; the interview that comes back is on the screen at once. */
export function useCommand<N extends Command>(name: N) {
  const uid = useUid();
  const client = useQueryClient();
  return useCall(name, {
    onSuccess: (interview: Interview) => {
      const { queryKey } = trainingQueries.interview(uid, interview.id);
      client.setQueryData<Interview | null>(queryKey, interview);
    },
  });
}
