import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { verifiedImports } from './verified-imports.ts';

/** An area with a page on demand that has one itself, and with an import whose address is known at run time only. */
const sources = {
  'package.json': '{ "type": "module" }',
  'entry.js': "export const page = () => import('./page.js'); export const any = (address) => import(address);",
  'page.js': 'export const inner = () => import(`./inner.js`);',
  'inner.js': "export const path = () => import('node:path');",
};
const VERIFY = Symbol.for('lemma.verify');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-verified-'));
  for (const [file, code] of Object.entries(sources)) await writeFile(join(folder, file), code);
  await build({
    ...{ root: folder, configFile: false, logLevel: 'silent', base: './' },
    plugins: [verifiedImports()],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: 'entry.js',
        external: ['node:path'],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  });
});
// Vite tells the page of an import that failed.
beforeAll(() => void vi.stubGlobal('window', { dispatchEvent: () => true }));
afterEach(() => Reflect.deleteProperty(globalThis, VERIFY));
afterAll(() => rm(folder, { recursive: true, force: true }));

const opened = () => import(`${pathToFileURL(join(folder, 'dist/entry.js')).href}?${crypto.randomUUID()}`);

it('asks before each import on demand of the build, by its address, and for nothing else', async () => {
  const asked: string[] = [];
  Reflect.set(globalThis, VERIFY, async (address: string) => asked.push(address));
  const entry = await opened();
  const page = await entry.page();
  const inner = await page.inner();
  await inner.path();
  await entry.any('node:path');
  expect(asked.map((address) => address.replace(/-[\w-]+(?=\.js$)/, ''))).toEqual(
    ['page.js', 'inner.js'].map((name) => pathToFileURL(join(folder, 'dist/assets', name)).href),
  );
});

it('does not run what is refused', async () => {
  Reflect.set(globalThis, VERIFY, () => Promise.reject(new Error('not as it was published')));
  await expect((await opened()).page()).rejects.toThrow('not as it was published');
});

it('runs in a page that checks nothing', async () => {
  expect(await (await opened()).page()).toHaveProperty('inner');
});
