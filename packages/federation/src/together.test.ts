import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceFolder } from './source-folder.ts';
import { together } from './together.ts';

/** Two lazy parts with common imports, and a third part without them. */
const sources = {
  'shell/main.js': "import('./a.js'); import('./b.js'); import('./alone.js');",
  'shell/a.js': "import { same } from './same.js'; export const a = () => same('a');",
  'shell/b.js': "import { same } from './same.js'; export const b = () => same('b');",
  'shell/same.js': "export const same = (name) => document.title = 'used by ' + name;",
  'shell/alone.js': "export const alone = () => document.title = 'alone';",
};
let repository = '';

beforeAll(async () => {
  repository = await sourceFolder('together', sources);
});
afterAll(() => rm(repository, { recursive: true, force: true }));

async function filesOf(modules: readonly string[]): Promise<number> {
  const root = join(repository, 'shell');
  await build({
    ...{ root, configFile: false, logLevel: 'silent' },
    plugins: [together(root, modules)],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'main.js') },
    },
  });
  return (await readdir(join(root, 'dist/assets'))).length;
}

it('makes one file of parts that are always needed with one another, and of what they use', async () => {
  expect(await filesOf([])).toBe(5);
  expect(await filesOf(['shell/a.js', 'shell/b.js'])).toBe(3);
});
