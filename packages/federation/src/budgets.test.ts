import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  areaBudgetOf,
  areaBudgets,
  bytesOf,
  MOST_ANNOUNCED,
  reasonForFiles,
  reasonForScreens,
  reasonForWeight,
  shellBudgets,
} from './budgets.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-budgets-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Text that compresses badly, as code of a library that nobody looked at. */
const heavy = Array.from({ length: 2000 }, (_, at) => Math.sin(at).toString(36)).join('');

const weighing = (most: number): Plugin => ({
  name: 'weighing',
  generateBundle(_, bundle) {
    const reason = reasonForWeight('/', bytesOf(bundle, ['/page.js']), most);
    if (reason !== undefined) this.error(reason);
  },
});

const buildPage = async (source: string): Promise<unknown> => {
  await writeFile(join(folder, 'heavy.js'), `export const heavy = ${JSON.stringify(heavy)};`);
  await writeFile(join(folder, 'page.js'), source);
  return build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [weighing(5000)],
    build: {
      write: false,
      rolldownOptions: { input: join(folder, 'page.js'), output: { entryFileNames: 'page.js' } },
    },
  });
};

it('lets a light page be built', async () => {
  await expect(buildPage("document.title = 'light';")).resolves.toBeDefined();
});

it('fails the build of a page in which somebody plants an import', async () => {
  const planted = "import { heavy } from './heavy.js'; document.title = heavy;";
  await expect(buildPage(planted)).rejects.toThrow(/"\/" fetches \d+ bytes .* its bar is 5000/);
});

it('counts of a screen what comes with it alone, and not what the area has by then', () => {
  const script = (code: string) => ({ type: 'chunk', code }) as const;
  const bundle = { 'page.js': script('1'), 'parts.js': script(heavy), 'first.js': script(heavy) };
  const told = (...files: readonly string[]) =>
    reasonForScreens(bundle, 'coach', { plays: files }, ['first.js'], { plays: 5000 });
  expect(told('page.js', 'first.js')).toBeUndefined();
  expect(told('page.js', 'parts.js')).toMatch(/"coach\/plays" fetches \d+ bytes .* its bar is 5000/);
});

it('loads on demand what does not count', async () => {
  const later = "import('./heavy.js').then(({ heavy }) => { document.title = heavy; });";
  await expect(buildPage(later)).resolves.toBeDefined();
});

it('gives an area that nobody has weighed the least bar', () => {
  expect(areaBudgetOf('counselor')).toBe(Math.min(...Object.values(areaBudgets)));
});

it.each([
  ['teacher', 290_000],
  ['student', 230_000],
  ['parent', 235_000],
] as const)('has no bar for the %s page above what was asked', (area, asked) => {
  expect(shellBudgets[area] + areaBudgets[area]).toBeLessThanOrEqual(asked);
});

it('names a page that announces too many files', () => {
  expect(reasonForFiles(MOST_ANNOUNCED)).toBeUndefined();
  expect(reasonForFiles(MOST_ANNOUNCED + 1)).toContain('25 files');
});
