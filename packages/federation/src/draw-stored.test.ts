// @vitest-environment happy-dom
import { STORED_KEY, type StoredPage, storedRules } from '@lemma/contract/stored-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coverRoot } from './cover-root.ts';
import { drawStored } from './draw-stored.ts';
import { makeStored } from './make-stored.ts';

const [PERSON, STORED] = [Symbol.for('lemma.person'), Symbol.for('lemma.kept')];
const HOUR_MS = 3_600_000;
const key = `${STORED_KEY}/dashboard`;
const page: StoredPage = {
  uid: 'ana',
  build: 'b1',
  storedAt: Date.now() - HOUR_MS,
  width: window.innerWidth,
  language: null,
  title: 'Overview · Lemma',
  html: { lang: 'es', dir: 'ltr', 'data-theme': 'dark' },
  sheets: [],
  classes: [],
  tree: ['main', {}, ['h1', {}, 'Good morning']],
};
const store = (of: Partial<StoredPage> = {}) => localStorage.setItem(key, JSON.stringify({ ...page, ...of }));

// The tree is closed to everything in the page, and so to the test.
let shadow: ShadowRoot | undefined;
const attach = Element.prototype.attachShadow;
const root = (): HTMLElement => document.getElementById('root') ?? document.body;
const html = document.documentElement;
const shown = (): string | null | undefined => (shadow?.host.isConnected ? shadow.textContent : undefined);
/** Everything that waits for nothing has happened; the clock stands still. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const draw = async (): Promise<void> => {
  drawStored(STORED_KEY, storedRules, makeStored, coverRoot);
  await settled();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const name of ['lang', 'dir', 'data-theme', 'data-kept']) html.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/dashboard');
  document.body.innerHTML = '<div id="root"><p data-wait>Loading...</p></div>';
  Reflect.set(globalThis, STORED, { build: 'b1' });
  Reflect.set(globalThis, PERSON, Promise.resolve({ uid: 'ana' }));
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, how) {
    shadow = attach.call(this, { ...how, mode: 'open' });
    return shadow;
  });
});
afterEach(() => {
  Reflect.get(globalThis, STORED)?.end?.();
  for (const told of [STORED, PERSON]) Reflect.deleteProperty(globalThis, told);
  shadow = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('draws the page as it looked, in a tree that the page does not see', async () => {
  store();
  await draw();
  expect(shown()).toBe('Good morning');
  expect(document.querySelector('h1')).toBeNull();
  expect(html.dataset).toMatchObject({ theme: 'dark' });
  expect(html.hasAttribute('data-kept')).toBe(true);
  expect([html.lang, document.title]).toEqual(['es', 'Overview · Lemma']);
});

const others: readonly [string, Partial<StoredPage>][] = [
  ['somebody else', { uid: 'ben' }],
  ['another build of the shell', { build: 'b0' }],
  ['another language', { language: 'es' }],
  ['four days ago', { storedAt: Date.now() - 97 * HOUR_MS }],
  ['a time to come', { storedAt: Date.now() + HOUR_MS }],
];
it.each(others)('draws nothing that is of %s, and removes it', async (_, of) => {
  store(of);
  await draw();
  expect(shown()).toBeUndefined();
  expect(html.dataset.kept).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});

it('draws nothing where nobody is signed in any more, and removes it', async () => {
  Reflect.set(globalThis, PERSON, Promise.resolve(undefined));
  store();
  await draw();
  expect([shown(), localStorage.getItem(key)]).toEqual([undefined, null]);
});

it.each<[string, () => void]>([
  ['a shared device', () => localStorage.setItem('lemma.shared', 'yes')],
  ['a tab that follows a signed link', () => sessionStorage.setItem('lemma.override', 'token')],
  ['the sample class', () => sessionStorage.setItem('lemma.sample', 'yes')],
  ['an address with more in it', () => history.replaceState(null, '', '/dashboard?tab=late')],
  ['a page of no area', () => Reflect.deleteProperty(globalThis, PERSON)],
  ['storage that holds something else', () => localStorage.setItem(key, '{')],
])('draws nothing for %s', async (_, begin) => {
  store();
  begin();
  await draw();
  expect([shown(), html.dataset.kept]).toEqual([undefined, undefined]);
});

it('gives way when the page has its heading and no part of it loads', async () => {
  store();
  await draw();
  root().innerHTML = '<main><div data-loads></div></main>';
  await settled();
  expect(shown()).toBe('Good morning');
  root().innerHTML = '<main><h1>Good evening</h1><div data-loads></div></main>';
  await settled();
  expect(shown()).toBe('Good morning');
  root().querySelector('[data-loads]')?.remove();
  await settled();
  expect(shown()).toBeUndefined();
  expect(html.dataset.kept).toBeUndefined();
  // The page's own from here on.
  expect(html.dataset.theme).toBe('dark');
});

it.each([
  ['a part that goes on loading', '<h1>Good evening</h1><div data-loads></div>', storedRules.partsMs],
  ['a page that does not come', '', storedRules.patienceMs],
])('waits no longer than it may for %s', async (_, now, ms) => {
  store();
  await draw();
  root().innerHTML = now;
  await settled();
  vi.advanceTimersByTime(ms - 1);
  expect(shown()).toBe('Good morning');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

it('gives way at once to a fault', async () => {
  store();
  await draw();
  root().innerHTML = '<div role="alert"><p>You are signed out.</p></div>';
  await settled();
  expect(shown()).toBeUndefined();
});

it('leaves nothing of its looks on another page', async () => {
  store();
  await draw();
  history.replaceState(null, '', '/');
  root().innerHTML = '<h1>Mathematics</h1>';
  await settled();
  expect(shown()).toBeUndefined();
  expect(html.dataset.theme).toBeUndefined();
});

it('hands the focus on to the same link', async () => {
  store({ tree: ['main', {}, ['a', { href: '/dashboard/students' }, 'Students']] });
  await draw();
  shadow?.querySelector('a')?.focus();
  root().innerHTML = '<h1>Good evening</h1><a href="/dashboard/students">Students</a>';
  await settled();
  expect(shown()).toBeUndefined();
  expect(document.activeElement?.textContent).toBe('Students');
});

it('tells the application to start when it is painted, and after a second at the latest', async () => {
  const started = vi.fn();
  store();
  void drawStored(STORED_KEY, storedRules, makeStored, coverRoot)?.then(started);
  await settled();
  vi.advanceTimersByTime(storedRules.startsMs);
  await settled();
  expect(started).toHaveBeenCalledOnce();
  Reflect.set(globalThis, STORED, { build: 'b1' });
  Reflect.set(globalThis, PERSON, new Promise(() => undefined));
  void drawStored(STORED_KEY, storedRules, makeStored, coverRoot)?.then(started);
  vi.advanceTimersByTime(storedRules.startsMs - 1);
  await settled();
  expect(started).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await settled();
  expect(started).toHaveBeenCalledTimes(2);
});

it('gives way as soon as the heading is there to somebody who presses what is no link', async () => {
  store({ tree: ['main', {}, ['a', { href: '/dashboard/students' }, 'Students'], ['button', {}, 'Grade']] });
  const press = (what: string) =>
    shadow?.querySelector(what)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await draw();
  root().innerHTML = '<h1>Good evening</h1><div data-loads></div>';
  await settled();
  press('a');
  expect(shown()).toBe('StudentsGrade');
  press('button');
  expect(shown()).toBeUndefined();
});
