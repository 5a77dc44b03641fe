import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/**
 * Reads how many adults a child is linked to, and returns the function that writes this number in the child's rosters.
 */
export async function parentCounter(tx: Transaction, studentId: string, except: string, classIds: readonly string[]) {
  const links = await tx.get(documents.guardians.where(['studentId', '==', studentId]));
  const others = links.docs.filter((link) => link.id !== except && link.get('state') === 'active').length;
  return (own: 0 | 1) => {
    for (const classId of classIds) {
      documents.rosters.patch(tx, classId, documents.rosters.at(['students', studentId, 'parentCount'], others + own));
    }
  };
}
