import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { startInterview } from '../src/calls/training/start-interview.ts';
import { noteOutdatedEverywhere } from '../src/domain/evidence/note-outdated.ts';
import { foldClass } from '../src/engines/folding/fold-class.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { requireWaiting } from '../src/platform/sessions.ts';
import { makeClass, openMemory } from './school-in-memory.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const teacher = {
  ...{ uid: 'teacher', name: 'Maya Okafor', email: 'maya@school.example' },
  ...{ ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: false },
};

beforeAll(async () => {
  openMemory();
  // What is stored from now on was stored at this moment.
  await makeClass(NOW, 0, 1);
  await database()
    .doc(`users/${teacher.uid}`)
    .set({ uid: teacher.uid, email: teacher.email, fullName: teacher.name, role: 'teacher', createdAt: new Date(NOW) });
});

/** The names of the collections that are read meanwhile, once for each document. */
async function readBy(work: () => Promise<unknown>): Promise<string[]> {
  const client = database();
  const before: unknown = Reflect.get(client, 'requestStream');
  if (typeof before !== 'function') throw new Error('The client reads in another way.');
  const read: string[] = [];
  Object.assign(client, {
    requestStream: async (...given: unknown[]): Promise<unknown> => {
      if (given[0] === 'batchGetDocuments')
        read.push(...Object(given[2]).documents.map((name: string) => name.split('/').at(-2)));
      return Reflect.apply(before, client, given);
    },
  });
  await work().finally(() => Object.assign(client, { requestStream: before }));
  return read;
}

it('looks once for the profile of an adult who never saved settings, and again when the account may be gone', async () => {
  expect(await readBy(() => requireWaiting(teacher))).toEqual(['settings', 'users']);
  expect(await readBy(() => requireWaiting(teacher))).toEqual(['settings', 'users']);
  await database().doc(`users/${teacher.uid}`).delete();
  await expect(requireWaiting({ ...teacher, now: NOW + HOUR / 2 })).rejects.toThrow('auth/incomplete');
});

it('reads the names of a teacher’s classes for a new interview only', async () => {
  await createClass(calls.createClass.input.parse({ name: '6A', grade: 6 }), teacher);
  const start = () => startInterview({ interviewId: 'one', scenarioId: 'f1', limits: {} }, teacher);
  expect(await readBy(start)).toContain('rosters');
  expect(await readBy(start)).not.toContain('rosters');
});

/** Does something before the notes of a fold are deleted. @returns how many requests delete notes until it is over. */
async function deletionsBy(work: () => Promise<unknown>, before: () => Promise<unknown>): Promise<number> {
  const client = database();
  const request: unknown = Reflect.get(client, 'request');
  if (typeof request !== 'function') throw new Error('The client sends its requests in another way.');
  let deletions = 0;
  Object.assign(client, {
    request: async (...given: unknown[]): Promise<unknown> => {
      const writes: unknown[] = Object(given[1]).writes ?? [];
      if (writes.some((one) => String(Object(one).delete).includes('/insightMarks/'))) {
        deletions += 1;
        if (deletions === 1) await before();
      }
      return Reflect.apply(request, client, given);
    },
  });
  await work().finally(() => Object.assign(client, { request }));
  return deletions;
}

it('deletes the notes of a fold in one request, and leaves one that was written again meanwhile', async () => {
  const { classId } = await createClass(calls.createClass.input.parse({ name: '6B', grade: 6 }), teacher);
  const students = ['Ana López', 'Ben Osei', 'Mei Chen'].map((fullName) => ({ fullName }));
  const request = { classId, requestId: 'students', secretKind: 'words', students };
  const { cards } = await createStudents(calls.createStudents.input.parse(request), teacher);
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
