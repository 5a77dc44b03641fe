import { codeOf, queryKeys } from '@lemma/contract';
import { submissionIdOf, submissionSchema, type WorkItem } from '@lemma/school/work';
import { callQuery, liveDocument } from '@lemma/screens';
import { call, isStored } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** The server did not answer; it has not refused. */
const isAway = (error: unknown) => ['network/offline', 'network/timeout', 'server/unavailable'].includes(codeOf(error));

/** What the work on one assignment reads. */
export const workQueries = {
  submission: (uid: string, assignmentId: string) =>
    liveDocument(uid, 'submissions', submissionIdOf(assignmentId, uid), submissionSchema, { keep: true }),
  /** Whether a late pass can be used, and until when it would give time. */
  latePass: (uid: string, assignmentId: string) => callQuery(uid, 'showLatePass', { assignmentId }),
  /** A problem like this one with other numbers, worked. */
  twin: (uid: string, submissionId: string, { id: itemId, mastery }: Pick<WorkItem, 'id' | 'mastery'>) =>
    queryOptions({
      queryKey: queryKeys.made(uid, 'twin', submissionId, itemId, mastery?.rounds.length ?? 0),
      queryFn: () => call('showTwin', { submissionId, itemId }),
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** How each question of finished work is done; refused until the teacher lets it out. */
  solutions: (uid: string, submissionId: string) =>
    queryOptions({
      ...callQuery(uid, 'showSolutions', { submissionId }),
      networkMode: 'always',
      staleTime: 60_000,
    }),
  /** Makes the work on the first visit; again, it changes nothing. */
  opened: (uid: string, assignmentId: string) =>
    queryOptions({
      queryKey: queryKeys.call(uid, 'openWork', { assignmentId }),
      queryFn: async () => {
        const submissionId = submissionIdOf(assignmentId, uid);
        try {
          return await call('openWork', { assignmentId });
        } catch (error) {
          // Opened once, it is on this device: that is enough to go on.
          if (isAway(error) && (await isStored('submissions', submissionId, submissionSchema))) return { submissionId };
          throw error;
        }
      },
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
