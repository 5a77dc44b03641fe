import { callQuery } from '@lemma/screens';
import { call } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import { flush } from '#shared/outbox/outbox.ts';

/** What today's practice reads. */
export const practiceQueries = {
  /**
   * Today's practice, which the first call of a day creates. Answers that wait on this device are sent before that,
   * because new questions replace theirs.
   */
  practice: (uid: string) =>
    queryOptions({
      ...callQuery(uid, 'startPractice', { start: true }),
      queryFn: async () => {
        await flush(uid);
        return call('startPractice', { start: true });
      },
      networkMode: 'always',
      staleTime: 60_000,
    }),
  /** How a question is done that takes no more answers. */
  solution: (uid: string, itemId: string) =>
    queryOptions({
      ...callQuery(uid, 'practiceSolution', { itemId }),
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
};
