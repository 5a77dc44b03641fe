import { expect, it } from 'vitest';
import { answerFigures, figuresOf, memoryFigures } from './figures-of.ts';
import type { Row } from './runs.ts';
import type { Visit } from './visit.ts';

const visit = (part: Partial<Visit>): Visit => ({
  ms: 1000,
  read: part.ms ?? 1000,
  requests: 4,
  kB: 100,
  scriptKB: 90,
  scripts: [],
  rounds: 2,
  shift: 0.01,
  task: 90,
  ...part,
});
const exactly = (middle: number) => ({ middle, least: middle, most: middle });
const row = (part: Partial<Row>, federated: Partial<Visit>): Row => ({
  ...{ path: '/student', slow: true, cache: 'cold', ...part },
  of: { monolith: visit({}), federated: visit(federated) },
  ms: { monolith: exactly(1000), federated: exactly(visit(federated).ms) },
  ratio: exactly(visit(federated).ms / 1000),
});
const verdicts = (rows: readonly Row[]) => figuresOf(rows).map(({ name, holds }) => `${name}: ${holds}`);

it('compares a cold area’s time, rounds and JavaScript with their limits', () => {
  const visited = { ms: 1040, rounds: 4, scriptKB: 131, shift: 0.021, task: 121 };
  expect(verdicts([row({}, visited), row({ slow: false }, visited)])).toEqual([
    '/student cold, slow network: time: true',
    '/student cold, slow network: request rounds: false',
    '/student cold, fast network: time: true',
    '/student cold, fast network: more JavaScript: false',
    '/student cold, slow network: until the heading: true',
    '/student cold, slow network: layout shift: false',
    '/student cold, slow network: longest task after the heading: false',
  ]);
});

it('holds a page to when its heading can be read, also where the device has stored it', () => {
  const names = [
    '/student warm, slow network: until the heading: true',
    '/student warm, slow network: until the heading: false',
  ];
  const until = (read: number) => verdicts([row({ cache: 'warm' }, { ms: 2000, read })])[1];
  expect([until(890), until(2000)]).toEqual(names);
});

it('has stricter limits for the home page', () => {
  expect(verdicts([row({ path: '/' }, { ms: 1090, kB: 104 })])).toEqual([
    '/ cold, slow network: time: false',
    '/ cold, slow network: bytes: true',
    '/ cold, slow network: JavaScript: true',
    '/ cold, slow network: until the heading: false',
    '/ cold, slow network: layout shift: true',
    '/ cold, slow network: longest task after the heading: true',
  ]);
});

it('requires that a navigation takes at most half of the monolith’s time', () => {
  expect(verdicts([row({ path: '/dashboard', cache: 'move' }, { ms: 510 })])).toEqual([
    'from page to page after intent, slow network: time: false',
  ]);
});

it('holds the first answer and the memory of the released build to what was asked', () => {
  const answer = {
    ...{ cold: exactly(3900), warm: exactly(2100) },
    ...{ typing: exactly(80), check: exactly(90), verdict: exactly(151) },
  };
  const answers = answerFigures([
    { ...answer, build: 'monolith' },
    { ...answer, build: 'federated' },
  ]);
  const memory = memoryFigures([{ who: 'parent', before: 20, after: 23.5 }]);
  expect([...answers, ...memory].map(({ holds }) => holds)).toEqual([true, false, true, true, false, false]);
});
