import type { Assignment } from '@lemma/school/assignment';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * Updates title and due date of an assignment in the class's insight. The next fold would do it too, but only runs when
 * somebody turns work in. Reads at once and returns the function that writes. An insight that cannot be read is left to
 * the next fold, which computes it again.
 */
export async function prepareInsight(tx: Transaction, classId: string, assignmentId: string) {
  const [insight] = await documents.insights.readEach([classId], () => undefined, tx);
  const had = insight?.assignments[assignmentId];
  return ({ title, dueAt }: Assignment): void => {
    if (insight === undefined || had === undefined) return;
    const assignments = { ...insight.assignments, [assignmentId]: { ...had, title, dueAt } };
    documents.insights.put(tx, classId, { ...insight, assignments });
  };
}
