import { type CallInput, calls } from '@lemma/school/calls';
import type { LoginCard } from '@lemma/school/class';
import { initializeApp } from 'firebase-admin/app';
import { memoryDatabase } from '../demonstration/memory-database.ts';
import { askForNewSecret } from '../src/calls/accounts/ask-for-new-secret.ts';
import { classSignInList } from '../src/calls/accounts/class-sign-in-list.ts';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { studentSignIn } from '../src/calls/accounts/student-sign-in.ts';
import type { Caller, Visitor } from '../src/platform/caller.ts';
import { database } from '../src/platform/database.ts';
import { accounts } from '../src/platform/firebase.ts';

/** With an emulator's address, the client asks for no credentials. Nothing is sent to it. */
const NOWHERE = '127.0.0.1:1';

let now = 0;

/** The database and the auth service in memory, with a clock that the simulation moves. Once in a process. */
export function openMemory(): void {
  process.env.GCLOUD_PROJECT = 'demo-trust';
  process.env.FIRESTORE_EMULATOR_HOST = NOWHERE;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = NOWHERE;
  initializeApp({ projectId: 'demo-trust' });
  memoryDatabase(
    () => now,
    () => {},
  ).serve(database());
  Object.assign(accounts(), {
    getUsers: async () => ({ users: [], notFound: [] }),
    importUsers: async (all: readonly unknown[]) => ({ successCount: all.length, failureCount: 0, errors: [] }),
  });
}

export const teacher = (at: number, uid: string) =>
  ({
    ...{ uid, name: 'Maya Okafor', email: 'maya@school.example' },
    ...{ ip: '127.0.0.1', now: at, signedInAt: at, isStudent: false },
  }) satisfies Caller;

/** Stores the profile of an adult who teaches. */
export async function storeTeacher({ uid, email, name, now: at }: ReturnType<typeof teacher>): Promise<void> {
  await database()
    .doc(`users/${uid}`)
    .set({ uid, email, fullName: name, role: 'teacher', createdAt: new Date(at) });
}

export type SchoolClass = { readonly code: string; readonly cards: readonly LoginCard[] };

/** A class whose children sign in with pictures: the shortest secrets there are. */
export async function makeClass(at: number, index: number, size: number): Promise<SchoolClass> {
  now = at;
  const leader = teacher(at, `teacher-${Math.floor(index / 20)}`);
  const { classId, code } = await createClass(
    calls.createClass.input.parse({ name: `Room ${index}`, grade: 2 }),
    leader,
  );
  const students = Array.from({ length: size }, (_, n) => ({ fullName: `Kid ${String.fromCharCode(65 + n)}` }));
  const request = { classId, requestId: `class-${index}`, secretKind: 'pictures', students };
  const { cards } = await createStudents(calls.createStudents.input.parse(request), leader);
  return { code, cards };
}

const handle = {
  classSignInList: (input: unknown, who: Visitor) => classSignInList(calls.classSignInList.input.parse(input), who),
  studentSignIn: (input: unknown, who: Visitor) => studentSignIn(calls.studentSignIn.input.parse(input), who),
  askForNewSecret: (input: unknown, who: Visitor) => askForNewSecret(calls.askForNewSecret.input.parse(input), who),
};
type Door = keyof typeof handle;

/** From where, and when by the simulation's clock. */
export type Visit = { readonly ip: string; readonly now: number };

/** Goes through a door as a visitor. @returns `ok`, or the code of the fault. */
export async function visit<D extends Door>(door: D, input: CallInput<D>, who: Visit): Promise<string> {
  now = who.now;
  try {
    await handle[door](input, { uid: undefined, ...who });
    return 'ok';
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
    throw error;
  }
}
