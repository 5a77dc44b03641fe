import { deskSchema, submissionIdOf, submissionSchema } from '@lemma/school';
import { call, documentQuery } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const all = (uid: string) => ['student', uid] as const;

/** What the student's screens read. The uid stands in each key, so one child never sees another's cache. */
export const studentQueries = {
  all,
  /** All that the home shows, in one document. */
  desk: (uid: string) => documentQuery([...all(uid), 'desk'], 'desks', uid, deskSchema),
  submission: (uid: string, assignmentId: string) =>
    documentQuery(
      [...all(uid), 'submission', assignmentId],
      'submissions',
      submissionIdOf(assignmentId, uid),
      submissionSchema,
    ),
  /** Makes the work on the first visit; again, it changes nothing. */
  opened: (uid: string, assignmentId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'opened', assignmentId] as const,
      queryFn: () => call('openWork', { assignmentId }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
