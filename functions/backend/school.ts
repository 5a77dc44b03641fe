import { randomUUID } from 'node:crypto';
import type { CallInput } from '@lemma/school/calls';
import type { LoginCard } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { type Backend, type NewPerson, type Person, signInStudent, signUp, TEST_PROJECT } from '@lemma/testing';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { z } from 'zod';
import { item } from '../trust/doors/attempts.ts';

const host = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run with the global set-up of packages/testing`);
  return value;
};

/** How long a test waits for what should happen, in milliseconds: a machine may be slow. */
export const PATIENCE_MS = 180_000;

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

/** Invites somebody into a class by e-mail address and accepts for them. */
export async function bringIn(
  lead: Person,
  person: Person,
  asked: { readonly classId: string; readonly email: string; readonly role?: 'teaches' | 'looks-on' },
): Promise<void> {
  const { id } = await lead.call('inviteCoTeacher', { role: 'teaches', ...asked });
  await person.call('answerInvitation', { id, accept: true });
}

export const newParent = (fullName = 'Jon Rivera'): Promise<Person> => newTeacher({ fullName, role: 'parent' });

/** A new class for a test: a teacher, a class and students with their cards. */
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

/** A teacher of a class in which a child has signed in, and that child. */
export async function newClassWithChild() {
  const { teacher, classId, code, cards } = await newClass(['Ana López']);
  const [card] = cards;
  if (!card) throw new Error('no card');
  return { teacher, classId, child: await signIn(code, card, newId()) };
}

const codeOfFault = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : error;

/** The error code of a call, or `ok`. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'ok', codeOfFault);

/** The file id that an upload ended with, or its answer as text. */
export async function fileIdOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json();
  const withFile = z.object({ file: z.object({ fileId: z.string() }) }).safeParse(body);
  return withFile.success ? withFile.data.file.fileId : JSON.stringify(body);
}

export { item };

/** An open assignment of a class: three tries, a quarter lost with each. */
export async function newAssignment(teacher: Person, classId: string, over: Partial<CallInput<'saveAssignment'>> = {}) {
  const assignmentId = newId();
  const saved = {
    assignmentId,
    classId,
    title: 'Fractions',
    instructions: '',
    items: [item('i1'), item('i2', 'integers.add')],
  };
  const dates = { openAt: Date.now() - 60_000, dueAt: Date.now() + HOUR };
  await teacher.call('saveAssignment', { ...saved, ...dates, parentMayHandIn: true, ...over });
  await teacher.call('publishAssignment', { assignmentId });
  return assignmentId;
}

/** The document in the database, read without the rules. */
export const stored = async (path: string): Promise<Record<string, unknown> | undefined> =>
  (await admin().doc(path).get()).data();

const app = () => getApps()[0] ?? initializeApp({ projectId: TEST_PROJECT });
export const admin = (): Firestore => getFirestore(app());
export const adminAuth = (): Auth => getAuth(app());

/** Every document of the database, by path. */
export async function everything(): Promise<Map<string, string>> {
  const collections = await admin().listCollections();
  const snapshots = await Promise.all(collections.map((one) => one.get()));
  return new Map(
    snapshots.flatMap(({ docs }) => docs.map((one) => [one.ref.path, JSON.stringify(one.data())] as const)),
  );
}

/** The same as `everything`, after all background work is done: no notes are left, and nothing changes any more. */
export async function everythingAtRest(): Promise<Map<string, string>> {
  let last = await everything();
  const look = async () => {
    const before = last;
    last = await everything();
    const marked = [...last.keys()].some((path) => path.startsWith('insightMarks/'));
    if (marked || JSON.stringify([...before]) !== JSON.stringify([...last])) throw new Error('It still moves.');
  };
  await vi.waitFor(look, { timeout: PATIENCE_MS, interval: 1500 });
  return last;
}

/** The paths of documents that are new, changed or deleted since then. Empty: nothing was written. */
export async function changesSince(before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await everything();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  // Every call notes that its session is in use, even a refused call.
  return changed.filter((path) => !path.startsWith('sessions/'));
}
