import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localSite } from './local-site.ts';
import { publish } from './publish.ts';

const PROPERTY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-imports-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sources = {
  'remoteEntry.js': "export const get = (name) => import('./' + name);",
  'exposed.mjs': "import { part } from './part.mjs'; export default part;",
  'part.mjs': 'export const part = 1;',
  'screen.mjs': "import './part.mjs'; export default 2;",
};

/** Publishes an area as another tool builds it, with more or other scripts. @returns its build in the ledger. */
async function published(scripts: Readonly<Record<string, string>>, facts: object = {}) {
  const dist = join(folder, 'dist');
  const files = {
    'mf-manifest.json': JSON.stringify({
      id: 'club',
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: [{ assets: { js: { sync: ['exposed.mjs'] } } }],
    }),
    'area.json': JSON.stringify({ contractVersion: 1, ...facts }),
    ...sources,
    ...scripts,
  };
  await mkdir(dist);
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  const { release, version } = await publish(dist, localSite(join(folder, 'sites'), 'club'), { by: 'ada' });
  const build = release.builds[version];
  return { build, names: build?.first?.map((path) => path.replace(`v/${version}/`, '')) };
}

it('has every script of another tool verified before the first one runs', async () => {
  const { build, names } = await published({});
  expect(names).toEqual(['remoteEntry.js', 'exposed.mjs', 'part.mjs', 'screen.mjs']);
  expect(Object.keys(build?.imports ?? {})).toHaveLength(2);
});

it('has those on demand verified later where the build asks for that', async () => {
  expect((await published({}, { runsAhead: true })).names).toEqual(['remoteEntry.js', 'exposed.mjs', 'part.mjs']);
});

it('weighs the first screen that the build announces, and what is opened in it beside what is there', async () => {
  const scripts = {
    'preload.json': JSON.stringify({ '*': ['remoteEntry.js'], '': ['screen.mjs'] }),
    'screen.mjs': "import './part.mjs'; export const later = () => import('./field.mjs');",
    'field.mjs': "import './screen.mjs'; export default 'a field that the screen opens';",
  };
  const size = (text: string) => gzipSync(text).length;
  const { build } = await published(scripts, { runsAhead: true });
  expect(build?.sizes?.largestScreen).toBe(size(scripts['field.mjs']));
  expect(build?.sizes?.first).toBe(
    [sources['remoteEntry.js'], sources['exposed.mjs'], sources['part.mjs'], scripts['screen.mjs']]
      .map(size)
      .reduce((sum, each) => sum + each),
  );
});

it.each([
  [`exports.${PROPERTY}={H:null};`, true],
  [`globalThis.other={${PROPERTY}:{}};`, true],
  [`const internals=React.${PROPERTY};`, true],
  [`const known=[\`${PROPERTY}\`];`, undefined],
])('tells a copy of React from a list of names: %s', async (text, expected) => {
  expect((await published({ 'vendor.js': text })).build?.ownReact).toBe(expected);
});

it('takes what a build writes of its imports, whose scripts name no file, and lets its entry link them', async () => {
  const scripts = {
    'screen.mjs': 'export default (link) => link("part");',
    'imports.json': JSON.stringify({
      'remoteEntry.js': { imports: ['exposed.mjs'], onDemand: [] },
      'exposed.mjs': { imports: [], onDemand: ['screen.mjs'] },
      'screen.mjs': { imports: ['part.mjs'], onDemand: [] },
    }),
  };
  const { build, names } = await published(scripts, { runsAhead: true });
  expect(names).toEqual(['remoteEntry.js', 'exposed.mjs']);
  expect(build?.imports).toBeUndefined();
  expect(build?.sizes?.largestScreen).toBe(
    [scripts['screen.mjs'], sources['part.mjs']].map((text) => gzipSync(text).length).reduce((sum, each) => sum + each),
  );
});
