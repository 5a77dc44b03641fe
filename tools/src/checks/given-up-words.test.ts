import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';

type Rule = {
  readonly word: RegExp;
  readonly instead: string;
  /** Files to which the rule applies; without it, all. */
  readonly where?: RegExp;
  /** Files in which the word has the meaning that docs/glossary.md defines. */
  readonly rightIn?: RegExp;
};

/** Parts of names that docs/glossary.md gives up, each with its replacement. Checked in everything that is declared. */
const NAMES: readonly Rule[] = [
  { word: /pupil/i, instead: 'student, or simulated student' },
  { word: /learner/i, instead: 'student' },
  { word: /belie(?:f|ve)/i, instead: 'misconception, mind, given answer or estimate' },
  { word: /(?:^|[a-z])Kept|^kept(?:[A-Z]|$)|KEPT/, instead: 'stored, saved, retained, remembered, cached or bounded' },
  {
    word: /^keep(?:[A-Z]|$)|[a-z]Keep(?![a-z])|^KEEP|^[Kk]eep(?:er|ers|ing)$/,
    instead: 'store, save, retain, remember or cache',
  },
  { word: /^HELD|_HELD|(?:^|[a-z])Held(?![a-z])|^held(?:[A-Z]|$)/, instead: 'withheld, waiting or paused' },
  { word: /[a-z]Bugs?(?![a-z])|^(?:buggy|bugs?)(?![a-z])/, instead: 'misconception, or wrong procedure' },
  { word: /[Ss]lips?(?![a-z])/, instead: 'mistake', where: /^packages\/math\/src\/skills\// },
];

/** The same for top-level declarations, which other code sees. A local variable may use the word. */
const SEEN: readonly Rule[] = [
  { word: /(?:^|[a-z])Ideas?(?![a-z])|^ideas?(?![a-z])|(?:^|_)IDEAS?(?:_|$)/, instead: 'misconception' },
  {
    word: /(?:^|[a-z])Practices?(?![a-z])|^practices?(?![a-z])/,
    instead: 'training',
    where: /training\/|^packages\/interview\/|school\/src\/interview\//,
  },
  { word: /(?:^|[a-z])Desks?(?![a-z])|^desks?(?![a-z])/, instead: 'state', where: /^(?:shell|tools|packages\/ui)\// },
  {
    word: /(?:^|[a-z])Marks?(?![a-z])|^marks?(?![a-z])/,
    instead: 'point, symbol, identity, out of date',
    rightIn: /^functions\/|^packages\/math\/src\/(?:bench|check)\/|^packages\/school\/src\/insight\//,
  },
  {
    word: /^level(?:Of|At|In)$|^Level(?:Dialog|Props)?$/,
    instead: 'mastery level',
    where: /^(?:remote-|packages\/mastery\/)/,
  },
  {
    word: /^LEVELS?$/,
    instead: 'precedence, grammar, rating',
    where: /^packages\/math\/src\/(?:check|render|steps)\//,
  },
  { word: /[Cc]hild(?![a-z])/, instead: 'student', where: /^remote-(?:teacher|student)\// },
];

const FILE_NAMES: Rule = {
  word: /(?:^|-)(?:pupils?|learners?|beliefs?|ideas?|kept|keep|keeping|held|bugs?)(?:-|$)/,
  instead: 'see docs/glossary.md',
};
/** Documents that people read, but those that quote: titles of works, stored names, commits and what was tried before. */
const DOCUMENTS = ['*.md', 'docs/{*,how-to/*}.md', '{shell,remote-*,shared-auth,functions,tools,e2e,packages/*}/*.md'];
const QUOTING = /^(?:CHANGELOG|docs\/(?:glossary|data-model))\.md$/;
const COMMENTS: Rule = { word: /\b(?:pupils?|learners?|beliefs?|buggy)\b/i, instead: 'student, misconception' };

/** Names in calls, stored documents and other releases. Code uses them where it declares the handlers. */
const STORED = new Set([
  ...['keepItem', 'keepPhrase', 'keepId', 'heldState', 'startPupilInterview', 'judgeIdea', 'useMarkPlan'],
  ...['keep-item', 'keep-phrase', 'judge-idea', 'start-pupil-interview'],
]);
/** Names in which "keep" is the plain verb, for something that stays as it is: a sign, a unit, a denominator. */
const PLAIN_VERB = new Set([
  'keepsAll',
  'keepOffset',
  'zeroKeeps',
  'keepsDenominatorInProduct',
  'keepsDenominatorInQuotient',
]);
/** "Big idea", the term of lesson plans, and the sentence of somebody with a misconception, which is called an idea. */
const IDEAS = new Set([
  'bigIdeaLines',
  'big-ideas',
  'packages/interview/src/voice.ts idea',
  'packages/interview/src/voice.ts ideas',
]);

const DECLARED = /^( *)(?:export )?(?:async )?(?:const|let|function\*?|type|class) ([A-Za-z_$][\w$]*)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const FILES = ['shell', 'remote-*', 'shared-auth', 'packages/*', 'functions', 'e2e', 'tools'];

const breaks = (name: string, path: string, { word, where, rightIn }: Rule): boolean =>
  word.test(name) && (where?.test(path) ?? true) && !(rightIn?.test(path) ?? false);

function faultsIn(path: string, code: string): string[] {
  const isAllowed = (name: string) =>
    [STORED, PLAIN_VERB, IDEAS].some((set) => set.has(name) || set.has(`${path} ${name}`));
  const names = [...code.matchAll(DECLARED)].flatMap(([, indent = '', name = '']) =>
    (indent === '' ? [...NAMES, ...SEEN] : NAMES).flatMap((rule) =>
      breaks(name, path, rule) && !isAllowed(name) ? [`${name}: ${rule.instead}`] : [],
    ),
  );
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\..*/, '');
  const file = breaks(stem, path, FILE_NAMES) && !isAllowed(stem) ? [`file ${stem}: ${FILE_NAMES.instead}`] : [];
  const comments = [...code.matchAll(COMMENT)].flatMap(([text]) =>
    COMMENTS.word.test(text) ? [`comment “${text.slice(0, 60)}”: ${COMMENTS.instead}`] : [],
  );
  return [...names, ...file, ...comments];
}

it('finds a word that was given up in what is declared, in names of files and in comments', () => {
  expect(faultsIn('a.ts', 'const keptSession = 1;\n  export type PupilLine = string;')).toEqual([
    'keptSession: stored, saved, retained, remembered, cached or bounded',
    'PupilLine: student, or simulated student',
  ]);
  expect(faultsIn('a.ts', '  const kept = 1;\n  const held = 2;')).toHaveLength(2);
  expect(faultsIn('packages/math/src/skills/a.ts', 'const slips = {};')).toEqual(['slips: mistake']);
  expect(faultsIn('a.ts', 'export const ideasOf = 1;')).toEqual(['ideasOf: misconception']);
  expect(faultsIn('packages/interview/src/a.ts', 'export type InterviewPractice = 1;')).toEqual([
    'InterviewPractice: training',
  ]);
  expect(faultsIn('shell/src/a.ts', 'type Desk = 1;')).toEqual(['Desk: state']);
  expect(faultsIn('packages/ui/src/a.ts', 'export const useMarks = 1;')).toHaveLength(1);
  expect(faultsIn('packages/mastery/src/a.ts', 'export const levelOf = 1;')).toEqual(['levelOf: mastery level']);
  expect(faultsIn('packages/math/src/check/a.ts', 'export const LEVELS = 1;')).toHaveLength(1);
  expect(faultsIn('remote-teacher/src/a.ts', 'export const EraseChild = 1;')).toEqual(['EraseChild: student']);
  expect(faultsIn('a/belief-plot.tsx', '')).toEqual(['file belief-plot: see docs/glossary.md']);
  expect(faultsIn('a.ts', '/** What a pupil said. */')).toHaveLength(1);
});

it('accepts their replacements, stored names, and local variables', () => {
  expect(faultsIn('a.ts', 'export const keepItem = 1;\nconst storedSession = "kept";\ntype Keepsake = 1;')).toEqual([]);
  expect(faultsIn('a.ts', '  const idea = one.idea;')).toEqual([]);
  expect(faultsIn('functions/src/calls/notes/judge-idea.ts', 'export const judgeIdea = 1;')).toEqual([]);
  expect(faultsIn('packages/math/src/diagnose/a.ts', 'export const slips = 1;')).toEqual([]);
  expect(faultsIn('functions/src/domain/work/mark-answer.ts', 'export const markAnswer = 1;')).toEqual([]);
});

it('finds one word for one thing in the whole repository, as docs/glossary.md defines it', async () => {
  const found: string[] = [];
  for await (const path of glob(
    FILES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: inRepository('.'), exclude: (name) => name.includes('node_modules') || name.endsWith('/dist') },
  )) {
    if (path.endsWith('given-up-words.test.ts')) continue;
    found.push(...faultsIn(path, await readFile(inRepository(path), 'utf8')).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

/** Lines of a document that use a word given up in comments; names in code are looked at where they are declared. */
const faultsInText = (text: string): string[] =>
  text
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .split('\n')
    .filter((line) => COMMENTS.word.test(line));

it('finds a word that was given up in documents', async () => {
  expect(faultsInText('A talk with a pupil.\nA call `pupilOf`, a `pupil`.')).toEqual(['A talk with a pupil.']);
  const found: string[] = [];
  for await (const path of glob(DOCUMENTS, {
    cwd: inRepository('.'),
    exclude: (name) => name.includes('node_modules'),
  })) {
    if (QUOTING.test(path)) continue;
    const text = await readFile(inRepository(path), 'utf8');
    found.push(...faultsInText(text).map((line) => `${path}: ${line.trim()}`));
  }
  expect(found).toEqual([]);
});
