import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { fullNameSchema } from '@lemma/school/people';
import {
  collectionGroup,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissions } from '../trust/permissions.ts';
import { fill, tokenOf } from '../trust/rules/ask.ts';
import { exchange, type Place } from '../trust/rules/exchange.ts';
import { people } from '../trust/rules/people.ts';
import { world } from '../trust/rules/world.ts';

/**
 * What the matrix of rules-matrix.test.ts cannot say, through the client that browsers use: what a change of membership
 * does, profiles with odd values, several writes in one, and paths without a rule.
 */

// The SDK logs each refusal, and refusals are what these tests expect.
setLogLevel('silent');

const emulator: Place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules' };
let environment: RulesTestEnvironment;
beforeAll(async () => {
  const [host = '', port = ''] = emulator.host.split(':');
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: emulator.projectId,
    firestore: { rules, host, port: Number(port) },
  });
  await fill(emulator, world);
});
afterAll(() => environment.cleanup());

const actors = ['teacherA', 'coTeacherA', 'teacherB', 'ana', 'parentA', 'newcomer'] as const;
type Actor = (typeof actors)[number];

function connect(actor: Actor): Firestore {
  const {
    provider = 'password',
    email,
    verified,
    role,
    authTime,
  } = people.find(({ name }) => name === actor)?.claims ?? {};
  const context = environment.authenticatedContext(actor, {
    ...(email !== undefined && { email, email_verified: verified === true }),
    ...(role !== undefined && { role }),
    ...{ auth_time: authTime ?? 0, firebase: { sign_in_provider: provider, identities: {} } },
  });
  const db: unknown = context.firestore();
  return db as Firestore;
}
const databases = new Map<Actor, Firestore>();
/** The database as somebody sees it. Opening a connection takes longer than a hundred requests, so each is used again. */
function as(actor: Actor): Firestore {
  const db = databases.get(actor) ?? connect(actor);
  databases.set(actor, db);
  return db;
}

describe('revocation', () => {
  beforeEach(() => fill(emulator, world));
  const change = (path: string, fields: object) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(path).update(fields);
    });

  it('keeps a parent out from the next read', async () => {
    const db = as('parentA');
    await assertSucceeds(getDoc(doc(db, 'desks/ana')));
    await change('guardians/ana_parentA', { state: 'revoked' });
    for (const path of ['desks/ana', 'students/ana', 'submissions/workA_ana']) await assertFails(getDoc(doc(db, path)));
  });
  it('keeps a teacher out from the next read', async () => {
    const db = as('coTeacherA');
    await assertSucceeds(getDoc(doc(db, 'rosters/classA')));
    await change('classes/classA', { teacherIds: ['teacherA'] });
    const closed = ['classes/classA', 'rosters/classA', 'results/classA', 'submissions/workA_ana', 'students/ana'];
    for (const path of closed) await assertFails(getDoc(doc(db, path)));
  });
  it('keeps a teacher out when the student leaves the class', async () => {
    await change('students/ana', { classIds: ['classB'] });
    await assertFails(getDoc(doc(as('teacherA'), 'students/ana')));
    await assertSucceeds(getDoc(doc(as('teacherB'), 'students/ana')));
  });
  it.each([0, 1, 2, 3, 4])('finds the teacher of a student’s class number %i', async (place) => {
    const classIds = ['c0', 'c1', 'c2', 'c3', 'c4'].with(place, 'classA');
    await change('students/ana', { classIds });
    await assertSucceeds(getDoc(doc(as('teacherA'), 'students/ana')));
    await assertFails(getDoc(doc(as('teacherB'), 'students/ana')));
  });
  it('refuses every teacher a student without a class', async () => {
    await change('students/ana', { classIds: [] });
    await assertFails(getDoc(doc(as('teacherA'), 'students/ana')));
  });
});

