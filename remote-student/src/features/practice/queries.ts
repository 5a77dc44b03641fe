import { callQuery } from '@lemma/screens';
import { queryOptions } from '@tanstack/react-query';

/** What today's practice reads. */
export const practiceQueries = {
  /** Today's practice, which the first call of a day creates. */
  practice: (uid: string) =>
    queryOptions({
      ...callQuery(uid, 'startPractice', { start: true }),
      networkMode: 'always',
      staleTime: 60_000,
    }),
};
