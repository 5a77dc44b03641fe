import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * An assignment of one of the student's classes. An assignment of another class is refused like one that does not
 * exist.
 */
export async function assignmentFor(tx: Transaction, id: string, classIds: readonly string[]): Promise<Assignment> {
  const assignment = await documents.assignments.read(id, tx);
  if (assignment === undefined || assignment.state === 'draft' || !classIds.includes(assignment.classId))
    throw new AppError('auth/forbidden', 'not an assignment of the student');
  return assignment;
}
