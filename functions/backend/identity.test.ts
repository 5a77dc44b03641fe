import { SECOND } from '@lemma/school/time';
import {
  accountsPost,
  confirmAddress,
  type Person,
  personWith,
  signInByPassword,
  signUpBare,
  visitor,
  writeProfile,
} from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { enqueue } from '../src/engines/digest/post-digests.ts';
import { sampleJpeg } from '../src/engines/files/sample-files.ts';
import { signOutPeople } from '../src/engines/sign-out/sign-out-people.ts';
import { database } from '../src/platform/database.ts';
import { adminAuth, backend, newClass, newId, newParent, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const ownSchema = z.object({ localId: z.string(), idToken: z.string() });
const codesSchema = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) });
const tokensSchema = z.object({ idToken: z.string(), refreshToken: z.string() });
const person = (uid: string, { idToken }: { idToken: string }) => personWith(backend, uid, idToken);
const address = () => ({ email: `${newId()}@test.example`, password: 'correct horse' });
const returnSecureToken = true;

async function newStudent() {
  const { teacher, classId, code, cards } = await newClass(['Ana López']);
  const [card] = cards;
  if (!card) throw new Error('no card');
  return { teacher, classId, code, card, student: await signIn(code, card) };
}

/** Every way in which a student's session could reach the student's data. */
async function waysIn(student: Person): Promise<string[]> {
  const { uid } = student;
  const ways = {
    desk: () => student.read(`desks/${uid}`),
    account: () => student.read(`students/${uid}`),
    progress: () => student.read(`progress/${uid}`),
    call: () => student.call('noteSession', {}),
    data: () => student.call('exportMyData', {}),
    seat: () => student.call('releaseSeat', { area: 'student', version: '0'.repeat(12), share: 0.5, classes: [] }),
    upload: async () => {
      const { status } = await student.upload(sampleJpeg({ width: 20 }), 'p.jpg');
      if (status !== 200) throw new Error(`${status}`);
    },
  };
  const open = await Promise.all(
    Object.entries(ways).map(async ([name, go]) => ((await outcomeOf(go())) === 'ok' ? name : [])),
  );
  return open.flat();
}

/** Links an e-mail address to a student's account, as the SDK's linkWithCredential does. */
async function tie(student: Person) {
  const own = address();
  const linked = await accountsPost(backend, 'signUp', { idToken: student.idToken, ...own, returnSecureToken });
  return { own, linked: tokensSchema.parse(linked) };
}
const byAddress = (uid: string, own: ReturnType<typeof address>) =>
  accountsPost(backend, 'signInWithPassword', { ...own, returnSecureToken }).then(
    (reply) => waysIn(person(uid, tokensSchema.parse(reply))),
    () => [],
  );

it('tells nobody whether an address has an account: at sign-in, for a new password, or when asked', async () => {
  const { email } = address();
  await newTeacher({ email });
  const said = async (method: string, asked: string, more: object) =>
    accountsPost(backend, method, { ...more, email: asked, identifier: asked }).then(
      (reply) => Object.keys(Object(reply)).sort().join(),
      (error: unknown) => String(error),
    );
  for (const [method, more] of [
    ['signInWithPassword', { password: 'not this one', returnSecureToken }],
    ['sendOobCode', { requestType: 'PASSWORD_RESET' }],
    ['createAuthUri', { continueUri: 'http://127.0.0.1' }],
  ] as const)
    expect(await said(method, email, more)).toBe(await said(method, address().email, more));
});

it('writes no letter about a child to an address that nobody confirmed', async () => {
  // This call initializes the database client of this process, as in the functions.
  database();
  const { teacher, card } = await newStudent();
  const parent = await newParent();
  const { code } = await teacher.call('createParentCode', { studentId: card.studentId });
  await parent.call('linkParent', { code });
  await parent.call('saveDigest', { often: 'daily' });
  await adminAuth().updateUser(parent.uid, { emailVerified: false });
  const letter = { subject: 's', text: 't', html: 'h', unsubscribe: 'https://x.example' };
  expect(await enqueue(parent.uid, `digest-${parent.uid}-1`, letter, Date.now())).toBe(false);
  expect(await stored(`mail/digest-${parent.uid}-1`)).toBeUndefined();
  await adminAuth().updateUser(parent.uid, { emailVerified: true });
  expect(await enqueue(parent.uid, `digest-${parent.uid}-1`, letter, Date.now())).toBe(true);
});

