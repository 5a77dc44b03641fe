import { interviewSchema, trainingSchema } from '@lemma/school/interview';
import { callQuery, liveDocument } from '@lemma/screens';
import { queryOptions } from '@tanstack/react-query';

/** What the interview screens read; the uid stands in each key. */
export const trainingQueries = {
  interview: (uid: string, interviewId: string) => liveDocument(uid, 'interviews', interviewId, interviewSchema),
  history: (uid: string) => liveDocument(uid, 'trainings', uid, trainingSchema),
  /** Changes with a release only. */
  scenarios: (uid: string) =>
    queryOptions({
      ...callQuery(uid, 'listScenarios', { grades: [1, 9] }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
