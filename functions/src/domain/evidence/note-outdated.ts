import type { Student } from '@lemma/school/people';
import type { Submission } from '@lemma/school/work';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { atOnce, newBatch } from '../../platform/firebase.ts';

export type Outdated = { readonly studentId: string; readonly submissionIds: readonly string[] };

const outdatedId = (classId: string, studentId: string) => `${classId}_${studentId}`;

const outdatedFields = (classId: string, { studentId, submissionIds }: Outdated, at: number) => ({
  ...{ classId, studentId, at },
  ...(submissionIds.length > 0 && { submissionIds: FieldValue.arrayUnion(...submissionIds) }),
});

/** Notes that the student's line in the class of this submission is out of date. */
export function noteOutdated(tx: Transaction, { id, studentId, classId }: Submission, now: number): void {
  const outdated = { studentId, submissionIds: [id] };
  documents.insightMarks.merge(tx, outdatedId(classId, studentId), outdatedFields(classId, outdated, now));
}

/**
 * Notes in each class of a student that the line is out of date, after their evidence has changed without a submission.
 * Returns the classes.
 */
export async function noteOutdatedEverywhere(studentId: string, now: number): Promise<readonly string[]> {
  const classIds = (await documents.students.read(studentId))?.classIds ?? [];
  const outdated = { studentId, submissionIds: [] };
  await Promise.all(
    classIds.map((id) =>
      documents.insightMarks.merge(atOnce, outdatedId(id, studentId), outdatedFields(id, outdated, now)),
    ),
  );
  return classIds;
}

/**
 * The lines that are out of date in one class are also out of date in the students' other classes: notes that, and
 * returns those classes.
 */
export async function passOnOutdated(
  classId: string,
  marks: readonly Outdated[],
  students: readonly Student[],
  now: number,
): Promise<string[]> {
  const batch = newBatch();
  const others = students.flatMap(({ id, classIds }) => {
    const outdated = marks.find(({ studentId }) => studentId === id);
    const elsewhere = outdated === undefined ? [] : classIds.filter((one) => one !== classId);
    if (outdated)
      for (const one of elsewhere)
        documents.insightMarks.merge(batch, outdatedId(one, id), outdatedFields(one, outdated, now));
    return elsewhere;
  });
  if (others.length > 0) await batch.commit();
  return [...new Set(others)];
}
