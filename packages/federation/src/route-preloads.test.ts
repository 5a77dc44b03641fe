import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { container } from './container.ts';
import { routePreloads } from './route-preloads.ts';
import { sourceFolder } from './source-folder.ts';

/** More than what is put with other scripts because it is short. */
const more = ' and more'.repeat(400);
/** An area that opens with one page and has another, each with its English texts. */
const sources = {
  'package.json': '{ "name": "coach", "type": "module" }',
  'src/shared/paths.ts': `
const path = (pattern: string) => Object.assign(() => pattern, { pattern });
export const paths = { home: path(''), plays: path('plays/:id') };`,
  'src/routes.ts': `
const pages = {
  home: async () => (await import('./home.ts')).Home,
  plays: async () => (await import('./plays.ts')).Plays,
};
export const routes = Object.values(pages);`,
  'src/entry.ts': "import { routes } from './routes.ts'; export const remote = { routes };",
  'src/home.ts': `
import { home } from './text/en-home.ts';
import { en } from './shared/text/en.ts';
export const Home = () => [home.title, en.common, 'the home'];`,
  'src/shared/text/en.ts': `export const en = { common: 'every screen${more}' };`,
  'src/plays.ts': "import { plays } from './text/en-plays.ts'; export const Plays = () => [plays.title, 'a screen'];",
  'src/text/en-home.ts': "export const home = { title: 'Your team' };",
  'src/text/en-plays.ts': `export const plays = { title: 'One play${more}' };`,
};
let folder = '';
beforeAll(async () => {
  folder = await sourceFolder('preloads', sources);
  const own = container(folder, 'coach', {}).filter(({ name }) => name !== 'lemma-types-archive');
  await build({
    ...{ root: folder, configFile: false, logLevel: 'error', base: './', plugins: [own, routePreloads(folder)] },
    build: { modulePreload: { polyfill: false, resolveDependencies: () => [] } },
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('gives the catalog of an area and the English texts of a screen scripts of their own', async () => {
  const names = await readdir(join(folder, 'dist/assets'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, 'dist/assets', name), 'utf8')));
  const fileWith = (text: string) => names[texts.findIndex((each) => each.includes(text))];
  expect(fileWith('Your team')).toMatch(/^first-/);
  expect(fileWith('Your team')).toBe(fileWith('the home'));
  expect(fileWith('every screen')).toMatch(/^en-[\w-]{43}\.js$/);
  expect(fileWith('One play')).toMatch(/^en-plays-/);
  expect(fileWith('a screen')).toMatch(/^plays-/);
  const preload = JSON.parse(await readFile(join(folder, 'dist/preload.json'), 'utf8'));
  expect(preload['plays/:id'].map((path: string) => path.slice('assets/'.length))).toEqual(
    ['a screen', 'One play'].map(fileWith),
  );
});
