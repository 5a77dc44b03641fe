import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Classroom, type GivenRole, leaderOf, roleIn } from '@lemma/school/class';
import type { AuditAction } from '@lemma/school/privacy';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireTeacher } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents } from '../platform/documents.ts';
import { accounts, inTransaction } from '../platform/firebase.ts';
import { hashOf } from '../platform/hash.ts';
import { takeToken } from '../platform/throttle.ts';
import { leadChange } from './lead.ts';

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

const onlookersWith = (uid: string, role: GivenRole) => ({
  onlookerIds: role === 'looks-on' ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid),
});
const actionFor = { teaches: 'teacher-teaches', 'looks-on': 'teacher-looks-on' } satisfies Record<
  GivenRole,
  AuditAction
>;

/** Changes who is in a class. Whoever leads is written down with it: in an older class that was the first of the list. */
function writeMembers(tx: Transaction, classroom: Classroom, change: object): void {
  tx.update(documents.classes.ref(classroom.id), { leaderId: leaderOf(classroom), ...change });
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

export const removeCoTeacher: Handler<typeof calls.removeCoTeacher> = ({ classId, uid }, caller) =>
  inTransaction(async (tx) => {
    const leaves = uid === caller.uid;
    const classroom = await requireTeacher(leaves ? 'read' : 'lead', classId, caller, tx);
    const role = roleIn(classroom, uid);
    if (role === undefined) return {};
    if (role === 'leads') throw new AppError('data/conflict', 'the lead is handed over first');
    writeMembers(tx, classroom, {
      teacherIds: FieldValue.arrayRemove(uid),
      onlookerIds: FieldValue.arrayRemove(uid),
    });
    audit(tx, { action: leaves ? 'teacher-left' : 'teacher-removed', by: caller.uid, classId, subject: uid });
    return {};
  });

/** The role of somebody of the class. @throws AppError `data/not-found` when they are not, or not any more. */
function roleOf(classroom: Classroom, uid: string) {
  const role = roleIn(classroom, uid);
  if (role === undefined) throw new AppError('data/not-found', `${uid} in class ${classroom.id}`);
  return role;
}

export const setClassRole: Handler<typeof calls.setClassRole> = ({ classId, uid, role }, caller) =>
  inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    const before = roleOf(classroom, uid);
    if (before === 'leads') throw new AppError('data/conflict', 'the lead is handed over');
    if (before === role) return {};
    writeMembers(tx, classroom, onlookersWith(uid, role));
    audit(tx, { action: actionFor[role], by: caller.uid, classId, subject: uid });
    return {};
  });

export const handOverLead: Handler<typeof calls.handOverLead> = ({ classId, uid }, caller) =>
  inTransaction(async (tx) => {
    // Asked again when the first answer got lost: whoever asks leads no more, and it is done.
    if (leaderOf(await requireTeacher('read', classId, caller, tx)) === uid) return {};
    const classroom = await requireTeacher('lead', classId, caller, tx);
    roleOf(classroom, uid);
    tx.update(documents.classes.ref(classId), await leadChange(classroom, uid, tx));
    audit(tx, { action: 'lead-handed-over', by: caller.uid, classId, subject: uid });
    return {};
  });

export const listCoTeachers: Handler<typeof calls.listCoTeachers> = async ({ classId }, caller) => {
  const classroom = await requireTeacher('read', classId, caller);
  const profiles = await Promise.all(classroom.teacherIds.map((uid) => documents.users.read(uid)));
  const teachers = profiles.flatMap((profile) => {
    const role = profile && roleIn(classroom, profile.uid);
    return role ? [{ uid: profile.uid, name: profile.fullName, email: profile.email ?? '', role }] : [];
  });
  return { teachers };
};
