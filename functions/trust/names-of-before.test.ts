import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { archiveClass } from '../src/calls/accounts/archive-class.ts';
import { renameClass } from '../src/calls/accounts/rename-class.ts';
import { deleteClass } from '../src/calls/erasure/delete-class.ts';
import { eraseChild } from '../src/calls/erasure/erase-child.ts';
import { restoreErased } from '../src/calls/erasure/restore-erased.ts';
import { writeNote } from '../src/calls/notes/write-note.ts';
import { askRights } from '../src/calls/parents/ask-rights.ts';
import { changeStudents } from '../src/calls/roster/change-students.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { setConsent } from '../src/calls/roster/set-consent.ts';
import { inviteCoTeacher } from '../src/calls/settings/invite-co-teacher.ts';
import { removeCoTeacher } from '../src/calls/settings/remove-co-teacher.ts';
import { letterTo } from '../src/engines/digest/post-digests.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { guardianIdOf } from '../src/platform/access.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, freshId, joins, linked, NOW, newAdult, newClassOf, openTwoClasses } from './two-classes.ts';

const [BEFORE, NOW_CALLED] = ['Zdenka Quillfeather', 'Zara Lind'];

let files = '';
beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-names-of-before-'));
  await openTwoClasses(files);
});
afterEach(() => rm(files, { recursive: true, force: true }));

async function newChild() {
  const [lee, toni, pat] = [await newAdult('Lee'), await newAdult('Toni'), await newAdult('Pat', 'parent')];
  const { classId, ids } = await newClassOf(lee, 'A', [BEFORE, 'Ben Osei']);
  const [ana = '', ben = ''] = ids;
  await joins(classId, toni);
  await linked(ana, lee, pat);
  return { lee, toni, pat, classId, ana, ben };
}

const rename = (by: Actor, classId: string, studentId: string, fullName: string) =>
  act(calls.changeStudents, changeStudents, { classId, changes: [{ studentId, fullName }] }, by);
const note = (by: Actor, studentId: string, text: string) =>
  act(calls.writeNote, writeNote, { studentId, noteId: freshId(), text, audience: 'teachers' }, by);

async function erase(studentId: string, name: string, by: Actor, parent: Actor) {
  const requestId = freshId();
  await act(calls.askRights, askRights, { studentId, requestId, kind: 'delete', text: '' }, parent);
  return act(calls.eraseChild, eraseChild, { studentId, parentId: parent.uid, requestId, name, answer: '' }, by);
}

/** A conversation of a teacher about the child, as the assistant stores it. */
async function chatOf({ uid }: Actor, classId: string, text: string): Promise<string> {
  const chatId = freshId();
  const turns = [{ id: 't', text }];
  await database().doc(`chats/${chatId}`).set({ ownerId: uid, classId, title: 'x', updatedAt: NOW, turns });
  return chatId;
}

/** Every document that has one of these words. */
async function placesWith(...words: string[]): Promise<string[]> {
  const found = await Promise.all(collectionNames.map(async (name) => (await allOf(name).get()).docs));
  return found
    .flat()
    .filter((one) => words.some((word) => `${one.ref.path} ${JSON.stringify(one.data())}`.includes(word)))
    .map(({ ref }) => ref.path);
}

describe('a child that gets another name', () => {
  it('has it before the family, in letters and in the lists of other classes at once', async () => {
    const { lee, pat, classId, ana } = await newChild();
    const z = await newClassOf(lee, 'Z');
    await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [ana] }, lee);
    const consent = { uses: ['letters' as const], by: 'school' as const, name: 'Lee', on: '2026-11-20' };
    await act(calls.setConsent, setConsent, { classId: z.classId, studentIds: [ana], consent }, lee);
    await rename(lee, z.classId, ana, NOW_CALLED);
    expect((await mustRead(documents.guardians, guardianIdOf(ana, pat.uid))).studentName).toBe(NOW_CALLED);
    const line = (await mustRead(documents.rosters, classId)).students[ana];
    expect(line).toMatchObject({ fullName: NOW_CALLED, displayName: 'Zara L.' });
    const letter = await letterTo(pat.uid, NOW);
    expect(letter?.text).toContain(NOW_CALLED);
    // Where the deletion alone reads it.
    expect(await placesWith('Quillfeather', 'Zdenka')).toEqual([`formerNames/${ana}`]);
  });

  it('is nowhere under the name of before once it is erased, and a restore knows it again', async () => {
    const { lee, pat, classId, ana, ben } = await newChild();
    await note(lee, ben, `Sits beside ${BEFORE}; Zdenka Q. helps.`);
    await rename(lee, classId, ana, NOW_CALLED);
    await note(lee, ben, `Works with ${NOW_CALLED}.`);
    const { receipt } = await erase(ana, NOW_CALLED, lee, pat);
    expect(await placesWith(ana, 'Zdenka', NOW_CALLED)).toEqual([]);
    await act(calls.restoreErased, restoreErased, { id: receipt.id }, lee);
    expect(await documents.formerNames.read(ana)).toMatchObject({ names: [BEFORE] });
  });

  it('does not take a name from the classmate who has it now', async () => {
    const { lee, pat, classId, ana, ben } = await newChild();
    await rename(lee, classId, ana, NOW_CALLED);
    await rename(lee, classId, ben, BEFORE);
    await note(lee, ben, `${BEFORE} counts well.`);
    await erase(ana, NOW_CALLED, lee, pat);
    expect((await mustRead(documents.notes, ben)).notes[0]?.text).toBe(`${BEFORE} counts well.`);
  });
});

