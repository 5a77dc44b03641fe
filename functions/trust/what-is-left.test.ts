import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { DAY } from '@lemma/school/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { eraseChild } from '../src/calls/erasure/erase-child.ts';
import { restoreErased } from '../src/calls/erasure/restore-erased.ts';
import { nudgeMissing } from '../src/calls/feedback/nudge-missing.ts';
import { writeNote } from '../src/calls/notes/write-note.ts';
import { askRights } from '../src/calls/parents/ask-rights.ts';
import { closeLinking } from '../src/calls/parents/close-linking.ts';
import { createParentCode } from '../src/calls/parents/create-parent-code.ts';
import { linkParent } from '../src/calls/parents/link-parent.ts';
import { revokeParent } from '../src/calls/parents/revoke-parent.ts';
import { saveDigest } from '../src/calls/parents/save-digest.ts';
import { changeStudents } from '../src/calls/roster/change-students.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { setConsent } from '../src/calls/roster/set-consent.ts';
import { removeCoTeacher } from '../src/calls/settings/remove-co-teacher.ts';
import { postReminders } from '../src/engines/digest/post-reminders.ts';
import { storeCopy } from '../src/engines/erasure/erased-copy.ts';
import { erasureIdOf } from '../src/engines/erasure/erasure-id.ts';
import { expireClassesOf } from '../src/engines/retention/expire-classes.ts';
import { Faults } from '../src/engines/retention/faults.ts';
import { guardianIdOf } from '../src/platform/access.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import {
  act,
  freshId,
  joins,
  linked,
  NOW,
  newAdult,
  newClassOf,
  openTwoClasses,
  outcome,
  published,
} from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-what-is-left-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

async function family() {
  const [lee, toni, pat] = [await newAdult('Lee'), await newAdult('Toni'), await newAdult('Pat', 'parent')];
  const a = await newClassOf(lee, 'A', ['Ana López']);
  await joins(a.classId, toni);
  const [child = ''] = a.ids;
  return { lee, toni, pat, a, child };
}

const codeFor = async (studentId: string, by: Actor) =>
  (await act(calls.createParentCode, createParentCode, { studentId, requestId: freshId() }, by)).code;
const use = (code: string, who: Actor) => outcome(act(calls.linkParent, linkParent, { code }, who));

describe('a code for an adult', () => {
  it('works no more when its maker teaches the child no more', async () => {
    const { lee, toni, pat, a, child } = await family();
    const code = await codeFor(child, toni);
    await act(calls.removeCoTeacher, removeCoTeacher, { classId: a.classId, uid: toni.uid }, lee);
    expect(await use(code, pat)).toBe('code/unknown');
    expect(await use(await codeFor(child, lee), pat)).toBe('ok');
  });
  it('is taken back with all others by closing the linking for a moment', async () => {
    const { lee, pat, child } = await family();
    const code = await codeFor(child, lee);
    for (const closed of [true, false]) await act(calls.closeLinking, closeLinking, { studentId: child, closed }, lee);
    expect(await use(code, pat)).toBe('code/unknown');
  });
});

describe('an adult whose link was taken back', () => {
  it('has no name, note or class of the child in it, and hears nothing more', async () => {
    const { lee, pat, a, child } = await family();
    const [ola, z] = [await newAdult('Ola', 'parent'), await newClassOf(lee, 'Z')];
    for (const parent of [pat, ola]) await linked(child, lee, parent);
    const note = { studentId: child, noteId: 'n1', text: 'Counts well.', audience: 'parents' as const };
    await act(calls.writeNote, writeNote, note, lee);
    await act(calls.revokeParent, revokeParent, { studentId: child, parentId: pat.uid, block: true }, lee);
    const move = { classId: a.classId, toClassId: z.classId, studentIds: [child] };
    await act(calls.moveStudents, moveStudents, move, lee);
    const link = async ({ uid }: Actor) => mustRead(documents.guardians, guardianIdOf(child, uid));
    expect(await link(pat)).toMatchObject({ state: 'revoked', studentName: '', notes: [], classIds: [] });
    expect(await link(ola)).toMatchObject({ state: 'active', classIds: [z.classId] });

    const requestId = freshId();
    await act(calls.askRights, askRights, { studentId: child, requestId, kind: 'delete', text: '' }, ola);
    const confirm = { studentId: child, parentId: ola.uid, requestId, name: 'Ana López', answer: 'All the best.' };
    const { receipt } = await act(calls.eraseChild, eraseChild, confirm, lee);
    expect((await mustRead(documents.erasures, receipt.id)).parentIds).toEqual([ola.uid]);
    expect((await allOf('mail').get()).docs.filter(({ id }) => id.includes(pat.uid))).toEqual([]);
  });
});

