import { queryKeys } from '@lemma/contract';
import { assignmentSchema } from '@lemma/school/assignment';
import { guardianSchema } from '@lemma/school/family';
import { insightSchema, progressSchema } from '@lemma/school/insight';
import { talksSchema } from '@lemma/school/interview';
import { judgementsSchema, notesSchema } from '@lemma/school/notes';
import { studentSchema } from '@lemma/school/people';
import { resultsSchema } from '@lemma/school/results';
import { submissionIdOf, submissionSchema } from '@lemma/school/work';
import {
  boardQuery,
  callQuery,
  classesQuery,
  liveDocument,
  modelState,
  ownSettings,
  rosterQuery,
  skillsQuery,
} from '@lemma/screens';
import { readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** What several screens of the area read. */
export const teacherQueries = {
  classes: classesQuery,
  settings: ownSettings,
  modelState,
  roster: rosterQuery,
  board: boardQuery,
  assignment: (uid: string, assignmentId: string) => liveDocument(uid, 'assignments', assignmentId, assignmentSchema),
  results: (uid: string, assignmentId: string) => liveDocument(uid, 'results', assignmentId, resultsSchema),
  submission: (uid: string, assignmentId: string, studentId: string) =>
    liveDocument(uid, 'submissions', submissionIdOf(assignmentId, studentId), submissionSchema),
  insight: (uid: string, classId: string) => liveDocument(uid, 'insights', classId, insightSchema),
  student: (uid: string, studentId: string) => liveDocument(uid, 'students', studentId, studentSchema),
  /** What teachers learned of one student in interviews. */
  talks: (uid: string, studentId: string) => liveDocument(uid, 'talks', studentId, talksSchema),
  /** What teachers think of what was computed about one student. */
  judgements: (uid: string, studentId: string) => liveDocument(uid, 'judgements', studentId, judgementsSchema),
  /** What teachers wrote about one student, for whomever. */
  notes: (uid: string, studentId: string) => liveDocument(uid, 'notes', studentId, notesSchema),
  progress: (uid: string, studentId: string) => liveDocument(uid, 'progress', studentId, progressSchema),
  /** All work of one student in one class, newest first. */
  work: (uid: string, studentId: string, classId: string) =>
    queryOptions({
      queryKey: queryKeys.documents(uid, 'submissions', studentId, classId),
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
      queryKey: queryKeys.documents(uid, 'guardians', studentId),
      queryFn: () => readWhere('guardians', [['studentId', '==', studentId]], guardianSchema),
    }),
  /** What deleting a child's data would remove. Asked for anew each time. */
  erasurePreview: (uid: string, studentId: string) =>
    queryOptions({
      ...callQuery(uid, 'previewErasure', { studentId }),
      staleTime: 0,
      gcTime: 0,
    }),
  skills: skillsQuery,
  /** The keys of one student's work, question by question. */
  keys: (uid: string, assignmentId: string, studentId: string) =>
    callQuery(uid, 'showKeys', { submissionId: submissionIdOf(assignmentId, studentId) }),
};
