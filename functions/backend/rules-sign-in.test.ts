import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWorld, startRules, type WorldPath, world } from './rules-world.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await startRules('demo-rules-sign-in');
  await fillWorld(environment);
});
afterAll(() => environment.cleanup());

type Token = Parameters<RulesTestEnvironment['authenticatedContext']>[1];
const by = <P extends 'custom' | 'password' | 'google.com' | 'phone' | 'anonymous'>(sign_in_provider: P) => ({
  firebase: { sign_in_provider, identities: {} },
});
/** In seconds; long after the sign-outs in the test data. */
const NOW = 4_000_000;
const address = { email: 'a@test.example', email_verified: true, auth_time: NOW };

const db = (uid: string, token: Token): Firestore => {
  const firestore: unknown = environment.authenticatedContext(uid, token).firestore();
  return firestore as Firestore;
};
const paths = Object.keys(world).filter((path): path is WorldPath => path in world);
/** The test documents that a sign-in can read. */
async function readBy(uid: string, token: Token): Promise<string[]> {
  const firestore = db(uid, token);
  const read = await Promise.all(
    paths.map((path) =>
      getDoc(doc(firestore, path)).then(
        () => path,
        () => undefined,
      ),
    ),
  );
  return read.flatMap((path) => path ?? []);
}

/**
 * An adult may always read their settings, from which the page learns that the session is over, and their own profile.
 */
const OWN_ADULT = ['users/teacherA'];

describe('a student’s account', () => {
  it.each([
    ['an email address', { role: 'student', ...by('password'), ...address }],
    ['an email address, where the account was made anew without its role', { ...by('password'), ...address }],
    ['Google', { role: 'student', ...by('google.com'), ...address }],
    ['a phone', { role: 'student', ...by('phone'), auth_time: NOW }],
    ['nobody’s word', { role: 'student', ...by('anonymous'), auth_time: NOW }],
  ] as const)('is opened by no tie: %s', async (_, token) => {
    const read = await readBy('ana', token);
    expect(read.filter((path) => !['users/ana', 'settings/ana'].includes(path))).toEqual([]);
    await assertFails(updateDoc(doc(db('ana', token), 'users/ana'), { fullName: 'Mine now' }));
  });
  it('is accessible with its card', async () => {
    const read = await readBy('ana', { role: 'student', ...by('custom'), auth_time: NOW });
    expect(read).toEqual(expect.arrayContaining(['desks/ana', 'students/ana', 'progress/ana', 'settings/ana']));
  });
  it.each(['locked', 'archived'])('reads nothing while it is %s, whenever the session began', async (state) => {
    const card = { role: 'student', ...by('custom'), auth_time: NOW };
    await environment.withSecurityRulesDisabled(async (context) => {
      const all: unknown = context.firestore();
      await setDoc(doc(all as Firestore, 'students/ben'), { classIds: ['classA'], state });
    });
    await assertFails(getDoc(doc(db('ben', card), 'students/ben')));
  });
  it('refuses a token of a card that was shown before the sessions ended, even if it is used later', async () => {
    // In the test data this student signed out everywhere at 2,000,000 ms.
    const card = { role: 'student', ...by('custom'), auth_time: NOW };
    await assertFails(getDoc(doc(db('cleo', { ...card, shownAt: 1_999_999 }), 'desks/cleo')));
    await assertSucceeds(getDoc(doc(db('cleo', { ...card, shownAt: 2_000_001 }), 'desks/cleo')));
    await assertFails(getDoc(doc(db('cleo', { ...card, shownAt: 2_000_001, auth_time: 1_000 }), 'desks/cleo')));
  });
});

describe('an adult', () => {
  it.each([
    ['with an address that nobody confirmed', { ...by('password'), ...address, email_verified: false }],
    ['without an address', { ...by('password'), auth_time: NOW }],
    ['by a token like a student’s', { ...by('custom'), ...address }],
    ['who claims to be a student', { ...by('password'), ...address, role: 'student' }],
  ] as const)('reads nothing but who they are: %s', async (_, token) => {
    const read = await readBy('teacherA', token);
    expect(read.filter((path) => !OWN_ADULT.includes(path))).toEqual([]);
    await assertFails(updateDoc(doc(db('teacherA', token), 'users/teacherA'), { fullName: 'Another' }));
  });
  it.each(['password', 'google.com'] as const)('is signed in by %s', async (provider) => {
    const read = await readBy('teacherA', { ...by(provider), ...address });
    expect(read).toEqual(expect.arrayContaining(['rosters/classA', 'results/workA', 'plans/plan1', 'notes/ana']));
  });
  it('creates a profile before the address is confirmed, but not with a student’s token', async () => {
    const profile = (uid: string) => ({
      ...{ uid, email: 'a@test.example', fullName: 'New', role: 'teacher' },
      createdAt: serverTimestamp(),
    });
    const bare = { ...by('password'), ...address, email_verified: false };
    await assertSucceeds(setDoc(doc(db('newcomer', bare), 'users/newcomer'), profile('newcomer')));
    const card = { ...by('custom'), ...address };
    await assertFails(setDoc(doc(db('erased', card), 'users/erased'), profile('erased')));
  });

  describe('whose sessions were ended', () => {
    beforeAll(async () => {
      await environment.withSecurityRulesDisabled(async (context) => {
        const all: unknown = context.firestore();
        const endings = { signedOutAt: NOW * 1000, endedSessions: [NOW + 50] };
        await setDoc(doc(all as Firestore, 'settings/teacherA'), endings);
        await setDoc(doc(all as Firestore, 'settings/parentA'), endings);
      });
    });
    const at = (auth_time: number) => ({ ...by('password'), ...address, auth_time });
    it.each(['teacherA', 'parentA'])('reads nothing more with the old tokens: %s', async (uid) => {
      for (const token of [at(NOW - 3600), at(NOW - 1), at(NOW + 50)])
        expect(await readBy(uid, token)).toEqual(uid === 'teacherA' ? OWN_ADULT : []);
    });
    it.each(['teacherA', 'parentA'])('continues with a new session: %s', async (uid) => {
      expect(await readBy(uid, at(NOW + 2))).toContain('students/ana');
    });
  });
});
