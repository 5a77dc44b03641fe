import {
  accountsPost,
  confirmAddress,
  type Person,
  personWith,
  renewed,
  signInByPassword,
  signUpBare,
} from '@lemma/testing';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sampleJpeg } from '../src/engines/files/sample-files.ts';
import { adminAuth, backend, newClass, newId, newTeacher, outcomeOf, signIn } from './school.ts';

/** As in `people.ts` of packages/testing: the emulator takes any key. */
const apiKey = 'local';
const GOOD = 'three blue kettles';
const WEAK = '12345678';
const returnSecureToken = true;

const sessionSchema = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });
type Own = { readonly email: string; readonly password: string };
const address = (password: string): Own => ({ email: `${newId()}@test.example`, password });

/** A session as the auth service begins it for anybody, past our pages. */
async function past(method: 'signInWithPassword' | 'signUp', body: object) {
  const { localId, idToken, refreshToken } = sessionSchema.parse(
    await accountsPost(backend, method, { ...body, returnSecureToken }),
  );
  return { person: personWith(backend, localId, idToken), refreshToken };
}
/** What is open to the session with what the account says after it asked for a proof in this way. */
async function tried({ person, refreshToken }: Awaited<ReturnType<typeof past>>, password?: string) {
  const said = await person.call('provePassword', password === undefined ? {} : { password, apiKey }).then(
    ({ isProved, fault }) => fault ?? isProved,
    (error: unknown) => Object(error).code,
  );
  return { said, person: personWith(backend, person.uid, await renewed(backend, refreshToken)) };
}

/** A teacher's account with a class, made as pages make it. */
async function teacherWithClass() {
  const own = address(GOOD);
  const teacher = await newTeacher(own);
  const { classId } = await teacher.call('createClass', { name: '6B', grade: 6 });
  return { own, teacher, classId };
}
const waysIn = async (person: Person, classId: string) => [
  await outcomeOf(person.read(`classes/${classId}`)),
  await outcomeOf(person.read(`rosters/${classId}`)),
  await outcomeOf(person.call('createClass', { name: '6C', grade: 6 })),
  (await person.upload(sampleJpeg({ width: 20 }), 'p.jpg')).status,
];
const SHUT = ['auth/forbidden', 'auth/forbidden', 'auth/incomplete', 403];
const OPEN = ['ok', 'ok', 'ok', 200];

it('gives nothing to an account that was made past our pages with a password that everybody knows', async () => {
  const own = address(WEAK);
  const bare = await signUpBare(backend, { ...own, fullName: 'Eve', role: 'teacher' });
  if (bare.idToken !== undefined) await confirmAddress(backend, bare.idToken);
  const session = await past('signInWithPassword', own);
  expect(await outcomeOf(session.person.call('createClass', { name: '6B', grade: 6 }))).toBe('auth/incomplete');
  for (const [password, said] of [
    [undefined, false],
    [WEAK, 'known'],
    // Another one than the account's is no proof of it.
    [GOOD, 'sign-in/refused'],
  ] as const) {
    const after = await tried(session, password);
    expect(after.said).toBe(said);
    expect(await outcomeOf(after.person.call('createClass', { name: '6B', grade: 6 }))).toBe('auth/incomplete');
    expect(await outcomeOf(after.person.read(`digests/${bare.uid}`))).toBe('auth/forbidden');
  }
});

