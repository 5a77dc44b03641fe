import { assignmentSchema, boardSchema } from '@lemma/school/assignment';
import { rosterSchema } from '@lemma/school/class';
import { guardianSchema } from '@lemma/school/family';
import { insightSchema, progressSchema } from '@lemma/school/insight';
import { talksSchema } from '@lemma/school/interview';
import { judgementsSchema, notesSchema } from '@lemma/school/notes';
import { studentSchema } from '@lemma/school/people';
import { resultsSchema } from '@lemma/school/results';
import { ownSettingsSchema } from '@lemma/school/settings';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import { classesQuery } from '@lemma/screens';
import { call, documentQuery, readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const all = (uid: string) => ['teacher', uid] as const;

/** What several screens of the area read. Keys run general → specific; the uid stands in each. */
export const teacherQueries = {
  all,
  classes: (uid: string) => classesQuery([...all(uid), 'classes'], uid),
  /** The person's own settings, under the key of the settings page. */
  settings: (uid: string) => documentQuery(['settings', uid, 'own'], 'settings', uid, ownSettingsSchema),
  /** Whether the school has a language model, under the key of the settings page. */
  modelState: (uid: string) =>
    queryOptions({ queryKey: ['settings', uid, 'model-state'] as const, queryFn: () => call('modelState', {}) }),
  roster: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'roster', classId], 'rosters', classId, rosterSchema),
  board: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'board', classId], 'boards', classId, boardSchema),
  assignment: (uid: string, assignmentId: string) =>
    documentQuery([...all(uid), 'assignment', assignmentId], 'assignments', assignmentId, assignmentSchema),
  results: (uid: string, assignmentId: string) =>
    documentQuery([...all(uid), 'results', assignmentId], 'results', assignmentId, resultsSchema),
  submission: (uid: string, assignmentId: string, studentId: string) =>
    documentQuery(
      [...all(uid), 'submission', assignmentId, studentId],
      'submissions',
      submissionIdOf(assignmentId, studentId),
      submissionSchema,
    ),
  insight: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'insight', classId], 'insights', classId, insightSchema),
  student: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'student', studentId], 'students', studentId, studentSchema),
  /** What teachers learned of one student in interviews. */
  talks: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'talks', studentId], 'talks', studentId, talksSchema),
  /** What teachers think of what was computed about one student. */
  judgements: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'judgements', studentId], 'judgements', studentId, judgementsSchema),
  /** What teachers wrote about one student, for whomever. */
  notes: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'notes', studentId], 'notes', studentId, notesSchema),
  progress: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'progress', studentId], 'progress', studentId, progressSchema),
  /** All work of one student in one class, newest first. */
  work: (uid: string, studentId: string, classId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'work', studentId, classId] as const,
      queryFn: async () => {
        const work = await readWhere(
          'submissions',
          [
            ['studentId', '==', studentId],
            ['classId', '==', classId],
          ],
          submissionSchema,
        );
        return work.toSorted((one, other) => other.updatedAt - one.updatedAt);
      },
    }),
  /** By student: the rules can prove only for one student at a time that the caller may see the adults. */
  guardians: (uid: string, studentId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'guardians', studentId] as const,
      queryFn: () => readWhere('guardians', [['studentId', '==', studentId]], guardianSchema),
    }),
  /** What deleting a child's data would remove. Asked for anew each time. */
  erasurePreview: (uid: string, studentId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'erasure', studentId] as const,
      queryFn: () => call('previewErasure', { studentId }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** The catalogue of skills changes with a release only. */
  skills: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'skills'] as const,
      queryFn: () => call('listSkills', {}),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