describe('a student’s account with a linked address', () => {
  it('is shown to its teachers with the address until it is cleared', async () => {
    const { teacher, classId, student } = await newStudent();
    expect(await teacher.call('showTies', { classId })).toEqual({ ties: [] });
    const { own } = await tie(student);
    expect(await teacher.call('showTies', { classId })).toEqual({
      ties: [{ studentId: student.uid, email: own.email }],
    });
    await teacher.call('changeAccounts', { classId, studentIds: [student.uid], change: 'sign-out' });
    expect(await teacher.call('showTies', { classId })).toEqual({ ties: [] });
    expect(await outcomeOf((await newTeacher()).call('showTies', { classId }))).toBe('auth/forbidden');
  });

  it('accepts the card only, from the start', async () => {
    const { student } = await newStudent();
    const { own, linked } = await tie(student);
    expect(await waysIn(person(student.uid, linked))).toEqual([]);
    expect(await byAddress(student.uid, own)).toEqual([]);
    expect(await waysIn(student)).toContain('desk');
  });

  it.each(['a new card', 'lock', 'archive', 'sign-out'] as const)(
    'loses the address by %s, within a second',
    async (end) => {
      const { teacher, classId, student, card, code } = await newStudent();
      const { own, linked } = await tie(student);
      const studentIds = [student.uid];
      if (end === 'a new card') await teacher.call('reissueSecrets', { classId, studentIds, secretKind: 'words' });
      else await teacher.call('changeAccounts', { classId, studentIds, change: end });
      expect(await waysIn(student)).toEqual([]);
      expect(await waysIn(person(student.uid, linked))).toEqual([]);

      expect(await byAddress(student.uid, own)).toEqual([]);
      const account = await adminAuth().getUser(student.uid);
      expect(account.providerData).toEqual([]);
      expect(account.email).toBeUndefined();
      expect(account.disabled).toBe(end === 'lock' || end === 'archive');
      // With a token that the auth service still accepts, another address can be linked; it must not give access
      // either.
      const again = await tie(student).catch(() => undefined);
      if (again) expect(await waysIn(person(student.uid, again.linked))).toEqual([]);
      if (end === 'sign-out') expect(await waysIn(await signIn(code, card))).toContain('desk');
    },
  );

  it('comes back with a lock that is removed', async () => {
    const { teacher, classId, student, card, code } = await newStudent();
    const studentIds = [student.uid];
    await teacher.call('changeAccounts', { classId, studentIds, change: 'lock' });
    expect(await outcomeOf(signIn(code, card))).toBe('sign-in/refused');
    await teacher.call('changeAccounts', { classId, studentIds, change: 'unlock' });
    expect(await waysIn(await signIn(code, card))).toContain('desk');
  });

  it('refuses a token of the old card that is used after a new one was issued', async () => {
    const { teacher, classId, student, card, code } = await newStudent();
    const shown = { classCode: code, userName: card.userName, secret: card.secret, deviceId: 'tablet-2' };
    const { token } = await visitor(backend).call('studentSignIn', shown);
    await teacher.call('reissueSecrets', { classId, studentIds: [student.uid], secretKind: 'words' });
    const late = await accountsPost(backend, 'signInWithCustomToken', { token, returnSecureToken });
    expect(await waysIn(person(student.uid, tokensSchema.parse(late)))).toEqual([]);
  });
});

