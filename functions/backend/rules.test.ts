import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { fullNameSchema } from '@lemma/school/people';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  actors,
  as,
  everyCollection,
  fillWorld,
  startRules,
  type WorldPath,
  world,
} from './rules-world.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRules('demo-rules');
  await fillWorld(environment);
});
afterAll(() => environment.cleanup());

const adults = actors.filter((actor) => !['visitor', 'ana', 'ben', 'bea'].includes(actor));
const TEACHERS = ['teacherA', 'coTeacherA', 'onlookerA'] as const;
/** The actors who may read each document. All others must be refused. */
const readers = {
  'users/teacherA': ['teacherA'],
  'users/ana': ['ana'],
  'classes/classA': TEACHERS,
  'classes/classB': ['teacherB'],
  'invitations/inv1': ['teacherWithoutClass'],
  'rosters/classA': TEACHERS,
  'boards/classA': TEACHERS,
  'assignments/workA': TEACHERS,
  'results/workA': TEACHERS,
  'students/ana': [...TEACHERS, 'ana', 'parentA'],
  'students/ben': [...TEACHERS, 'ben'],
  'students/bea': ['teacherB', 'bea', 'parentB'],
  'students/cleo': TEACHERS,
  'desks/ana': ['ana', 'parentA'],
  'desks/cleo': [],
  'submissions/workA_ana': [...TEACHERS, 'ana', 'parentA'],
  'insights/classA': TEACHERS,
  'progress/ana': [...TEACHERS, 'ana', 'parentA'],
  'evidence/ana': [],
  'insightMarks/classA_ana': [],
  'insightLeases/classA': [],
  'easiness/school': [],
  'guardians/ana_parentA': [...TEACHERS, 'parentA'],
  'guardians/ana_revoked': [...TEACHERS, 'revoked'],
  'guardians/ana_waiting': [...TEACHERS, 'waiting'],
  'guardians/bea_parentB': ['teacherB', 'parentB'],
  'interviews/talk1': ['teacherA'],
  'interviewSecrets/talk1': [],
  'trainings/teacherA': ['teacherA'],
  'talks/ana': TEACHERS,
  'judgements/ana': TEACHERS,
  'notes/ana': TEACHERS,
  'studentNotes/ana': ['ana'],
  'studentNotes/cleo': [],
  'files/file1': [],
  'settings/ana': ['ana'],
  'sessions/ana': [],
  'shelves/parentA': ['parentA'],
  'uploads/upload1': [],
  'plans/plan1': ['teacherA'],
  'planVersions/plan1_1': ['teacherA'],
  'banks/teacherA': ['teacherA'],
  'planShelves/teacherA': ['teacherA'],
  'planShares/share1': [],
  'stories/story1': ['teacherA'],
  'storyShelves/teacherA': ['teacherA'],
  'modelBudgets/teacherA_2026-11-21': [],
  'suggestions/s1': [],
  'suggestionTallies/teacherA': [],
  'chats/chat1': ['teacherA'],
  'chatShelves/teacherA': ['teacherA'],
  'secrets/ana': [],
  'classCodes/ACDEFG': [],
  'parentCodes/code1': [],
  'practice/ana': [],
  'placements/ana': [],
  'digests/parentA': ['parentA'],
  'mail/m1': [],
  'signingKeys/unsubscribe': [],
  'releaseTabs/tab1': [],
  'releaseHealth/teacher': [],
  'throttles/t1': [],
  'erasures/e1': [],
  'requests/r1': [],
  'audit/a1': [],
} satisfies Record<WorldPath, readonly Actor[]>;
const paths = Object.keys(world).filter((path): path is WorldPath => path in world);

it('has a document of every collection under test', () => {
  expect(new Set(paths.map((path) => path.split('/')[0]))).toEqual(new Set(everyCollection));
});

describe.each(paths)('%s', (path) => {
  const allowed: readonly Actor[] = readers[path];
  it.each(actors)('is read by %s only as its relation allows', async (actor) => {
    const reading = getDoc(doc(as(environment, actor), path));
    await (allowed.includes(actor) ? assertSucceeds(reading) : assertFails(reading));
  });
  it.each(actors)('is not changed, replaced, deleted or joined by %s', async (actor) => {
    const db = as(environment, actor);
    await assertFails(updateDoc(doc(db, path), { teacherIds: [actor], state: 'active', role: 'teacher' }));
    await assertFails(setDoc(doc(db, path), { teacherIds: [actor], classIds: ['classA'] }));
    await assertFails(deleteDoc(doc(db, path)));
    await assertFails(
      setDoc(doc(db, `${path}x`), { ...world[path], teacherIds: [actor], parentId: actor, state: 'active' }),
    );
    await assertFails(setDoc(doc(db, `${path}/more/inside`), { teacherIds: [actor] }));
  });
});

