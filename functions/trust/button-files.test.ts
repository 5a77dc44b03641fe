import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { DAY, HOUR } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { archiveClass } from '../src/calls/accounts/archive-class.ts';
import { reissueSecrets } from '../src/calls/accounts/reissue-secrets.ts';
import { renewClassCode } from '../src/calls/accounts/renew-class-code.ts';
import { studentSignIn } from '../src/calls/accounts/student-sign-in.ts';
import { publishAssignment } from '../src/calls/assignments/publish-assignment.ts';
import { saveAssignment } from '../src/calls/assignments/save-assignment.ts';
import { changeStudents } from '../src/calls/roster/change-students.ts';
import { mergeStudents } from '../src/calls/roster/merge-students.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { hearWork } from '../src/domain/results/fold.ts';
import { readBackup, writeBackup } from '../src/engines/erasure/backup-file.ts';
import { standInBy } from '../src/engines/erasure/erased-copy.ts';
import { gatherChild, gatherClass, gatherSchool } from '../src/engines/erasure/gather.ts';
import { linksIn, linksQuery, removeStudent, unlist } from '../src/engines/erasure/remove-student.ts';
import { restore } from '../src/engines/erasure/restore.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { accounts, inTransaction } from '../src/platform/firebase.ts';
import { act, freshId, NOW, newAdult, newClassOf, openTwoClasses, outcome } from './two-classes.ts';

/** The three files that buttons give are restored, and then the class goes on: nothing that a child must have is missing. */
let files = '';
let maya: Actor;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-buttons-'));
  await openTwoClasses(files);
  maya = await newAdult('Maya Okafor');
});
afterAll(() => rm(files, { recursive: true, force: true }));

async function newAssignment(classId: string): Promise<string> {
  const assignmentId = freshId();
  const item = { id: 'q1', skill: 'fractions.add-unlike', level: 1, points: 2, tries: 3, tryPenalty: 0 } as const;
  const dates = { openAt: NOW - HOUR, dueAt: NOW + HOUR, parentMayHandIn: true };
  const items = [{ ...item, hints: 'free' as const, variants: true }];
  const given = { assignmentId, classId, title: 'Given', instructions: '', items, ...dates };
  await act(calls.saveAssignment, saveAssignment, given, maya);
  return assignmentId;
}

const publish = (assignmentId: string) =>
  outcome(act(calls.publishAssignment, publishAssignment, { assignmentId }, maya));

/** A class in which one of three children has begun the one assignment. */
async function begunClass() {
  const made = await newClassOf(maya, 'Room 6', ['Ana López', 'Ben Osei', 'Ben Osei']);
  const [ana = ''] = made.ids;
  const assignmentId = await newAssignment(made.classId);
  expect(await publish(assignmentId)).toBe('ok');
  await act(calls.openWork, openWork, { assignmentId }, { uid: ana, name: 'Ana' });
  await hearWork(await mustRead(documents.submissions, submissionIdOf(assignmentId, ana)), NOW);
  return { ...made, ana, assignmentId };
}

type Begun = Awaited<ReturnType<typeof begunClass>>;

/** What a teacher does with a class next, and a child of it with the new card. */
async function use({ classId, ids, ana, assignmentId }: Begun): Promise<void> {
  const desk = await mustRead(documents.desks, ana);
  expect(desk).toMatchObject({ displayName: 'Ana L.', assignments: { [assignmentId]: { state: 'in-progress' } } });
  const next = await newAssignment(classId);
  expect(await publish(next)).toBe('ok');
  for (const id of ids) expect((await mustRead(documents.desks, id)).assignments[next]?.title).toBe('Given');

  const changes = [{ studentId: ana, fullName: 'Ana Lindqvist' }];
  expect(await outcome(act(calls.changeStudents, changeStudents, { classId, changes }, maya))).toBe('ok');
  expect((await mustRead(documents.desks, ana)).displayName).toBe('Ana L.');
  expect((await mustRead(documents.students, ana)).fullName).toBe('Ana Lindqvist');
  const [, keepId = '', doubleId = ''] = ids;
  expect(await outcome(act(calls.mergeStudents, mergeStudents, { classId, keepId, doubleId }, maya))).toBe('ok');

  const { code } = await act(calls.renewClassCode, renewClassCode, { classId }, maya);
  const request = { classId, requestId: freshId(), studentIds: [ana], secretKind: 'words' as const };
  const [card] = (await act(calls.reissueSecrets, reissueSecrets, request, maya)).cards;
  const { userName = '', secret = '' } = card ?? {};
  const visitor = { uid: undefined, ip: '203.0.113.7', now: NOW };
  const shown = calls.studentSignIn.input.parse({ classCode: code, userName, secret, deviceId: freshId() });
  expect(await outcome(Promise.resolve(studentSignIn(shown, visitor)))).toBe('ok');
  const { users } = await accounts().getUsers([{ uid: ana }]);
  expect(users).toMatchObject([{ customClaims: { role: 'student' }, disabled: false }]);
}

it('a child comes back from a teacher’s file, and its class goes on', async () => {
  const begun = await begunClass();
  const { classId, ana } = begun;
  const student = await mustRead(documents.students, ana);
  const head = { kind: 'child', id: ana, madeAt: NOW } as const;
  const file = readBackup(await writeBackup(head, gatherChild(ana, { classIds: [classId] })));
  const doubles = await removeStudent(student, linksIn(await linksQuery(ana).get()), standInBy('key'));
  await inTransaction((tx) => unlist(tx, student, doubles));
  expect(await documents.desks.read(ana)).toBeUndefined();
  await restore(file.head, file.lines, NOW);
  await use(begun);
});

it('a class comes back from its leader’s file, and goes on', async () => {
  const begun = await begunClass();
  const { classId } = begun;
  const head = { kind: 'class', id: classId, madeAt: NOW } as const;
  const file = readBackup(await writeBackup(head, gatherClass(classId, { classIds: [classId] })));
  await act(calls.archiveClass, archiveClass, { classId, archived: true }, maya);
  await expireClassesOf([classId], NOW + 800 * DAY, new Faults());
  expect(await documents.classes.read(classId)).toBeUndefined();
  await restore(file.head, file.lines, NOW);
  await use(begun);
});

it('a school comes back from its operators’ file, and goes on', async () => {
  const begun = await begunClass();
  const file = readBackup(await writeBackup({ kind: 'school', id: null, madeAt: NOW }, gatherSchool('operators')));
  for (const name of collectionNames) for (const { ref } of (await allOf(name).get()).docs) await ref.delete();
  for (const id of begun.ids) await accounts().deleteUser(id);
  await restore(file.head, file.lines, NOW);
  await use(begun);
});

it('a child without a desk, as files of before were restored, keeps nobody from publishing, renaming or merging', async () => {
  const { classId, ids } = await begunClass();
  const [ana = '', keepId = '', doubleId = ''] = ids;
  for (const id of ids) await documents.desks.ref(id).delete();
  const changes = [{ studentId: ana, fullName: 'Ana Lindqvist' }];
  expect(await outcome(act(calls.changeStudents, changeStudents, { classId, changes }, maya))).toBe('ok');
  expect(await outcome(act(calls.mergeStudents, mergeStudents, { classId, keepId, doubleId }, maya))).toBe('ok');
  const next = await newAssignment(classId);
  expect(await publish(next)).toBe('ok');
  for (const id of [ana, keepId]) {
    const { studentId, assignments } = await mustRead(documents.desks, id);
    expect([studentId, Object.keys(assignments)]).toEqual([id, [next]]);
  }
});
