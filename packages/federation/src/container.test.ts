import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { container } from './container.ts';
import { sourceFolder } from './source-folder.ts';

/** An area of its own: two packages that a shell lends, one an ES module and one, like React, none. */
const sources = {
  'package.json': '{ "name": "coach", "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler" } }',
  'src/entry.ts': `
import hooks, { useState } from 'no-module';
import * as schema from 'es-module';
import { deep } from 'es-module/deep';
export const remote = { useState, hooks, fault: schema.enum, renamed: schema.renamed, deep };
export const later = () => import('./later.ts');
export { loadRadix as menus } from '@lemma/ui/load-radix';
export const styled = () => import('./styled.ts');`,
  'src/styled.ts': "import './styled.css';",
  'src/styled.css': 'h1 { color: red }',
  'src/later.ts': "export { unused as used } from 'es-module';",
  'node_modules/no-module/package.json': '{ "name": "no-module", "main": "index.js" }',
  'node_modules/no-module/index.js': 'exports.useState = 1; exports.neverRead = 2;',
  'node_modules/es-module/package.json': '{ "name": "es-module", "type": "module", "main": "index.js" }',
  'node_modules/es-module/index.js':
    "export * from './more.js'; export { own as renamed } from './own.js'; export const unused = 1;",
  'node_modules/es-module/more.js': 'const e = 1; export { e as enum }; export default 2; export const neverRead = 3;',
  'node_modules/es-module/own.js': 'export const own = 1;',
  'node_modules/es-module/deep.js': "export const deep = 'bundled';",
};
const shared = {
  '@lemma/ui/radix': { version: '1.0.0', requiredVersion: '^1.0.0', singleton: true },
  'no-module': { version: '19.3.1', requiredVersion: '^19.0.0', singleton: true },
  'es-module': { version: '4.0.0', requiredVersion: '^4.0.0', singleton: true },
};
const lent = {
  'no-module': { '19.3.1': { get: async () => () => ({ default: { useState: 'the hook', hooks: true } }) } },
  'es-module': {
    '4.1.0': { lib: () => ({ enum: 'the enum', renamed: 'other name', unused: 'on demand', more: true }) },
  },
};

type Later = () => Promise<unknown>;
type Container = {
  init: (scope: object) => Promise<unknown>;
  get: (name: string) => Promise<() => { remote: unknown; later: Later; menus: Later }>;
};
let folder = '';
/** A fresh instance of the built container, as in a page of its own. */
const opened = (): Promise<Container> =>
  import(`${pathToFileURL(join(folder, 'dist/entry/remoteEntry.js')).href}?${crypto.randomUUID()}`);

beforeAll(async () => {
  folder = await sourceFolder('container', sources);
  const plugins = container(folder, 'coach', shared);
  const own = plugins.filter(({ name }) => name !== 'lemma-types-archive');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    plugins: own,
    build: { minify: false, modulePreload: false },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('refuses before it has what it borrows, and gives what it exposes afterwards', async () => {
  const { init, get } = await opened();
  await expect(init({ 'no-module': lent['no-module'] })).rejects.toThrow('The shell does not lend es-module.');
  await init(lent);
  await expect(get('./other')).rejects.toThrow('This area exposes no ./other.');
});

it('reads of a package what the shell lends: a name, a keyword, the whole, what is no ES module, and on demand', async () => {
  const { init, get } = await opened();
  await init(lent);
  const { remote, later } = (await get('./entry'))();
  expect(remote).toEqual({
    useState: 'the hook',
    hooks: { useState: 'the hook', hooks: true },
    fault: 'the enum',
    renamed: 'other name',
    deep: 'bundled',
  });
  expect(await later()).toMatchObject({ used: 'on demand' });
});

it('borrows what menus are made of when one is opened, and not before', async () => {
  const { init, get } = await opened();
  let asked = 0;
  const radix = async () => {
    asked += 1;
    return () => ({ Dialog: 'the dialog' });
  };
  await init({ ...lent, '@lemma/ui/radix': { '1.0.0': { get: radix } } });
  const { menus } = (await get('./entry'))();
  expect(asked).toBe(0);
  expect(await menus()).toEqual({ Dialog: 'the dialog' });
  expect(asked).toBe(1);
});

it('holds no name that it never reads', async () => {
  const files = (await readdir(join(folder, 'dist/assets'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, 'dist/assets', name), 'utf8')));
  expect(texts.join('\n')).toContain('renamed');
  expect(texts.join('\n')).not.toContain('neverRead');
});

it('has a manifest that names its files, its shared packages and its types', async () => {
  const manifest = JSON.parse(await readFile(join(folder, 'dist/mf-manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    id: 'coach',
    metaData: {
      remoteEntry: { name: 'entry/remoteEntry.js', path: '', type: 'module' },
      types: { zip: '@mf-types.zip', api: '@mf-types.d.ts' },
      publicPath: 'auto',
    },
    shared: [
      { name: '@lemma/ui/radix' },
      { name: 'no-module', version: '19.3.1', requiredVersion: '^19.0.0', singleton: true },
      { name: 'es-module' },
    ],
    exposes: [{ id: 'coach:entry', path: './entry' }],
  });
  const [{ assets }] = manifest.exposes;
  const start = (files: readonly string[]) => files.map((file) => file.replace(/-[\w-]+(?=\.)/, ''));
  expect(start(assets.js.sync)).toContain('assets/entry.js');
  expect(start(assets.js.async)).toContain('assets/later.js');
  expect(start(assets.js.sync)).not.toContain('assets/later.js');
  expect(start(assets.css.async)).toEqual(['assets/styled.css']);
});
