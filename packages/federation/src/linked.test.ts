import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chunksOf, fileOf, withImports } from './chunks.ts';
import { container } from './container.ts';
import { CONTAINER_SCRIPT } from './linked.ts';
import { sourceFolder } from './source-folder.ts';

/** An area with words that two pages say, a counter that changes, and two modules that need each other. */
const sources = {
  'package.json': '{ "name": "coach", "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler" } }',
  'src/entry.ts': `
export const one = () => import('./one.ts');
export const two = async () => { const { says, broken } = await import('./two.ts'); return { says, broken }; };
export const any = (address: string) => import(/* @vite-ignore */ address);`,
  'src/one.ts': `
import { words } from './words.ts';
import { count, more } from './count.ts';
export const says = () => { more(); return words + count; };
export const place = import.meta.url;`,
  'src/two.ts': `
import { words } from './words.ts';
import { count } from './count.ts';
export const says = () => words + words + count;
export const broken = () => import('./broken.ts');`,
  'src/words.ts': "export const words = 'good';",
  'src/count.ts': 'export let count = 0; export const more = () => { count += 1; };',
  'src/broken.ts': "throw new Error('does not run');",
};
const VERIFY = Symbol.for('lemma.verify');
let folder = '';

type Page = { says: () => string; place: string; broken: () => Promise<unknown> };
type Area = {
  one: () => Promise<Page>;
  two: () => Promise<Pick<Page, 'says' | 'broken'>>;
  any: (address: string) => Promise<unknown>;
};

/** What the area opens with, as `route-preloads.ts` writes it: every screen, and the page that is its first. */
const opensWith = (page: string | undefined): Plugin => ({
  name: 'opens-with',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle);
    const every = withImports(chunks, [CONTAINER_SCRIPT, ...(chunks.get(CONTAINER_SCRIPT)?.dynamicImports ?? [])]);
    const first = withImports(chunks, [fileOf(chunks, `/${page}.ts`) ?? []].flat());
    const routes = { '*': every, ...(page === undefined ? {} : { '': first }) };
    this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(routes) });
  },
});

/** Takes a script out of the build, as a plugin might that thinks nobody needs it. */
const without = (name: string): Plugin => ({
  name: 'without',
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (file.includes(`/${name}`)) delete bundle[file];
  },
});

async function built(dist: string, first?: string, plugins: readonly Plugin[] = []): Promise<void> {
  const own = container(folder, 'coach', {}).filter(({ name }) => name !== 'lemma-types-archive');
  await build({
    ...{ root: folder, configFile: false, logLevel: 'error', base: './', plugins: [own, opensWith(first), ...plugins] },
    build: {
      outDir: dist,
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'words', test: /words/ },
              { name: 'count', test: /count/ },
            ],
          },
        },
      },
    },
  });
}

/** The built area in a page of its own. */
async function opened(at: string): Promise<Area> {
  const entry = await import(`${pathToFileURL(join(folder, at, 'remoteEntry.js')).href}?${crypto.randomUUID()}`);
  await entry.init({});
  return (await entry.get('./entry'))();
}

const scriptsOf = async (dist: string): Promise<readonly string[]> =>
  (await readdir(join(folder, dist), { recursive: true })).filter((name) => name.endsWith('.js')).sort();

beforeAll(async () => {
  folder = await sourceFolder('linked', sources);
  await built('before');
  await writeFile(join(folder, 'src/words.ts'), "export const words = 'better';");
  await built('after');
  await built('packed', 'one');
  // On a site both have one folder of scripts.
  for (const dist of ['before', 'after']) {
    await cp(join(folder, dist, 'entry'), join(folder, 'site', dist), { recursive: true });
    await cp(join(folder, dist, 'assets'), join(folder, 'site/assets'), { recursive: true });
  }
});
beforeAll(() => void vi.stubGlobal('window', { dispatchEvent: () => true }));
afterEach(() => Reflect.deleteProperty(globalThis, VERIFY));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('renames one script for one word, and the map of names', async () => {
  const [before, after] = [await scriptsOf('before'), await scriptsOf('after')];
  const changed = after.filter((name) => !before.includes(name));
  expect(changed).toEqual(
    ['links', 'words'].map((name) => expect.stringMatching(RegExp(`^assets/${name}-[\\w-]{43}\\.js$`))),
  );
  expect(after.length).toBe(before.length);
});

