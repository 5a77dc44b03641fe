import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { AuthProvider, startSession, useAuth } from '@lemma/shared-auth';
import { standIn } from '@lemma/shared-auth/stand-in';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { StudentLoginPage } from '../pages/student-login.tsx';
import { rememberEnded } from './ended-session.ts';
import { rememberArea } from './remembered-area.ts';
import { SignOutCleaner } from './sign-out-cleaner.tsx';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async () => (await import('@lemma/shared-auth/stand-in')).standInAuth);
vi.mock('firebase/firestore', async () => (await import('@lemma/shared-auth/stand-in')).standInFirestore);

function Leave() {
  const { signOut } = useAuth();
  return (
    <button type="button" onClick={() => void signOut()}>
      Leave
    </button>
  );
}

const open = () => {
  const router = createMemoryRouter([{ path: '/', element: <StudentLoginPage /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider fallback={null} failed={<p>Failed</p>}>
        <SignOutCleaner />
        <Leave />
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
};

beforeAll(() => {
  const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
  startSession({
    firebase: { apiKey: 'k', authDomain: 'a.example', projectId: 'p' },
    areas,
    functionsRegion: 'us-central1',
  });
});
beforeEach(() => {
  localStorage.clear();
  Object.assign(standIn.state, { user: null, profiles: new Map() });
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('says why a student is no longer signed in, where the session ended while the page was closed', async () => {
  rememberArea('student');
  open();
  await screen.findByLabelText('Class code');
  cleanup();
  open();
  expect(await screen.findByText('You were signed out')).toBeTruthy();
});

it('says nothing to whoever signed out, or to an adult', async () => {
  const ana = standIn.account('ana@school.example');
  standIn.state.profiles.set(ana.uid, { uid: ana.uid, email: null, fullName: 'Ana', role: 'student', createdAt: null });
  rememberEnded();
  standIn.state.user = ana;
  open();
  await waitFor(() => expect(localStorage.getItem('lemma.area')).toBe('student'));
  // Without a network, the server is not told.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => screen.getByText('Leave').click());
  await waitFor(() => expect(localStorage.getItem('lemma.area')).toBeNull());
  cleanup();
  open();
  await screen.findByLabelText('Class code');
  expect(screen.queryByText('You were signed out')).toBeNull();
  cleanup();
  rememberArea('teacher');
  open();
  await screen.findByLabelText('Class code');
  expect(screen.queryByText('You were signed out')).toBeNull();
});

it('says so too where the auth service ended the session while the page was open', async () => {
  const ana = standIn.account('ana@school.example');
  standIn.state.profiles.set(ana.uid, { uid: ana.uid, email: null, fullName: 'Ana', role: 'student', createdAt: null });
  standIn.state.user = ana;
  open();
  await waitFor(() => expect(localStorage.getItem('lemma.area')).toBe('student'));
  await act(async () => void standIn.become(null));
  cleanup();
  open();
  expect(await screen.findByText('You were signed out')).toBeTruthy();
});
