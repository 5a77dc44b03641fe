import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { makePlan } from '../src/calls/plans/make-plan.ts';
import { remakePlan } from '../src/calls/plans/remake-plan.ts';
import { startInterview } from '../src/calls/training/start-interview.ts';
import { noteOutdatedEverywhere } from '../src/domain/evidence/note-outdated.ts';
import { foldClass } from '../src/engines/folding/fold-class.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { requireWaiting } from '../src/platform/sessions.ts';
import { beforeRequests } from './before-requests.ts';
import { makeClass, openMemory, storeTeacher, teacher } from './school-in-memory.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const maya = teacher(NOW, 'teacher');

beforeAll(async () => {
  openMemory();
  // What is stored from now on was stored at this moment.
  await makeClass(NOW, 0, 1);
  await storeTeacher(maya);
});

/** The names of the collections that are read meanwhile, once for each document. */
async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  const stop = beforeRequests('requestStream', ([method, , asked]) => {
    if (method === 'batchGetDocuments')
      read.push(...Object(asked).documents.map((name: string) => name.split('/').at(-2)));
  });
  await work().finally(stop);
  return read;
}

it('looks once for the profile of an adult who never saved settings, and again when the account may be gone', async () => {
  const waits = { ...maya, mustPass: true };
  expect(await readBy(() => requireWaiting(waits))).toEqual(['settings', 'users', 'sessions']);
  expect(await readBy(() => requireWaiting(waits))).toEqual(['settings', 'users', 'sessions']);
  await database().doc(`users/${maya.uid}`).delete();
  await expect(requireWaiting({ ...waits, now: NOW + HOUR / 2 })).rejects.toThrow('auth/incomplete');
});

it('reads the names of a teacher’s classes for a new interview only', async () => {
  await createClass(calls.createClass.input.parse({ name: '6A', grade: 6 }), maya);
  const start = () => startInterview({ interviewId: 'one', scenarioId: 'f1', limits: {} }, maya);
  expect(await readBy(start)).toContain('rosters');
  expect(await readBy(start)).not.toContain('rosters');
});

it('reads what a class has shown for a plan that is made anew only while the plan’s owner teaches the class', async () => {
  const { classId } = await createClass(calls.createClass.input.parse({ name: '6C', grade: 6 }), maya);
  const asked = { standard: '5.NF.A.1', minutes: 45, model: 'explore', needs: [], classId };
  await makePlan(calls.makePlan.input.parse({ planId: 'plan', request: asked }), maya);
  const anew = (version: number) => () => remakePlan({ planId: 'plan', version }, maya);
  expect(await readBy(anew(1))).toContain('insights');
  await documents.classes.change(classId, documents.classes.at(['teacherIds'], []));
  expect(await readBy(anew(2))).not.toContain('insights');
});

/** Does something before the notes of a fold are deleted. @returns how many requests delete notes until it is over. */
async function deletionsBy(work: () => Promise<unknown>, before: () => Promise<unknown>): Promise<number> {
  let deletions = 0;
  const stop = beforeRequests('request', async ([, commit]) => {
    const writes: unknown[] = Object(commit).writes ?? [];
    if (!writes.some((one) => String(Object(one).delete).includes('/insightMarks/'))) return;
    deletions += 1;
    if (deletions === 1) await before();
  });
  await work().finally(stop);
  return deletions;
}

it('deletes the notes of a fold in one request, and leaves one that was written again meanwhile', async () => {
  const { classId } = await createClass(calls.createClass.input.parse({ name: '6B', grade: 6 }), maya);
  const students = ['Ana López', 'Ben Osei', 'Mei Chen'].map((fullName) => ({ fullName }));
  const request = { classId, requestId: 'students', secretKind: 'words', students };
  const { cards } = await createStudents(calls.createStudents.input.parse(request), maya);
  const ids = cards.map(({ studentId }) => studentId);
  const note = (studentId: string) => noteOutdatedEverywhere(studentId, NOW);
  const fold = async () => {
    await documents.insightLeases.put(atOnce, classId, { holder: 'test', until: 0, wroteAt: 0 });
    await foldClass(classId, 'test', async () => undefined);
  };
  const left = async () => documents.insightMarks.every((await allOf('insightMarks').get()).docs);
  await Promise.all(ids.map(note));
  expect(await deletionsBy(fold, async () => undefined)).toBe(1);
  expect(await left()).toEqual([]);
  await Promise.all(ids.map(note));
  await deletionsBy(fold, () => note(ids[0] ?? ''));
  expect((await left()).map(({ studentId }) => studentId)).toEqual(ids.slice(0, 1));
});
