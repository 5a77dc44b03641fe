import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthCallbackPage } from './auth-callback.tsx';
import { CompleteMissingProfile } from './complete-profile.tsx';
import { ForgotPasswordPage } from './forgot-password.tsx';
import { SignInPage } from './sign-in.tsx';
import { SignUpPage } from './sign-up.tsx';

const auth = vi.hoisted(() => ({
  user: { email: 'ana@school.example' },
  begun: { fullName: '', role: undefined as 'teacher' | undefined },
  profileFault: undefined as unknown,
  signUp: vi.fn(async () => undefined),
  signIn: vi.fn(async () => undefined),
  resetPassword: vi.fn(async () => undefined),
  completeProfile: vi.fn(async () => undefined),
  readProfileAgain: vi.fn(async () => undefined),
}));
const link = vi.hoisted(() => ({ setPassword: vi.fn(async () => undefined) }));
vi.mock('@lemma/shared-auth', () => ({
  useAuth: () => auth,
  schoolProviders: () => [],
  hasGoogle: () => true,
  confirmByLink: async () => undefined,
  emailOfResetLink: async () => 'ana@school.example',
  setPasswordByLink: link.setPassword,
}));

const addresses = [
  ['ana@school.example', 'sent'],
  ['Ana.LOPEZ@School.Example', 'sent'],
  ['ana+math@school.example', 'sent'],
  [`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`, 'sent'],
  ['', 'Type your email address.'],
  ['   ', 'Type your email address.'],
  ['ana', /^This does not look like an email address/],
  ['ana@', /^This does not look like an email address/],
  ['ana@school', /^This does not look like an email address/],
  ['ana@school.example, ben@school.example', /^This does not look like an email address/],
  ['🦊@school.example', /^This does not look like an email address/],
  [`${'a'.repeat(250)}@school.example`, /^This does not look like an email address/],
] as const;

const names = [
  ['Ana López', 'sent'],
  ['  Ana  ', 'sent'],
  ['أنا لوبيز', 'sent'],
  ['\u202Eآنا', 'sent'],
  ['🦊 Ana', 'sent'],
  ["O'Brien-Ñandú 王", 'sent'],
  ['n'.repeat(120), 'sent'],
  ['n'.repeat(200), 'This name is too long. Use at most 120 characters.'],
  ['', 'Type your full name.'],
  ['   ', 'Type your full name.'],
  ['Ana\u0000', 'This name has characters that cannot be shown. Type it again by hand.'],
  ['\u200B\u200D', 'This name has characters that cannot be shown. Type it again by hand.'],
] as const;

const passwords = [
  ['correct horse', 'sent'],
  ['пароль-пароль', 'sent'],
  ['8 signs!', 'sent'],
  ['  spaces stay  ', 'sent'],
  ['CAPS LOCK IS ON', 'sent'],
  ['كلمة المرور', 'sent'],
  ['🦊🦊🦊🦊🦊🦊🦊🦊', 'sent'],
  ['p'.repeat(200), 'sent'],
  ['seven77', 'This password is too short. Use at least 8 characters.'],
  ['password', /^This password is on every list/],
  ['Iloveyou', /^This password is on every list/],
  ['', 'Choose a password.'],
] as const;

