import { codeOf, queryKeys } from '@lemma/contract';
import { progressSchema } from '@lemma/school/insight';
import { notesSchema } from '@lemma/school/notes';
import { submissionIdOf, submissionSchema, type WorkItem } from '@lemma/school/work';
import { callQuery, deskQuery, liveDocument, skillsQuery } from '@lemma/screens';
import { call, isStored } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** The server did not answer; it has not refused. */
const isAway = (error: unknown) => ['network/offline', 'network/timeout', 'server/unavailable'].includes(codeOf(error));

/** What the student's screens read. */
export const studentQueries = {
  /** All that the home shows, in one document. */
  desk: deskQuery,
  /** What teachers wrote to the student as a whole. */
  notes: (uid: string) => liveDocument(uid, 'studentNotes', uid, notesSchema, { keep: true }),
  submission: (uid: string, assignmentId: string) =>
    liveDocument(uid, 'submissions', submissionIdOf(assignmentId, uid), submissionSchema, { keep: true }),
  progress: (uid: string) => liveDocument(uid, 'progress', uid, progressSchema, { keep: true }),
  skills: skillsQuery,
  /** Whether a late pass can be used, and until when it would give time. */
  latePass: (uid: string, assignmentId: string) => callQuery(uid, 'showLatePass', { assignmentId }),
  /** Today's practice: the first call of a day makes it. */
  practice: (uid: string) =>
    queryOptions({
      ...callQuery(uid, 'startPractice', { start: true }),
      networkMode: 'always',
      staleTime: 60_000,
    }),
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
