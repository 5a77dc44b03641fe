import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { lostCommands } from './commands.ts';
import { brokenLinks, lostNames } from './links.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lemma-links-'));
  await writeFile(join(folder, 'there.ts'), 'export const found = 1;\n');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const about = (text: string) => [join(folder, 'page.md'), text] as const;

it('accepts links to files, with or without an anchor', async () => {
  expect(await brokenLinks(...about('[a](there.ts) [b](./there.ts#x) [c](https://example.org/x) [d](#here)'))).toEqual(
    [],
  );
});

it('names a link to a file that is gone', async () => {
  expect(await brokenLinks(...about('[a](gone.ts)'))).toEqual([expect.stringContaining('gone.ts is not there')]);
});

it('ignores links in examples', async () => {
  expect(await brokenLinks(...about('```md\n[a](gone.ts)\n```\n'))).toEqual([]);
});

it('names what a table refers to in a file that does not contain it', async () => {
  expect(await lostNames(...about('| 1 | [there.ts](there.ts) | `found` | its job |\n'))).toEqual([]);
  expect(await lostNames(...about('| [there.ts](there.ts) | `found` `lost` | its job |\n'))).toEqual([
    expect.stringContaining('lost is not in there.ts'),
  ]);
});

it('names a command that is not a script', () => {
  const root = new Set(['check']);
  const all = [{ name: '@lemma/ui', folder: inRepository('packages/ui'), scripts: new Set(['gallery']) }];
  const said = (text: string) => lostCommands(...about(text), root, all);
  expect(said('`npm run check`, `npm run gallery -w @lemma/ui` and `npm run gallery -w packages/ui`')).toEqual([]);
  expect(said('`npm run unit -w @lemma/ui`')).toEqual([expect.stringContaining('npm run unit -w @lemma/ui')]);
  expect(said('`npm run gallery`')).toHaveLength(1);
});
