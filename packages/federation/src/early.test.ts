// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceFiles } from './announce-files.ts';
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
    announceFiles,
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
  localStorage.removeItem(`lemma.release ${SITE}`);
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
  await expect.poll(() => announced()).toEqual(all);
});

it('lets the application have a slow connection to itself at first', async () => {
  connected(1.5);
  start();
  expect(fetch).toHaveBeenCalledOnce();
  come('/app.js');
  await Promise.resolve();
  expect(announced()).toEqual(all.slice(0, 2));
  come('/router.js');
  await expect.poll(() => announced()).toEqual(all);
});

it('does not wait for the release on a slow connection, if it knows what opened here last', async () => {
  connected(1.5);
  opened(release);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => undefined)),
  );
  start();
  for (const file of ['/app.js', '/router.js']) come(file);
  await expect.poll(() => announced()).toEqual(all);
});

it('announces the rest although a file of the application does not come', async () => {
  connected(1.5);
  start();
  come('/app.js');
  links().at(-1)?.dispatchEvent(new Event('error'));
  await expect.poll(() => announced()).toEqual(all);
});

it('lets a page be drawn first that this device has kept, and asks for the release meanwhile', async () => {
  connected(undefined);
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  start(() => drawn);
  expect(fetch).toHaveBeenCalledOnce();
  expect(announced()).toEqual([]);
  resolve();
  await expect.poll(() => announced()).toEqual(all);
});

/** What opened here last, as `known-release.ts` stores it. */
const opened = (served: unknown, version = 'v1') =>
  localStorage.setItem(`lemma.release ${SITE}`, JSON.stringify({ served, version, times: 1 }));

it('announces the files of what opened here last before the release has come, each once', async () => {
  connected(undefined);
  opened(release);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => promise),
  );
  start();
  expect(announced()).toEqual(all);
  resolve(Response.json(release));
  await promise;
  await Promise.resolve();
  expect(announced()).toEqual(all);
});

it('announces what was released since beside what opened here last', async () => {
  connected(undefined);
  opened({ builds: { v0: { preload: { '*': ['before.js'], '': ['home.js'] } } } }, 'v0');
  start();
  await expect
    .poll(() => announced())
    .toEqual(['/app.js', '/router.js', '/frame.js', `${SITE}/before.js`, `${SITE}/home.js`, `${SITE}/entry.js`]);
});

it('waits for the release where what is stored of it cannot be read', async () => {
  connected(undefined);
  localStorage.setItem(`lemma.release ${SITE}`, '{"served":null}');
  start();
  expect(announced()).toEqual(all.slice(0, 3));
  await expect.poll(() => announced()).toEqual(all);
});
