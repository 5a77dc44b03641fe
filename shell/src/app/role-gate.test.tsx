import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoleGate } from './role-gate.tsx';

const auth = vi.hoisted(() => ({
  user: { email: 'ana@school.example' },
  profile: { role: 'teacher' },
  ...{ mustConfirm: true, mustPass: true, mustRenew: true },
  resetPassword: vi.fn(async () => undefined),
  signOut: vi.fn(async () => undefined),
}));
vi.mock('@lemma/shared-auth', () => ({ useAuth: () => auth }));
afterEach(cleanup);

const open = () => {
  const element = <RoleGate area={{ role: 'teacher' }}>Inside</RoleGate>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] });
  render(<RouterProvider router={router} />);
  return router;
};

it('sends a link for a new password before it asks for anything else, and opens nothing', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText(/^We sent a link to ana@school\.example\./)).toBeTruthy();
  expect(auth.resetPassword).toHaveBeenCalledWith('ana@school.example');
  expect(screen.queryByText('Inside')).toBeNull();
});

it('leads whoever has changed it already back to the sign-in page', async () => {
  const router = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'));
  expect(auth.signOut).toHaveBeenCalledOnce();
});
