import { codeOf, queryKeys } from '@lemma/contract';
import type { CallOutput } from '@lemma/school/calls';
import { submissionIdOf, submissionSchema, type WorkItem } from '@lemma/school/work';
import { callQuery, liveDocument } from '@lemma/screens';
import { call, isStored } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import { hear, type TimeHeard } from './logic/server-time.ts';

/** Whether the server did not answer, as opposed to refusing. */
const isAway = (error: unknown) => ['network/offline', 'network/timeout', 'server/unavailable'].includes(codeOf(error));

/** Work as the server opened it, or as it is on this device. */
type Opened = CallOutput<'openWork'> & TimeHeard;

export const openedNow = (opened: CallOutput<'openWork'>): Opened => ({
  ...opened,
  ...(opened.now !== undefined && { heard: hear(opened.now) }),
});

/** What the work on one assignment reads. */
export const workQueries = {
  submission: (uid: string, assignmentId: string) =>
    liveDocument(uid, 'submissions', submissionIdOf(assignmentId, uid), submissionSchema, { keep: true }),
  /** Whether a late pass can be used, and the due date that it would give. */
  latePass: (uid: string, assignmentId: string) => callQuery(uid, 'showLatePass', { assignmentId }),
  /** A similar problem with other numbers, solved. */
  twin: (uid: string, submissionId: string, { id: itemId, mastery }: Pick<WorkItem, 'id' | 'mastery'>) =>
    queryOptions({
      queryKey: queryKeys.made(uid, 'twin', submissionId, itemId, mastery?.rounds.length ?? 0),
      queryFn: () => call('showTwin', { submissionId, itemId }),
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The solution of each question of finished work; refused until the teacher releases them. */
  solutions: (uid: string, submissionId: string) =>
    queryOptions({
      ...callQuery(uid, 'showSolutions', { submissionId }),
      networkMode: 'always',
      staleTime: 60_000,
    }),
  /** Whether this work was open on this device before, so that it is there without being created. */
  begun: (uid: string, assignmentId: string) =>
    queryOptions({
      queryKey: queryKeys.made(uid, 'begun', assignmentId),
      queryFn: () => isStored('submissions', submissionIdOf(assignmentId, uid), submissionSchema),
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Creates the work on the first visit; later visits change nothing. */
  opened: (uid: string, assignmentId: string) =>
    queryOptions({
      queryKey: queryKeys.call(uid, 'openWork', { assignmentId }),
      queryFn: async (): Promise<Opened> => {
        const submissionId = submissionIdOf(assignmentId, uid);
        try {
          return openedNow(await call('openWork', { assignmentId }));
        } catch (error) {
          // Work that was opened before is stored on this device, which is enough to continue.
          if (isAway(error) && (await isStored('submissions', submissionId, submissionSchema)))
            return { submissionId, fromDevice: true };
          throw error;
        }
      },
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