it('has in its entry what it opens with, and the names of contents in its lists', async () => {
  const entry = await readFile(join(folder, 'after/entry/remoteEntry.js'), 'utf8');
  expect(entry).toMatch(/shared-[\w-]{43}\.js/);
  expect(entry).not.toContain('words-');
  const lists = ['preload.json', 'mf-manifest.json', 'imports.json'];
  const texts = await Promise.all(lists.map((name) => readFile(join(folder, 'after', name), 'utf8')));
  const named = texts.join('').match(/(?:assets|entry)\/[\w.-]+\.js/g) ?? [];
  expect([...new Set(named)].sort()).toEqual(await scriptsOf('after'));
});

it('runs what it ran as modules: bindings that change, one instance, its own address', async () => {
  const { one, two } = await opened('after/entry');
  const [first, second] = [await one(), await two()];
  expect(first.says()).toBe('better1');
  expect(second.says()).toBe('betterbetter1');
  expect(first.place).toMatch(/\/after\/assets\/one-[\w-]{43}\.js$/);
});

it('has the scripts of its first screen in one file, which its lists name once, and runs each when it is imported', async () => {
  const preload = JSON.parse(await readFile(join(folder, 'packed/preload.json'), 'utf8'));
  expect(preload['']).toEqual([expect.stringMatching(/^assets\/first-[\w-]{43}\.js$/)]);
  const imports = JSON.parse(await readFile(join(folder, 'packed/imports.json'), 'utf8'));
  expect(Object.keys(imports).sort()).toEqual((await scriptsOf('packed')).filter((name) => !name.includes('/links-')));
  const { one, two } = await opened('packed/entry');
  // The other screen takes two of the three scripts, and what the third has changed since.
  expect(await (await two()).says()).toBe('betterbetter0');
  expect((await one()).says()).toBe('better1');
});

it('asks once for a file, however many scripts are in it', async () => {
  const asked: string[] = [];
  Reflect.set(globalThis, VERIFY, async (address: string) => void asked.push(address));
  const { one } = await opened('packed/entry');
  await one();
  expect(asked.filter((address) => address.includes('/first-'))).toHaveLength(1);
});

it('keeps two versions in one page apart, where they share files', async () => {
  const [before, after] = [await opened('site/before'), await opened('site/after')];
  const [old, now] = [await before.one(), await after.one()];
  expect(old.place).toBe(now.place);
  expect([old.says(), now.says(), old.says()]).toEqual(['good1', 'better1', 'good2']);
});

it('asks before a script runs, by its address, and runs nothing that is refused', async () => {
  const asked: string[] = [];
  Reflect.set(globalThis, VERIFY, async (address: string) => {
    asked.push(address);
    if (address.includes('/words-')) throw new Error('not as it was published');
  });
  const { one, any } = await opened('site/after');
  await expect(one()).rejects.toThrow('not as it was published');
  await any('node:path');
  expect(asked.every((address) => address.startsWith(pathToFileURL(join(folder, 'site/')).href))).toBe(true);
  expect(asked.some((address) => address.includes('/one-'))).toBe(true);
  // Another try may succeed.
  Reflect.deleteProperty(globalThis, VERIFY);
  expect((await one()).says()).toBe('better1');
});

it('gives the error of a script that does not run to everybody who asks for it', async () => {
  const { two } = await opened('after/entry');
  const { broken } = await two();
  await expect(broken()).rejects.toThrow('does not run');
  await expect(broken()).rejects.toThrow('does not run');
});

it('builds nothing where a script is missing that another imports', async () => {
  await expect(built('broken', undefined, [without('count')])).rejects.toThrow(
    /count\.\w+\.js is no script of this build/,
  );
});
