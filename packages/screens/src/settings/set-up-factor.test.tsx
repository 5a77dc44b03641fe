// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SetUpFactor } from './set-up-factor.tsx';

const session = vi.hoisted(() => ({ isFresh: false, providerId: 'password', signOut: vi.fn(async () => undefined) }));
vi.mock('@lemma/toast', () => ({ news: vi.fn() }));
vi.mock('@lemma/shared-auth', () => ({
  useUid: () => 'maya',
  useAuth: () => ({ user: { providerData: [{ providerId: session.providerId }] }, signOut: session.signOut }),
  turnOnSecondFactor: async () => [],
  confirmPassword: async (password: string) => {
    if (password !== 'correct horse') throw Object.assign(new Error('wrong'), { code: 'auth/wrong-password' });
    session.isFresh = true;
  },
  call: async () => {
    if (!session.isFresh) throw Object.assign(new Error('stale'), { name: 'AppError', code: 'auth/signed-out' });
    return { secret: 'ABCDEFGH', uri: 'otpauth://totp/Lemma?secret=ABCDEFGH' };
  },
}));

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/dashboard/settings', element: <SetUpFactor onClose={() => undefined} onDone={() => undefined} /> },
      { path: '/sign-in', element: <p>Sign in here</p> },
    ],
    { initialEntries: ['/dashboard/settings'] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(session, { isFresh: false, providerId: 'password' });
});
afterEach(cleanup);

it('asks for the password in an older session, and shows the key once it is right', async () => {
  open();
  const password = await screen.findByLabelText('Your password');
  fireEvent.change(password, { target: { value: 'something else' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/That is not your password/)).toBeTruthy();
  fireEvent.change(password, { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
});

it('leads who has no password of ours through the sign-in page, and back', async () => {
  session.providerId = 'google.com';
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(await screen.findByText('Sign in here')).toBeTruthy();
  expect(session.signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(sessionStorage.getItem('lemma.place')).toBe('/dashboard/settings'));
});
