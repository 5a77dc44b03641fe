import { SECOND } from '@lemma/school/time';
import {
  accountsPost,
  type Person,
  type PersonThere,
  personWith,
  schoolProvider,
  signInThere,
  signUpBare,
  startSchoolProvider,
  visitor,
  withToken,
  writeProfile,
} from '@lemma/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { admin, adminAuth, backend, newClass, newId, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const issuer = process.env.LEMMA_TEST_ISSUER ?? '';
const { id: provider, clientId, clientSecret } = schoolProvider(issuer);
const callback = `https://${backend.projectId}.web.app/auth/callback`;
const people = new Map<string, PersonThere>();
let stop: () => Promise<void>;
beforeAll(async () => {
  stop = await startSchoolProvider(issuer, { clientId, clientSecret, callback }, people);
});
afterAll(() => stop());

/** Somebody whom the provider knows. */
function newThere(over: Partial<PersonThere> = {}): { readonly id: string; readonly email: string } {
  const id = newId();
  const there = { email: `${id}@riverside.example`, email_verified: true, name: 'Rosa Lund', kind: 'staff', ...over };
  people.set(id, { ...there, kind: there.kind === 'staff' ? 'staff' : 'student' });
  return { id, email: there.email };
}

/** The way there and back; the answer is what the browser comes back with. */
async function goThere(id: string) {
  const { address, ticket } = await visitor(backend).call('beginSchoolSignIn', { provider });
  return { ticket, answer: (await signInThere(address, id, callback)).search };
}

async function enter(id: string): Promise<Person> {
  return withToken(backend, await visitor(backend).call('finishSchoolSignIn', await goThere(id)));
}