describe('a profile', () => {
  const profile = (over: object = {}) => ({
    uid: 'teacherB',
    email: 'teacherB@test.example',
    fullName: 'Teacher B',
    role: 'teacher',
    createdAt: serverTimestamp(),
    ...over,
  });
  const place = (actor: Actor = 'teacherB') => doc(as(actor), 'users/teacherB');
  beforeEach(() => fill(emulator, world));

  it.each(['teacher', 'parent'])('is made by its owner as a %s', (role) =>
    assertSucceeds(setDoc(place(), profile({ role }))),
  );
  it.each([
    ['of right-to-left letters', 'محمد الأمين'],
    ['of 120 letters', 'x'.repeat(120)],
    ['of 120 emoji', '🦊'.repeat(120)],
    ['of twenty emoji that are joined of five', '👩‍👩‍👧'.repeat(20)],
  ])('may have a name %s, as the form lets it through', async (_what, fullName) => {
    expect(fullNameSchema.safeParse(fullName).success).toBe(true);
    await assertSucceeds(setDoc(place(), profile({ fullName })));
  });
  it('may be created without a name after a first Google sign-in', () =>
    assertSucceeds(setDoc(place(), profile({ fullName: '' }))));

  it.each([
    ['as a student', { role: 'student' }],
    ['as an admin', { role: 'admin' }],
    ['with two roles', { role: ['teacher', 'admin'] }],
    ['with another uid', { uid: 'teacherA' }],
    ['with another email', { email: 'teacherA@test.example' }],
    ['with no email', { email: null }],
    ['with a number for a name', { fullName: 5 }],
    ['with a map for a name', { fullName: { a: 1 } }],
    ['with a very long name', { fullName: 'x'.repeat(121) }],
    ['with a very long name of emoji', { fullName: '🦊'.repeat(121) }],
    ['with a date of its own', { createdAt: Timestamp.fromMillis(0) }],
    ['with a number for a date', { createdAt: Date.now() }],
    ['with a class', { classIds: ['classA'] }],
    ['with claims', { claims: { admin: true } }],
    ['with a key of the prototype', { constructor: 'x' }],
    ['with a megabyte', { note: 'x'.repeat(900_000) }],
  ])('is not made %s', async (_what, over) => {
    await assertFails(setDoc(place(), profile(over)));
  });
  it.each(['uid', 'email', 'fullName', 'role', 'createdAt'])('is not created without %s', async (key) => {
    const { [key]: _left, ...rest } = profile() as Record<string, unknown>;
    await assertFails(setDoc(place(), rest));
  });
  it.each(actors.filter((actor) => actor !== 'teacherB'))('is not created by %s for another', (actor) =>
    assertFails(setDoc(place(actor), profile())),
  );
  it('is not created by somebody without an email address', async () => {
    const db = environment.authenticatedContext('anonymous', {}).firestore();
    await assertFails(db.doc('users/anonymous').set({ ...profile(), uid: 'anonymous', email: null }));
    const { email: _none, ...rest } = profile({ uid: 'anonymous' });
    await assertFails(db.doc('users/anonymous').set(rest));
  });
  it('is not created with an address that only resembles their own', async () => {
    for (const id of ['teacherB ', 'tеacherB', 'TeacherB', 'teacherB\u200b']) {
      await assertFails(setDoc(doc(as('teacherB'), `users/${id}`), profile()));
    }
  });

  const own = () => doc(as('teacherA'), 'users/teacherA');
  it('lets its owner change the name', () => assertSucceeds(updateDoc(own(), { fullName: 'Maya Okafor' })));
  it.each([
    ['the role', { role: 'parent' }],
    ['the email', { email: 'other@test.example' }],
    ['the uid', { uid: 'ana' }],
    ['the date', { createdAt: serverTimestamp() }],
    ['the name and the role together', { fullName: 'X', role: 'parent' }],
    ['the name to a list', { fullName: ['X'] }],
    ['the name to nothing', { fullName: deleteField() }],
    ['the role to nothing', { role: deleteField() }],
    ['a class of its own', { 'claims.admin': true }],
  ])('does not let its owner change %s', (_what, fields) => assertFails(updateDoc(own(), fields)));
  it('cannot be created again over the old one', () =>
    assertFails(setDoc(own(), { ...profile(), uid: 'teacherA', role: 'parent' })));
  it('cannot gain a role by a merge', () => assertFails(setDoc(own(), { role: 'parent' }, { merge: true })));
  it('does not let a student change the name', () =>
    assertFails(updateDoc(doc(as('ana'), 'users/ana'), { fullName: 'Anna' })));
  it('cannot be hidden among other writes', async () => {
    const db = as('teacherB');
    const batch = writeBatch(db);
    batch.set(doc(db, 'users/teacherB'), profile());
    batch.update(doc(db, 'classes/classA'), { teacherIds: ['teacherB'] });
    await assertFails(batch.commit());
    await assertSucceeds(getDoc(doc(db, 'users/teacherB')).then((found) => expect(found.exists()).toBe(false)));
  });
});

describe('a part of a document', () => {
  const lines = { '7ana': { fullName: 'Ana' }, '8ben': { fullName: 'Ben' } };
  beforeEach(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('rosters/classA').update({ classId: 'classA', students: lines });
    }),
  );
  const read = async (actor: Actor, field: string) => {
    const { projectId } = emulator;
    const claims = people.find(({ name }) => name === actor)?.claims;
    if (claims === undefined) throw new Error(`${actor} has no token`);
    const documents = `projects/${projectId}/databases/(default)/documents`;
    const headers = { authorization: `Bearer ${tokenOf(actor, projectId, claims)}` };
    const asked = { documents: [`${documents}/rosters/classA`], mask: { fieldPaths: ['`classId`', field] } };
    return exchange(emulator, 'POST', `/v1/${documents}:batchGet`, headers, asked);
  };

  it('is sent without the rest, to whoever may read the whole', async () => {
    const { text } = await read('teacherA', '`students`.`7ana`');
    expect(JSON.parse(text)[0].found.fields).toEqual({
      classId: { stringValue: 'classA' },
      students: { mapValue: { fields: { '7ana': { mapValue: { fields: { fullName: { stringValue: 'Ana' } } } } } } },
    });
  });
  it('is sent without a field that is not there', async () => {
    const { text } = await read('teacherA', '`students`.`nobody`');
    expect(text).toContain('classA');
    expect(text).not.toMatch(/Ana|Ben/);
  });
  it.each(['teacherB', 'ana', 'parentA'] as const)('is refused to %s, who may not read the whole', async (actor) => {
    const { text } = await read(actor, '`students`.`7ana`');
    expect(text).toContain('PERMISSION_DENIED');
    expect(text).not.toContain('Ana');
  });
});

it.each(Object.keys(permissions.collections))(
  'gives nobody the documents named %s of all collections',
  async (name) => {
    for (const actor of actors) await assertFails(getDocs(collectionGroup(as(actor), name)));
  },
);

it('refuses every other collection', async () => {
  for (const actor of actors) {
    await assertFails(getDoc(doc(as(actor), 'anything/else')));
    await assertFails(setDoc(doc(as(actor), `anything/${actor}`), { uid: actor }));
  }
});