const open = (page: React.ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Checks that the form either sends its values, or shows this message beside the field and sends nothing. */
async function expectOutcome(operation: ReturnType<typeof vi.fn>, outcome: string | RegExp) {
  if (outcome === 'sent') return waitFor(() => expect(operation).toHaveBeenCalledTimes(1));
  expect((await screen.findAllByText(outcome)).length).toBeGreaterThan(0);
  expect(operation).not.toHaveBeenCalled();
}

function fillSignUp({ name = 'Ana López', email = 'ana@school.example', password = 'correct horse' } = {}) {
  open(<SignUpPage />);
  type('Full name', name);
  fireEvent.click(screen.getByRole('radio', { name: /^Teacher/ }));
  type('Email', email);
  type('Password', password);
  press('Create account');
}

describe('what people type', () => {
  beforeEach(() => vi.clearAllMocks());
  afterEach(cleanup);

  it.each(addresses)('as an address to sign up with: %o', async (email, outcome) => {
    fillSignUp({ email });
    await expectOutcome(auth.signUp, outcome);
  });
  it.each(names)('as a name to sign up with: %o', async (name, outcome) => {
    fillSignUp({ name });
    await expectOutcome(auth.signUp, outcome);
  });
  it.each(passwords)('as a password to sign up with: %o', async (password, outcome) => {
    fillSignUp({ password });
    await expectOutcome(auth.signUp, outcome);
  });
  it.each(addresses)('as an address to sign in with: %o', async (email, outcome) => {
    open(<SignInPage />);
    type('Email', email);
    type('Password', 'x');
    press('Sign in');
    await expectOutcome(auth.signIn, outcome);
  });
  it.each([
    ['correct horse', 'sent'],
    ['x', 'sent'],
    ['password', /^Thieves try this password first/],
    ['Teacher2026', /^Thieves try this password first/],
  ] as const)('as a password to sign in with: %o', async (password, outcome) => {
    open(<SignInPage />);
    type('Email', 'ana@school.example');
    type('Password', password);
    press('Sign in');
    await expectOutcome(auth.signIn, outcome);
  });
  it.each(addresses)('as an address whose password was forgotten: %o', async (email, outcome) => {
    open(<ForgotPasswordPage />);
    type('Email', email);
    press('Send the link');
    await expectOutcome(auth.resetPassword, outcome);
  });
  it.each(passwords)('as the new password of a link: %o', async (password, outcome) => {
    const router = createMemoryRouter([{ path: '*', element: <AuthCallbackPage /> }], {
      initialEntries: ['/auth/callback?mode=resetPassword&oobCode=code'],
    });
    render(<RouterProvider router={router} />);
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
    press('Save the password');
    await expectOutcome(link.setPassword, outcome);
    if (outcome === 'sent') expect(link.setPassword).toHaveBeenCalledWith('code', password, 'ana@school.example');
  });
  it.each(names)('as the name for an account without a profile: %o', async (name, outcome) => {
    auth.begun = { fullName: '', role: 'teacher' };
    open(<CompleteMissingProfile />);
    type('Full name', name);
    press('Open my page');
    await expectOutcome(auth.completeProfile, outcome);
  });
});

it.each(['auth/user-not-found', 'auth/user-disabled', undefined])(
  'answers alike whether an address has an account or not: %s',
  async (code) => {
    auth.resetPassword.mockImplementationOnce(async () => {
      if (code !== undefined) throw new Error('refused', { cause: Object.assign(new Error('refused'), { code }) });
    });
    open(<ForgotPasswordPage />);
    type('Email', 'nobody@school.example');
    press('Send the link');
    expect(await screen.findByText(/^If nobody@school.example has an account, a link is on its way/)).toBeTruthy();
    cleanup();
  },
);

it('offers Google, which makes a teacher, only to who is not a parent', () => {
  open(<SignUpPage />);
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Parent/ }));
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  expect(screen.getByText(/As a parent, use your email address/)).toBeTruthy();
  cleanup();
});

it('asks only for what an account without a profile lacks', async () => {
  auth.begun = { fullName: 'Ana López', role: undefined };
  open(<CompleteMissingProfile />);
  press('Open my page');
  expect((await screen.findAllByText('Choose whether you are a teacher or a parent.')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('radio', { name: /^Parent/ }));
  press('Open my page');
  await waitFor(() => expect(auth.completeProfile).toHaveBeenCalledWith('Ana López', 'parent'));
  cleanup();
});

it('reports that a profile cannot be read, and reads it again', async () => {
  auth.profileFault = Object.assign(new Error('Missing or insufficient permissions.'), {
    name: 'AppError',
    code: 'network/offline',
  });
  open(<CompleteMissingProfile />);
  expect(screen.getByText('We could not read your profile')).toBeTruthy();
  expect(screen.queryByText(/insufficient permissions/)).toBeNull();
  press('Try again');
  await waitFor(() => expect(auth.readProfileAgain).toHaveBeenCalled());
  cleanup();
});
