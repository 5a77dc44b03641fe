import type { CallInput } from '@lemma/school/calls';
import type { Interview } from '@lemma/school/interview';
import { call, useUid } from '@lemma/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
  return useMutation({
    mutationFn: (input: CallInput<N>): Promise<Interview> => call(name, input),
    onSuccess: (interview) => {
      const { queryKey } = trainingQueries.interview(uid, interview.id);
      client.setQueryData<Interview | null>(queryKey, interview);
    },
  });
}

export const useRemoveInterview = () =>
  useMutation({ mutationFn: (interviewId: string) => call('removeInterview', { interviewId }) });
