import type { Guardian } from '@lemma/school/family';
import type { Transaction } from 'firebase-admin/firestore';
import { documents, mustRead } from '../../platform/documents.ts';

/** Reads how many requests are open, and returns the function that writes this number in the child's rosters. */
export async function requestCounter(tx: Transaction, studentId: string, except: string) {
  const student = await mustRead(documents.students, studentId, tx);
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  const waiting = ({ requests = [] }: Pick<Guardian, 'requests'>) =>
    requests.filter(({ state }) => state === 'open').length;
  const others = links.docs
    .filter(({ id }) => id !== except)
    .reduce((sum, link) => sum + waiting(documents.guardians.parse(link) ?? {}), 0);
  return (own: Pick<Guardian, 'requests'>) => {
    for (const classId of student.classIds)
      documents.rosters.patch(
        tx,
        classId,
        documents.rosters.at(['students', studentId, 'parentRequests'], others + waiting(own)),
      );
  };
}
