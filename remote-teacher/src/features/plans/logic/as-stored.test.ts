import type { PlanBlock, PlanItem, PlanRow } from '@lemma/school/plan';
import { expect, it } from 'vitest';
import { asStored } from './as-stored.ts';

const item = (prompt: string, caseLabel: string): PlanItem => ({
  ...{ id: 'problem-1', skill: 's', level: 2, case: 'c', caseLabel, seed: 1, prompt, math: '3 + 4', key: '7' },
  ...{ solution: [], edited: false },
});
const row = (title: string, part: string, prompt: string, caseLabel: string): PlanRow => ({
  ...{ id: 'problem-1', title, text: '', item: item(prompt, caseLabel) },
  parts: [{ label: 'Why', text: part, kind: 'fact' }],
});
const block = (rows: PlanRow[]): PlanBlock => ({
  ...{ id: 'problems', kind: 'problems', seed: 1, locked: false, edited: false, rows },
});
const stored = block([row('two parts', 'They are counted.', 'Add.', 'two parts')]);
const said = block([row('dos partes', 'Se cuentan.', 'Suma.', 'dos partes')]);

it('stores what nobody changed as it was', () => {
  expect(asStored(said.rows, said, stored)).toEqual(stored.rows);
});

it('stores what somebody wrote in their own language, and all else as it was', () => {
  const rows = said.rows.map((each) => ({
    ...each,
    title: 'mis dos partes',
    item: item('Suma estos números.', 'dos partes'),
  }));
  const [changed] = asStored(rows, said, stored);
  expect(changed).toEqual(row('mis dos partes', 'They are counted.', 'Suma estos números.', 'two parts'));
});

it('leaves out a row that was removed', () => {
  expect(asStored([], said, stored)).toEqual([]);
});
