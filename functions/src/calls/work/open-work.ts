import { AppError } from '@lemma/contract';
import { rulesOf } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { mayWork, submissionIdOf } from '@lemma/school/work';
import { resultsAreOut, revealed, solutionsAreOut } from '../../domain/work/judged.ts';
import {
  drawnNow,
  isOpen,
  lacksItems,
  newSubmission,
  requireOpen,
  writeSubmission,
} from '../../domain/work/submission.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Opens the student's work; the first call creates it. Begun work can always be read, even when it is closed. Results
 * that were released meanwhile are written into it.
 */
export const openWork: Handler<typeof calls.openWork> = async ({ assignmentId, start }, caller) => {
  const submissionId = submissionIdOf(assignmentId, caller.uid);
  const waiting = await inTransaction(async (tx) => {
    const student = await requireStudent(caller, tx);
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    if (!student.classIds.includes(assignment.classId)) throw new AppError('auth/forbidden', 'another class');
    const { timeLimit } = rulesOf(assignment, caller.uid, student.access?.time);
    const stored = await documents.submissions.read(submissionId, tx);
    if (stored?.held === true && resultsAreOut(assignment, stored, caller.now))
      writeSubmission(tx, revealed(stored, assignment), {}, caller.now);
    if (stored && lacksItems(stored)) {
      requireOpen(assignment, stored, caller.now);
      if (timeLimit !== undefined && start !== true) return { waits: timeLimit, title: assignment.title };
      writeSubmission(tx, stored, drawnNow(assignment, caller.uid, caller.now, student.access), caller.now);
    }
    if (stored !== undefined) {
      const mayAnswer = mayWork(stored) && isOpen(assignment, stored, caller.now);
      return { solutions: solutionsAreOut(assignment, stored, caller.now, mayAnswer) };
    }
    requireOpen(assignment, { studentId: caller.uid }, caller.now);
    if (timeLimit !== undefined && start !== true) return { waits: timeLimit, title: assignment.title };
    documents.submissions.create(tx, submissionId, newSubmission(assignment, caller.uid, caller.now, student.access));
    return {};
  });
  return { submissionId, now: caller.now, ...waiting };
};