describe('lists', () => {
  const listable = ['classes', 'submissions', 'guardians'];
  it.each(everyCollection)('gives nobody all of %s', async (name) => {
    for (const actor of actors) await assertFails(getDocs(collection(as(environment, actor), name)));
    for (const actor of actors) await assertFails(getDocs(collectionGroup(as(environment, actor), name)));
  });
  it.each(everyCollection.filter((name) => !listable.includes(name)))('gives no part of %s', async (name) => {
    for (const actor of actors) {
      const db = as(environment, actor);
      await assertFails(getDocs(query(collection(db, name), where('classId', '==', 'classA'))));
      await assertFails(getDocs(query(collection(db, name), where('uid', '==', actor))));
    }
  });

  /** The queries that screens send, and who gets an answer. */
  const shapes = {
    'own classes': {
      of: (actor: Actor) =>
        query(collection(as(environment, actor), 'classes'), where('teacherIds', 'array-contains', actor)),
      by: adults,
    },
    'classes of teacher A': {
      of: (actor: Actor) =>
        query(collection(as(environment, actor), 'classes'), where('teacherIds', 'array-contains', 'teacherA')),
      by: ['teacherA'],
    },
    'own children': {
      of: (actor: Actor) => query(collection(as(environment, actor), 'guardians'), where('parentId', '==', actor)),
      by: adults,
    },
    'children of parent A': {
      of: (actor: Actor) => query(collection(as(environment, actor), 'guardians'), where('parentId', '==', 'parentA')),
      by: ['parentA'],
    },
    'guardians of Ana': {
      of: (actor: Actor) => query(collection(as(environment, actor), 'guardians'), where('studentId', '==', 'ana')),
      by: TEACHERS,
    },
    'work of Ana in class A': {
      of: (actor: Actor) =>
        query(
          collection(as(environment, actor), 'submissions'),
          where('studentId', '==', 'ana'),
          where('classId', '==', 'classA'),
        ),
      by: TEACHERS,
    },
    'work of class A': {
      of: (actor: Actor) => query(collection(as(environment, actor), 'submissions'), where('classId', '==', 'classA')),
      by: TEACHERS,
    },
  } satisfies Record<string, { of: (actor: Actor) => ReturnType<typeof query>; by: readonly Actor[] }>;

  it.each(Object.entries(shapes))('answers %s only to those it is meant for', async (_name, { of, by }) => {
    const allowed: readonly Actor[] = by;
    for (const actor of actors) {
      const asked = getDocs(of(actor));
      await (allowed.includes(actor) ? assertSucceeds(asked) : assertFails(asked));
    }
  });
});

describe('revocation', () => {
  beforeEach(() => fillWorld(environment));
  const change = (path: string, fields: object) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc(path).update(fields);
    });

  it('keeps a parent out from the next read', async () => {
    const db = as(environment, 'parentA');
    await assertSucceeds(getDoc(doc(db, 'desks/ana')));
    await change('guardians/ana_parentA', { state: 'revoked' });
    for (const path of ['desks/ana', 'students/ana', 'submissions/workA_ana']) await assertFails(getDoc(doc(db, path)));
  });
  it('keeps a teacher out from the next read', async () => {
    const db = as(environment, 'coTeacherA');
    await assertSucceeds(getDoc(doc(db, 'rosters/classA')));
    await change('classes/classA', { teacherIds: ['teacherA'] });
    const closed = ['classes/classA', 'rosters/classA', 'results/workA', 'submissions/workA_ana', 'students/ana'];
    for (const path of closed) await assertFails(getDoc(doc(db, path)));
  });
  it('keeps a teacher out when the student leaves the class', async () => {
    await change('students/ana', { classIds: ['classB'] });
    await assertFails(getDoc(doc(as(environment, 'teacherA'), 'students/ana')));
    await assertSucceeds(getDoc(doc(as(environment, 'teacherB'), 'students/ana')));
  });
  it.each([0, 1, 2, 3, 4])('finds the teacher of a student’s class number %i', async (place) => {
    const classIds = ['c0', 'c1', 'c2', 'c3', 'c4'].with(place, 'classA');
    await change('students/ana', { classIds });
    await assertSucceeds(getDoc(doc(as(environment, 'teacherA'), 'students/ana')));
    await assertFails(getDoc(doc(as(environment, 'teacherB'), 'students/ana')));
  });
  it('refuses every teacher a student without a class', async () => {
    await change('students/ana', { classIds: [] });
    await assertFails(getDoc(doc(as(environment, 'teacherA'), 'students/ana')));
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
  const place = (actor: Actor = 'teacherB') => doc(as(environment, actor), 'users/teacherB');
  beforeEach(() => fillWorld(environment));

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
      await assertFails(setDoc(doc(as(environment, 'teacherB'), `users/${id}`), profile()));
    }
  });

  const own = () => doc(as(environment, 'teacherA'), 'users/teacherA');
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
    assertFails(updateDoc(doc(as(environment, 'ana'), 'users/ana'), { fullName: 'Anna' })));
  it('cannot be hidden among other writes', async () => {
    const db = as(environment, 'teacherB');
    const batch = writeBatch(db);
    batch.set(doc(db, 'users/teacherB'), profile());
    batch.update(doc(db, 'classes/classA'), { teacherIds: ['teacherB'] });
    await assertFails(batch.commit());
    await assertSucceeds(getDoc(doc(db, 'users/teacherB')).then((found) => expect(found.exists()).toBe(false)));
  });
});

it('refuses every other collection', async () => {
  for (const actor of actors) {
    const db = as(environment, actor);
    await assertFails(getDoc(doc(db, 'anything/else')));
    await assertFails(setDoc(doc(db, `anything/${actor}`), { uid: actor }));
  }
});

it('refuses a student’s documents to one session that was ended, and to no other', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const db: unknown = context.firestore();
    const student = { classIds: ['classA'], fullName: 'Dora Diaz', endedSessions: [2000] };
    await setDoc(doc(db as Firestore, 'students/dora'), student);
    await setDoc(doc(db as Firestore, 'desks/dora'), { studentId: 'dora', assignments: {} });
  });
  const at = (auth_time: number): Firestore => {
    const db: unknown = environment.authenticatedContext('dora', { role: 'student', auth_time }).firestore();
    return db as Firestore;
  };
  for (const path of ['students/dora', 'desks/dora']) {
    await assertFails(getDoc(doc(at(2000), path)));
    await assertSucceeds(getDoc(doc(at(2001), path)));
    await assertSucceeds(getDoc(doc(as(environment, 'teacherA'), 'students/dora')));
  }
});
