import { AppError } from '@lemma/contract';
import { type calls, submissionIdOf } from '@lemma/school';
import type { Handler } from '../door.ts';
import { requireStudent } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { resultsAreOut, revealed } from './held.ts';
import { newSubmission, requireOpen, writeSubmission } from './submission.ts';

/**
 * Opens the student's work, making it on the first call. What was begun can always be looked at, closed or not; results that
 * have come out meanwhile are written into it.
 */
export const openWork: Handler<typeof calls.openWork> = async ({ assignmentId }, caller) => {
  const submissionId = submissionIdOf(assignmentId, caller.uid);
  await inTransaction(async (tx) => {
    const student = await requireStudent(caller, tx);
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    if (!student.classIds.includes(assignment.classId)) throw new AppError('auth/forbidden', 'another class');
    const stored = await documents.submissions.read(submissionId, tx);
    if (stored?.held === true && resultsAreOut(assignment, stored, caller.now))
      writeSubmission(tx, revealed(stored, assignment), {}, caller.now);
    // Excused before it was begun, and asked for after all: drawn now.
    if (stored?.state === 'in-progress' && stored.items.length === 0) {
      requireOpen(assignment, stored, caller.now);
      const { items } = newSubmission(assignment, caller.uid, caller.now);
      writeSubmission(tx, stored, { items }, caller.now);
    }
    if (stored !== undefined) return;
    requireOpen(assignment, { studentId: caller.uid }, caller.now);
    tx.create(documents.submissions.ref(submissionId), newSubmission(assignment, caller.uid, caller.now));
  });
  return { submissionId };
};
