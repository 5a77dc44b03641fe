import { expect, it } from 'vitest';
import { goneOf } from './gone.ts';

it('finds a test, a file and a text that are gone', async () => {
  const tests = [
    { file: 'tools/src/shown/gone.test.ts', name: `never ${'written'}` },
    { file: 'nowhere.test.ts', name: 'x' },
    { file: 'package.json', name: 'lemma' },
  ];
  const keys = [{ file: 'firebase.json', holds: 'no such key' }];
  expect(await goneOf({ id: '1.1.1', tests, keys })).toHaveLength(4);
});

it('finds what is there', async () => {
  const tests = [{ file: 'tools/src/shown/gone.test.ts', name: 'finds what is there' }];
  expect(await goneOf({ id: '1.1.1', tests, keys: [{ file: 'package.json', holds: '"lemma"' }] })).toEqual([]);
});
