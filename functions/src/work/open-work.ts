import { AppError } from '@lemma/contract';
import { type calls, submissionIdOf } from '@lemma/school';
import type { Handler } from '../door.ts';
import { requireStudent } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { newSubmission, requireOpen } from './submission.ts';

/** Opens the student's work, making it on the first call. What was begun can always be looked at, closed or not. */
export const openWork: Handler<typeof calls.openWork> = async ({ assignmentId }, caller) => {
  const submissionId = submissionIdOf(assignmentId, caller.uid);
  await inTransaction(async (tx) => {
    const student = await requireStudent(caller, tx);
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    if (!student.classIds.includes(assignment.classId)) throw new AppError('auth/forbidden', 'another class');
    if ((await documents.submissions.read(submissionId, tx)) !== undefined) return;
    requireOpen(assignment, caller.now);
    tx.create(documents.submissions.ref(submissionId), newSubmission(assignment, caller.uid, caller.now));
  });
  return { submissionId };
};