describe('a password that was changed past our pages', () => {
  async function changed(to: string) {
    const made = await teacherWithClass();
    const { idToken } = made.teacher;
    await accountsPost(backend, 'update', { idToken, password: to, returnSecureToken });
    // Sessions are told apart by whole seconds: the next one begins in a later second than the one that was proved.
    const begin = () => past('signInWithPassword', { ...made.own, password: to });
    let session = await begin();
    const before = timeOf(made.teacher.idToken);
    await expect
      .poll(async () => {
        session = await begin();
        return timeOf(session.person.idToken);
      })
      .toBeGreaterThan(before);
    return { ...made, session };
  }
  const timeOf = (token = ''): number =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).auth_time;

  it('opens nothing at the next sign-in, whatever is handed in, until a judged one is set by the link', async () => {
    const { own, classId, session } = await changed(WEAK);
    expect(await waysIn(session.person, classId)).toEqual(SHUT);
    for (const password of [undefined, WEAK, GOOD])
      expect(await waysIn((await tried(session, password)).person, classId)).toEqual(SHUT);
    const { oobLink } = z
      .object({ oobLink: z.url() })
      .parse({ oobLink: await adminAuth().generatePasswordResetLink(own.email) });
    const oobCode = new URL(oobLink).searchParams.get('oobCode');
    await accountsPost(backend, 'resetPassword', { oobCode, newPassword: 'four red spoons' });
    expect(await waysIn(await signInByPassword(backend, { ...own, password: 'four red spoons' }), classId)).toEqual(
      OPEN,
    );
  });

  it('is taken once it has been judged, if it is a good one, and then known', async () => {
    const { own, classId, session } = await changed('five green doors');
    const asked = await tried(session);
    expect([asked.said, await waysIn(asked.person, classId)]).toEqual([false, SHUT]);
    const judged = await tried(session, 'five green doors');
    expect([judged.said, await waysIn(judged.person, classId)]).toEqual([true, OPEN]);
    const later = await tried(await past('signInWithPassword', { ...own, password: 'five green doors' }));
    expect([later.said, await waysIn(later.person, classId)]).toEqual([true, OPEN]);
  });
});

it('asks nothing of who comes by Google, and nothing of that account is open by a password tied to it', async () => {
  const { email } = address(WEAK);
  const claims = { sub: newId(), email, email_verified: true };
  const body = `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`;
  const request = { postBody: body, requestUri: 'http://localhost', returnSecureToken, returnIdpCredential: true };
  const google = async () => {
    const { localId, idToken } = sessionSchema.parse(await accountsPost(backend, 'signInWithIdp', request));
    return personWith(backend, localId, idToken);
  };
  const first = await google();
  const profile = { uid: first.uid, email, fullName: 'Ines Ort', role: 'teacher', createdAt: Date.now() };
  const { getFirestore } = await import('firebase-admin/firestore');
  await getFirestore().doc(`users/${first.uid}`).set(profile);
  expect(await outcomeOf(first.call('createClass', { name: '6B', grade: 6 }))).toBe('ok');
  await accountsPost(backend, 'update', { idToken: first.idToken, password: WEAK, returnSecureToken });
  const tied = await past('signInWithPassword', { email, password: WEAK });
  expect(await outcomeOf(tied.person.call('createClass', { name: '6B', grade: 6 }))).toBe('auth/incomplete');
  expect(await outcomeOf((await google()).call('createClass', { name: '6B', grade: 6 }))).toBe('ok');
});

it('tries few passwords for one account, and none for a student', async () => {
  const own = address('six yellow boats');
  const session = await past('signUp', own);
  const said = [];
  for (let guess = 0; guess < 12; guess += 1)
    said.push(await outcomeOf(session.person.call('provePassword', { password: `seven odd hats ${guess}`, apiKey })));
  expect(said.filter((one) => one === 'sign-in/refused')).toHaveLength(10);
  expect(said.at(-1)).toBe('sign-in/wait');
  const { code, cards } = await newClass(['Ana López']);
  const [card] = cards;
  if (card === undefined) throw new Error('no card');
  expect(await outcomeOf((await signIn(code, card)).call('provePassword', {}))).toBe('auth/forbidden');
});

it('loses no second factor that is turned on while a password is proved', async () => {
  const { own, teacher } = await teacherWithClass();
  const session = await past('signInWithPassword', own);
  const { secret } = await teacher.call('beginSecondFactor', {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const proofs = Array.from({ length: 12 }, () => session.person.call('provePassword', {}));
  await Promise.all([teacher.call('turnOnSecondFactor', { code }), ...proofs]);
  expect((await adminAuth().getUser(teacher.uid)).customClaims?.secondFactor).toBeGreaterThan(0);
});
