import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AreaRole, areasOf } from '@lemma/contract';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import { hostingOf, type NewArea } from '../new-area/edits.ts';
import { factsFor, sourcesOf } from '../new-area/files.ts';
import { repository } from '../repository.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const START_TEST = ({ path, role }: NewArea) => `import { openArea } from '@lemma/testing/screens';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRoutes } from './routes.ts';

it('opens with a heading', async () => {
  openArea({ area: { path: '${path}', role: '${role}' }, createRoutes, at: '', uid: 'person-1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
});
`;

const CONFIG = `import { areaConfig } from '@lemma/area-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(areaConfig(import.meta.dirname));
`;
const TESTS = `import { areaTests } from '@lemma/area-kit/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(areaTests());
`;

/** The files of an area in a repository of its own, but for its package.json. */
const filesFor = (area: NewArea): Readonly<Record<string, string>> => ({
  ...sourcesOf(area),
  'src/start.test.tsx': START_TEST(area),
  'vite.config.ts': CONFIG,
  'vitest.config.ts': TESTS,
  'tsconfig.json': json({ extends: '@lemma/area-kit/tsconfig.json', include: ['src', '*.ts'] }),
  'firebase.json': json({ hosting: [hostingOf(area.name)] }),
  '.gitignore': 'node_modules/\ndist/\nsites/\n*.key\n',
});

const manifestSchema = z.looseObject({ scripts: z.record(z.string(), z.string()).default({}) });

/** The commands and imports of the area in the folder's package.json, which npm wrote when the kit was installed. */
async function completeManifest(name: string): Promise<void> {
  const file = join(repository, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Explained('There is no package.json here: install the tarballs of the kit first (npm install *.tgz).');
  });
  const manifest = manifestSchema.parse(JSON.parse(text));
  const scripts = { build: 'vite build', dev: 'lemma-area dev', test: 'vitest run', types: 'tsc' };
  const whole = {
    ...{ name, version: '0.1.0', private: true },
    ...manifest,
    type: 'module',
    imports: { '#shared/*': './src/shared/*' },
    scripts: { ...manifest.scripts, ...scripts },
  };
  await writeFile(file, json(whole));
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Makes an area in the folder. Files that are there stay as they are. */
export async function initArea(
  name: string,
  { path = `/${name}`, role }: { readonly path?: string; readonly role: AreaRole },
) {
  const area: NewArea = { name, path, role };
  // As a shell would see it, with an address and a key that are still to come.
  const entry = { ...factsFor(area), address: 'https://area.example', keys: ['k'.repeat(100)] };
  const [reason] = areasOf({ areas: { [name]: entry } }).refused;
  if (reason !== undefined) throw new Explained(reason);
  await completeManifest(name);
  for (const [file, content] of Object.entries(filesFor(area))) {
    const target = join(repository, file);
    if (await isThere(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  console.log(`${name} is there, at ${path}, for the ${role}. Next: npm run types, npm test, npm run build.`);
}
