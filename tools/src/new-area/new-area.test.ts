import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('finds every list of areas, and adds the area to each', async () => {
  await applyEdits(root, coach, 3);
  for (const file of files) expect(await read(file), file).toContain('coach');
  const contract = await read('packages/contract/src/areas.ts');
  expect(contract).toContain("['teacher', 'parent', 'student', 'coach']");
  expect(contract).toContain("  coach: '/coach',\n}");
  expect(contract).toContain("  coach: 'teacher',\n}");
  expect(await read('tools/src/launcher/ports.ts')).toContain('student: 7, coach: 8 }');
  expect(await read('tools/src/launcher/addresses.ts')).toContain('{ports.coach}');
  const { hosting } = JSON.parse(await read('firebase.json'));
  expect(hosting.at(-1)).toMatchObject({ target: 'coach', public: 'sites/coach' });
  expect(JSON.parse(await read('.firebaserc')).targets['demo-lemma'].hosting.coach).toEqual(['lemma-coach']);
  expect(JSON.parse(await read('package.json')).workspaces).toContain('remote-coach');
});

it('accepts a fifth area too', async () => {
  await applyEdits(root, coach, 3);
  await applyEdits(root, { name: 'head', path: '/head', role: 'teacher' }, 4);
  expect(await read('tools/src/dev/addresses.ts')).toContain("coach: area('coach'), head: area('head') }");
});

it('creates an area of one screen with its texts and routes', () => {
  const made = filesOf(coach, { react: '^19.3.1' });
  expect(made['src/entry.ts']).toContain("area: 'coach'");
  expect(made['src/shared/paths.ts']).toContain("pathsOf('coach')");
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
