import { AppError } from '@lemma/contract';
import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoleGate } from './role-gate.tsx';

const auth = vi.hoisted(() => ({
  user: { email: 'ana@school.example' },
  profile: { role: 'teacher' },
  ...{ mustConfirm: true, mustPass: true, mustSetUp: true, mustRenew: true },
  readProfileAgain: vi.fn(async () => undefined),
  resetPassword: vi.fn(async () => undefined),
  signOut: vi.fn(async () => undefined),
}));
const server = vi.hoisted(() => ({ call: vi.fn(), turnOnSecondFactor: vi.fn() }));
vi.mock('@lemma/shared-auth', () => ({ useAuth: () => auth, ...server }));
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

it('leads whoever lacks the second factor that the school demands to turning it on, and opens when the codes are saved', async () => {
  Object.assign(auth, { mustConfirm: false, mustPass: false, mustRenew: false });
  server.call.mockRejectedValueOnce(new AppError('auth/signed-out', 'not a fresh sign-in'));
  server.call.mockResolvedValueOnce({ secret: 'ABCDEFGH', uri: 'otpauth://totp/Lemma:ana?secret=ABCDEFGH' });
  server.turnOnSecondFactor.mockRejectedValueOnce(new AppError('sign-in/refused', 'not a code of now'));
  server.turnOnSecondFactor.mockResolvedValueOnce(['aaaa-bbbb-cccc']);
  open();
  await screen.findByText(/^Your school asks all adults/);
  const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Set it up' }));
  begin();
  expect((await screen.findAllByText(/^You signed in a while ago/)).length).toBeGreaterThan(0);
  begin();
  await screen.findByText('ABCD EFGH');
  const turnOn = () => fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  turnOn();
  expect((await screen.findAllByText('Type the code.')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('Code from the app'), { target: { value: ' 123456 ' } });
  turnOn();
  expect((await screen.findAllByText(/^This code is not right/)).length).toBeGreaterThan(0);
  turnOn();
  await screen.findByText('aaaa-bbbb-cccc');
  expect(server.turnOnSecondFactor.mock.calls).toEqual([['123456'], ['123456']]);
  expect(auth.readProfileAgain).not.toHaveBeenCalled();
  expect(screen.queryByText('Inside')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(auth.readProfileAgain).toHaveBeenCalledOnce());
});
