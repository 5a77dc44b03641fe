import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { Transaction } from 'firebase-admin/firestore';
import { documents, mustRead } from '../../platform/documents.ts';

/** An assignment of a class of the child, published. @throws AppError `auth/forbidden`, also where there is none. */
export async function assignmentOfChild(assignmentId: string, studentId: string, tx: Transaction): Promise<Assignment> {
  const student = await mustRead(documents.students, studentId, tx);
  const assignment = await documents.assignments.read(assignmentId, tx);
  if (assignment === undefined || assignment.state === 'draft' || !student.classIds.includes(assignment.classId))
    throw new AppError('auth/forbidden', 'not an assignment of the child');
  return assignment;
}
