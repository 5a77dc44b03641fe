import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownAreas as areas } from '@lemma/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AREA_PAGES, AREA_PATHS, readPaths, readPlaces, readRoutes, SHELL_PAGES, SHELL_PATHS } from './read-routes.ts';

const repository = join(import.meta.dirname, '../../..');
const inArea = (area: string, file: string) => join(repository, `remote-${area}`, file);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-routes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const path = (pattern: string) => `Object.assign(() => '', { pattern: '${pattern}' })`;
let asked = 0;
async function read(paths: string, pages: string) {
  asked += 1;
  // A module is only imported once, so each case uses its own file.
  const file = join(folder, `paths-${asked}.js`);
  await writeFile(file, `export const paths = ${paths};`);
  await writeFile(join(folder, 'routes.ts'), pages);
  return readRoutes(file, join(folder, 'routes.ts'));
}

it('reads what each route answers and which module it opens', async () => {
  const pages = `
    const nested = { work: async () => (await import('./not-this.ts')).No };
    const pages = {
      home: async () => (await import('./home.tsx')).Home,
      work: async () => { const { Work } = await import('./work.tsx'); return Work; },
    } satisfies Record<string, Page>;
    import('./in-the-background.ts');`;
  expect(await read(`{ home: ${path('')}, work: ${path('work/:id')} }`, pages)).toEqual([
    { name: 'home', pattern: '', opens: './home.tsx' },
    { name: 'work', pattern: 'work/:id', opens: './work.tsx' },
  ]);
});

it('says which route opens nothing that can be found, and what is no route', async () => {
  const pages = "const pages = { home: async () => (await import('./home.tsx')).Home };";
  await expect(read(`{ home: ${path('')}, gone: ${path('gone')} }`, pages)).rejects.toThrow('"gone"');
  await expect(read('{}', pages)).rejects.toThrow('"home" of `pages` is no route');
  await writeFile(join(folder, 'typo.js'), "export const paths = { home: '' };");
  await expect(readPaths(join(folder, 'typo.js'))).rejects.toThrow('"home" of `paths` is no route');
  await writeFile(join(folder, 'none.js'), 'export const routes = {};');
  await expect(readPaths(join(folder, 'none.js'))).rejects.toThrow('exports no `paths`');
});

it('finds the page of every route there is', async () => {
  for (const area of areas) {
    const routes = await readRoutes(inArea(area, AREA_PATHS), inArea(area, AREA_PAGES));
    expect(routes.find(({ pattern }) => pattern === '')).toBeDefined();
  }
  const own = await readRoutes(join(repository, 'shell', SHELL_PATHS), join(repository, 'shell', SHELL_PAGES));
  expect(own.map(({ pattern }) => pattern)).toContain('sign-in');
});

it('has an answer in each area to all that the navigation leads to', async () => {
  const places = await readPlaces(join(repository, 'shell/src/remotes/places.ts'));
  expect(Object.keys(places)).toEqual([...areas]);
  for (const area of areas) {
    const patterns = [...(await readPaths(inArea(area, AREA_PATHS))).values()];
    expect(patterns).toEqual(
      expect.arrayContaining(places[area]?.map((place) => place.replace(/^\//, '')) ?? ['none']),
    );
  }
});
