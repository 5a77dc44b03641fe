import type { BoardEntry } from '@lemma/school';
import { expect, it } from 'vitest';
import { overviewFigures } from './overview-figures.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const entry = (part: Partial<BoardEntry>): BoardEntry => ({
  id: 'a',
  title: 'Fractions',
  state: 'open',
  openAt: NOW - DAY,
  dueAt: NOW + DAY,
  itemCount: 6,
  studentCount: 25,
  started: 20,
  submitted: 10,
  toGrade: 0,
  updatedAt: NOW,
  ...part,
});

it('counts what is missing only once the day is past', () => {
  expect(overviewFigures([entry({}), entry({ dueAt: NOW - 1, submitted: 22 })], null, NOW).missing).toBe(3);
});

it('lists what is due within seven days, and not later', () => {
  const { dueSoon } = overviewFigures([entry({ id: 'soon' }), entry({ id: 'later', dueAt: NOW + 8 * DAY })], null, NOW);
  expect(dueSoon.map(({ id }) => id)).toEqual(['soon']);
});

it('adds up what is to grade over all assignments', () => {
  expect(overviewFigures([entry({ toGrade: 2 }), entry({ toGrade: 3, state: 'closed' })], null, NOW).toGrade).toBe(5);
});