describe('the copy of an erased child', () => {
  /** A child whose deletion was asked for. */
  async function asked() {
    const made = await family();
    await linked(made.child, made.lee, made.pat);
    const requestId = freshId();
    const ask = { studentId: made.child, requestId, kind: 'delete' as const, text: '' };
    await act(calls.askRights, askRights, ask, made.pat);
    const confirm = { studentId: made.child, parentId: made.pat.uid, requestId, name: 'Ana López', answer: '' };
    const erase = (now = NOW) => act(calls.eraseChild, eraseChild, confirm, made.lee, now);
    const id = erasureIdOf(made.child, requestId);
    const back = (now = NOW) => act(calls.restoreErased, restoreErased, { id }, made.lee, now);
    const write = (text: string) =>
      act(calls.writeNote, writeNote, { studentId: made.child, noteId: text, text, audience: 'student' }, made.lee);
    const notes = async () => (await documents.notes.read(made.child))?.notes.map(({ text }) => text);
    return { ...made, erase, back, write, notes, id };
  }

  it('has what was done since an earlier deletion that was undone, and its days begin anew', async () => {
    const { lee, a, child, erase, back, write, notes, id } = await asked();
    // A class of the child that is gone: the copy of the first deletion stays until it comes back.
    const z = await newClassOf(lee, 'Z');
    for (const [classId, toClassId] of [
      [a.classId, z.classId],
      [z.classId, a.classId],
    ] as const)
      await act(calls.moveStudents, moveStudents, { classId, toClassId, studentIds: [child] }, lee);
    await write('before');
    await erase();
    await documents.classes.change(z.classId, documents.classes.at(['archivedAt'], 1));
    await expireClassesOf([z.classId], NOW, new Faults());
    await back();
    await write('since');
    const later = NOW + 21 * DAY;
    await erase(later);
    expect(await documents.students.read(child)).toBeUndefined();
    expect((await mustRead(documents.erasures, id)).restorableUntil).toBe(later + 30 * DAY);
    await back(NOW + 40 * DAY);
    expect(await notes()).toEqual(['before', 'since']);
  });

  it('has what was done after a deletion that got no further than its copy', async () => {
    const { lee, a, child, erase, back, write, notes, id } = await asked();
    const rename = (fullName: string) =>
      act(calls.changeStudents, changeStudents, { classId: a.classId, changes: [{ studentId: child, fullName }] }, lee);
    const student = await mustRead(documents.students, child);
    const caller = { ...lee, ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: false };
    await storeCopy(student, id, caller);
    await rename('Ana Lopez');
    expect(await outcome(erase())).toBe('input/malformed');
    await rename('Ana López');
    await write('later');
    await erase(NOW + DAY);
    await back(NOW + 2 * DAY);
    expect(await notes()).toEqual(['later']);
  });

  it('stays where somebody else has the child’s id meanwhile', async () => {
    const lee = await newAdult('Lee');
    const pat = await newAdult('Pat', 'parent');
    const { classId } = await newClassOf(lee, 'A');
    const create = { classId, requestId: 'again', secretKind: 'words' as const, students: [{ fullName: 'Ana López' }] };
    const childOf = async () =>
      (await act(calls.createStudents, createStudents, create, lee)).cards[0]?.studentId ?? '';
    const child = await childOf();
    await linked(child, lee, pat);
    await act(calls.askRights, askRights, { studentId: child, requestId: 'r', kind: 'delete', text: '' }, pat);
    const note = { studentId: child, noteId: 'n', text: 'Real.', audience: 'student' as const };
    await act(calls.writeNote, writeNote, note, lee);
    const confirm = { studentId: child, parentId: pat.uid, requestId: 'r', name: 'Ana López', answer: '' };
    const { receipt } = await act(calls.eraseChild, eraseChild, confirm, lee);
    // Answers to requests are remembered for a day.
    for (const { ref } of (await allOf('requests').get()).docs) await ref.delete();
    expect(await childOf()).toBe(child);
    const back = () => outcome(act(calls.restoreErased, restoreErased, { id: receipt.id }, lee));
    expect(await back()).toBe('data/conflict');
    await documents.students.ref(child).delete();
    expect(await back()).toBe('ok');
    expect((await documents.notes.read(child))?.notes).toMatchObject([{ text: 'Real.' }]);
  });
});

it('leaves no letter about an erased child, reminders among them', async () => {
  const { lee, pat, a, child } = await family();
  await linked(child, lee, pat);
  const consent = { uses: ['letters' as const], by: 'school' as const, name: 'x', on: '2026-11-20' };
  await act(calls.setConsent, setConsent, { classId: a.classId, studentIds: [child], consent }, lee);
  await act(calls.saveDigest, saveDigest, { often: 'daily', language: 'en' }, pat);
  const assignmentId = await published(lee, a.classId);
  await act(calls.nudgeMissing, nudgeMissing, { assignmentId, studentIds: [child] }, lee);
  const writeLetters = () => postReminders([`${assignmentId}:${child}`], NOW);
  await writeLetters();
  const about = async () => (await allOf('mail').get()).docs.filter(({ id }) => id.includes(child));
  expect(await about()).toHaveLength(1);
  const requestId = freshId();
  await act(calls.askRights, askRights, { studentId: child, requestId, kind: 'delete', text: '' }, pat);
  const answer = { studentId: child, parentId: pat.uid, requestId, name: 'Ana López', answer: '' };
  await act(calls.eraseChild, eraseChild, answer, lee);
  expect(await about()).toEqual([]);
  // Nor does a task write one that runs again, or late.
  await writeLetters();
  expect(await about()).toEqual([]);
});
