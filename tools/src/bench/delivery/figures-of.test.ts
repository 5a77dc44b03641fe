import { expect, it } from 'vitest';
import { figuresOf } from './figures-of.ts';
import type { Row } from './runs.ts';
import type { Visit } from './visit.ts';

const visit = (part: Partial<Visit>): Visit => ({
  ms: 1000,
  requests: 4,
  kB: 100,
  scriptKB: 90,
  scripts: [],
  rounds: 2,
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

it('holds a cold area against its time, its rounds and its JavaScript', () => {
  const visited = { ms: 1090, rounds: 4, scriptKB: 131 };
  expect(verdicts([row({}, visited), row({ slow: false }, visited)])).toEqual([
    '/student cold, slow network: time: true',
    '/student cold, slow network: request rounds: false',
    '/student cold, fast network: time: true',
    '/student cold, fast network: more JavaScript: false',
  ]);
});

it('asks more of the home page', () => {
  expect(verdicts([row({ path: '/' }, { ms: 1090, kB: 104 })])).toEqual([
    '/ cold, slow network: time: false',
    '/ cold, slow network: bytes: true',
    '/ cold, slow network: JavaScript: true',
  ]);
});

it('wants a move to take half of what the monolith takes', () => {
  expect(verdicts([row({ path: '/dashboard', cache: 'move' }, { ms: 510 })])).toEqual([
    'from page to page after intent, slow network: time: false',
  ]);
});
