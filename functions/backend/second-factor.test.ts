import { MINUTE, SECOND } from '@lemma/school/time';
import { type Person, signInByPassword, withToken } from '@lemma/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { resetSecondFactor } from '../src/engines/sign-out/reset-second-factor.ts';
import { signOutPeople } from '../src/engines/sign-out/sign-out-people.ts';
import { database } from '../src/platform/database.ts';
import { hashOf } from '../src/platform/hash.ts';
import { admin, adminAuth, backend, newClass, newId, newTeacher, outcomeOf, signIn, stored } from './school.ts';

// Its settings can be made only before anything else uses the database.
beforeAll(() => void database());

const PERIOD_MS = 30_000;

/** The code of an app at a moment; `periods` later or earlier than now. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

const address = () => ({ email: `${newId()}@test.example`, password: 'correct horse' });

/** A teacher with a class who has just turned the second factor on. */
async function turnedOn() {
  const own = address();
  const before = await newTeacher(own);
  const { classId } = await before.call('createClass', { name: '6B', grade: 6 });
  const { secret, uri } = await before.call('beginSecondFactor', {});
  const { token, recoveryCodes } = await before.call('turnOnSecondFactor', { code: codeOf(secret) });
  return { own, before, classId, secret, uri, recoveryCodes, teacher: await withToken(backend, { token }) };
}

/** What a session can do that needs the second factor. */
const waysIn = async (person: Person, classId: string) => [
  await outcomeOf(person.read(`classes/${classId}`)),
  await outcomeOf(person.read(`rosters/${classId}`)),
  await outcomeOf(person.call('renameClass', { classId, name: '6C', grade: 6 })),
  (await person.download(newId())).status === 403 ? 'shut' : 'ok',
];
const SHUT = ['auth/forbidden', 'auth/forbidden', 'auth/second-factor', 'shut'];

