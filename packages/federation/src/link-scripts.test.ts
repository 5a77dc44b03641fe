import { expect, it } from 'vitest';
import { linkScripts } from './link-scripts.ts';

type Files = Readonly<Record<string, Readonly<Record<string, Parameters<typeof linkScripts>[4][string]>>>>;

/** Scripts of an area as files on a site, the first of which imports the second. */
const areaOf = (files: Files) =>
  linkScripts(
    { page: ['page.js', 'words'], words: ['words.js'] },
    'assets/',
    [],
    async <T>(address: string) => ({ default: files[address] as T }),
    {},
  );
const page = (
  importScript: (from: string) => Record<string, unknown>,
  exportName: (as: string, get: () => unknown) => void,
) => {
  const words = importScript('words');
  exportName('says', () => words.said);
};

it('runs a script with what it imports', async () => {
  const load = areaOf({
    'assets/page.js': { page },
    'assets/words.js': { words: (_, exportName) => exportName('said', () => 'good') },
  });
  expect(await load('page')).toMatchObject({ says: 'good' });
});

it('fails where a file has not the script that is imported, and no empty module takes its place', async () => {
  const load = areaOf({ 'assets/page.js': { page }, 'assets/words.js': {} });
  await expect(load('page')).rejects.toThrow('no script words');
});
