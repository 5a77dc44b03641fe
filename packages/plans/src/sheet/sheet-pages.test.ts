import type { PlanBlock } from '@lemma/school/plan';
import { expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { roomAt, roomOf, sheetPages } from './sheet-pages.ts';

const planOf = (standard: string) => {
  const plan = makePlan({ standard, minutes: 45, model: 'explore', needs: ['language', 'time'] }, 5);
  if (!plan) throw new Error(standard);
  return plan;
};

it('has every problem of the plan once, under the name that the plan uses, and nothing for the teacher', () => {
  const { blocks } = planOf('5.NF.A.1');
  const pages = sheetPages(blocks);
  expect(pages.map(({ kind }) => kind)).toEqual(['lesson', 'ticket', 'cards', 'later']);
  const parts = pages.flatMap((page) => page.parts.flatMap((part) => (part.kind === 'problem' ? [part] : [])));
  const items = blocks.flatMap(({ kind, rows }) =>
    ['prerequisites', 'problems', 'tiers', 'exit-ticket'].includes(kind) ? rows.flatMap(({ item }) => item ?? []) : [],
  );
  expect(parts.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  const numbers = parts.flatMap(({ name }) => /^Problem (\d+)$/.exec(name)?.[1] ?? []).map(Number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const text = JSON.stringify(
    pages.map((page) => page.parts.map((part) => (part.kind === 'problem' ? part.prompts : part))),
  );
  expect(text).not.toMatch(/misconception|look-for|circulate|Show first|They write/i);
});
it('gives room for words as lines and room for work as open space', () => {
  const prompts = sheetPages(planOf('5.NF.A.1').blocks).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'words' ? [] : part.prompts)),
  );
  expect(prompts.some(({ room }) => room === 'lines')).toBe(true);
  const young = sheetPages(planOf('K.CC.C.6').blocks).flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'words' ? [] : part.prompts)),
  );
  expect(young.some(({ room }) => room === 'lines')).toBe(false);
  expect(roomOf('1').open).toBeGreaterThan(roomOf('7').open);
});
it('gives more open space to work of many lines than to a short answer', () => {
  const space = (code: string): Map<string, number> =>
    new Map(
      sheetPages(planOf(code).blocks).flatMap(({ parts }) =>
        parts.flatMap((part) => (part.kind === 'problem' ? [[part.name, roomAt(part, roomOf('6')).open]] : [])),
      ),
    );
  expect(Math.max(...space('A-REI.C.6').values())).toBeGreaterThan(Math.min(...space('6.NS.C.5').values()));
});
it('shows an older plan as it was: its problems, then its exit ticket', () => {
  const { blocks } = planOf('5.NF.A.1');
  const older: PlanBlock[] = blocks.map((block) => ({
    ...block,
    rows: block.rows.map(({ use: _, student: __, ...row }) => row),
  }));
  expect(sheetPages(older).map(({ kind }) => kind)).toEqual(['lesson', 'ticket']);
});
