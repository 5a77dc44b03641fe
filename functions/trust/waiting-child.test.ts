import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { archiveClass } from '../src/calls/accounts/archive-class.ts';
import { reissueSecrets } from '../src/calls/accounts/reissue-secrets.ts';
import { studentSignIn } from '../src/calls/accounts/student-sign-in.ts';
import { deleteClass } from '../src/calls/erasure/delete-class.ts';
import { writeNote } from '../src/calls/notes/write-note.ts';
import { createParentCode } from '../src/calls/parents/create-parent-code.ts';
import { startPractice } from '../src/calls/practice/start-practice.ts';
import { changeAccounts } from '../src/calls/roster/change-accounts.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { bringClassBack } from '../src/engines/erasure/bring-class-back.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { guardianIdOf, requireStudent } from '../src/platform/access.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { accounts } from '../src/platform/firebase.ts';
import { asStored, differences } from './as-stored.ts';
import { act, freshId, joins, linked, NOW, newAdult, newClassOf, openTwoClasses, outcome } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-waiting-child-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

/** A child whom a co-teacher took from class A into class Z, which is then deleted. */
async function withoutClass(
  between: (made: { z: string; child: string; toni: Actor }) => Promise<void> = async () => {},
) {
  const [lee, toni, pat] = [await newAdult('Lee'), await newAdult('Toni'), await newAdult('Pat', 'parent')];
  const a = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei']);
  await joins(a.classId, toni);
  const z = await newClassOf(toni, 'Z');
  const [child = ''] = a.ids;
  await accounts().importUsers([{ uid: child, disabled: false, customClaims: { role: 'student' } }]);
  await linked(child, lee, pat);
  const move = { classId: a.classId, toClassId: z.classId, studentIds: [child] };
  await act(calls.moveStudents, moveStudents, move, toni);
  await between({ z: z.classId, child, toni });
  await act(calls.archiveClass, archiveClass, { classId: z.classId, archived: true }, toni);
  const before = await asStored(files);
  await act(calls.deleteClass, deleteClass, { classId: z.classId, name: 'Z' }, toni);
  await expireClassesOf([z.classId], NOW, new Faults());
  const restored = async () => {
    const [record] = (await allOf('erased').get()).docs.filter((one) => one.get('classIds')?.[0] === z.classId);
    const copy = await mustRead(documents.erased, record?.id ?? '');
    if (copy.ofClass)
      await documents.erased.change(record?.id ?? '', documents.erased.at(['ofClass', 'restoringAt'], NOW));
    await bringClassBack(record?.id ?? '', NOW + 29 * DAY);
  };
  return { lee, toni, pat, a, z, child, before, restored };
}

const asChild = (uid: string) => ({ uid, name: 'Ana López' });
const isDisabled = async (uid: string) => (await accounts().getUsers([{ uid }])).users[0]?.disabled;

it('a child whose only class was deleted comes in nowhere, and nobody has more of the child than before', async () => {
  const { lee, toni, pat, a, z, child } = await withoutClass();
  expect(await documents.students.read(child)).toMatchObject({
    classIds: [],
    pastClassIds: [a.classId],
    state: 'archived',
  });
  expect(await isDisabled(child)).toBe(true);
  const caller = { ...asChild(child), ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: true };
  expect(await outcome(requireStudent(caller))).toBe('auth/forbidden');
  expect(await outcome(act(calls.startPractice, startPractice, { start: true }, asChild(child)))).toBe(
    'auth/forbidden',
  );
  const card = { userName: 'ana', secret: 'any', deviceId: 'tablet' };
  for (const classCode of [a.code, z.code]) {
    const input = calls.studentSignIn.input.parse({ ...card, classCode });
    const visitor = { uid: undefined, ip: '127.0.0.1', now: NOW };
    expect(await outcome(studentSignIn(input, visitor))).toBe('sign-in/refused');
  }

  const taken = await documents.students.read(child);
  const [other, classId] = [await newClassOf(lee, 'B'), a.classId];
  for (const who of [lee, toni]) {
    const note = { studentId: child, noteId: freshId(), text: 'Mine.', audience: 'teachers' as const };
    expect(await outcome(act(calls.writeNote, writeNote, note, who))).toBe('auth/forbidden');
    const code = { studentId: child, requestId: freshId() };
    expect(await outcome(act(calls.createParentCode, createParentCode, code, who))).toBe('auth/forbidden');
    for (const change of ['restore', 'unlock'] as const)
      await outcome(act(calls.changeAccounts, changeAccounts, { classId, studentIds: [child], change }, who));
    const move = { classId, toClassId: other.classId, studentIds: [child] };
    await outcome(act(calls.moveStudents, moveStudents, move, who));
    const cards = { classId, studentIds: [child], secretKind: 'words' as const, requestId: freshId() };
    await outcome(act(calls.reissueSecrets, reissueSecrets, cards, who));
  }
  expect(await documents.students.read(child)).toEqual(taken);
  expect(await documents.guardians.read(guardianIdOf(child, pat.uid))).toMatchObject({ state: 'active', classIds: [] });
});

it.each(['as they were', 'locked'])(
  'gives everything back when the class is restored within 30 days: %s',
  async (how) => {
    const { z, before, restored, child } = await withoutClass(async ({ z: classId, child: studentId, toni }) => {
      if (how === 'locked')
        await act(calls.changeAccounts, changeAccounts, { classId, studentIds: [studentId], change: 'lock' }, toni);
    });
    await restored();
    // Archived anew, so that its time begins again.
    const changed = differences(before, await asStored(files)).filter((path) => path !== `classes/${z.classId}`);
    expect(changed).toEqual([]);
    expect((await mustRead(documents.students, child)).classIds).toEqual([z.classId]);
    expect(await isDisabled(child)).toBe(how === 'locked');
  },
);
