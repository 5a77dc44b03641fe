import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { lastActiveOf } from './last-active.ts';

const NOW = 1_800_000_000_000;
const line = { skills: {}, ideas: [], struggles: [], gaps: [], growth: [], lastAt: NOW - 2 * DAY };
const student = { ...line, effort: { answers: 1, rapid: 0, hinted: 0, parent: 0 } };
const row = { state: 'submitted', score: 1, maxScore: 2, late: false, took: 0, at: NOW, marks: '-' };
const insight = {
  students: { a: student },
  assignments: { x: { title: 'X', dueAt: NOW, items: [], rows: { a: { ...row, submittedAt: NOW - DAY } } } },
};

it('is never before the last answer or the last work that came in, whenever the last sign-in was', () => {
  expect(lastActiveOf({ id: 'a', lastActiveAt: NOW - 30 * DAY }, insight)).toBe(NOW - DAY);
  expect(lastActiveOf({ id: 'a' }, { ...insight, assignments: {} })).toBe(NOW - 2 * DAY);
  expect(lastActiveOf({ id: 'a', lastActiveAt: NOW }, insight)).toBe(NOW);
  expect(lastActiveOf({ id: 'b' }, insight)).toBeUndefined();
});
