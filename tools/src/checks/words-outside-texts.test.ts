import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { wordsOutsideTexts } from './words-outside-texts.ts';

const SCREENS = '{shell,remote-*,packages/{ui,screens}}/src/**/*.{ts,tsx}';
/** Texts themselves, tests and what tests share. */
const NOT_SCREENS =
  /\/text\/|\.(?:test|e2e|soak|d)\.|-words(?:-\w\w)?\.ts$|\/(?:render-at|open-touch|test-setup)\.tsx?$/;
/** Names that are the same in each language; a name of the browser's. */
const NAMES = /: (?:Lemma|Element innerHTML)$/;

it.each([
  ['<p>Two words</p>', ['Two words']],
  ['<p>{isOpen ? "open" : name}</p>', ['open']],
  ['<Field label="Your name" className="flex grow items-center" />', ['Your name']],
  ['<img alt={`Picture of $' + '{name}`} />', ['Picture of']],
  ['tell({ title: "It is saved", kind: "news" })', ['It is saved']],
  ['const head = "Answers of the class"', ['Answers of the class']],
  ['<p>{t("title")} × 3 m</p>', []],
  ['throw new Error("There is no such thing")', []],
])('finds the words that come from no catalog: %s', (source, words) => {
  expect(wordsOutsideTexts('a.tsx', source)).toEqual(words.map((word) => `a.tsx:1: ${word}`));
});

it('shows no word that comes from no catalog', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const file of glob(SCREENS, { cwd: inRepository() })) {
    if (NOT_SCREENS.test(file)) continue;
    files += 1;
    found.push(...wordsOutsideTexts(file, await readFile(inRepository(file), 'utf8')));
  }
  expect(files).toBeGreaterThan(400);
  expect(found.filter((one) => !NAMES.test(one))).toEqual([]);
});
