import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { mayWork } from '@lemma/school/work';
import { solutionsAreOut } from '../../domain/work/judged.ts';
import { keysOf } from '../../domain/work/keys-of.ts';
import { isOpen, readOwn } from '../../domain/work/submission.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/** Keys and worked solutions for the student, once the assignment releases them and no more answers can be given. */
export const showSolutions: Handler<typeof calls.showSolutions> = async ({ submissionId }, caller) => {
  const submission = await readOwn(submissionId, caller.uid);
  const assignment = await mustRead(documents.assignments, submission.assignmentId);
  const mayAnswer = mayWork(submission) && isOpen(assignment, submission, caller.now);
  if (!solutionsAreOut(assignment, submission, caller.now, mayAnswer))
    throw new AppError('work/not-open', submission.id);
  return keysOf(assignment, submission.drawnFor ?? caller.uid, submission.items);
};
