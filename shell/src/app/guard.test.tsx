import { takeRememberedPlace } from '@lemma/contract';
import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { AuthProvider, startSession } from '@lemma/shared-auth';
import { standIn } from '@lemma/shared-auth/stand-in';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Guard } from './guard.tsx';
import { LoadingText } from './loading-text.tsx';

vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/auth', async () => (await import('@lemma/shared-auth/stand-in')).standInAuth);
vi.mock('firebase/firestore', async () => (await import('@lemma/shared-auth/stand-in')).standInFirestore);

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Start</p> },
      { element: <Guard />, children: [{ path: '/dashboard', element: <p>Inside</p> }] },
    ],
    { initialEntries: ['/', '/dashboard'], initialIndex: 1 },
  );
  render(
    <AuthProvider fallback={<LoadingText />} failed={<p>Failed</p>}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return router;
};

// The first look loads its modules on demand, which takes longer on a busy machine.
const inside = () => screen.findByText('Inside');

const ana = standIn.account('ana@school.example');

describe('the guard, with the auth state of the product', () => {
  beforeAll(() => {
    const areas = { teacher: 'https://t.example', parent: 'https://p.example', student: 'https://s.example' };
    const firebase = { apiKey: 'k', authDomain: 'a.example', projectId: 'p' };
    startSession({ firebase, areas, functionsRegion: 'us-central1' });
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  });
  beforeEach(() => void Object.assign(standIn.state, { user: null, profiles: new Map() }));
  afterEach(cleanup);

  it('shows "Loading..." and nothing inside until the first result', async () => {
    standIn.state.user = ana;
    open();
    // Read at once, because the next screen may replace it as soon as a promise settles.
    const first = await waitFor(() => {
      const text = document.body.textContent;
      expect(text).toContain('Loading...');
      return text;
    });
    expect(first).not.toContain('Inside');
    expect(await inside()).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('lets in everybody who is signed in, whatever the role, and nobody else', async () => {
    standIn.state.user = ana;
    standIn.state.profiles.set(ana.uid, {
      uid: ana.uid,
      email: ana.email,
      fullName: 'Ana',
      role: 'parent',
      createdAt: 1,
    });
    const router = open();
    expect(await inside()).toBeTruthy();
    standIn.become(null);
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('remembers the page that a visitor asked for, and not the one that somebody signed out on', async () => {
    open();
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(takeRememberedPlace('teacher')).toBe('/dashboard');
    cleanup();
    standIn.state.user = ana;
    open();
    expect(await inside()).toBeTruthy();
    standIn.become(null);
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(takeRememberedPlace('teacher')).toBeUndefined();
  });

  it('sends a visitor to the start page and replaces the history entry', async () => {
    const router = open();
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
