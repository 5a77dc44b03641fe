import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Auth, AuthProvider, useAuth } from './auth-provider.tsx';
import { renameProfile } from './data.ts';
import { startSession } from './session.ts';
import { standIn, standInAuth, standInFirestore } from './stand-in-firebase.ts';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async () => (await import('./stand-in-firebase.ts')).standInAuth);
vi.mock('firebase/functions', async () => (await import('./stand-in-firebase.ts')).standInFunctions);
vi.mock('firebase/firestore', async () => (await import('./stand-in-firebase.ts')).standInFirestore);

const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
const firebase = { apiKey: 'k', authDomain: 'a.example', projectId: 'p' };
startSession({ firebase, areas, functionsRegion: 'us-central1' });

let auth: Auth;

function Shows() {
  auth = useAuth();
  return <p>{auth.profile?.fullName ?? (auth.isAuthenticated ? 'no profile' : 'nobody')}</p>;
}

const open = async () => {
  render(
    <AuthProvider fallback={<p>Loading...</p>} failed={<p>failed</p>}>
      <Shows />
    </AuthProvider>,
  );
  await screen.findByText('nobody');
};

const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);

// Operations end when the state reflects them, which never happens inside React's own `act`.
beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  // These modules are loaded on demand, which on a busy machine takes longer than a test waits.
  await Promise.all([import('./service.ts'), import('./store.ts'), import('./stored-documents.ts')]);
});
beforeEach(() => {
  Object.assign(standIn.state, {
    user: null,
    profiles: new Map(),
    readFault: undefined,
    writeFault: undefined,
    confirmed: false,
  });
  vi.clearAllMocks();
});
afterEach(cleanup);

const refused = Object.assign(new Error('Missing or insufficient permissions.'), { code: 'permission-denied' });
const away = Object.assign(new Error('client is offline'), { code: 'unavailable' });

describe('signing up', () => {
  it.each([
    ['ana@school.example', 'Ana'],
    ['  Ana.Lopez@School.EXAMPLE ', '  Ana López  '],
    ['\u200Bana@school.example\u200E', 'أنا لوبيز'],
    [`${'a'.repeat(180)}@school.example`, 'n'.repeat(120)],
    ['ana+math@school.example', '🦊 Ana 🦉'],
  ])('makes a profile that carries the address of the account: %o, %o', async (email, fullName) => {
    await open();
    await auth.signUp(email, 'correct horse', fullName, 'parent');
    expect(auth.profile).toMatchObject({ email: auth.user?.email, fullName: fullName.trim(), role: 'parent' });
    expect(auth.user?.email).toMatch(/^[a-z.+]+@school\.example$/);
  });

  it('ends signed in when the profile is refused, without asking again for what was typed', async () => {
    await open();
    standIn.state.writeFault = refused;
    await auth.signUp('ana@school.example', 'correct horse', 'Ana López', 'parent');
    await screen.findByText('no profile');
    expect(auth).toMatchObject({ begun: { fullName: 'Ana López', role: 'parent' }, profileFault: undefined });
    await expect(auth.completeProfile('Ana López', 'parent')).rejects.toMatchObject({ code: 'auth/forbidden' });
    standIn.state.writeFault = undefined;
    await auth.completeProfile(' Ana López ', 'parent');
    await screen.findByText('Ana López');
    // The e-mail was sent when the account was created.
    expect(standInAuth.sendEmailVerification).toHaveBeenCalledTimes(1);
  });
});

