import type { Student } from '@lemma/school/people';
import type { Submission } from '@lemma/school/work';
import { FieldValue } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { atOnce, newBatch } from '../../platform/firebase.ts';

export type Mark = { readonly studentId: string; readonly submissionIds: readonly string[] };

const markId = (classId: string, studentId: string) => `${classId}_${studentId}`;

const markOf = (classId: string, { studentId, submissionIds }: Mark, at: number) => ({
  ...{ classId, studentId, at },
  ...(submissionIds.length > 0 && { submissionIds: FieldValue.arrayUnion(...submissionIds) }),
});

/** Notes that a student's line in the class of this work is out of date. */
export async function markStudent({ id, studentId, classId }: Submission, now: number): Promise<void> {
  const mark = { studentId, submissionIds: [id] };
  await documents.insightMarks.merge(atOnce, markId(classId, studentId), markOf(classId, mark, now));
}

/** Notes it in each class of a student whose evidence has changed without a submission, and gives the classes. */
export async function markEvidence(studentId: string, now: number): Promise<readonly string[]> {
  const classIds = (await documents.students.read(studentId))?.classIds ?? [];
  const mark = { studentId, submissionIds: [] };
  await Promise.all(
    classIds.map((id) => documents.insightMarks.merge(atOnce, markId(id, studentId), markOf(id, mark, now))),
  );
  return classIds;
}

/** Passes the marks of a class on to the other classes that its students are in, which it returns. */
export async function markOtherClasses(
  classId: string,
  marks: readonly Mark[],
  students: readonly Student[],
  now: number,
): Promise<string[]> {
  const batch = newBatch();
  const others = students.flatMap(({ id, classIds }) => {
    const mark = marks.find(({ studentId }) => studentId === id);
    const elsewhere = mark === undefined ? [] : classIds.filter((one) => one !== classId);
    if (mark) for (const one of elsewhere) documents.insightMarks.merge(batch, markId(one, id), markOf(one, mark, now));
    return elsewhere;
  });
  if (others.length > 0) await batch.commit();
  return [...new Set(others)];
}
