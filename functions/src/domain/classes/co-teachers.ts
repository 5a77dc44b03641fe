import { AppError } from '@lemma/contract';
import { type Classroom, type GivenRole, leaderOf, roleIn } from '@lemma/school/class';
import type { AuditAction } from '@lemma/school/privacy';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';

export const onlookersWith = (uid: string, role: GivenRole) => ({
  onlookerIds: role === 'looks-on' ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid),
});
export const actionFor = { teaches: 'teacher-teaches', 'looks-on': 'teacher-looks-on' } satisfies Record<
  GivenRole,
  AuditAction
>;

/**
 * Changes who teaches a class. Also writes the owner down, since documents of older classes do not name one: there it
 * is the first of the list.
 */
export function writeMembers(tx: Transaction, classroom: Classroom, change: object): void {
  tx.update(documents.classes.ref(classroom.id), { leaderId: leaderOf(classroom), ...change });
}

/** The role of a teacher in the class. @throws AppError `data/not-found` when they do not teach it, or no longer do. */
export function roleOf(classroom: Classroom, uid: string) {
  const role = roleIn(classroom, uid);
  if (role === undefined) throw new AppError('data/not-found', `${uid} in class ${classroom.id}`);
  return role;
}
