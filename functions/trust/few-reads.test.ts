import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { startInterview } from '../src/calls/training/start-interview.ts';
import { database } from '../src/platform/database.ts';
import { requireWaiting } from '../src/platform/sessions.ts';
import { openMemory } from './school-in-memory.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const teacher = {
  ...{ uid: 'teacher', name: 'Maya Okafor', email: 'maya@school.example' },
  ...{ ip: '127.0.0.1', now: NOW, signedInAt: NOW, isStudent: false },
};

beforeAll(async () => {
  openMemory();
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
