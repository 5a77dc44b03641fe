import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { reissueSecrets } from '../src/calls/accounts/reissue-secrets.ts';
import { studentSignIn } from '../src/calls/accounts/student-sign-in.ts';
import { whoLooked } from '../src/calls/erasure/who-looked.ts';
import { changeStudents } from '../src/calls/roster/change-students.ts';
import { type BackupHead, readBackup, writeBackup } from '../src/engines/erasure/backup-file.ts';
import { gatherChild, gatherClass } from '../src/engines/erasure/gather.ts';
import { restoreByCommand } from '../src/engines/erasure/restore-by-command.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { accounts } from '../src/platform/firebase.ts';
import { asStored, differences } from './as-stored.ts';
import { beforeRequests } from './before-requests.ts';
import { act, freshId, joins, NOW, newAdult, newClassOf, openTwoClasses, outcome } from './two-classes.ts';

let files = '';
let maya: Actor;
let there: Awaited<ReturnType<typeof newClassOf>>;

beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-other-'));
  await openTwoClasses(files);
  maya = await newAdult('Maya Okafor');
  there = await newClassOf(maya, 'Room 6', ['Ana López', 'Ben Osei']);
  await joins(there.classId, await newAdult('Olga Onlooker'), 'looks-on');
});
afterEach(() => rm(files, { recursive: true, force: true }));

type Extent = Parameters<typeof gatherChild>[1];
const saved = async (kind: 'class' | 'child', id: string, extent: Extent) => {
  const lines = kind === 'class' ? gatherClass(id, extent) : gatherChild(id, extent);
  return readBackup(await writeBackup({ kind, id, madeAt: NOW }, lines));
};

/** Another installation, in which there is nothing of the one before but what its files bring. */
async function elsewhere() {
  for (const name of collectionNames) for (const { ref } of (await allOf(name).get()).docs) await ref.delete();
  for (const { uid } of (await accounts().listUsers()).users) await accounts().deleteUser(uid);
  return newAdult('Noor Haddad');
}

/** Signs a child in with a new card of this teacher. */
async function signsIn(studentId: string, classId: string, teacher: Actor): Promise<string> {
  const request = { classId, requestId: freshId(), studentIds: [studentId], secretKind: 'words' as const };
  const [card] = (await act(calls.reissueSecrets, reissueSecrets, request, teacher)).cards;
  const { userName = '', secret = '' } = card ?? {};
  const { code } = await mustRead(documents.classes, classId);
  const shown = calls.studentSignIn.input.parse({ classCode: code, userName, secret, deviceId: freshId() });
  return outcome(Promise.resolve(studentSignIn(shown, { uid: undefined, ip: '203.0.113.7', now: NOW })));
}

type File = { readonly head: BackupHead; readonly lines: Parameters<typeof restoreByCommand>[1] };
const restored = ({ head, lines }: File, wishes: object) => restoreByCommand(head, lines, NOW, wishes);

/** How often each student of a class is told of a restore. */
async function toldOf(ids: readonly string[]): Promise<readonly number[]> {
  const all = documents.audit.every((await allOf('audit').get()).docs);
  const told = all.filter(({ action }) => action === 'backup-restored').flatMap(({ studentIds = [] }) => studentIds);
  return ids.map((id) => told.filter((one) => one === id).length);
}

/** Has writes of the database fail from the `cutAt`th on. @returns what ends that. */
function cutFrom(cutAt: number): () => void {
  let steps = 0;
  return beforeRequests('request', ([method]) => {
    if (method === 'commit') steps += 1;
    if (method === 'commit' && steps >= cutAt) throw new Error('cut');
  });
}

/** Breaks a restore off at this write, and repeats it. @returns whether there was such a write. */
async function isCut(file: File, wishes: object, cutAt: number): Promise<boolean> {
  const end = cutFrom(cutAt);
  const first = await outcome(restored(file, wishes)).finally(end);
  if (first === 'ok') return false;
  expect(first, `cut at ${cutAt}`).toContain('cut');
  expect(await outcome(restored(file, wishes)), `again, after a cut at ${cutAt}`).toBe('ok');
  return true;
}

