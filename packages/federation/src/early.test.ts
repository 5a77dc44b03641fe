// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarly } from './early.ts';

const SITE = 'https://teacher.example';
const release = {
  current: 'v1',
  builds: {
    v1: { preload: { '*': ['entry.js'], '': ['home.js'], later: ['later.js'] }, files: { 'entry.js': 'sha' } },
  },
};
const start = (drawFirst: () => Promise<void> | undefined = () => undefined) =>
  startEarly(
    {
      app: ['/app.js', '/router.js'],
      files: ['/frame.js'],
      only: {},
      pages: {},
      paths: { teacher: '/dashboard' },
      head: '',
    },
    () => undefined,
    drawFirst,
  );
const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')];
const announced = (): string[] => links().map(({ href }) => href.replace(location.origin, ''));
const come = (file: string): void =>
  void links()
    .find(({ href }) => href.endsWith(file))
    ?.dispatchEvent(new Event('load'));
const connected = (downlink: number | undefined) =>
  vi.stubGlobal('navigator', { onLine: true, ...(downlink !== undefined && { connection: { downlink } }) });

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="lemma-environment">{"areas":{"teacher":"${SITE}"}}</script>`;
  localStorage.setItem('lemma.area', 'teacher');
  history.replaceState(null, '', '/dashboard');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(release)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const all = ['/app.js', '/router.js', '/frame.js', `${SITE}/entry.js`, `${SITE}/home.js`];

it.each([10, undefined])('announces all that the page needs at once, at %s Mbit/s', async (downlink) => {
  connected(downlink);
  start();
  expect(announced()).toEqual(all.slice(0, 3));
  await vi.waitFor(() => expect(announced()).toEqual(all));
});

it('lets the application have a slow connection to itself at first', async () => {
  connected(1.5);
  start();
  expect(fetch).toHaveBeenCalledOnce();
  come('/app.js');
  await Promise.resolve();
  expect(announced()).toEqual(all.slice(0, 2));
  come('/router.js');
  await vi.waitFor(() => expect(announced()).toEqual(all));
});

it('announces the rest although a file of the application does not come', async () => {
  connected(1.5);
  start();
  come('/app.js');
  links().at(-1)?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(announced()).toEqual(all));
});

it('lets a page be drawn first that this device has kept, and asks for the release meanwhile', async () => {
  connected(undefined);
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  start(() => drawn);
  expect(fetch).toHaveBeenCalledOnce();
  expect(announced()).toEqual([]);
  resolve();
  await vi.waitFor(() => expect(announced()).toEqual(all));
});
