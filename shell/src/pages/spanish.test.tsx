import { createMemoryRouter, RouterProvider } from '@lemma/router';
import { getLocale, setLocale, textsLoaded } from '@lemma/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { OwnAppearance } from '../app/own-appearance.tsx';
import { wipeDevice } from '../app/wipe-device.ts';
import { es } from '../text/es.ts';
import { ForgotPasswordPage } from './forgot-password.tsx';
import { SignInPage } from './sign-in.tsx';

const auth = vi.hoisted(() => ({ profile: null as { role: string; uid: string } | null, signIn: vi.fn() }));
vi.mock('@lemma/shared-auth', () => ({
  useAuth: () => auth,
  documentQuery: vi.fn(),
  schoolProviders: () => [],
  hasGoogle: () => true,
}));
vi.mock('../app/on-demand.tsx', () => ({ useLoaded: () => undefined }));

const open = (page: React.ReactNode) =>
  render(
    <>
      <OwnAppearance />
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </>,
  );
const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

// As the page does before it shows anything.
beforeAll(() => textsLoaded('es'));
beforeEach(() => {
  localStorage.clear();
  auth.profile = null;
});
afterEach(() => {
  cleanup();
  act(() => setLocale('en'));
  vi.restoreAllMocks();
});

it.each([
  [['es-MX', 'en'], 'Iniciar sesión'],
  [['fr', 'es'], 'Iniciar sesión'],
  [['en-US', 'es'], 'Sign in'],
  [['vi'], 'Sign in'],
])('opens in the first language of the browser that there is: %o', (languages, title) => {
  speak(...languages);
  open(<SignInPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

it('names each role by its word in Spanish, never by its identifier', () => {
  expect(JSON.stringify(es)).not.toMatch(/\{role\}/);
});

it('keeps the chosen language, even when the device is cleared', async () => {
  speak('en-US');
  open(<SignInPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeTruthy();
  cleanup();
  setLocale('en');
  await wipeDevice().catch(() => undefined);
  open(<ForgotPasswordPage />);
  expect(screen.getByRole('heading', { name: 'Crear una contraseña nueva' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy();
});

it('shows in Spanish what is wrong with a form', async () => {
  speak('es');
  open(<SignInPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect((await screen.findAllByText('Escriba su correo electrónico.')).length).toBeGreaterThan(0);
});

it.each([
  ['teacher', 'es'],
  ['student', 'es'],
  ['parent', 'es'],
])('shows a %s the area in %s', (role, locale) => {
  speak('es');
  auth.profile = { role, uid: 'u' };
  open(null);
  expect(getLocale()).toBe(locale);
});
