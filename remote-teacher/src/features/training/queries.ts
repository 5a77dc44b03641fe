import { interviewSchema, trainingSchema } from '@lemma/school/interview';
import { callQuery, liveDocument } from '@lemma/screens';
import { queryOptions } from '@tanstack/react-query';

/** What the interview screens read; each key contains the uid. */
export const trainingQueries = {
  interview: (uid: string, interviewId: string) => liveDocument(uid, 'interviews', interviewId, interviewSchema),
  history: (uid: string) => liveDocument(uid, 'trainings', uid, trainingSchema),
  /** Changes only with a release. */
  scenarios: (uid: string) =>
    queryOptions({
      ...callQuery(uid, 'listScenarios', { grades: [1, 9] }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
