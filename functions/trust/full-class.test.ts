import { calls } from '@lemma/school/calls';
import { MOST_IN_A_CLASS } from '@lemma/school/class';
import { MINUTE } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { createClass } from '../src/calls/accounts/create-class.ts';
import { createStudents } from '../src/calls/accounts/create-students.ts';
import { takeCards } from '../src/domain/accounts/take-cards.ts';
import { documents } from '../src/platform/documents.ts';
import { accounts, atOnce } from '../src/platform/firebase.ts';
import { openMemory, storeTeacher, teacher } from './school-in-memory.ts';

const NOW = Date.UTC(2026, 8, 1, 8);
const maya = teacher(NOW, 'maya');
const made: unknown[] = [];

beforeAll(async () => {
  openMemory();
  await storeTeacher(maya);
  const { importUsers } = accounts();
  Object.assign(accounts(), {
    importUsers: (users: Parameters<typeof importUsers>[0]) => {
      made.push(...users);
      return importUsers(users);
    },
  });
});

it('makes no account in the auth service for a child for whom the class has no room', async () => {
  const { classId } = await createClass(calls.createClass.input.parse({ name: '6A', grade: 6 }), maya);
  const add = (requestId: string, fullName: string) =>
    createStudents(
      calls.createStudents.input.parse({ classId, requestId, secretKind: 'words', students: [{ fullName }] }),
      maya,
    );
  const { cards } = await add('first', 'Ana López');
  expect(made).toHaveLength(1);
  const line = (await documents.rosters.read(classId))?.students[cards[0]?.studentId ?? ''];
  if (line === undefined) throw new Error('no line');
  const full = Array.from({ length: MOST_IN_A_CLASS }, (_, n) => [`s${n}`, { ...line, id: `s${n}` }] as const);
  await documents.rosters.put(atOnce, classId, { classId, students: Object.fromEntries(full), groups: undefined });
  await expect(add('second', 'Ben Osei')).rejects.toMatchObject({ code: 'data/too-large' });
  expect(made).toHaveLength(1);
});

it('lets one teacher make cards forty times at once, then twice a minute', async () => {
  const ines = { uid: 'ines', now: NOW };
  for (let count = 0; count < 40; count += 1) await takeCards(ines);
  await expect(takeCards(ines)).rejects.toMatchObject({ code: 'sign-in/wait' });
  for (let count = 0; count < 2; count += 1) await takeCards({ ...ines, now: NOW + MINUTE });
  await expect(takeCards({ ...ines, now: NOW + MINUTE })).rejects.toMatchObject({ code: 'sign-in/wait' });
});
