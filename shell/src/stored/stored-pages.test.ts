import { STORED_FOR_MS, STORED_KEY, type StoredPage } from '@lemma/contract/stored-page';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from './page-of.ts';
import { storePages } from './store-pages.ts';
import { storePage } from './stored-pages.ts';

const STORED = Symbol.for('lemma.kept');
const stored = (path: string): StoredPage | undefined =>
  JSON.parse(localStorage.getItem(STORED_KEY + path) ?? 'null') ?? undefined;
const paths = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(STORED_KEY))
    .map((key) => key.slice(STORED_KEY.length));

const FRAME = `<div data-area="teacher"><nav><a href="/dashboard">Overview</a></nav><main>%</main></div>`;
const show = (inside: string): Element => {
  document.body.innerHTML = `<div id="root">${FRAME.replace('%', inside)}</div>`;
  return document.querySelector('[data-area]') ?? document.body;
};
const of = (inside: string): StoredPage =>
  JSON.parse(pageOf(show(inside), { uid: 'ana', build: 'b1', language: null }) ?? 'null');
const main = (inside: string) => of(inside)?.tree.at(-1);

/** The browser has told of what changed. */
const changed = () => new Promise((resolve) => setImmediate(resolve));
/** The page has come to rest. */
const rest = async () => {
  await changed();
  vi.runAllTimers();
};

let end: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('lemma.area', 'teacher');
  history.replaceState(null, '', '/dashboard');
  Reflect.set(globalThis, STORED, { build: 'b1' });
});
afterEach(() => {
  end();
  Reflect.deleteProperty(globalThis, STORED);
  vi.useRealTimers();
});

it('keeps what is shown, and its looks, once for all elements of the same class', () => {
  document.documentElement.dataset.theme = 'dark';
  const page = of('<h1 class="p-4">Hello</h1><p class="p-4">Ana &amp; Ben</p><p style="display: none">Hidden</p>');
  expect(page).toMatchObject({ uid: 'ana', build: 'b1', width: window.innerWidth, html: { 'data-theme': 'dark' } });
  expect(page.classes).toEqual(['p-4']);
  expect(page.tree.at(-1)).toEqual(['main', {}, ['h1', { class: '0' }, 'Hello'], ['p', { class: '0' }, 'Ana & Ben']]);
  delete document.documentElement.dataset.theme;
});

it('keeps nothing that somebody typed, and what they chose', () => {
  const frame = show('<input type="search"><input type="checkbox"><textarea>my note</textarea>');
  const [search, box] = frame.querySelectorAll('input');
  if (search !== undefined) search.value = 'Ana';
  search?.setAttribute('value', 'Ana');
  if (box !== undefined) box.checked = true;
  const page: StoredPage = JSON.parse(pageOf(frame, { uid: 'ana', build: 'b1', language: null }) ?? '');
  expect(page.tree.at(-1)).toEqual([
    'main',
    {},
    ['input', { type: 'search' }],
    ['input', { type: 'checkbox', checked: '' }],
    ['textarea', {}],
  ]);
});

it.each([
  ['an element that scripts draw', '<math-field></math-field>'],
  ['a picture', '<img src="/x.png" alt="">'],
  ['a dialog', '<div role="dialog"></div>'],
  ['more than a device should keep', 'x'.repeat(200_000)],
])('keeps no page with %s', (_, inside) => {
  expect(main(inside)).toBeUndefined();
});

it('keeps the last four addresses, and none for more than four days', () => {
  for (const [at, path] of ['/1', '/2', '/3', '/4', '/5'].entries()) storePage(path, `{"storedAt":${Date.now() + at}}`);
  expect(paths().sort()).toEqual(['/2', '/3', '/4', '/5']);
  localStorage.setItem(`${STORED_KEY}/4`, `{"storedAt":${Date.now() - STORED_FOR_MS}}`);
  storePage('/3', undefined);
  storePage('/6', `{"storedAt":${Date.now()}}`);
  expect(paths().sort()).toEqual(['/2', '/5', '/6']);
});

it('keeps a page of the navigation when it has come to rest, and again when it has changed', async () => {
  show('<h1>Hello</h1>');
  end = storePages('ana');
  await rest();
  expect(stored('/dashboard')?.tree.at(-1)).toEqual(['main', {}, ['h1', {}, 'Hello']]);
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = 'Good evening';
  await rest();
  expect(stored('/dashboard')?.tree.at(-1)).toEqual(['main', {}, ['h1', {}, 'Good evening']]);
});

it('forgets what was kept when language or appearance change', async () => {
  show('<h1>Hello</h1>');
  storePage('/dashboard/settings', '{}');
  end = storePages('ana');
  document.documentElement.dataset.text = 'large';
  await changed();
  expect(paths()).toEqual([]);
  delete document.documentElement.dataset.text;
});

it.each([
  ['a fault', '<h1>Hello</h1><div role="alert"><p>You may not see this.</p></div>'],
  ['no heading', '<p>Hello</p>'],
])('removes what was kept of an address that shows %s', async (_, inside) => {
  show(inside);
  storePage('/dashboard', '{}');
  end = storePages('ana');
  await rest();
  expect(paths()).toEqual([]);
});

it.each<[string, () => void]>([
  ['on a shared device', () => localStorage.setItem('lemma.shared', 'yes')],
  ['after a sign-out in another tab', () => localStorage.removeItem('lemma.area')],
  ['in a tab that follows a signed link', () => sessionStorage.setItem('lemma.override', 'token')],
  ['of work at an address of its own', () => history.replaceState(null, '', '/dashboard?work=1')],
  ['of a place outside of the navigation', () => history.replaceState(null, '', '/dashboard/elsewhere')],
])('keeps nothing %s', async (_, begin) => {
  show('<h1>Hello</h1>');
  begin();
  end = storePages('ana');
  await rest();
  expect(paths()).toEqual([]);
});
