import type { Classroom } from '@lemma/school/class';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

/** What changes in a class when somebody of it comes to lead it: what is given from now on carries the name of whoever leads. */
export async function leadChange({ teacherName }: Classroom, uid: string, tx: Transaction) {
  const profile = await documents.users.read(uid, tx);
  return {
    leaderId: uid,
    onlookerIds: FieldValue.arrayRemove(uid),
    teacherName: profile?.fullName.trim() || teacherName,
  };
}
