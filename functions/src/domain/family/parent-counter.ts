import { AppError } from '@lemma/contract';
import { MOST_ADULTS_OF_A_CHILD } from '@lemma/school/family';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * Reads how many adults a child is linked to, and returns the function that writes this number in the child's rosters.
 * It throws `data/too-large` instead of counting one more than `MOST_ADULTS_OF_A_CHILD`.
 */
export async function parentCounter(tx: Transaction, studentId: string, except: string, classIds: readonly string[]) {
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  const rest = links.docs.filter((link) => link.id !== except);
  const others = rest.filter((link) => link.get('state') === 'active').length;
  return (own: 0 | 1) => {
    if (own === 1 && rest.length >= MOST_ADULTS_OF_A_CHILD)
      throw new AppError('data/too-large', `adults of ${studentId}`);
    for (const classId of classIds) {
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'parentCount'], others + own));
    }
  };
}
