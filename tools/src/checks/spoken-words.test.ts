import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

/** The files with texts that teachers, students and families read. */
const TEXTS = [
  '{shell,remote-*,packages/*}/src/**/text/*.ts',
  '{shell,remote-*,packages/*}/src/**/*.tsx',
  'functions/src/engines/{assistant,digest,invitations,grading}/**/*.ts',
  'functions/src/domain/{notes,feedback,work,assignments}/**/*.ts',
  'packages/math/src/{skills,misconceptions,steps,render}/**/*.ts',
  'packages/math/src/check/*.ts',
  'packages/plans/src/**/*.ts',
  'packages/interview/src/**/*.ts',
  'functions/demonstration/*.ts',
];
/** Titles of works, and words that people may type. */
const NOT_OURS =
  /bibliography\.ts$|labelled-sentences\.ts$|check\/(?:units|with-units|words)\.ts$|percent\/reading\.ts$|assistant\/.*topic\.ts$|assistant\/(?:read\/has-readers|sheet\/meets-conditions)\.ts$|topics\/words\.ts$/;

/** Spellings that are not American, and words that docs/glossary.md gives up on screens, each with its replacement. */
const GIVEN_UP: readonly (readonly [RegExp, string])[] = [
  [/\bcolou?r(?<=our)/i, 'color'],
  [/\b(?:favou|behaviou|neighbou|hono?u|labou)r(?<=our)/i, '-or'],
  [/\b(?:centi|milli|kilo)?metres?\b|\blitres?\b|\bcentres?\b/i, '-er'],
  [/\bpractis/i, 'practice'],
  [/\bmaths\b/i, 'math'],
  [/\blicence\b/i, 'license'],
  [/\b(?:organ|recogn|summar|real|normal)is(?:e|ed|es|ing)\b/i, '-ize'],
  [/\b(?:travell|labell|cancell|modell)(?:ed|ing)\b/i, 'one l'],
  [/\bgrey\b/i, 'gray'],
  [/\be-mail/i, 'email'],
  [/\bper cent\b/i, 'percent'],
  [/\bhand(?:s|ed|ing)? (?:it |them |work )?in\b/i, 'turn in'],
  [/^Work out\.|\. Work out\./, 'the verb of the task: Add.'],
  [/\bMake the (?:account|class)\b/, 'Create account, Create class'],
  [/\bwrong way round\b/i, 'in the wrong order'],
  [/\bLast here\b/, 'Last active'],
  [/\btops and bottoms\b/i, 'numerators and denominators'],
  [/\badding (?:and|or) taking away\b/i, 'adding and subtracting'],
  // The code of a case follows a colon.
  [/\b(?<!square |:)brackets?\b/i, 'parentheses, or factor'],
  [/\bpupils?\b|(?<!English )\blearners?\b/i, 'student'],
];

/** Rows of a table of docs/glossary.md: the phrases in code in the first cell, and what the second says instead. */
const rowsIn = (glossary: string): (readonly [RegExp, string])[] => {
  const [, table = ''] = glossary.split('## Words on screens');
  return [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (?<not>[^|]*`[^|]*) \| (?<say>[^|]*) \|$/gm)].flatMap(
    ({ groups: { not = '', say = '' } = {} }) =>
      [...not.matchAll(/`([^`]+)`/g)].map(
        ([, phrase = '']) =>
          [new RegExp(`(?<![\\w-])${phrase.replaceAll(/[.^$*+?()[\]{}|\\]/g, '\\$&')}(?![\\w-])`, 'i'), say] as const,
      ),
  );
};

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const STRINGS = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/**
 * The texts in a file: strings of several words, or of one word that begins like a sentence. Keys and codes are not
 * texts.
 */
const textsIn = (code: string): string[] =>
  [...code.replaceAll(COMMENTS, '').matchAll(STRINGS)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /\S\s+\S/.test(text) || /^[A-Z][a-z-]+\.?$/.test(text));

const faultsIn = (code: string, words = GIVEN_UP): string[] =>
  textsIn(code).flatMap((text) =>
    words.flatMap(([word, instead]) => (word.test(text) ? [`“${text.slice(0, 80)}”: ${instead}`] : [])),
  );

it('finds British spellings and given-up words in texts, but not in keys, comments and US spellings', () => {
  const planted =
    "const en = { theme: 'Colours', lead: 'Your favourite color', go: `Not handed in yet`, ask: 'Work out.' };";
  expect(faultsIn(planted)).toEqual([
    '“Colours”: color',
    '“Your favourite color”: -or',
    '“Not handed in yet”: turn in',
    '“Work out.”: the verb of the task: Add.',
  ]);
  const clean =
    "// The colours of a pupil\nconst a = { 'hand-in': 'Turned in', practise: 'Practice now', b: 'Three colors, 2 meters' };";
  expect(faultsIn(clean)).toEqual([]);
});

it('finds a phrase of the glossary in a text, as whole words', () => {
  const rows = rowsIn(
    '## Words on screens\n\n| Not | Say |\n| --- | --- |\n| `open now`, `x^2` | in progress |\n\n## B\n| `a b` | c |',
  );
  expect(faultsIn("const en = { a: 'Open now', b: 'reopen now', c: 'in x^2 here', d: 'a b' };", rows)).toEqual([
    '“Open now”: in progress',
    '“in x^2 here”: in progress',
  ]);
});

it('finds none in the texts of the product', async () => {
  const words = [...GIVEN_UP, ...rowsIn(await readFile(inRepository('docs/glossary.md'), 'utf8'))];
  expect(words.length).toBeGreaterThan(60);
  const found: string[] = [];
  for await (const path of glob(TEXTS, {
    cwd: inRepository('.'),
    exclude: (name) => /node_modules|\/dist$|\.test\.tsx?$/.test(name),
  })) {
    if (NOT_OURS.test(path) || /\.(?:test|soak)\.tsx?$/.test(path) || /\/es(?:-[^/]*)?\.ts$/.test(path)) continue;
    found.push(...faultsIn(await readFile(inRepository(path), 'utf8'), words).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
