import { DAY } from '@lemma/school/time';
import { signInByPassword, writeProfile } from '@lemma/testing';
import { beforeAll, expect, it } from 'vitest';
import { namesIn, ownIn, ownQueries } from '../src/engines/erasure/whose.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { documents } from '../src/platform/documents.ts';
import {
  admin,
  backend,
  bringIn,
  everything,
  newClass,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
  stored,
} from './school.ts';

// This call initializes the database client of this process, as in the functions.
beforeAll(() => documents.users.read('nobody'));

const address = (): string => `${newId()}@test.example`;

/** The paths of documents that contain one of these words. */
const saying = async (...words: readonly string[]): Promise<string[]> =>
  [...(await everything())]
    .filter((entry) => words.some((word) => entry.join(' ').includes(word)))
    .map(([path]) => path);
const collectionsOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('/')[0]))].sort();

/**
 * A class whose owner teaches it with a colleague and has offered them ownership, and an address that is invited into
 * it.
 */
async function ledByTwo() {
  const [mine, theirs, asked] = [address(), address(), address()];
  const teacher = await newTeacher({ email: mine, fullName: 'Quillfeather Lead' });
  const colleague = await newTeacher({ email: theirs, fullName: 'Ines Ort' });
  const { classId } = await teacher.call('createClass', { name: '6B Mathematics', grade: 6 });
  await bringIn(teacher, colleague, { classId, email: theirs });
  await teacher.call('handOverLead', { classId, uid: colleague.uid });
  const { id } = await teacher.call('inviteCoTeacher', { classId, email: asked, role: 'teaches' });
  return { teacher, colleague, classId, mine, theirs, asked, id };
}

it('deletes the invitations sent by somebody who deletes their account, with their letters', async () => {
  const { teacher, colleague, classId, theirs, asked, id } = await ledByTwo();
  const invited = await newTeacher({ email: asked });
  await teacher.call('deleteMyAccount', {});
  expect(await saying('Quillfeather')).toEqual([]);
  expect(await saying(asked)).toEqual([`users/${invited.uid}`]);
  // The audit log keeps the person's actions by id, and the class continues.
  // For two hours it is noted that the account has left.
  expect(collectionsOf(await saying(teacher.uid))).toEqual(['audit', 'throttles']);
  expect(await stored(`classes/${classId}`)).toMatchObject({ leaderId: colleague.uid, teacherIds: [colleague.uid] });
  expect(await outcomeOf(invited.call('answerInvitation', { id, accept: true }))).toBe('data/not-found');
  expect(await saying(theirs)).toEqual([`users/${colleague.uid}`]);
});

it('lets nobody make a profile anew with a token of the account that is gone', async () => {
  const own = { email: address(), password: 'correct horse', fullName: 'Quill', role: 'teacher' } as const;
  const teacher = await newTeacher(own);
  const { uid, idToken = '' } = teacher;
  await teacher.call('deleteMyAccount', {});
  expect(await outcomeOf(writeProfile(backend, uid, idToken, own))).toBe('auth/forbidden');
  expect(await stored(`users/${uid}`)).toBeUndefined();
  await expect.poll(() => outcomeOf(teacher.call('saveDigest', { often: 'daily' }))).toBe('auth/incomplete');
});

it('deletes the invitations to the address, so that its next owner must be invited again', async () => {
  const { teacher, classId, asked, id } = await ledByTwo();
  await teacher.call('inviteCoTeacher', { classId, email: asked, role: 'teaches' });
  const invited = await newTeacher({ email: asked });
  await invited.call('deleteMyAccount', {});
  expect(await saying(asked)).toEqual([]);
  expect((await teacher.call('listCoTeachers', { classId })).invitations?.map(({ kind }) => kind)).toEqual(['lead']);
  const next = await newTeacher({ email: asked });
  expect(await outcomeOf(next.call('answerInvitation', { id, accept: true }))).toBe('data/not-found');
});

