import { type Person, schoolOperators, signInByPassword, withToken } from '@lemma/testing';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../src/platform/database.ts';
import { admin, adminAuth, backend, newId, newParent, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const [first, other] = schoolOperators;
let operator: Person;

const withoutAccount = async (email: string): Promise<void> => {
  const { users } = await adminAuth().getUsers([{ email }]);
  await adminAuth().deleteUsers(users.map(({ uid }) => uid));
};

beforeAll(async () => {
  // Its settings can be made only before anything else uses the database.
  database();
  await withoutAccount(first);
  operator = await newTeacher({ email: first, fullName: 'Ina Lind' });
});
afterAll(async () => {
  await admin().doc('demands/school').delete();
  await withoutAccount(first);
});

async function turnOn(person: Person): Promise<{ readonly person: Person; readonly codes: readonly string[] }> {
  const { secret } = await person.call('beginSecondFactor', {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() });
  const { token, recoveryCodes } = await person.call('turnOnSecondFactor', { code });
  return { person: await withToken(backend, { token }), codes: recoveryCodes };
}

it('shuts every adult without one out, in the rules and at the doors, until it is turned on', async () => {
  const own = { email: `${newId()}@test.example`, password: 'correct horse' };
  const teacher = await newTeacher(own);
  const { classId, code } = await teacher.call('createClass', { name: '6B', grade: 6 });
  const students = [{ fullName: 'Ana López' }];
  const request = { classId, requestId: newId(), secretKind: 'words', students } as const;
  const [card] = (await teacher.call('createStudents', request)).cards;
  if (card === undefined) throw new Error('no card');
  const { studentId } = card;
  const parent = await newParent();
  await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId })).code });
  const prepared = await turnOn(await newTeacher());
  const student = await signIn(code, card);

  const readsOf = async (person: Person) =>
    Promise.all(['classes', 'rosters'].map((name) => outcomeOf(person.read(`${name}/${classId}`))));
  const callOf = (person: Person) => outcomeOf(person.call('renameClass', { classId, name: '6C', grade: 6 }));
  const fileOf = async (person: Person) => (await person.download(newId())).status;
  expect([...(await readsOf(teacher)), await callOf(teacher)]).toEqual(['ok', 'ok', 'ok']);

  expect(await outcomeOf(teacher.call('demandFactor', { isDemanded: true }))).toBe('auth/forbidden');
  expect(await stored('demands/school')).toBeUndefined();
  await operator.call('demandFactor', { isDemanded: true });
  expect(await readsOf(teacher)).toEqual(['auth/forbidden', 'auth/forbidden']);
  expect(await outcomeOf(parent.read(`desks/${studentId}`))).toBe('auth/forbidden');
  // Doors look about once a second.
  await expect.poll(() => callOf(teacher), { interval: 50 }).toBe('auth/factor-demanded');
  await expect
    .poll(() => outcomeOf(parent.call('childWork', { studentId, assignmentId: newId() })), { interval: 50 })
    .toBe('auth/factor-demanded');
  expect(await fileOf(teacher)).toBe(403);
  // The page learns why, and goes on to turning it on; children and who has one notice nothing.
  expect(await outcomeOf(teacher.read('demands/school'))).toBe('ok');
  expect(await outcomeOf(student.read(`desks/${studentId}`))).toBe('ok');
  expect(await outcomeOf(student.call('listSessions', {}))).toBe('ok');
  expect(await outcomeOf(prepared.person.call('createClass', { name: '7A', grade: 7 }))).toBe('ok');

  const { person, codes } = await turnOn(teacher);
  expect([...(await readsOf(person)), await callOf(person)]).toEqual(['ok', 'ok', 'ok']);
  // Nobody turns it off as long as it is demanded, and a password alone opens nothing.
  const [recovery = ''] = codes;
  expect(await outcomeOf(person.call('turnOffSecondFactor', { code: recovery }))).toBe('auth/factor-demanded');
  expect(await callOf(await signInByPassword(backend, own))).toBe('auth/second-factor');
});

it('is told to the other operators, and ended by one who has a second factor', async () => {
  await expect.poll(() => outcomeOf(operator.call('showSchool', {})), { interval: 50 }).toBe('auth/factor-demanded');
  const letters = await admin().collection('mail').where('to', 'array-contains', other).get();
  expect(letters.docs.map((one) => one.get('message').subject)).toEqual(['Your school now demands two-step sign-in']);
  const { person } = await turnOn(operator);
  expect((await person.call('showSchool', {})).school).toMatchObject({
    demandsFactor: true,
    acts: [{ action: 'factor-demanded', name: 'Ina Lind' }],
  });
  await person.call('demandFactor', { isDemanded: false });
  const plain = await newTeacher();
  await expect.poll(() => outcomeOf(plain.call('createClass', { name: '6B', grade: 6 })), { interval: 50 }).toBe('ok');
});
