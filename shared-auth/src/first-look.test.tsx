import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider, useAuth } from './auth-provider.tsx';
import { currentUid, startSession } from './session.ts';
import { standIn, standInAuth } from './stand-in-firebase.ts';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async () => (await import('./stand-in-firebase.ts')).standInAuth);
vi.mock('firebase/firestore', async () => (await import('./stand-in-firebase.ts')).standInFirestore);

const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
startSession({ firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'p' }, areas, functionsRegion: 'r' });

const KEY = 'firebase:authUser:k:[DEFAULT]';
const follow = vi.spyOn(standInAuth, 'onAuthStateChanged');

const stored = {
  uid: 'uid of sofia',
  emailVerified: false,
  providerData: [],
  stsTokenManager: {
    accessToken: `head.${btoa(JSON.stringify({ auth_time: 1 }))}.signature`,
    refreshToken: 'renew',
    expirationTime: Date.now() + 3_600_000,
  },
};
const text = (stringValue: string) => ({ stringValue });
const profile = {
  uid: text('uid of sofia'),
  email: { nullValue: null },
  createdAt: text('now'),
  fullName: text('Sofia Rivera'),
  role: text('student'),
};

function Shows() {
  const { profile: shown } = useAuth();
  return <p>{shown?.fullName ?? 'nobody'}</p>;
}

const open = () =>
  render(
    <AuthProvider fallback={<p>Loading...</p>} failed={<p>failed</p>}>
      <Shows />
    </AuthProvider>,
  );

beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await Promise.all([import('./first-look.ts'), import('./service.ts'), import('./stored-documents.ts')]);
});
beforeEach(() => {
  standIn.state.user = null;
  localStorage.setItem(KEY, JSON.stringify(stored));
  vi.stubGlobal('fetch', async () => Response.json([{ found: { name: 'users', fields: profile } }]));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows who is signed in before the auth service is loaded, and what the service says after the heading', async () => {
  open();
  await screen.findByText('Sofia Rivera');
  expect(currentUid()).toBe('uid of sofia');
  expect(follow).not.toHaveBeenCalled();
  // The stored session was ended elsewhere: the service has nobody.
  document.body.append(document.createElement('h1'));
  await screen.findByText('nobody');
  expect(follow).toHaveBeenCalledOnce();
});
