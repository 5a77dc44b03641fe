import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addedAreasIn } from '../areas.ts';
import { inRepository } from '../repository.ts';
import { applyEdits, edits, hostingOf } from './edits.ts';
import { filesOf } from './files.ts';

const coach = { name: 'coach', path: '/coach', role: 'teacher' } as const;
const files = [...new Set(edits.map(({ file }) => file))];
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lemma-area-'));
  for (const file of files) await cp(inRepository(file), join(root, file));
});
afterEach(() => rm(root, { recursive: true, force: true }));
const read = (file: string) => readFile(join(root, file), 'utf8');

it('adds the site and the folder of an area, and touches no source of another part', async () => {
  expect(files).toEqual(['firebase.json', '.firebaserc', 'package.json']);
  await applyEdits(root, coach);
  const { hosting } = JSON.parse(await read('firebase.json'));
  expect(hosting.at(-1)).toMatchObject({ target: 'coach', public: 'sites/coach' });
  expect(JSON.parse(await read('.firebaserc')).targets['demo-lemma'].hosting.coach).toEqual(['lemma-coach']);
  expect(JSON.parse(await read('package.json')).workspaces).toContain('remote-coach');
});

it('makes as many areas as anybody wants, each found by its folder', async () => {
  const names = ['coach', 'head', 'library', 'office'];
  for (const name of names) {
    const area = { name, path: `/${name}`, role: 'teacher' } as const;
    await applyEdits(root, area);
    await mkdir(join(root, `remote-${name}`));
    await writeFile(join(root, `remote-${name}`, 'area.json'), filesOf(area, {})['area.json'] ?? '');
  }
  expect([...addedAreasIn(root)].map(([name, { path, role }]) => [name, path, role])).toEqual(
    names.map((name) => [name, `/${name}`, 'teacher']),
  );
  await writeFile(join(root, 'remote-head', 'area.json'), '{ "path": "/sign-in", "role": "teacher" }');
  expect(() => addedAreasIn(root)).toThrow('/sign-in is a page of the shell');
});

it('creates an area of one screen with its texts and routes', () => {
  const made = filesOf(coach, { react: '^19.3.1' });
  expect(made['src/entry.ts']).toContain("area: 'coach'");
  expect(made['src/shared/paths.ts']).toContain("pathsOf('/coach')");
  expect(made['vite.config.ts']).toContain("'coach'));");
  expect(JSON.parse(made['package.json'] ?? '').dependencies.react).toBe('^19.3.1');
});

it('serves every area that is there with the headers of a new one', async () => {
  const { hosting }: { readonly hosting: readonly { readonly target: string }[] } = JSON.parse(
    await read('firebase.json'),
  );
  const areas = hosting.filter(({ target }) => target !== 'shell');
  expect(areas).toEqual(areas.map(({ target }) => hostingOf(target)));
});