describe('a teacher with a second factor', () => {
  it('signs in with the password, and has no data before the code', async () => {
    const { own, classId, secret } = await turnedOn();
    const waiting = await signInByPassword(backend, own);
    expect(await waysIn(waiting, classId)).toEqual(SHUT);
    const { token } = await waiting.call('passSecondFactor', { code: codeOf(secret, 1) });
    const passed = await withToken(backend, { token });
    expect(passed.uid).toBe(waiting.uid);
    expect((await waysIn(passed, classId)).slice(0, 3)).toEqual(['ok', 'ok', 'ok']);
    expect(await waysIn(waiting, classId)).toEqual(SHUT);
    const { sessions } = await passed.call('listSessions', {});
    expect(sessions.filter(({ here }) => here)).toHaveLength(1);
  });

  it('closes the sessions from before, and goes on where it was turned on', async () => {
    const { before, teacher, classId, uri } = await turnedOn();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lemma/);
    expect(await outcomeOf(before.read(`classes/${classId}`))).toBe('auth/forbidden');
    await expect.poll(() => outcomeOf(before.call('noteSession', {})), { interval: 50 }).toBe('auth/signed-out');
    expect((await waysIn(teacher, classId)).slice(0, 3)).toEqual(['ok', 'ok', 'ok']);
  });

  it('accepts no code twice, none of two minutes ago and no other', async () => {
    const { own, secret } = await turnedOn();
    const waiting = await signInByPassword(backend, own);
    const pass = (code: string) => outcomeOf(waiting.call('passSecondFactor', { code }));
    const next = codeOf(secret, 1);
    expect(await pass(codeOf(secret, -4))).toBe('sign-in/refused');
    expect(await pass('000000')).toBe('sign-in/refused');
    const race = await Promise.all([pass(next), pass(next), pass(next)]);
    expect(race.toSorted()).toEqual(['ok', 'sign-in/refused', 'sign-in/refused']);
    expect(await pass(next)).toBe('sign-in/refused');
  });

  it('is let in with each recovery code once, however many wrong codes a guesser has tried', async () => {
    const { own, classId, recoveryCodes } = await turnedOn();
    const guesser = await signInByPassword(backend, own);
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push(await outcomeOf(guesser.call('passSecondFactor', { code: String(100_000 + guess) })));
    expect(guesses.filter((one) => one === 'sign-in/refused').length).toBeLessThanOrEqual(10);
    expect(guesses.at(-1)).toBe('sign-in/wait');
    const [code = ''] = recoveryCodes;
    const waiting = await signInByPassword(backend, own);
    const { token } = await waiting.call('passSecondFactor', { code: code.toUpperCase().replaceAll('-', ' ') });
    const passed = await withToken(backend, { token });
    expect((await waysIn(passed, classId))[0]).toBe('ok');
    expect(await outcomeOf(waiting.call('passSecondFactor', { code }))).toBe('sign-in/refused');
    expect(await passed.call('showSecondFactor', {})).toMatchObject({ recoveryLeft: recoveryCodes.length - 1 });
  });

  it('is let in a minute after a guesser of recovery codes was stopped, once with each code', async () => {
    const { own, teacher, recoveryCodes } = await turnedOn();
    const waiting = await signInByPassword(backend, own);
    const pass = (code: string) => outcomeOf(waiting.call('passSecondFactor', { code }));
    const wrong = (recoveryCodes[0] ?? '').replace(/./, (first) => (first === 'a' ? 'c' : 'a'));
    for (let guess = 0; guess < 10; guess += 1) await pass(wrong);
    expect(await pass(wrong)).toBe('sign-in/wait');
    const [, code = '', other = ''] = recoveryCodes;
    expect(await pass(code)).toBe('sign-in/wait');
    // As if three minutes had passed.
    const bucket = admin().doc(`throttles/${hashOf('second factor', teacher.uid, 'recovery')}`);
    await bucket.update({ at: FieldValue.increment(-3 * MINUTE) });
    const race = await Promise.all([pass(code), pass(code)]);
    expect(race.toSorted()).toEqual(['ok', 'sign-in/refused']);
    expect(await pass(other)).toBe('ok');
  });

  it('stores neither the secret nor a recovery code', async () => {
    const { teacher, secret, recoveryCodes } = await turnedOn();
    const all = JSON.stringify(await stored(`secondFactors/${teacher.uid}`));
    for (const known of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(all).not.toContain(known);
  });

  it('carries it over when the password begins a new session, with the token of one that gave it', async () => {
    const { own, before, teacher, classId } = await turnedOn();
    const anew = await signInByPassword(backend, own);
    const carry = (person: Person) => anew.call('passSecondFactor', { before: person.idToken ?? '' });
    const stranger = await turnedOn();
    for (const wrong of [anew, before, stranger.teacher]) expect(await outcomeOf(carry(wrong))).toBe('sign-in/refused');
    expect(await outcomeOf(anew.call('passSecondFactor', { before: 'x.y.z' }))).toBe('sign-in/refused');
    const carried = await withToken(backend, await carry(teacher));
    expect((await waysIn(carried, classId))[0]).toBe('ok');
    await signOutPeople([teacher.uid], Date.now() + 1000);
    expect(await outcomeOf(carry(teacher))).not.toBe('ok');
  });

  it('turns it off with a code, and then needs none', async () => {
    const { own, teacher, classId, secret, recoveryCodes } = await turnedOn();
    expect(await outcomeOf(teacher.call('turnOffSecondFactor', { code: '123456' }))).toBe('sign-in/refused');
    const waiting = await signInByPassword(backend, own);
    expect(await outcomeOf(waiting.call('turnOffSecondFactor', { code: codeOf(secret, 1) }))).toBe(
      'auth/second-factor',
    );
    const renewed = await teacher.call('renewRecoveryCodes', { code: codeOf(secret, 1) });
    const wrong = await outcomeOf(teacher.call('turnOffSecondFactor', { code: recoveryCodes[0] ?? '' }));
    expect(wrong).toBe('sign-in/refused');
    await teacher.call('turnOffSecondFactor', { code: renewed.recoveryCodes[0] ?? '' });
    const plain = await signInByPassword(backend, own);
    expect((await waysIn(plain, classId))[0]).toBe('ok');
    expect(await stored(`secondFactors/${teacher.uid}`)).toBeUndefined();
    const { changes } = await plain.call('recentChanges', {});
    expect(changes.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor-on', 'recovery-codes-renewed', 'second-factor-off']),
    );
  });

  it('is helped by the operator when phone and codes are lost', async () => {
    const { own, teacher, classId } = await turnedOn();
    const waiting = await signInByPassword(backend, own);
    expect(await resetSecondFactor(own.email, Date.now())).toBe(true);
    expect(await resetSecondFactor(own.email, Date.now())).toBe(false);
    expect(await outcomeOf(teacher.read(`classes/${classId}`))).toBe('auth/forbidden');
    expect((await waysIn(waiting, classId))[0]).toBe('auth/forbidden');
    await expect
      .poll(async () => (await waysIn(await signInByPassword(backend, own), classId))[0], { interval: 200 })
      .toBe('ok');
  });
});

