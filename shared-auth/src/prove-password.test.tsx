import { AppError } from '@lemma/contract';
import { JUDGED_FROM } from '@lemma/school/people';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Auth, AuthProvider, useAuth } from './auth-provider.tsx';
import { startSession } from './session.ts';
import { type StandInUser, standIn, standInAuth } from './stand-in-firebase.ts';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async () => (await import('./stand-in-firebase.ts')).standInAuth);
vi.mock('firebase/firestore', async () => (await import('./stand-in-firebase.ts')).standInFirestore);
const school = vi.hoisted(() => ({
  answer: async (_input: object): Promise<object> => ({}),
  asked: [] as object[],
  /** What the account says from now on: up to which session its password is proved. */
  found: undefined as number | undefined,
}));
vi.mock('./remote-calls.ts', () => ({
  call: async (name: string, input: object) => {
    if (name !== 'provePassword') return {};
    school.asked.push(input);
    return school.answer(input);
  },
}));

const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
startSession({ firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'p' }, areas, functionsRegion: 'r' });

const EMAIL = 'ana@school.example';
const typed = { password: 'three blue kettles', apiKey: 'k' };

/** An account whose token says no more of its password than the school's server has found. */
function accountBy(provider: string): StandInUser {
  const claims = { email_verified: true, auth_time: `${JUDGED_FROM + 9}`, firebase: { sign_in_provider: provider } };
  const said: Record<string, unknown> = { ...claims };
  return {
    ...standIn.account(EMAIL),
    ...{ emailVerified: true, getIdTokenResult: async () => ({ claims: { ...said } }) },
    getIdToken: vi.fn(async () => {
      if (school.found !== undefined) said.passwordAt = school.found;
      return 'token';
    }),
  };
}

let auth: Auth;
function Shows() {
  auth = useAuth();
  return <p>{auth.profile?.fullName ?? (auth.profileFault === undefined ? 'nobody' : 'fault')}</p>;
}
async function open(text: string) {
  render(
    <AuthProvider fallback={<p>Loading...</p>} failed={<p>failed</p>}>
      <Shows />
    </AuthProvider>,
  );
  await screen.findByText(text);
}
beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await Promise.all([import('./service.ts'), import('./store.ts'), import('./stored-documents.ts')]);
});
beforeEach(() => {
  const profile = { uid: 'u', email: EMAIL, fullName: 'Ana', role: 'teacher', createdAt: 1 };
  Object.assign(standIn.state, { user: null, profiles: new Map([[`uid of ${EMAIL}`, profile]]) });
  Object.assign(school, { asked: [], found: undefined });
  standInAuth.signInWithEmailAndPassword.mockImplementation(async () => standIn.become(accountBy('password')));
});
afterEach(cleanup);

const proves = async (): Promise<object> => {
  school.found = JUDGED_FROM + 9;
  return { isProved: true };
};
const doubts = async (): Promise<object> => ({ isProved: false });
const refuses = (code: 'sign-in/refused' | 'network/offline' | 'data/not-found') => async (): Promise<object> => {
  throw new AppError(code, 'provePassword');
};

it('hands a typed password to the server only where it does not know it, and opens with the renewed token', async () => {
  await open('nobody');
  school.answer = async (input) => ('password' in input ? proves() : doubts());
  await auth.signIn(EMAIL, typed.password);
  expect(school.asked).toEqual([{}, typed]);
  expect(auth).toMatchObject({ mustRenew: false, isWaiting: false, profile: { fullName: 'Ana' } });
  expect((await auth.user?.getIdTokenResult())?.claims.passwordAt).toBe(JUDGED_FROM + 9);
});
it('asks without the password where the server knows it', async () => {
  await open('nobody');
  school.answer = proves;
  await auth.signIn(EMAIL, typed.password);
  expect(school.asked).toEqual([{}]);
  expect(auth.isWaiting).toBe(false);
});
it.each([
  ['known from leaks', doubts],
  [
    'not the one that the server tried',
    async (input: object) => ('password' in input ? refuses('sign-in/refused')() : doubts()),
  ],
])('waits for a new password where this one is %s', async (_, answer) => {
  await open('nobody');
  school.answer = answer;
  await auth.signIn(EMAIL, typed.password);
  await waitFor(() => expect(auth).toMatchObject({ mustRenew: true, isWaiting: true }));
});
it('asks for a session that was stored before, with no password at hand', async () => {
  school.answer = doubts;
  standIn.state.user = accountBy('password');
  await open('Ana');
  expect(school.asked).toEqual([{}]);
  expect(auth.mustRenew).toBe(true);
});
it('asks nothing of who comes by Google', async () => {
  standIn.state.user = accountBy('google.com');
  await open('Ana');
  expect([school.asked, auth.isWaiting]).toEqual([[], false]);
});
it('blames no password where the server cannot be reached', async () => {
  school.answer = refuses('network/offline');
  standIn.state.user = accountBy('password');
  await open('fault');
  expect(auth).toMatchObject({ mustRenew: false, profileFault: { code: 'network/offline' } });
});
it('goes on with a server of an earlier release, which asks for no proof', async () => {
  school.answer = refuses('data/not-found');
  standIn.state.user = accountBy('password');
  await open('Ana');
  expect(auth.isWaiting).toBe(false);
});
