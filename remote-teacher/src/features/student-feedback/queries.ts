import { queryKeys } from '@lemma/contract';
import { guardianSchema } from '@lemma/school/family';
import { progressSchema } from '@lemma/school/insight';
import { talksSchema } from '@lemma/school/interview';
import { judgementsSchema, notesSchema } from '@lemma/school/notes';
import { studentSchema } from '@lemma/school/people';
import { submissionSchema } from '@lemma/school/work';
import { callQuery, liveDocument } from '@lemma/screens';
import { readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** What the page of one student reads. */
export const studentQueries = {
  student: (uid: string, studentId: string) => liveDocument(uid, 'students', studentId, studentSchema),
  /** What teachers learned in interviews with one student. */
  talks: (uid: string, studentId: string) => liveDocument(uid, 'talks', studentId, talksSchema),
  /** The teachers' judgements of what was computed about one student. */
  judgements: (uid: string, studentId: string) => liveDocument(uid, 'judgements', studentId, judgementsSchema),
  /** All teachers' notes on one student, whoever they are for. */
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
  /**
   * One query per student, because the rules can check only for one student at a time that the caller may see the
   * adults.
   */
  guardians: (uid: string, studentId: string) =>
    queryOptions({
      queryKey: queryKeys.documents(uid, 'guardians', studentId),
      queryFn: () => readWhere('guardians', [['studentId', '==', studentId]], guardianSchema),
    }),
  /** What deleting a child's data would remove. Read again each time. */
  erasurePreview: (uid: string, studentId: string) =>
    queryOptions({
      ...callQuery(uid, 'previewErasure', { studentId }),
      staleTime: 0,
      gcTime: 0,
    }),
};
