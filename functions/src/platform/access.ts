import { AppError } from '@lemma/contract';
import type { Assignment, Classroom, Guardian, Student } from '@lemma/school';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from './caller.ts';
import { documents } from './documents.ts';

const forbidden = (detail: string): AppError => new AppError('auth/forbidden', detail);

/** The class, when the caller teaches it. A class that does not exist is refused in the same way. */
export async function requireTeacher(classId: string, caller: Caller, tx?: Transaction): Promise<Classroom> {
  const classroom = await documents.classes.read(classId, tx);
  if (classroom === undefined || !classroom.teacherIds.includes(caller.uid)) throw forbidden(`class ${classId}`);
  return classroom;
}

/** The student, when the caller teaches a class of theirs. */
export async function requireTeacherOf(studentId: string, caller: Caller, tx?: Transaction): Promise<Student> {
  const student = await documents.students.read(studentId, tx);
  for (const classId of student?.classIds ?? []) {
    const classroom = await documents.classes.read(classId, tx);
    if (student && classroom?.teacherIds.includes(caller.uid)) return student;
  }
  throw forbidden(`student ${studentId}`);
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
  // Tokens tell whole seconds.
  if ((student.signedOutAt ?? 0) >= caller.signedInAt + 1000) throw new AppError('auth/signed-out', 'an old session');
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