describe('the token that follows a second factor', () => {
  it('goes on with the session: it is no newer than the sign-in', async () => {
    const { secret, teacher } = await turnedOn();
    const begunAt = Math.floor((Date.now() - 20 * MINUTE) / SECOND);
    await admin()
      .doc(`settings/${teacher.uid}`)
      .update({ signedOutAt: Date.now() - 30 * MINUTE });
    const claims = { adult: true, shownAt: Date.now(), begunAt };
    const old = await withToken(backend, { token: await adminAuth().createCustomToken(teacher.uid, claims) });
    expect(await outcomeOf(old.call('passSecondFactor', { before: teacher.idToken ?? '' }))).toBe('auth/signed-out');
    const passed = await withToken(backend, await old.call('passSecondFactor', { code: codeOf(secret, 1) }));
    expect((await passed.call('listSessions', {})).sessions.find(({ here }) => here)?.id).toBe(begunAt);
    for (const name of ['deleteMyAccount', 'beginSecondFactor'] as const)
      expect(await outcomeOf(passed.call(name, {}))).toBe('auth/signed-out');
  });

  it('ends with the session, also where it begins nothing before', async () => {
    const { own, teacher, classId, secret } = await turnedOn();
    // Sessions of one second count as one.
    const turnedOnAt = Date.now();
    await expect.poll(() => Date.now() - turnedOnAt).toBeGreaterThan(SECOND);
    const waiting = await signInByPassword(backend, own);
    const given = await waiting.call('passSecondFactor', { code: codeOf(secret, 1) });
    const { sessions } = await (await withToken(backend, given)).call('listSessions', {});
    await teacher.call('endSession', { id: sessions.find(({ here }) => here)?.id ?? 0 });
    const late = await withToken(backend, given);
    expect((await waysIn(late, classId)).slice(0, 3)).toEqual(['auth/forbidden', 'auth/forbidden', 'auth/signed-out']);
    expect((await waysIn(teacher, classId))[0]).toBe('ok');
  });

  it('is for sessions that wait for it alone', async () => {
    const { teacher } = await turnedOn();
    const plain = await newTeacher();
    for (const [person, input] of [
      [teacher, { before: teacher.idToken ?? '' }],
      [plain, {}],
      [plain, { before: plain.idToken ?? '' }],
    ] as const)
      expect(await outcomeOf(person.call('passSecondFactor', input))).toBe('auth/forbidden');
  });
});

describe('turning a second factor on', () => {
  it('needs the code of the secret that was shown last, and a fresh sign-in', async () => {
    const teacher = await newTeacher();
    expect(await outcomeOf(teacher.call('turnOnSecondFactor', { code: '123456' }))).toBe('data/conflict');
    const first = await teacher.call('beginSecondFactor', {});
    const second = await teacher.call('beginSecondFactor', {});
    expect(await outcomeOf(teacher.call('turnOnSecondFactor', { code: codeOf(first.secret) }))).toBe('sign-in/refused');
    expect((await adminAuth().getUser(teacher.uid)).customClaims?.secondFactor).toBeUndefined();
    await teacher.call('turnOnSecondFactor', { code: codeOf(second.secret) });
    expect((await adminAuth().getUser(teacher.uid)).customClaims?.secondFactor).toBeGreaterThan(0);
  });

  it('that broke off locks nobody out', async () => {
    const own = address();
    const teacher = await newTeacher(own);
    const { classId } = await teacher.call('createClass', { name: '6B', grade: 6 });
    await teacher.call('beginSecondFactor', {});
    await adminAuth().setCustomUserClaims(teacher.uid, { secondFactor: Date.now() });
    const waiting = await signInByPassword(backend, own);
    expect(await waysIn(waiting, classId)).toEqual(SHUT);
    // While it may still be going on, nobody passes without a code.
    expect(await outcomeOf(waiting.call('passSecondFactor', { code: '123456' }))).toBe('sign-in/refused');
    await admin()
      .doc(`secondFactors/${teacher.uid}`)
      .update({ 'begun.until': Date.now() - 1 });
    const passed = await withToken(backend, await waiting.call('passSecondFactor', { code: '123456' }));
    expect((await waysIn(passed, classId))[0]).toBe('ok');
  });

  it('is not for students', async () => {
    const { code, cards } = await newClass(['Ana López']);
    const card = cards[0];
    if (card === undefined) throw new Error('no card');
    const student = await signIn(code, card);
    expect(await outcomeOf(student.call('beginSecondFactor', {}))).toBe('auth/forbidden');
    expect(await outcomeOf(student.call('passSecondFactor', { code: '123456' }))).toBe('auth/forbidden');
  });
});
