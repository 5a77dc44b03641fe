// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { integrityIn, LIST_HEAD } from '@lemma/contract/integrity-in';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceFiles } from './announce-files.ts';
import { startEarly } from './early.ts';

const SITE = 'https://coach.example';
const named = (name: string, text: string) => `${name}-${createHash('sha256').update(text).digest('base64url')}.js`;
const [first, page, part] = ['first', 'page', 'part'].map((name) => named(name, name));
const lists = [
  { page: [page, 'part', 'button'], other: [named('other', 'other')] },
  { part: [part, 'page'], button: [first] },
].map((list) => LIST_HEAD + JSON.stringify(list));
const at = (file: string | undefined) => `${SITE}/v/assets/${file}`;
const answers = new Map([
  [
    `${SITE}/release.json`,
    JSON.stringify({
      current: 'a',
      builds: {
        a: {
          files: { 'v/a/remoteEntry.js': 'sha384-entry' },
          preload: { '*': ['v/a/remoteEntry.js'], '': [`v/assets/${first}`] },
          lists: lists.map((list) => `v/assets/${named('links', list)}`),
          pages: { 'plays/:id': 'page' },
        },
      },
    }),
  ],
  ...lists.map((list) => [at(named('links', list)), list] as const),
]);

let asked: string[] = [];
/** Opens an address of the area, and waits until nothing more is announced. */
async function announced(path: string): Promise<readonly string[]> {
  history.replaceState(null, '', path);
  const options = { app: [], files: [], only: {}, pages: {}, paths: {}, head: LIST_HEAD };
  startEarly(options, integrityIn, announceFiles, () => undefined);
  await expect.poll(() => document.head.querySelector(`link[href$="remoteEntry.js"]`)).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  // A test of another page in the same document may still announce its own.
  return [...document.head.querySelectorAll(`link[href^="${SITE}/"]`)].map(
    (link) => `${link.getAttribute('href')} ${Reflect.get(link, 'integrity')}`,
  );
}
beforeEach(() => {
  const areas = { coach: { address: SITE, role: 'coach', path: '/coach' } };
  document.body.innerHTML = '<script type="application/json" id="lemma-environment"></script>';
  const environment = document.getElementById('lemma-environment');
  if (environment) environment.textContent = JSON.stringify({ areas });
  localStorage.setItem('lemma.area', 'coach');
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { integrity }: RequestInit) => {
    asked.push(`${address} ${integrity}`);
    return new Response(answers.get(address), { status: answers.has(address) ? 200 : 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('announces the first screen by the release alone', async () => {
  expect(await announced('/coach')).toEqual([
    `${SITE}/v/a/remoteEntry.js sha384-entry`,
    `${at(first)} ${integrityIn(at(first))}`,
  ]);
  expect(asked).toHaveLength(1);
});

it('announces what another screen needs by the lists, each file with the integrity of its name', async () => {
  const files = await announced('/coach/plays/7');
  expect(asked.slice(1)).toEqual(
    lists.map((list) => at(named('links', list))).map((list) => `${list} ${integrityIn(list)}`),
  );
  expect(files).toEqual([
    `${SITE}/v/a/remoteEntry.js sha384-entry`,
    // The entry reads the lists as scripts.
    ...[...lists.map((list) => named('links', list)), page, part, first].map(
      (file) => `${at(file)} ${integrityIn(at(file))}`,
    ),
  ]);
});
