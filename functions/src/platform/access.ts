import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import { type ClassNeed, type Classroom, mayIn, roleIn } from '@lemma/school/class';
import type { Guardian } from '@lemma/school/family';
import { isSessionOver, type Student } from '@lemma/school/people';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from './caller.ts';
import { documents } from './documents.ts';

const forbidden = (detail: string): AppError => new AppError('auth/forbidden', detail);

/** A member of the class is told what their role lacks; a stranger learns nothing. */
const refused = (classroom: Classroom | undefined, uid: string, what: string): AppError => {
  const role = classroom && roleIn(classroom, uid);
  if (role === undefined) return forbidden(what);
  return new AppError(role === 'looks-on' ? 'class/looks-on' : 'class/not-lead', what);
};

/**
 * The class, when the caller's role in it allows what is needed: `read` for who looks on, `teach` for who changes what is taught,
 * `lead` for who decides on the class and its adults. A class that does not exist is refused like one of others.
 */
export async function requireTeacher(
  need: ClassNeed,
  classId: string,
  caller: Caller,
  tx?: Transaction,
): Promise<Classroom> {
  const classroom = await documents.classes.read(classId, tx);
  if (classroom === undefined || !mayIn(classroom, caller.uid, need))
    throw refused(classroom, caller.uid, `class ${classId}`);
  return classroom;
}

/** The student, when the caller's role in one of their classes allows what is needed. */
export async function requireTeacherOf(
  need: ClassNeed,
  studentId: string,
  caller: Caller,
  tx?: Transaction,
): Promise<Student> {
  const student = await documents.students.read(studentId, tx);
  let known: Classroom | undefined;
  for (const classId of student?.classIds ?? []) {
    const classroom = await documents.classes.read(classId, tx);
    if (student && classroom && mayIn(classroom, caller.uid, need)) return student;
    if (classroom?.teacherIds.includes(caller.uid)) known = classroom;
  }
  throw refused(known, caller.uid, `student ${studentId}`);
}

export const guardianIdOf = (studentId: string, parentId: string): string => `${studentId}_${parentId}`;

/** The link, when the caller is an active guardian of the student. */
export async function requireGuardian(studentId: string, caller: Caller, tx?: Transaction): Promise<Guardian> {
  const guardian = await documents.guardians.read(guardianIdOf(studentId, caller.uid), tx);
  if (guardian?.state !== 'active') throw forbidden(`guardian of ${studentId}`);
  return guardian;
}

/** The caller's own student account, when it may work. */
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

/** Work on a draft there is none of, and an archived assignment is brought back before anything of it is changed. */
export function requireInUse({ id, state }: Pick<Assignment, 'id' | 'state'>): void {
  if (state === 'draft' || state === 'archived') throw new AppError('data/conflict', `${id} is ${state}`);
}

/** The name that the caller goes by: of the profile, else of the sign-in. */
export async function nameOf(caller: Caller, tx?: Transaction): Promise<string> {
  const profile = await documents.users.read(caller.uid, tx);
  return profile?.fullName.trim() || caller.name?.trim() || 'Teacher';
}
