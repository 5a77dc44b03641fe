import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { mayWork, type WorkItem } from '@lemma/school/work';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { solutionsAreOut } from '../work/held.ts';
import { drawnKey, problemOf } from '../work/problem.ts';
import { isOpen, readOwn } from '../work/submission.ts';

const keysOf = ({ items, seed }: Assignment, studentId: string, work: readonly WorkItem[]) => ({
  items: items.map((item) => {
    const key = drawnKey(studentId, work.find(({ id }) => id === item.id) ?? {});
    const { problem } = problemOf(item, seed, key);
    const chosen = problem.answer.options?.find(({ id }) => id === problem.answer.key);
    const solution = problem.solution.map(({ line, why }) => ({ line, why }));
    return { itemId: item.id, key: chosen?.label ?? problem.answer.key, solution };
  }),
});

/** Keys and worked solutions of one student's items, for the class's teachers. */
export const showKeys: Handler<typeof calls.showKeys> = async ({ submissionId }, caller) => {
  const {
    assignmentId,
    classId,
    studentId,
    drawnFor = studentId,
    items,
  } = await mustRead(documents.submissions, submissionId);
  await requireTeacher('read', classId, caller);
  return keysOf(await mustRead(documents.assignments, assignmentId), drawnFor, items);
};

/** The same for the student, once the assignment releases them and no answer can be given any more. */
export const showSolutions: Handler<typeof calls.showSolutions> = async ({ submissionId }, caller) => {
  const submission = await readOwn(submissionId, caller.uid);
  const assignment = await mustRead(documents.assignments, submission.assignmentId);
  const mayAnswer = mayWork(submission) && isOpen(assignment, submission, caller.now);
  if (!solutionsAreOut(assignment, submission, caller.now, mayAnswer))
    throw new AppError('work/not-open', submission.id);
  return keysOf(assignment, submission.drawnFor ?? caller.uid, submission.items);
};
