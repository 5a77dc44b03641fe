import { partOf } from '@lemma/math/part-of';
import { expect, it } from 'vitest';
import { checkBlocks } from '../check/check-blocks.ts';
import { coverOf } from '../cover.ts';
import { sheetPages } from '../sheet/sheet-pages.ts';
import { standards } from '../standards/standards.ts';
import { writtenTaskLines } from '../standards/written-task-lines.ts';
import { makePlan } from './make-plan.ts';
import { ticketRow, writtenRows, writtenTasksOf } from './written-tasks.ts';

const codes = [...new Set(writtenTaskLines.map((line) => line.split('|')[0] ?? ''))];

it('has written tasks only for standards with plans, each with an answer whose mathematics holds', () => {
  for (const code of partOf(6, codes, String)) {
    expect(coverOf(code).kind, code).not.toBe('none');
    const tasks = writtenTasksOf(code);
    const rows = [
      ...writtenRows(tasks.lesson, 'core'),
      ...writtenRows(tasks.later, 'later'),
      ...(tasks.ticket ? [ticketRow(tasks.ticket)] : []),
    ];
    expect(rows.length, code).toBeGreaterThan(0);
    // What the exit ticket asks to draw, the lesson has met.
    if (tasks.ticket !== undefined) expect(tasks.lesson.length, code).toBeGreaterThan(0);
    for (const { parts, student } of rows) {
      expect(student?.[0]?.text, code).toMatch(/[.?]”?$/);
      expect(parts[0]?.text, code).toMatch(/^[a-z].*\.$/);
    }
    expect(checkBlocks([{ id: 'problems', rows }]).faults, code).toEqual([]);
  }
});

it('leaves no part of a standard without a task of its own, where its problems belong to the whole', () => {
  const near = standards.filter(({ code }) => coverOf(code).kind === 'near');
  expect(near.length).toBeGreaterThan(10);
  expect(near.filter(({ code }) => writtenTasksOf(code).ticket === undefined).map(({ code }) => code)).toEqual([]);
});

it('gives a standard what no generator draws: in the set, on the sheet, among the look-fors and on the ticket', () => {
  const plan = makePlan({ standard: '8.G.B.6', minutes: 45, model: 'explore', needs: [] }, 7);
  const pages = sheetPages(plan?.blocks ?? []);
  const names = (kind: string) =>
    pages.filter((page) => page.kind === kind).flatMap(({ parts }) => parts.map((part) => 'name' in part && part.name));
  expect(names('lesson')).toContain('Drawn or written');
  expect(names('ticket')).toEqual(['Exit ticket', 'Drawn or written']);
  const rowsOf = (kind: string) => plan?.blocks.find((block) => block.kind === kind)?.rows ?? [];
  expect(rowsOf('look-fors').map(({ title }) => title.split(':')[0])).toContain('Drawn or written');
  expect(JSON.stringify(rowsOf('phases'))).toContain('Drawn or written');
});

it('calls a number alone no work, and asks no problem of the lesson again on the ticket', () => {
  const plan = makePlan({ standard: '4.OA.B.4', minutes: 45, model: 'explore', needs: [] }, 2026);
  const rows = plan?.blocks.flatMap((block) => block.rows) ?? [];
  for (const { parts } of rows)
    for (const { label, text } of parts) if (label === 'Their work') expect(text).not.toMatch(/`\d+`/);
  const asked = rows.flatMap(({ item, use }) => (item && use !== undefined ? [{ use, prompt: item.prompt }] : []));
  const ticket = asked.find(({ use }) => use === 'ticket')?.prompt;
  expect(asked.filter(({ prompt }) => prompt === ticket)).toHaveLength(1);
});