it('deletes the invitations to a class when the class expires', async () => {
  const { teacher, colleague, classId, theirs, asked, mine } = await ledByTwo();
  const archivedAt = Date.now() - 4000 * DAY;
  await admin().doc(`classes/${classId}`).update({ archivedAt });
  const faults = new Faults();
  expect(await expireClassesOf([classId], Date.now(), faults)).toEqual({ students: 0, classes: 1 });
  faults.tell();
  expect(await saying(asked)).toEqual([]);
  // What is deleted can come back for 30 days, so its receipt names it until then.
  expect(collectionsOf(await saying(classId))).toEqual(['audit', 'erased']);
  // Both continue, and no other data of theirs is deleted.
  expect(await saying(mine, theirs)).toEqual([`users/${teacher.uid}`, `users/${colleague.uid}`].sort());
});

it('gives both sides a copy of the invitations, and nobody else', async () => {
  const { teacher, asked, id } = await ledByTwo();
  const invited = await newTeacher({ email: asked });
  const { data } = await teacher.call('exportMyData', {});
  expect(data.invitations).toHaveLength(3);
  expect((await invited.call('exportMyData', {})).data.invitations).toMatchObject([{ id, email: asked }]);
  expect((await (await newTeacher()).call('exportMyData', {})).data.invitations).toEqual([]);
});

it('leaves nothing of a deleted account in a collection that belongs to it', async () => {
  const teacher = await newTeacher();
  const { uid } = teacher;
  await teacher.call('saveSettings', {});
  for (const name of ownIn('adult').filter((one) => !['users', 'settings', 'shelves', 'sessions'].includes(one)))
    await admin().doc(`${name}/${uid}`).set({ uid });
  const others = ownQueries('adult', uid);
  for (const [name] of others.filter(([one]) => one !== 'uploads'))
    await admin().collection(name).add({ uid, ownerId: uid, teacherId: uid, byId: uid });
  expect((await saying(uid)).length).toBeGreaterThan(others.length + 5);
  await teacher.call('deleteMyAccount', {});
  expect(await saying(uid)).toEqual([`throttles/left-${uid}`]);
});

it('gives everybody a copy of all collections that the list promises', async () => {
  const { teacher, cards, code } = await newClass();
  const [card] = cards;
  if (!card) throw new Error('no card');
  const parent = await newParent();
  await parent.call('linkParent', await teacher.call('createParentCode', { studentId: card.studentId }));
  const copies = [await teacher.call('exportMyData', {}), await (await signIn(code, card)).call('exportMyData', {})];
  const own = new Set(copies.flatMap(({ data }) => Object.keys(data)));
  expect([...own].sort()).toEqual([...new Set(namesIn('own').map(([, called]) => called))].sort());
  const family = Object.keys((await parent.call('exportChild', { studentId: card.studentId })).data);
  expect(family.sort()).toEqual(
    namesIn('family')
      .map(([, called]) => called)
      .sort(),
  );
});

it('leaves no child linked to an adult who deletes the account while a code is typed on another device', async () => {
  const { teacher, cards } = await newClass(['Ana López']);
  const studentId = cards[0]?.studentId ?? '';
  for (let round = 0; round < 4; round += 1) {
    const parent = await newParent();
    const { code } = await teacher.call('createParentCode', { studentId });
    await Promise.all([outcomeOf(parent.call('linkParent', { code })), parent.call('deleteMyAccount', {})]);
    const link = await stored(`guardians/${studentId}_${parent.uid}`);
    expect([link?.state ?? 'revoked', link?.parentName ?? '']).toEqual(['revoked', '']);
  }
});

it('ends every session of a deleted account within a second', async () => {
  const own = { email: address(), password: 'correct horse' };
  const teacher = await newTeacher(own);
  const other = await signInByPassword(backend, own);
  await other.call('noteSession', {});
  await teacher.call('deleteMyAccount', {});
  const begun = performance.now();
  for (const session of [teacher, other])
    await expect
      .poll(() => outcomeOf(session.call('noteSession', {})), { interval: 50 })
      .toMatch(/^auth\/(incomplete|signed-out)$/);
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(await outcomeOf(other.call('createClass', { name: '6B', grade: 6 }))).not.toBe('ok');
});