it.each(['whole', 'of a button'])(
  'gives a class of elsewhere to a teacher of here, from a file that is %s',
  async (of) => {
    const { classId, code, ids } = there;
    const [ana = ''] = ids;
    const file = await saved('class', classId, of === 'whole' ? 'whole' : { classIds: [classId] });
    const noor = await elsewhere();
    // A class of here has the code that the class had there.
    await database().doc(`classCodes/${code}`).set({ classId: 'a class of here', expiresAt: NOW });
    await restored(file, { leader: noor.email });

    const now = await mustRead(documents.classes, classId);
    expect(now).toMatchObject({ leaderId: noor.uid, teacherIds: [noor.uid], teacherName: 'Noor Haddad' });
    expect(now.onlookerIds).toBeUndefined();
    expect(await mustRead(documents.classCodes, code)).toMatchObject({ classId: 'a class of here' });
    expect(await mustRead(documents.classCodes, now.code)).toMatchObject({ classId });
    const changes = [{ studentId: ana, fullName: 'Ana Lindqvist' }];
    expect(await outcome(act(calls.changeStudents, changeStudents, { classId, changes }, noor))).toBe('ok');
    expect(await outcome(act(calls.changeStudents, changeStudents, { classId, changes }, maya))).toBe('auth/forbidden');
    expect(await signsIn(ana, classId, noor)).toBe('ok');
    for (const studentId of ids) {
      const { laterActs = [] } = await act(calls.whoLooked, whoLooked, { studentId }, noor);
      expect(laterActs).toContainEqual(expect.objectContaining({ action: 'backup-restored', id: 'operator' }));
    }
  },
);

it('puts a child of elsewhere into a class of here, under a user name that is free', async () => {
  const [ana = ''] = there.ids;
  const { fullName, userName } = await mustRead(documents.students, ana);
  const file = await saved('child', ana, { classIds: [there.classId] });
  const noor = await elsewhere();
  const { classId, ids } = await newClassOf(noor, 'Room 1', [fullName, 'Cleo Diaz']);
  await restored(file, { into: classId });

  const student = await mustRead(documents.students, ana);
  expect(student).toMatchObject({ fullName, classIds: [classId], pastClassIds: [] });
  const { students } = await mustRead(documents.rosters, classId);
  expect(Object.keys(students).sort()).toEqual([...ids, ana].sort());
  expect(students[ana]).toMatchObject({ userName: student.userName, groupIds: [] });
  expect(student.userName).not.toBe(userName);
  expect((await mustRead(documents.boards, classId)).studentCount).toBe(3);
  expect(await signsIn(ana, classId, noor)).toBe('ok');
});

it('goes on with a class wherever it broke off: with one code, and each child is told of it once', async () => {
  const { classId, ids } = there;
  const file = await saved('class', classId, 'whole');
  const isOfHere = (path: string) => /^(?:classes|classCodes|users|account )/.test(path);
  const { email } = await elsewhere();
  await restored(file, { leader: email });
  const wanted = await asStored(files);
  let cuts = 0;
  for (let isThere = true; isThere; ) {
    isThere = await isCut(file, { leader: (await elsewhere()).email }, cuts + 1);
    cuts += Number(isThere);
    const { code } = await mustRead(documents.classes, classId);
    expect((await allOf('classCodes').get()).docs.map(({ id }) => id)).toEqual([code]);
    expect(await toldOf(ids)).toEqual(ids.map(() => 1));
    expect(differences(wanted, await asStored(files)).filter((path) => !isOfHere(path))).toEqual([]);
  }
  expect(cuts).toBeGreaterThan(5);
});

it('goes on with a child wherever it broke off, and the family is told of it once', async () => {
  const [ana = ''] = there.ids;
  const file = await saved('child', ana, { classIds: [there.classId] });
  let cuts = 0;
  for (let isThere = true; isThere; ) {
    const { classId } = await newClassOf(await elsewhere(), 'Room 1', ['Cleo Diaz']);
    isThere = await isCut(file, { into: classId }, cuts + 1);
    cuts += Number(isThere);
    expect(await toldOf([ana])).toEqual([1]);
    const { userName } = await mustRead(documents.students, ana);
    expect((await mustRead(documents.rosters, classId)).students[ana]?.userName).toBe(userName);
  }
  expect(cuts).toBeGreaterThan(2);
});

it('refuses a teacher who has not confirmed the address, a class that is not here, and a wish for the other kind', async () => {
  const [ana = ''] = there.ids;
  const [ofClass, ofChild] = [await saved('class', there.classId, 'whole'), await saved('child', ana, 'whole')];
  const inItsSchool = outcome(restored(ofChild, { into: (await newClassOf(maya, 'Room 7')).classId }));
  expect(await inItsSchool).toBe('data/conflict');
  const noor = await elsewhere();
  await accounts().updateUser(noor.uid, { emailVerified: false });
  expect(await outcome(restored(ofClass, { leader: noor.email }))).toBe('data/not-found');
  expect(await outcome(restored(ofClass, { leader: 'nobody@school.example' }))).toBe('data/not-found');
  expect(await outcome(restored(ofChild, { into: 'nowhere' }))).toBe('data/not-found');
  expect(await outcome(restored(ofChild, { leader: noor.email }))).toBe('input/malformed');
  expect(await outcome(restored(ofClass, { into: there.classId }))).toBe('input/malformed');
  expect(await documents.classes.read(there.classId)).toBeUndefined();
});