describe('an account without a profile', () => {
  it('is noticed at a later sign-in, and completed with the name of the account', async () => {
    await open();
    standIn.become({ ...standIn.account('bo@school.example'), displayName: 'Ana' });
    await screen.findByText('no profile');
    expect(auth.begun).toEqual({ fullName: 'Ana', role: undefined });
    await auth.completeProfile('Ana', 'teacher');
    await screen.findByText('Ana');
    // The next page says that an e-mail was sent.
    expect(auth.mustConfirm).toBe(true);
    expect(standInAuth.sendEmailVerification).toHaveBeenCalledTimes(1);
  });

  it('is not assumed when a profile cannot be read: that is shown, and read again on request', async () => {
    await open();
    standIn.state.profiles.set('uid of ana@school.example', {
      uid: 'u',
      email: null,
      fullName: 'Ana',
      role: 'parent',
      createdAt: 1,
    });
    standIn.state.readFault = away;
    await auth.signIn(' Ana@school.example ', 'correct horse');
    await screen.findByText('no profile');
    expect(auth).toMatchObject({ profileFault: { code: 'network/offline' }, begun: undefined });
    standIn.state.readFault = undefined;
    await auth.readProfileAgain();
    await screen.findByText('Ana');
    expect(auth.profileFault).toBeUndefined();
  });
});

it('waits for an address to be confirmed, sends an e-mail, and continues when its link was opened anywhere', async () => {
  await open();
  await auth.signUp('ana@school.example', 'correct horse', 'Ana', 'teacher');
  expect(standInAuth.sendEmailVerification).toHaveBeenCalledTimes(1);
  expect(auth.mustConfirm).toBe(true);
  await auth.refreshConfirmed();
  expect(auth.mustConfirm).toBe(true);
  standIn.confirm();
  await auth.refreshConfirmed();
  await waitFor(() => expect(auth.mustConfirm).toBe(false));
});

it('renews a token that does not contain the confirmation of the address yet', async () => {
  await open();
  const user = { ...standIn.account('ana@school.example'), emailVerified: true };
  standIn.become(user);
  await screen.findByText('no profile');
  expect(user.getIdToken).toHaveBeenCalledWith(true);
});

it('asks no student to confirm anything, whatever is linked to the account', async () => {
  await open();
  const uid = 'uid of ana';
  standIn.state.profiles.set(uid, { uid, email: null, fullName: 'Ana', role: 'student', createdAt: 1 });
  standIn.become({ ...standIn.account('tied@school.example'), uid });
  await screen.findByText('Ana');
  expect(auth.mustConfirm).toBe(false);
});

it('shows a new name at once', async () => {
  await open();
  await auth.signUp('ana@school.example', 'correct horse', 'Ana', 'teacher');
  await renameProfile(auth.user?.uid ?? '', 'Ana López');
  await renameProfile('somebody else', 'Otto');
  await screen.findByText('Ana López');
});

describe('signing in with Google', () => {
  it('opens the window of the auth service, and creates a teacher’s profile at a first sign-in', async () => {
    await open();
    expect(await auth.signInWithGoogle()).toBe(true);
    expect(standInAuth.signInWithPopup).toHaveBeenCalledWith(
      expect.anything(),
      expect.any(standInAuth.GoogleAuthProvider),
      'resolver',
    );
    expect(auth.profile).toMatchObject({ email: 'ines@school.example', fullName: 'Ines Ort', role: 'teacher' });
  });

  it('keeps an existing profile', async () => {
    await open();
    standIn.state.profiles.set('uid of Ines@School.example', {
      uid: 'u',
      email: '',
      fullName: 'Ines',
      role: 'parent',
      createdAt: 1,
    });
    await auth.signInWithGoogle();
    expect(auth.profile?.role).toBe('parent');
    expect(standInFirestore.setDoc).not.toHaveBeenCalled();
  });

  it('reports why the window did not open', async () => {
    await open();
    standInAuth.signInWithPopup.mockRejectedValueOnce(new Error('popup blocked'));
    await expect(auth.signInWithGoogle()).rejects.toThrow('popup blocked');
  });
});

it.each([
  ['email', standInAuth.signInWithEmailAndPassword, () => auth.signIn('a@school.example', 'x')],
  ['a token', standInAuth.signInWithCustomToken, () => auth.signInWithToken('t')],
])('logs and rethrows the error of a sign-in by %s', async (_, operation, run) => {
  await open();
  const original = new Error('as it is');
  operation.mockRejectedValueOnce(original);
  await expect(run()).rejects.toBe(original);
  expect(log).toHaveBeenCalledWith('auth:', original);
});
