import type { calls } from '@lemma/school';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { problemOf } from '../work/problem.ts';

/** Keys and worked solutions of one student's items. The only call that gives them out, and only to the class's teachers. */
export const showKeys: Handler<typeof calls.showKeys> = async ({ submissionId }, caller) => {
  const { assignmentId, classId, studentId } = await mustRead(documents.submissions, submissionId);
  await requireTeacher(classId, caller);
  const { items, seed } = await mustRead(documents.assignments, assignmentId);
  return {
    items: items.map((item) => {
      const { problem } = problemOf(item, seed, studentId);
      const chosen = problem.answer.options?.find(({ id }) => id === problem.answer.key);
      const solution = problem.solution.map(({ line, why }) => ({ line, why }));
      return { itemId: item.id, key: chosen?.label ?? problem.answer.key, solution };
    }),
  };
};
