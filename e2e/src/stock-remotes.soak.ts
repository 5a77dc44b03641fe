import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './journey.ts';
import { type FolderServer, serveFolder, tool } from './other-area.ts';
import { adult } from './people.ts';
import { signInAsNew } from './prepared.ts';
import { environmentOf, sites } from './release-stage.ts';

/*
 * Areas in folders outside of this repository, built with what the Module Federation project publishes and with nothing of
 * ours: its plugin for Vite, and its plugin for another bundler. Each passes the gate and opens in a shell that was built
 * before. The packages are installed from the registry.
 */

const run = promisify(execFile);
const shellDist = resolve(import.meta.dirname, '../../shell/dist');

/**
 * The screen on demand takes no other names of React than the first one: the plugin for Vite misses such names at times, on
 * a machine that is busy (docs/decisions/0010).
 */
const source = (area: string) => ({
  'package.json': '{ "private": true, "type": "module" }',
  'src/entry.js': `
import { createElement, lazy, Suspense, useState } from 'react';
const Members = lazy(() => import('./members.js'));
function Club() {
  const [count, setCount] = useState(0);
  return createElement('div', null,
    createElement('h1', null, 'Math club'),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Counted ' + count));
}
export const remote = {
  area: '${area}',
  contractVersion: 1,
  createRoutes: () => [
    { path: '', element: createElement(Club) },
    { path: 'members', element: createElement(Suspense, null, createElement(Members)) },
  ],
};`,
  'src/members.js': `
import { createElement, useState } from 'react';
export default () => createElement('h1', null, useState('All members')[0]);`,
  'public/area.json': JSON.stringify({ contractVersion: 1, routes: ['', 'members'], path: `/${area}` }),
});

/** The options of both plugins. `import: false`: React is the shell's, and no copy comes along. */
const options = (area: string, own: string) => `{
  name: '${area}', filename: 'remoteEntry.js', manifest: true, dts: false, exposes: { './entry': './src/entry.js' },
  shared: { react: { singleton: true, requiredVersion: '^19.0.0' ${own} } },`;

const vite = (area: string, own = ', import: false') => ({
  packages: ['vite@8', '@module-federation/vite@1', 'react@19'],
  build: `
import { federation } from '@module-federation/vite';
import { build } from 'vite';
await build({ configFile: false, logLevel: 'error', base: './', build: { target: 'es2023', rolldownOptions: { input: 'src/entry.js' } },
  plugins: [federation(${options(area, own)} })] });`,
});
const rspack = (area: string) => ({
  packages: ['@rspack/core@2', '@module-federation/enhanced@2', 'react@19'],
  build: `
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
const plugins = [new ModuleFederationPlugin(${options(area, ', import: false')} library: { type: 'module' } })];
const output = { path: resolve('dist'), module: true, publicPath: 'auto', uniqueName: '${area}' };
const compiler = rspack({ mode: 'production', target: 'web', entry: {}, output, plugins });
await new Promise((done, fail) => compiler.run((error, stats) => (error || stats.hasErrors() ? fail(error ?? stats.toString()) : done())));
await cp('public', 'dist', { recursive: true });`,
});

let folder = '';
const served: FolderServer[] = [];

/** Makes an area in a folder of its own and publishes what its tools built. @returns its entry in the list of areas. */
async function published(area: string, { packages, build }: ReturnType<typeof vite>): Promise<object> {
  const team = join(folder, `team-${area}`);
  for (const [path, text] of Object.entries({ ...source(area), 'build.mjs': build })) {
    await mkdir(dirname(join(team, path)), { recursive: true });
    await writeFile(join(team, path), text);
  }
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages], { cwd: team });
  await run(process.execPath, ['build.mjs'], { cwd: team });
  const keys = [await tool('release-key', join(folder, `${area}.key`))];
  await tool('publish', area, '--from', join(team, 'dist'), '--key', join(folder, `${area}.key`), '--sites', folder);
  const site = await serveFolder(join(folder, area));
  served.push(site);
  const name = { en: `Club ${area}` };
  return { address: site.address, path: `/${area}`, role: 'teacher', name, nav: [{ to: '', name }], keys };
}

/** What the gate says against an area's version; nothing if it is served now. */
const refused = (area: string): Promise<string> =>
  tool('promote', area, '--key', join(folder, `${area}.key`), '--sites', folder).then(
    () => '',
    ({ stderr }: { readonly stderr?: string }) => stderr ?? 'refused',
  );

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-stock-'));
  await mkdir(join(folder, 'shell'));
});
test.afterAll(async () => {
  await Promise.all(served.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

test('remotes of the official plugins, of two bundlers, pass the gate and open in a built shell', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const made = { rolldown: vite('rolldown'), rspack: rspack('rspack'), copied: vite('copied', '') };
  const entries: Record<string, object> = {};
  for (const [area, by] of Object.entries(made)) entries[area] = await published(area, by);
  const environment = await environmentOf(sites());
  const file = join(folder, 'environment.json');
  await writeFile(file, JSON.stringify({ ...environment, areas: { ...environment.areas, ...entries } }));
  await tool('stage', '--from', shellDist, '--environment', file, '--skip-contract', 'a test', '--sites', folder);

  // Each is opened by the gate, in Chromium, at all of its addresses.
  for (const area of ['rolldown', 'rspack']) expect(await refused(area), area).toBe('');
  expect(await refused('copied')).toContain('brings a React of its own');

  const shell = await serveFolder(join(folder, 'shell'));
  served.push(shell);
  const page = await (await browser.newContext({ baseURL: shell.address })).newPage();
  await signInAsNew(page, adult('Maya Okafor', 'Teacher'));
  for (const area of ['rolldown', 'rspack']) {
    await page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: `Club ${area}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Math club' })).toBeVisible();
    // The state is of the shell's React: with another, hooks throw.
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await page.goto(`/${area}/members`);
    await expect(page.getByRole('heading', { level: 1, name: 'All members' })).toBeVisible();
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? [])).toEqual([]);
  await page.context().close();
});