describe('an adult who signed out everywhere', () => {
  it('is refused within a second: an old token reads no roster, calls nothing and sends nothing', async () => {
    const { teacher, classId } = await newClass();
    expect(await outcomeOf(teacher.read(`rosters/${classId}`))).toBe('ok');
    await teacher.call('signOutEverywhere', {});
    const ended = performance.now();
    expect(await outcomeOf(teacher.read(`rosters/${classId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(teacher.read(`classes/${classId}`))).toBe('auth/forbidden');
    // When the last call was sent that was still answered: a busy machine may take longer to answer.
    let lastTaken = ended;
    const call = async () => {
      const sent = performance.now();
      const outcome = await outcomeOf(teacher.call('noteSession', {}));
      if (outcome === 'ok') lastTaken = sent;
      return outcome;
    };
    await expect.poll(call, { interval: 20 }).toBe('auth/signed-out');
    expect(lastTaken - ended).toBeLessThan(1_000);
  });
});

describe('an adult’s account to which somebody tied another', () => {
  /** Ties an account of Google to the one of a session, as the SDK's linkWithCredential does, and signs in with it. */
  const byGoogle = async (email: string, idToken?: string) => {
    const id = JSON.stringify({ sub: `g-${email}`, email, email_verified: true });
    const body = {
      postBody: `id_token=${encodeURIComponent(id)}&providerId=google.com`,
      requestUri: 'http://localhost',
    };
    return tokensSchema.parse(
      await accountsPost(backend, 'signInWithIdp', { ...body, returnSecureToken, ...(idToken && { idToken }) }),
    );
  };
  const claimsOf = (idToken: string) => Object(JSON.parse(atob(idToken.split('.')[1] ?? '')));
  const uidOf = (idToken: string): unknown => claimsOf(idToken).sub;

  it.each(['signOutEverywhere', 'endOtherSessions'] as const)('loses it by %s', async (end) => {
    const { teacher, classId } = await newClass();
    const foreign = address().email;
    await byGoogle(foreign, teacher.idToken);
    // A session is known by the second in which it began.
    await expect
      .poll(() => Date.now() / 1000, { interval: 20 })
      .toBeGreaterThan(claimsOf(teacher.idToken ?? '').auth_time + 1);
    const tied = await byGoogle(foreign);
    expect(uidOf(tied.idToken)).toBe(teacher.uid);
    await teacher.call(end, {});
    expect((await adminAuth().getUser(teacher.uid)).providerData.map(({ providerId }) => providerId)).toEqual([
      'password',
    ]);
    expect(await outcomeOf(person(teacher.uid, tied).read(`rosters/${classId}`))).toBe('auth/forbidden');
    expect(uidOf((await byGoogle(foreign)).idToken)).not.toBe(teacher.uid);
  });

  it('keeps the Google account of its own address', async () => {
    const own = address();
    const teacher = await newTeacher(own);
    await byGoogle(own.email, teacher.idToken);
    await teacher.call('endOtherSessions', {});
    expect((await adminAuth().getUser(teacher.uid)).providerData).toHaveLength(2);
  });
});

it('signs a student and an adult out on every device when the operator says so, and lets them sign in again', async () => {
  const { teacher, classId, code, card, student } = await newStudent();
  const other = await newTeacher();
  expect(await signOutPeople([teacher.uid, student.uid], Date.now())).toBe(2);
  expect(await waysIn(student)).toEqual([]);
  expect(await outcomeOf(teacher.read(`rosters/${classId}`))).toBe('auth/forbidden');
  await expect.poll(() => outcomeOf(teacher.call('noteSession', {})), { interval: 50 }).toBe('auth/signed-out');
  expect(await outcomeOf(other.call('noteSession', {}))).toBe('ok');
  // A session that begins within the second after is refused too.
  await expect.poll(async () => (await waysIn(await signIn(code, card))).length > 0, { interval: 300 }).toBe(true);
});

describe('an account without a profile', () => {
  const everyDoor = async (bare: Person) => ({
    assistant: await outcomeOf(bare.call('askAssistant', { chatId: newId(), turnId: newId(), text: 'help' })),
    canary: await outcomeOf(
      bare.call('reportLoad', { area: 'teacher', version: 'a'.repeat(12), tab: newId(), failed: true }),
    ),
    interview: await outcomeOf(bare.call('startInterview', { interviewId: newId(), scenarioId: 'f1', limits: {} })),
    class: await outcomeOf(bare.call('createClass', { name: '6B', grade: 6 })),
    settings: await outcomeOf(bare.call('modelState', {})),
    upload: (await bare.upload(sampleJpeg({ width: 20 }), 'p.jpg')).status,
  });
  const incomplete = 'auth/incomplete';
  const refused = {
    ...{ assistant: incomplete, canary: incomplete, interview: incomplete, class: incomplete },
    ...{ settings: incomplete, upload: 403 },
  };

  it('may do nothing, even with a confirmed address', async () => {
    const own = address();
    const made = tokensSchema.parse(await accountsPost(backend, 'signUp', { ...own, returnSecureToken }));
    await confirmAddress(backend, made.idToken);
    expect(await everyDoor(await signInByPassword(backend, own))).toEqual(refused);
  });
  it('may do nothing before its address is confirmed, and everything after', async () => {
    const own = { ...address(), fullName: 'Ines Ort', role: 'teacher' as const };
    const bare = await signUpBare(backend, own);
    expect(await everyDoor(bare)).toEqual(refused);
    expect(await outcomeOf(bare.read(`settings/${bare.uid}`))).toBe('data/not-found');
    if (bare.idToken) await confirmAddress(backend, bare.idToken);
    expect(await everyDoor(await signInByPassword(backend, own))).toMatchObject({ class: 'ok', canary: 'ok' });
    // The old token does not contain the confirmation yet.
    expect(await everyDoor(bare)).toEqual(refused);
  });
  it('gets no access from a student’s profile with an address', async () => {
    const { student } = await newStudent();
    const { linked } = await tie(student);
    expect((await everyDoor(person(student.uid, linked))).class).toBe('auth/signed-out');
  });
});

it('lets a newcomer with capitals in the address create a class', async () => {
  const teacher = await newTeacher({ email: `Maya.${newId()}@Test.Example` });
  expect(await outcomeOf(teacher.call('createClass', { name: '6B', grade: 6 }))).toBe('ok');
});

describe('a profile that somebody made with the address of another person', () => {
  const claimsIn = ({ idToken = '' }: Person) =>
    z
      .object({ auth_time: z.number() })
      .parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()));
  const profile = (email: string, role: 'teacher' | 'parent', fullName: string) => ({ email, fullName, role });

  /** A stranger's account and profile, in whose second no other session begins. */
  async function taken() {
    const own = address();
    const stranger = await signUpBare(backend, { ...own, ...profile(own.email, 'parent', 'A stranger') });
    const { auth_time: begun } = claimsIn(stranger);
    await expect.poll(() => Date.now()).toBeGreaterThan((begun + 2) * SECOND);
    return { ...own, stranger };
  }
  const byGoogle = async (email: string) => {
    const claims = JSON.stringify({ sub: newId(), email, email_verified: true });
    const postBody = `id_token=${encodeURIComponent(claims)}&providerId=google.com`;
    const asked = { postBody, requestUri: 'http://localhost', returnSecureToken, returnIdpCredential: true };
    const { localId, idToken } = ownSchema.parse(await accountsPost(backend, 'signInWithIdp', asked));
    return personWith(backend, localId, idToken);
  };
  const byNewPassword = async (email: string) => {
    await accountsPost(backend, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const reply = await fetch(`http://${backend.auth}/emulator/v1/projects/${backend.projectId}/oobCodes`);
    const { oobCodes } = codesSchema.parse(await reply.json());
    const oobCode = oobCodes.findLast((one) => one.email === email)?.oobCode;
    await accountsPost(backend, 'resetPassword', { oobCode, newPassword: 'four red spoons' });
    return signInByPassword(backend, { email, password: 'four red spoons' });
  };

  it.each([
    ['Google', byGoogle],
    ['a new password', byNewPassword],
  ])('is gone when the owner proves the address by %s, and is not made anew', async (_, prove) => {
    const { email, password, stranger } = await taken();
    const owner = await prove(email);
    expect(owner.uid).toBe(stranger.uid);
    expect(await outcomeOf(owner.call('noteSession', {}))).toBe('auth/incomplete');
    expect(await stored(`users/${owner.uid}`)).toBeUndefined();
    const again = profile(email, 'parent', 'A stranger');
    expect(await outcomeOf(writeProfile(backend, owner.uid, stranger.idToken ?? '', again))).toBe('auth/forbidden');
    expect(await outcomeOf(accountsPost(backend, 'signInWithPassword', { email, password }))).not.toBe('ok');
    const own = profile(email, 'teacher', 'The owner');
    await writeProfile(backend, owner.uid, owner.idToken ?? '', own);
    expect(await outcomeOf(owner.call('createClass', { name: '6B', grade: 6 }))).toBe('ok');
    expect(await stored(`users/${owner.uid}`)).toMatchObject({ ...own, ownedSince: expect.any(Number) });
    expect(await outcomeOf((await prove(email)).call('createClass', { name: '6C', grade: 6 }))).toBe('ok');
  });

  it('stays where whoever signed up opens the link of the letter', async () => {
    const own = address();
    const { uid } = await newTeacher(own);
    const teacher = await signInByPassword(backend, own);
    expect(await outcomeOf(teacher.call('createClass', { name: '6B', grade: 6 }))).toBe('ok');
    expect(await stored(`users/${uid}`)).toMatchObject({ email: own.email, ownedSince: expect.any(Number) });
    // From then on it is theirs, whatever they prove.
    expect(await outcomeOf((await byNewPassword(own.email)).call('createClass', { name: '6C', grade: 6 }))).toBe('ok');
  });
});
