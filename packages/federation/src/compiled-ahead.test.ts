import { rm } from 'node:fs/promises';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPILED_AHEAD, compiledAhead } from './compiled-ahead.ts';
import { sourceFolder } from './source-folder.ts';

const sources = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js':
    "import './main.css'; document.title = 'open'; document.onclick = () => import('./page.js').then(({ page }) => page());",
  'main.css': 'body { margin: 0 }',
  'page.js': "import './page.css'; import '@firebase/store'; export const page = () => 'page';",
  'page.css': 'p { margin: 0 }',
  'node_modules/@firebase/store/package.json': '{ "name": "@firebase/store", "main": "index.js" }',
  'node_modules/@firebase/store/index.js': "globalThis.store = 'idle';",
};
let folder = '';
let scripts: readonly Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  folder = await sourceFolder('compiled-ahead', sources);
  const built = await build({
    ...{ root: folder, configFile: false, logLevel: 'error', plugins: [compiledAhead()], build: { write: false } },
  });
  const { output } = [built].flat().find((each) => 'output' in each) ?? { output: [] };
  scripts = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const codeOf = (name: string) => scripts.find((script) => script.name === name)?.code ?? '';

it('begins a script with the line, also one that imports on demand, before which Vite puts a list of files', () => {
  expect(codeOf('index')).toContain('__vite__mapDeps=');
  expect(codeOf('index').startsWith(COMPILED_AHEAD)).toBe(true);
});

it('leaves out the clients of Firebase, of which a page calls little', () => {
  expect(codeOf('page')).toContain('idle');
  expect(codeOf('page')).not.toContain(COMPILED_AHEAD);
});