it('a child gets another name though the list of a class of before cannot be read', async () => {
  const { lee, classId, ana } = await newChild();
  const z = await newClassOf(lee, 'Z');
  await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [ana] }, lee);
  await database().doc(`rosters/${classId}`).update({ students: 'none' });
  await rename(lee, z.classId, ana, NOW_CALLED);
  expect(await documents.students.read(ana)).toMatchObject({ fullName: NOW_CALLED });
});

describe('an erased child is in no text', () => {
  it('of a teacher who was removed from the class', async () => {
    const { lee, toni, pat, classId, ana } = await newChild();
    const [theirs, own] = [
      await chatOf(toni, classId, `How is ${BEFORE}?`),
      await chatOf(lee, classId, `How is ${BEFORE}?`),
    ];
    await act(calls.removeCoTeacher, removeCoTeacher, { classId, uid: toni.uid }, lee);
    // No line of the log keeps it from being erased, and each says what can be read of it.
    const lines = (await documents.audit.where(['classId', '==', classId]).get()).docs;
    for (const { ref } of lines) await database().doc(ref.path).update({ at: 'long ago', count: 'one' });
    for (let more = 0; more < 120; more += 1)
      await database()
        .doc(`audit/${freshId()}`)
        .set({ action: 'teacher-added', by: `t${more}`, classId, subject: 7 });
    await erase(ana, BEFORE, lee, pat);
    expect(await placesWith(ana, 'Quillfeather')).toEqual([]);
    for (const chatId of [theirs, own])
      expect(JSON.stringify((await documents.chats.ref(chatId).get()).data())).toContain('How is ');
  });

  it('of a teacher of a class that was deleted, or on a classmate of it', async () => {
    const { lee, toni, pat, classId, ana, ben } = await newChild();
    const z = await newClassOf(toni, 'Z');
    await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [ana, ben] }, toni);
    await chatOf(lee, classId, `How is ${BEFORE}?`);
    await note(toni, ben, `Sits beside ${BEFORE}.`);
    await act(calls.archiveClass, archiveClass, { classId, archived: true }, lee);
    await act(calls.deleteClass, deleteClass, { classId, name: 'A' }, lee);
    await expireClassesOf([classId], NOW, new Faults());
    expect(await documents.classes.read(classId)).toBeUndefined();
    await erase(ana, BEFORE, toni, pat);
    expect(await placesWith(ana, 'Quillfeather')).toEqual([]);
  });

  it('on a classmate who moved away', async () => {
    const { lee, pat, classId, ana, ben } = await newChild();
    const z = await newClassOf(lee, 'Z');
    await note(lee, ben, `Sits beside ${BEFORE}.`);
    await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [ben] }, lee);
    await erase(ana, BEFORE, lee, pat);
    expect(await placesWith(ana, 'Quillfeather')).toEqual([]);
  });
});

it('a class that gets another name has it in invitations that wait for an answer', async () => {
  const [lee, toni] = [await newAdult('Lee'), await newAdult('Toni')];
  const { classId } = await newClassOf(lee, 'Old name');
  await act(calls.inviteCoTeacher, inviteCoTeacher, { classId, email: toni.email, role: 'teaches' }, lee);
  await act(calls.renameClass, renameClass, { classId, name: 'New name', grade: 6 }, lee);
  const invitations = documents.invitations.every((await allOf('invitations').get()).docs);
  expect(invitations.map(({ className }) => className)).toEqual(['New name']);
});
