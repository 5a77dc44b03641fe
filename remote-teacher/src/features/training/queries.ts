import { rosterSchema } from '@lemma/school/class';
import { interviewSchema, trainingSchema } from '@lemma/school/interview';
import { call, documentQuery } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const all = (uid: string) => ['teacher', uid, 'training'] as const;

/** What the interview screens read; the uid stands in each key. */
export const trainingQueries = {
  interview: (uid: string, interviewId: string) =>
    documentQuery([...all(uid), 'interview', interviewId], 'interviews', interviewId, interviewSchema),
  history: (uid: string) => documentQuery([...all(uid), 'history'], 'trainings', uid, trainingSchema),
  roster: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'roster', classId], 'rosters', classId, rosterSchema),
  /** Changes with a release only. */
  scenarios: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'scenarios'] as const,
      queryFn: () => call('listScenarios', { grades: [1, 9] }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
