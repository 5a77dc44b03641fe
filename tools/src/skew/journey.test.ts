import { expect, it } from 'vitest';
import { strangersTo } from './journey.ts';
import { combinations, parseParts } from './parts.ts';

const files = (old: string) => strangersTo(parseParts(old)).map(({ file }) => file);

it('uses the screens of one release with the words of that release', () => {
  expect(files('')).toEqual([]);
  expect(files('shell,remotes,rules,functions')).toEqual([]);
  expect(files('shell')).toEqual(['people.ts']);
  expect(files('remotes')).toEqual(['people.ts', 'answers.ts', 'backstage.ts']);
  expect(files('shell,functions')).toEqual(['people.ts', 'answers.ts', 'backstage.ts']);
});

it('needs no other files for the rules, which no journey reads', () => {
  for (const old of combinations) expect(strangersTo([...old, 'rules'])).toEqual(strangersTo(old));
});
