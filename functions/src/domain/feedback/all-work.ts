import type { Submission } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/** All work on one assignment. Meant for actions of a teacher; screens read the results document instead. */
export async function allWork(tx: Transaction, assignmentId: string): Promise<Submission[]> {
  const found = await tx.get(documents.submissions.where(['assignmentId', '==', assignmentId]));
  return found.docs.flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
}
