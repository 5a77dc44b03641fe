// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProfileSection } from './profile-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

const auth = vi.hoisted(() => ({
  rename: vi.fn(async (_uid: string, _name: string) => undefined),
  change: vi.fn(async (_now: string, _next: string) => undefined),
  call: vi.fn(async (_name: string, _input: object): Promise<unknown> => ({ sessions: [] })),
  news: vi.fn(),
}));
vi.mock('@lemma/toast', () => ({ news: auth.news }));
vi.mock('@lemma/shared-auth', () => ({
  useAuth: () => ({
    user: { providerData: [{ providerId: 'password' }] },
    profile: { role: 'teacher' },
    signOut: vi.fn(),
  }),
  useUid: () => 'ana',
  call: auth.call,
  renameProfile: auth.rename,
  changePassword: auth.change,
  documentQuery: vi.fn(),
}));

const names = [
  ['Ana Lopez', 'Ana Lopez'],
  ['  ana LÓPEZ  ', 'ana LÓPEZ'],
  ['أنا لوبيز', 'أنا لوبيز'],
  ['🦊 Ana', '🦊 Ana'],
  ["O'Brien-Ñandú 王", "O'Brien-Ñandú 王"],
  ['n'.repeat(120), 'n'.repeat(120)],
  ['n'.repeat(200), /^This name is too long/],
  ['', 'Write your name.'],
  ['   ', 'Write your name.'],
  ['Ana\u0007', /characters that cannot be shown/],
  ['\u200B\u200D', /characters that cannot be shown/],
] as const;

const passwords = [
  ['correct horse', 'sent'],
  ['  spaces stay  ', 'sent'],
  ['CAPS LOCK IS ON', 'sent'],
  ['пароль-пароль', 'sent'],
  ['كلمة المرور', 'sent'],
  ['🦊🦊🦊🦊🦊🦊🦊🦊', 'sent'],
  ['p'.repeat(200), 'sent'],
  ['seven77', 'Use at least 8 characters.'],
] as const;

const open = (section: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: section }])} />
    </QueryClientProvider>,
  );
const profile = { uid: 'ana', email: 'ana@school.example', fullName: 'Ana', role: 'teacher', createdAt: 0 } as const;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const changeTo = (next: string, now = 'the old one') => {
  open(<SignInSection />);
  type('Your password now', now);
  type('New password', next);
  press('Change password');
};
const refusal = (code: string) => Object.assign(new Error(code), { code });

describe('what people type into their settings', () => {
  beforeEach(() => vi.clearAllMocks());
  afterEach(cleanup);

  it.each(names)('as a name: %o', async (name, outcome) => {
    open(<ProfileSection profile={profile} />);
    type('Full name', name);
    press('Save name');
    if (typeof outcome === 'string' && !outcome.endsWith('.'))
      return waitFor(() => expect(auth.rename).toHaveBeenCalledWith('ana', outcome));
    expect(await screen.findByText(outcome)).toBeTruthy();
    expect(auth.rename).not.toHaveBeenCalled();
  });

  it.each(passwords)('as a new password: %o', async (password, outcome) => {
    changeTo(password);
    if (outcome === 'sent') return waitFor(() => expect(auth.change).toHaveBeenCalledWith('the old one', password));
    expect(await screen.findByText(outcome)).toBeTruthy();
    expect(auth.change).not.toHaveBeenCalled();
  });

  it.each(['', '   x'])('with %o as the password now: asks, and sends it as it was typed', (now) => {
    open(<SignInSection />);
    type('Your password now', now);
    type('New password', 'correct horse');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' }).disabled).toBe(now === '');
  });

  it.each([
    ['auth/wrong-password', /^That is not your password/],
    ['auth/weak-password', 'Use at least 8 characters.'],
    ['auth/password-does-not-meet-requirements', /^Your school asks for a longer password/],
    ['auth/too-many-requests', /^There were too many tries/],
    ['auth/network-request-failed', /^There is no connection/],
    ['auth/internal-error', /^We couldn’t change it/],
  ])('says of %s what it is, and not that the password was wrong', async (code, sentence) => {
    auth.change.mockRejectedValueOnce(refusal(code));
    changeTo('correct horse');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('says that the password is changed where only the other devices stayed signed in', async () => {
    auth.call.mockImplementation(async (name) => {
      if (name === 'endOtherSessions') throw refusal('functions/unavailable');
      return { sessions: [] };
    });
    changeTo('correct horse');
    await waitFor(() =>
      expect(auth.news).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Your password is changed',
          description: expect.stringMatching(/^Other devices/),
        }),
      ),
    );
    expect(screen.queryByText(/not your password/)).toBeNull();
  });
});
