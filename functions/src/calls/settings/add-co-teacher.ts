import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { actionFor, onlookersWith, writeMembers } from '../../domain/classes/co-teachers.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { accounts, inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { takeToken } from '../../platform/throttle.ts';

const MOST_TEACHERS = 10;
/** Twenty at once, then one every ten minutes. */
const QUESTIONS = { capacity: 20, refillMs: 600_000 };

/** The uid of a teacher with this address. One of a parent, and one that nobody has, are answered in the same way. */
async function teacherWith(email: string): Promise<{ uid: string; name: string }> {
  const user = await accounts()
    .getUserByEmail(email)
    .catch(() => undefined);
  const profile = user && (await documents.users.read(user.uid));
  if (profile?.role !== 'teacher') throw new AppError('data/not-found', 'no such teacher');
  return { uid: profile.uid, name: profile.fullName };
}

export const addCoTeacher: Handler<typeof calls.addCoTeacher> = async ({ classId, email, role }, caller) => {
  await requireTeacher('lead', classId, caller);
  // Asking tells whether an address has an account: nobody gets to ask for many.
  await takeToken(hashOf('co-teacher', caller.uid), QUESTIONS, caller.now);
  const found = await teacherWith(email);
  return inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    if (classroom.teacherIds.includes(found.uid)) return found;
    if (classroom.teacherIds.length >= MOST_TEACHERS) throw new AppError('data/too-large', 'teachers');
    writeMembers(tx, classroom, {
      teacherIds: FieldValue.arrayUnion(found.uid),
      ...onlookersWith(found.uid, role),
    });
    audit(tx, { action: 'teacher-added', by: caller.uid, classId, subject: found.uid });
    if (role === 'looks-on') audit(tx, { action: actionFor[role], by: caller.uid, classId, subject: found.uid });
    return found;
  });
};
