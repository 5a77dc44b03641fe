import { environmentSchema } from '@lemma/contract';
import { setLocale } from '@lemma/ui';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draw } from './draw.tsx';
import { drawnPages } from './drawn-pages.ts';
import { openDrawn } from './open-drawn.tsx';

const app = vi.hoisted(() => ({ show: vi.fn(), goFrom: vi.fn(async () => undefined) }));
vi.mock('../app/create-app.tsx', () => ({ createApp: () => app }));
const somebody = vi.hoisted(() => ({ isStored: vi.fn(async () => false) }));
vi.mock(import('@lemma/shared-auth'), async (actual) => ({ ...(await actual()), isSomebodyStored: somebody.isStored }));

const environment = environmentSchema.parse({
  firebase: { apiKey: 'key', authDomain: 'school.example', projectId: 'school' },
  areas: { teacher: 'http://t.example', parent: 'http://p.example', student: 'http://s.example' },
});

// Before any page is shown, because drawing changes the language of the one document that there is here.
const pages = await draw();
const drawn = (path: string, locale: string): string => pages[path]?.[locale] ?? '';

async function open(path: string, locale: 'en' | 'es'): Promise<HTMLElement> {
  // Pages of the tests before are still there, and follow.
  await act(async () => setLocale(locale));
  document.body.innerHTML = `<div id="root">${drawn(path, locale)}</div>`;
  const [into, Page] = [document.querySelector('div'), await drawnPages[path]?.()];
  if (into === null || Page === undefined) throw new Error(`${path} is not drawn`);
  await act(async () => openDrawn(into, environment, Page));
  return into;
}

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
});
afterEach(async () => {
  sessionStorage.clear();
  await act(async () => setLocale('en'));
});

it.each([
  ['/', 'en', 'Mathematics that knows why an answer went wrong'],
  ['/', 'es', 'Matemáticas'],
  ['/sign-in', 'en', 'Sign in'],
  ['/sign-in', 'es', 'Iniciar sesión'],
] as const)('takes over the elements of %s in %s, and changes none of them', async (path, locale, title) => {
  const before = document.createElement('div');
  before.innerHTML = drawn(path, locale);
  const into = await open(path, locale);
  expect(into.innerHTML).toBe(before.innerHTML);
  expect(into.querySelector('h1')?.textContent).toContain(title);
  expect(errors).not.toHaveBeenCalled();
});

it('tells of a code that is kept only after the page was taken over', async () => {
  sessionStorage.setItem('lemma.place', '/parent-dashboard?code=ABCD-EFGH');
  const into = await open('/', 'en');
  expect(into.textContent).toContain('Your code is kept');
  expect(into.querySelector('a[href="/sign-up?as=parent"]')?.textContent).toBe('Create an account');
  expect(errors).not.toHaveBeenCalled();
});

it('opens the application at the address of a link', async () => {
  const into = await open('/', 'en');
  const link = into.querySelector<HTMLAnchorElement>('a[href="/student-login"]');
  await act(async () => link?.click());
  await expect.poll(() => app.goFrom).toHaveBeenCalledWith(expect.anything(), '/student-login', { replace: false });
});

it('leaves a click that opens a new tab to the browser', async () => {
  const into = await open('/', 'en');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await act(async () => into.querySelector('a[href="/student-login"]')?.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(false);
  expect(app.goFrom).not.toHaveBeenCalled();
});

it('shows the application where the auth service has stored somebody', async () => {
  somebody.isStored.mockResolvedValueOnce(true);
  await open('/', 'en');
  await expect.poll(() => app.show).toHaveBeenCalled();
});

it('says what is wrong with a form, with what is loaded for it', async () => {
  const into = await open('/sign-in', 'en');
  await act(async () => into.querySelector('form')?.requestSubmit());
  await expect.poll(() => into.textContent).toContain('Type your email address.');
});

it('presses a button that somebody pressed before the page was taken over', async () => {
  Reflect.set(globalThis, Symbol.for('lemma.asked'), () => document.querySelector('button[aria-pressed]'));
  const into = await open('/sign-in', 'en');
  await expect.poll(() => into.querySelector('button[aria-pressed="true"]')).not.toBeNull();
  Reflect.deleteProperty(globalThis, Symbol.for('lemma.asked'));
});
