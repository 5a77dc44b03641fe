import { randomUUID } from 'node:crypto';
import type { LoginCard } from '@lemma/school';
import { type Backend, type NewPerson, type Person, signInStudent, signUp, TEST_PROJECT } from '@lemma/testing';

const host = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run with the global set-up of packages/testing`);
  return value;
};

export const backend = {
  projectId: TEST_PROJECT,
  auth: host('FIREBASE_AUTH_EMULATOR_HOST'),
  firestore: host('FIRESTORE_EMULATOR_HOST'),
  functions: host('LEMMA_FUNCTIONS_HOST'),
} satisfies Backend & { firestore: string };

export const newId = (): string => randomUUID();

export const newTeacher = (over: Partial<NewPerson> = {}): Promise<Person> =>
  signUp(backend, {
    email: `${newId()}@test.example`,
    password: 'correct horse',
    fullName: 'Maya Okafor',
    role: 'teacher',
    ...over,
  });

export const newParent = (fullName = 'Jon Rivera'): Promise<Person> => newTeacher({ fullName, role: 'parent' });

/** A class of its own for a test: a teacher, a class and students with their cards. */
export async function newClass(names: readonly string[] = ['Ana López', 'Ben Osei']) {
  const teacher = await newTeacher();
  const { classId, code } = await teacher.call('createClass', { name: '6B Mathematics', grade: 6 });
  const students = names.map((fullName) => ({ fullName }));
  const { cards } = await teacher.call('createStudents', {
    classId,
    requestId: newId(),
    secretKind: 'words',
    students,
  });
  return { teacher, classId, code, cards };
}

export const signIn = (classCode: string, { userName, secret }: LoginCard, deviceId = 'tablet-1'): Promise<Person> =>
  signInStudent(backend, { classCode, userName, secret, deviceId });

export const codeOfFault = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : error;

/** The code that a call fails with, or `ok`. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'ok', codeOfFault);
