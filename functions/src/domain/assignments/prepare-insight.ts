import type { Assignment } from '@lemma/school/assignment';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * Brings what a class's insight says of an assignment's title and date to what it is now; the next fold would, but nobody may
 * hand in any more. Reads at once and gives back what writes. An insight that cannot be read is the next fold's to make anew.
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
