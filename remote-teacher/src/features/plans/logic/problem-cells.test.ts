import { makePlan } from '@lemma/plans';
import { expect, it } from 'vitest';
import { problemCells } from './problem-cells.ts';

const cellsOf = (standard: string) =>
  problemCells(makePlan({ standard, minutes: 45, model: 'explore', needs: [] }, 7)?.blocks ?? [], (kind) => kind);

it('has each problem of a plan once, with its table in words and what is chosen from', () => {
  const rows = cellsOf('8.F.A.1');
  const asked = rows.map(([, , , problem, mathematics]) => `${problem} ${mathematics}`);
  expect(rows.length).toBeGreaterThan(4);
  expect(new Set(asked).size).toBe(rows.length);
  expect(asked.filter((text) => text.includes('[A table. x '))).not.toEqual([]);
  expect(asked.find((text) => text.includes('[A table'))).toContain('○ Yes. Each x has exactly one y.');
  expect(rows.map(([kind]) => kind)).not.toContain('look-fors');
});
