import type { Classroom } from '@lemma/school/class';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/** What changes when a class gets a new owner: new assignments carry the new owner's name. */
export async function leadChange({ teacherName }: Classroom, uid: string, tx: Transaction) {
  const profile = await documents.users.read(uid, tx);
  return {
    leaderId: uid,
    onlookerIds: FieldValue.arrayRemove(uid),
    teacherName: profile?.fullName.trim() || teacherName,
  };
}
