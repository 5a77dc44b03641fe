import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import type { z } from 'zod';
import { type Actor, Stage } from '../demonstration/stage.ts';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { publishAssignment } from '../src/calls/assignments/publish-assignment.ts';
import { saveAssignment } from '../src/calls/assignments/save-assignment.ts';
import { createParentCode } from '../src/calls/parents/create-parent-code.ts';
import { linkParent } from '../src/calls/parents/link-parent.ts';
import type { Caller } from '../src/platform/caller.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { accounts } from '../src/platform/firebase.ts';
import { accountsInMemory } from './accounts-in-memory.ts';

export const NOW = new Date(2026, 10, 23, 9).getTime();

/** Carries out a call as this person. */
export async function act<S extends z.ZodType, O>(
  { input }: { readonly input: S },
  handle: (input: z.output<S>, caller: Caller) => O | Promise<O>,
  given: z.input<S>,
  { uid, name, email }: Actor,
  now = NOW,
): Promise<O> {
  return handle(input.parse(given), {
    ...{ uid, name, email, ip: '127.0.0.1', now, signedInAt: now, isStudent: email === undefined },
  });
}

/** `ok`, or the code of the fault. */
export const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => String(Object(error).code ?? error),
  );

let made = 0;
/** An id that nobody has yet. */
export const freshId = (): string => {
  made += 1;
  return `made-${made}`;
};

export async function newAdult(name: string, role: 'teacher' | 'parent' = 'teacher') {
  const uid = freshId();
  const email = `${uid}@school.example`;
  await database()
    .doc(`users/${uid}`)
    .set({ uid, email, fullName: name, role, createdAt: new Date(NOW) });
  await accounts().importUsers([{ uid, email, emailVerified: true }]);
  return { uid, name, email };
}

/** The functions' handlers on a database in memory, with nobody in it. `files` is an empty folder for uploads. */
export async function openTwoClasses(files: string): Promise<void> {
  process.env.LEMMA_FILES_DIR = files;
  const stage = await Stage.open(NOW);
  stage.setClock(NOW);
  accountsInMemory().serve();
}

/** A class with these students, which `owner` leads. */
export async function newClassOf(owner: Actor, name: string, names: readonly string[] = []) {
  const { classId, code } = await act(calls.createClass, createClass, { name, grade: 6 }, owner);
  const students = names.map((fullName) => ({ fullName }));
  const request = { classId, requestId: freshId(), secretKind: 'words' as const, students };
  const cards = names.length === 0 ? [] : (await act(calls.createStudents, createStudents, request, owner)).cards;
  return { classId, code, cards, ids: cards.map(({ studentId }) => studentId) };
}

/** Has somebody teach a class, or look on. */
export const joins = async (classId: string, { uid }: Actor, role: 'teaches' | 'looks-on' = 'teaches') => {
  const { teacherIds, onlookerIds = [] } = (await documents.classes.read(classId)) ?? { teacherIds: [] };
  await documents.classes.change(
    classId,
    documents.classes.at(['teacherIds'], [...teacherIds, uid]),
    documents.classes.at(['onlookerIds'], role === 'looks-on' ? [...onlookerIds, uid] : onlookerIds),
  );
};

/** An assignment of the class that is given: one question with three tries, open since an hour, due in an hour. */
export async function published(
  owner: Actor,
  classId: string,
  over: Partial<z.input<typeof calls.saveAssignment.input>> = {},
): Promise<string> {
  const assignmentId = freshId();
  const item = { id: 'q1', skill: 'fractions.add-unlike', level: 1, points: 2, tries: 3, tryPenalty: 0 } as const;
  const items = [{ ...item, hints: 'free' as const, variants: true }];
  const dates = { openAt: NOW - HOUR, dueAt: NOW + HOUR, parentMayHandIn: true };
  const whole = { assignmentId, classId, title: 'Given', instructions: '', items, ...dates, ...over };
  await act(calls.saveAssignment, saveAssignment, whole, owner);
  await act(calls.publishAssignment, publishAssignment, { assignmentId }, owner);
  return assignmentId;
}

/** Links an adult to a child by a code of this teacher. */
export async function linked(studentId: string, by: Actor, parent: Actor): Promise<void> {
  const { code } = await act(calls.createParentCode, createParentCode, { studentId, requestId: freshId() }, by);
  await act(calls.linkParent, linkParent, { code }, parent);
}
