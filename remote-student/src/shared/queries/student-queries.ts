import { codeOf } from '@lemma/contract';
import { deskSchema } from '@lemma/school/desk';
import { progressSchema } from '@lemma/school/insight';
import { notesSchema } from '@lemma/school/notes';
import { submissionIdOf, submissionSchema, type WorkItem } from '@lemma/school/work';
import { call, documentQuery, isKept } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** The server did not answer; it has not refused. */
const isAway = (error: unknown) => ['network/offline', 'network/timeout', 'server/unavailable'].includes(codeOf(error));

const all = (uid: string) => ['student', uid] as const;

/** What the student's screens read. The uid stands in each key, so one child never sees another's cache. */
export const studentQueries = {
  all,
  /** All that the home shows, in one document. */
  desk: (uid: string) => documentQuery([...all(uid), 'desk'], 'desks', uid, deskSchema, { keep: true }),
  /** What teachers wrote to the student as a whole. */
  notes: (uid: string) => documentQuery([...all(uid), 'notes'], 'studentNotes', uid, notesSchema, { keep: true }),
  submission: (uid: string, assignmentId: string) =>
    documentQuery(
      [...all(uid), 'submission', assignmentId],
      'submissions',
      submissionIdOf(assignmentId, uid),
      submissionSchema,
      { keep: true },
    ),
  progress: (uid: string) => documentQuery([...all(uid), 'progress'], 'progress', uid, progressSchema, { keep: true }),
  /** Every skill in words; the same for everybody, so that no uid is in the key. */
  skills: () =>
    queryOptions({
      queryKey: ['skills'] as const,
      queryFn: () => call('listSkills', {}),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Today's practice: the first call of a day makes it. */
  practice: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'practice'] as const,
      queryFn: () => call('startPractice', { start: true }),
      networkMode: 'always',
      staleTime: 60_000,
    }),
  /** A problem like this one with other numbers, worked. */
  twin: (uid: string, submissionId: string, { id: itemId, mastery }: Pick<WorkItem, 'id' | 'mastery'>) =>
    queryOptions({
      queryKey: [...all(uid), 'twin', submissionId, itemId, mastery?.rounds.length ?? 0] as const,
      queryFn: () => call('showTwin', { submissionId, itemId }),
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** How each question of finished work is done; refused until the teacher lets it out. */
  solutions: (uid: string, submissionId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'solutions', submissionId] as const,
      queryFn: () => call('showSolutions', { submissionId }),
      networkMode: 'always',
      staleTime: 60_000,
    }),
  /** Makes the work on the first visit; again, it changes nothing. */
  opened: (uid: string, assignmentId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'opened', assignmentId] as const,
      queryFn: async () => {
        const submissionId = submissionIdOf(assignmentId, uid);
        try {
          return await call('openWork', { assignmentId });
        } catch (error) {
          // Opened once, it is on this device: that is enough to go on.
          if (isAway(error) && (await isKept('submissions', submissionId, submissionSchema))) return { submissionId };
          throw error;
        }
      },
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
