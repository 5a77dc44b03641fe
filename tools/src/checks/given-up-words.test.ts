import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

/** Parts of names that docs/glossary.md gives up, with what is said instead. */
const GIVEN_UP: readonly (readonly [RegExp, string])[] = [
  [/pupil/i, 'student, or simulated student'],
  [/learner/i, 'student'],
  [/belie(?:f|ve)/i, 'misconception, mind, given answer or estimate'],
  [/(?:^|[a-z])Kept|^kept[A-Z]|KEPT/, 'stored, saved, retained, remembered, cached or bounded'],
  [/^keep[A-Z]|[a-z]Keep(?![a-z])|^KEEP/, 'store, save, retain, remember or cache'],
  [/^HELD|_HELD|(?:^|[a-z])Held(?![a-z])/, 'withheld, waiting or paused'],
  [/[a-z]Bugs?(?![a-z])|^(?:buggy|bugs?)(?![a-z])/, 'misconception, or wrong procedure'],
];

/** Names that calls, stored documents and another release have: code says them where it declares their handlers. */
const STORED = new Set(['keepItem', 'keepPhrase', 'keepId', 'heldState', 'startPupilInterview']);
/** The plain verb, for what goes on as it is: a sign, a unit, a denominator. */
const PLAIN_VERB = new Set([
  'keepsAll',
  'keepOffset',
  'zeroKeeps',
  'keepsDenominatorInProduct',
  'keepsDenominatorInQuotient',
]);

const DECLARED = /^ *(?:export )?(?:async )?(?:const|let|function\*?|type|class) ([A-Za-z_$][\w$]*)/gm;
const FILES = ['shell', 'remote-*', 'shared-auth', 'packages/*', 'functions', 'e2e', 'tools'];

const faultsIn = (code: string): string[] =>
  [...code.matchAll(DECLARED)].flatMap(([, name = '']) => {
    if (STORED.has(name) || PLAIN_VERB.has(name)) return [];
    return GIVEN_UP.flatMap(([word, instead]) => (word.test(name) ? [`${name}: ${instead}`] : []));
  });

it('finds a word that was given up in what is declared, and none in the words that took its place', () => {
  expect(faultsIn('const keptSession = 1;\n  export type PupilLine = string;')).toEqual([
    'keptSession: stored, saved, retained, remembered, cached or bounded',
    'PupilLine: student, or simulated student',
  ]);
  expect(faultsIn('export const keepItem = 1;\nconst storedSession = "kept";\ntype Keeper = 1;')).toEqual([]);
});

it('calls one thing by one word, as docs/glossary.md has it', { timeout: 30_000 }, async () => {
  const found: string[] = [];
  for await (const path of glob(
    FILES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: inRepository('.'), exclude: (name) => name.includes('node_modules') || name.endsWith('/dist') },
  )) {
    found.push(...faultsIn(await readFile(inRepository(path), 'utf8')).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
