import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Guard } from './guard.tsx';

const auth = vi.hoisted(() => ({ now: { isLoading: false, isAuthenticated: false } }));
vi.mock('@lemma/shared-auth', () => ({ useAuth: () => auth.now }));

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Start</p> },
      { element: <Guard />, children: [{ path: '/dashboard', element: <p>Inside</p> }] },
    ],
    { initialEntries: ['/', '/dashboard'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  return router;
};

describe('the guard', () => {
  afterEach(cleanup);

  it('shows "Loading..." while the auth state loads', () => {
    auth.now = { isLoading: true, isAuthenticated: false };
    open();
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it('shows the nested route to somebody signed in, whatever the role', () => {
    auth.now = { isLoading: false, isAuthenticated: true };
    open();
    expect(screen.getByText('Inside')).toBeTruthy();
  });

  it('sends everybody else to the start and replaces the history entry', async () => {
    auth.now = { isLoading: false, isAuthenticated: false };
    const router = open();
    expect(await screen.findByText('Start')).toBeTruthy();
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
