import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import { type ClassNeed, type Classroom, mayIn, roleIn } from '@lemma/school/class';
import type { Guardian } from '@lemma/school/family';
import { isSessionOver, type Student } from '@lemma/school/people';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from './caller.ts';
import { documents } from './documents.ts';

const forbidden = (detail: string): AppError => new AppError('auth/forbidden', detail);

/** A teacher of the class is told what their role lacks; others learn nothing. */
const refused = (classroom: Classroom | undefined, uid: string, what: string): AppError => {
  const role = classroom && roleIn(classroom, uid);
  if (role === undefined) return forbidden(what);
  return new AppError(role === 'looks-on' ? 'class/looks-on' : 'class/not-lead', what);
};

/**
 * The class, if the caller's role in it suffices: `read` for teachers who only view, `teach` for changes to what is
 * taught, `lead` for decisions about the class and its adults.
 * @throws AppError `auth/forbidden` alike for a class of others and one that does not exist; `class/looks-on` or
 *   `class/not-lead` for a role that does not suffice.
 */
export async function requireTeacher(
  need: ClassNeed,
  classId: string,
  caller: Pick<Caller, 'uid'>,
  tx?: Transaction,
): Promise<Classroom> {
  const classroom = await documents.classes.read(classId, tx);
  if (classroom === undefined || !mayIn(classroom, caller.uid, need))
    throw refused(classroom, caller.uid, `class ${classId}`);
  return classroom;
}

/** The student, whose deletion may have begun, if the caller's role in one of the student's classes suffices. */
export async function requireTeacherOfLeaving(
  need: ClassNeed,
  studentId: string,
  caller: Pick<Caller, 'uid'>,
  tx?: Transaction,
): Promise<Student> {
  const student = await documents.students.read(studentId, tx);
  const found: Classroom[] = [];
  const suffices = (one: Classroom | undefined): boolean => one !== undefined && mayIn(one, caller.uid, need);
  for (const classId of student?.classIds ?? []) {
    const classroom = await documents.classes.read(classId, tx);
    if (classroom) found.push(classroom);
    if (suffices(classroom)) break;
  }
  if (student === undefined || !suffices(found.at(-1)))
    throw refused(
      found.findLast(({ teacherIds }) => teacherIds.includes(caller.uid)),
      caller.uid,
      `student ${studentId}`,
    );
  return student;
}

/**
 * The student, if the caller's role in one of the student's classes suffices, and the student's data is not being
 * deleted: what is written then would be left over.
 */
export async function requireTeacherOf(...asked: Parameters<typeof requireTeacherOfLeaving>): Promise<Student> {
  const student = await requireTeacherOfLeaving(...asked);
  if (student.deletingAt !== undefined) throw forbidden(`student ${student.id} is being deleted`);
  return student;
}

/** Lets nobody write for themselves whose account is gone, or a student's that is locked or being deleted. */
export async function requireAccount(uid: string, tx: Transaction): Promise<void> {
  const [profile, student] = [await documents.users.read(uid, tx), await documents.students.read(uid, tx)];
  if (profile === undefined || student?.state === 'archived' || student?.state === 'locked')
    throw forbidden(`account ${uid}`);
}

export const guardianIdOf = (studentId: string, parentId: string): string => `${studentId}_${parentId}`;

/** The link between caller and student, if the caller is an active guardian. @throws AppError `auth/forbidden`. */
export async function requireGuardian(
  studentId: string,
  caller: Pick<Caller, 'uid'>,
  tx?: Transaction,
): Promise<Guardian> {
  const guardian = await documents.guardians.read(guardianIdOf(studentId, caller.uid), tx);
  if (guardian?.state !== 'active') throw forbidden(`guardian of ${studentId}`);
  return guardian;
}

/** The caller's own student account, unless it is locked, archived or signed out. @throws AppError. */
export async function requireStudent(caller: Caller, tx?: Transaction): Promise<Student> {
  const student = await documents.students.read(caller.uid, tx);
  if (student === undefined || student.state === 'locked' || student.state === 'archived')
    throw forbidden('students only');
  if (isSessionOver(student, caller.signedInAt, caller.shownAt))
    throw new AppError('auth/signed-out', 'an old session');
  return student;
}

export async function requireNotStudent(caller: Caller): Promise<void> {
  if ((await documents.students.read(caller.uid)) !== undefined) throw forbidden('not for students');
}

/**
 * @throws AppError `data/conflict` for a draft, on which there is no work, and for an archived assignment, which must
 *   be restored before it is changed.
 */
export function requireInUse({ id, state }: Pick<Assignment, 'id' | 'state'>): void {
  if (state === 'draft' || state === 'archived') throw new AppError('data/conflict', `${id} is ${state}`);
}

/** The name of the caller: from the profile, otherwise from the sign-in. */
export async function nameOf(caller: Caller, tx?: Transaction): Promise<string> {
  const profile = await documents.users.read(caller.uid, tx);
  return profile?.fullName.trim() || caller.name?.trim() || 'Teacher';
}