/** Makes the profile as the page does after a first sign-in. */
async function makeProfile({ uid, idToken }: Person, email: string): Promise<boolean> {
  const documents = `projects/${backend.projectId}/databases/(default)/documents`;
  const text = (stringValue: string) => ({ stringValue });
  const fields = { uid: text(uid), email: text(email), fullName: text('Rosa Lund'), role: text('teacher') };
  const write = {
    update: { name: `${documents}/users/${uid}`, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  };
  const reply = await fetch(`http://${backend.firestore}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
  return reply.ok;
}

describe('signing in with a school’s provider', () => {
  it('gives a newcomer an account with a confirmed address, and the same one the next time', async () => {
    const { id, email } = newThere();
    const rosa = await enter(id);
    expect(await makeProfile(rosa, email)).toBe(true);
    const { classId } = await rosa.call('createClass', { name: '6B', grade: 6 });
    people.set(id, { email: `new-${email}`, email_verified: true, name: 'Rosa Berg', kind: 'staff' });
    const again = await enter(id);
    expect(again.uid).toBe(rosa.uid);
    expect(await outcomeOf(again.read(`rosters/${classId}`))).toBe('ok');
  });

  it('leads a teacher to the account that has the address', async () => {
    const { id, email } = newThere();
    const teacher = await newTeacher({ email });
    expect((await enter(id)).uid).toBe(teacher.uid);
  });

  it('asks for the second factor of the account', async () => {
    const { id } = newThere();
    const rosa = await enter(id);
    await adminAuth().setCustomUserClaims(rosa.uid, { secondFactor: Date.now() });
    const waiting = await enter(id);
    expect(await outcomeOf(waiting.call('createClass', { name: '6B', grade: 6 }))).toBe('auth/second-factor');
  });

  it('meets a school’s demand for a second factor where the provider asked for one, and nowhere else', async () => {
    const [two, one] = [newThere({ steps: 'two' }), newThere({ steps: 'one' })];
    const classOf = async ({ id, email }: typeof two) => {
      const person = await enter(id);
      await makeProfile(person, email);
      return { id, person, ...(await person.call('createClass', { name: '6B', grade: 6 })) };
    };
    const [safe, unsafe] = [await classOf(two), await classOf(one)];
    const readOf = async ({ id, classId }: typeof safe) => outcomeOf((await enter(id)).read(`rosters/${classId}`));
    await admin().doc('demands/school').set({ id: 'school', secondFactor: true });
    try {
      expect([await readOf(safe), await readOf(unsafe)]).toEqual(['ok', 'auth/forbidden']);
      await expect
        .poll(() => outcomeOf(unsafe.person.call('listSessions', {})), { interval: 50 })
        .toBe('auth/factor-demanded');
      expect(await outcomeOf(safe.person.call('listSessions', {}))).toBe('ok');
    } finally {
      await admin().doc('demands/school').delete();
    }
  });

  it('takes the address from whoever registered it before without confirming it', async () => {
    const { id, email } = newThere();
    const thief = { email, password: 'correct horse', returnSecureToken: true };
    const profile = { email, fullName: 'A thief', role: 'parent' } as const;
    const { uid: localId, idToken = '' } = await signUpBare(backend, { ...thief, ...profile });
    // Sessions have whole seconds.
    const { auth_time: begun } = z
      .object({ auth_time: z.number() })
      .parse(JSON.parse(atob(idToken.split('.')[1] ?? '')));
    await expect.poll(() => Date.now()).toBeGreaterThan((begun + 2) * SECOND);
    const rosa = await enter(id);
    expect(rosa.uid).toBe(localId);
    // Nor are they what somebody else said they are.
    expect((await stored(`users/${localId}`))?.role).not.toBe('parent');
    expect(await outcomeOf(writeProfile(backend, localId, idToken, profile))).toBe('auth/forbidden');
    expect(await outcomeOf(accountsPost(backend, 'signInWithPassword', thief))).not.toBe('ok');
    expect(await outcomeOf(personWith(backend, localId, idToken).call('createClass', { name: 'x', grade: 6 }))).toBe(
      'auth/signed-out',
    );
  });

  it('does not lead into the account of a student who tied the address to it', async () => {
    const { code, cards } = await newClass(['Ana López']);
    const card = cards[0];
    if (card === undefined) throw new Error('no card');
    const student = await signIn(code, card);
    const { id, email } = newThere();
    const tied = { idToken: student.idToken, email, password: 'correct horse', returnSecureToken: true };
    await accountsPost(backend, 'signUp', tied);
    const rosa = await enter(id);
    expect(rosa.uid).not.toBe(student.uid);
    expect((await adminAuth().getUser(student.uid)).email).toBeUndefined();
    expect(await outcomeOf(student.read(`desks/${student.uid}`))).toBe('ok');
  });

  it('stores no address and no id of the provider beside the account', async () => {
    const { id, email } = newThere();
    const { uid } = await enter(id);
    expect(id).not.toBe(uid);
    expect(await stored(`schoolAccounts/${id}`)).toBeUndefined();
    expect(email).toContain(id);
  });
});

describe('the answer of a provider', () => {
  const finish = (given: { readonly ticket: string; readonly answer: string }) =>
    outcomeOf(visitor(backend).call('finishSchoolSignIn', given));

  it.each([
    ['a student of the school', { kind: 'student' }],
    ['an address that is not confirmed', { email_verified: false }],
    ['an address of elsewhere', { email: 'rosa@elsewhere.example' }],
    ['an address that only ends like the school’s', { email: 'rosa@evil-riverside.example' }],
  ] as const)('is refused for %s', async (_, over) => {
    const { id } = newThere(over);
    expect(await finish(await goThere(id))).toBe('sign-in/refused');
  });

  it('is worth nothing twice, in another browser, with another state, changed or without a ticket', async () => {
    const { id } = newThere();
    const one = await goThere(id);
    const other = await goThere(id);
    expect(await finish({ ticket: other.ticket, answer: one.answer })).toBe('sign-in/refused');
    expect(await finish({ ticket: '', answer: one.answer })).toBe('sign-in/refused');
    expect(await finish({ ticket: one.ticket, answer: one.answer.replace(/state=[^&]*/, 'state=x') })).toBe(
      'sign-in/refused',
    );
    expect(await finish({ ticket: one.ticket, answer: '?error=access_denied&state=x' })).toBe('sign-in/refused');
    expect(await finish(other)).toBe('ok');
    expect(await finish(other)).toBe('sign-in/refused');
  });
});

it('knows only the providers of its configuration', async () => {
  expect(await outcomeOf(visitor(backend).call('beginSchoolSignIn', { provider: 'elsewhere' }))).toBe('data/not-found');
});
