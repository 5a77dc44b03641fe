import type { PlanBlock, PlanItem } from '@lemma/school/plan';
import { expect, it } from 'vitest';
import { keyText, planLines, sheetItems } from './plan-text.ts';

const item: PlanItem = {
  id: 'i',
  skill: 'fractions.add-unlike',
  level: 2,
  case: 'coprime',
  caseLabel: 'coprime',
  seed: 1,
  prompt: 'Add.',
  math: '1/2 + 1/3',
  key: '5/6',
  solution: [],
  edited: false,
};
const block = (kind: PlanBlock['kind'], rows: PlanBlock['rows']): PlanBlock => ({
  ...{ id: kind, kind, seed: 1, locked: false, edited: false },
  rows,
});

it('writes a plan as lines, one thing on each, and an answer never without its question', () => {
  const rows = [
    {
      id: 'r',
      title: 'Launch',
      text: 'Show it.',
      parts: [{ label: 'Ask', text: 'Why?', kind: 'task' as const }],
      minutes: 6,
      item,
    },
  ];
  expect(
    planLines([block('phases', rows)], { nameOf: (kind) => kind, minutesIn: (minutes) => `${minutes} min` })
      .trim()
      .split('\n'),
  ).toEqual(['# phases', 'Launch (6 min)', 'Show it.', 'Ask: Why?', 'Add. `1/2 + 1/3` → `5/6`']);
});
it('names the correct option of a choice', () => {
  const options = [
    { id: 'a', label: 'yes' },
    { id: 'b', label: 'no' },
  ];
  expect(keyText({ key: 'b', options })).toBe('no');
});
it('takes problems and exit ticket for the student’s sheet, and no text for the teacher', () => {
  const row = { id: 'r', title: '', text: 'secret', parts: [], item };
  const { problems, ticket } = sheetItems([
    block('problems', [row]),
    block('misconceptions', [row]),
    block('exit-ticket', [row]),
  ]);
  expect([problems.length, ticket.length]).toEqual([1, 1]);
});
