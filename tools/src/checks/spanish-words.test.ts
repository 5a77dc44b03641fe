import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

/** The files with Spanish texts. */
const TEXTS = [
  '{shell,remote-*,packages/*}/src/**/{es,es-*,*-es}.ts',
  'packages/school/src/letters/letter-words.ts',
  'packages/math/src/spanish/**/*.ts',
  'packages/plans/src/**/spanish-*.ts',
  'packages/plans/src/spanish/*.ts',
];

/** The words that the third column of a table of docs/glossary-es.md refuses, each with what it says instead. */
const rowsIn = (glossary: string): (readonly [RegExp, string])[] =>
  [...glossary.matchAll(/^\| (?!English|---)[^|]* \| (?<say>[^|]*) \| (?<not>[^|]+) \|/gm)].flatMap(
    ({ groups: { not = '', say = '' } = {} }) =>
      not
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .map((word) => [new RegExp(`(?<!\\p{L})${word}(?:e?s|[ao]s?)?(?!\\p{L})`, 'iu'), say.trim()] as const),
  );

const STRINGS = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Keys and module names are no texts: they have no space and no capital at the beginning. */
const isText = (text: string): boolean => /\s|^\p{Lu}|[áéíóúñ]/u.test(text);

it('has one name for one thing in every Spanish text', async () => {
  const refused = rowsIn(await readFile(inRepository('docs', 'glossary-es.md'), 'utf8'));
  expect(refused.length).toBeGreaterThan(20);
  const found: string[] = [];
  let files = 0;
  for await (const file of glob(TEXTS, { cwd: inRepository(), exclude: (name) => name.includes('.test.') })) {
    const source = (await readFile(inRepository(file), 'utf8')).replaceAll(COMMENTS, '');
    files += 1;
    for (const [, plain = '', template = ''] of source.matchAll(STRINGS)) {
      const text = plain === '' ? template : plain;
      for (const [word, say] of isText(text) ? refused : [])
        if (word.test(text)) found.push(`${file}: “${word.exec(text)?.[0]}” in “${text}”: ${say}`);
    }
  }
  expect(files).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
