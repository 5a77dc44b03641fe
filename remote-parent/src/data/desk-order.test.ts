import type { DeskEntry } from '@lemma/school';
import { describe, expect, it } from 'vitest';
import { canHandIn, standingOf } from './desk-order.ts';

const NOW = 1_800_000_000_000;
const entry = (part: Partial<DeskEntry>): DeskEntry => ({
  assignmentId: 'a',
  classId: 'c',
  className: '6B',
  teacherName: 'Maya Okafor',
  title: 'Fractions',
  openAt: NOW - 1,
  dueAt: NOW + 1,
  itemCount: 6,
  itemsDone: 0,
  state: 'not-started',
  score: 0,
  maxScore: 6,
  late: false,
  parentMayHandIn: true,
  feedback: [],
  revision: 0,
  ...part,
});

describe('where an assignment stands', () => {
  it.each([
    ['due', {}],
    ['missing', { dueAt: NOW - 1 }],
    ['handed-in', { dueAt: NOW - 1, submittedAt: NOW - 2 }],
    ['handed-in', { dueAt: NOW - 1, state: 'excused' }],
  ] as const)('is %s', (standing, part) => {
    expect(standingOf(entry(part), NOW)).toBe(standing);
  });
});

it('takes nothing more in for returned work, or where the teacher switched it off', () => {
  expect([entry({}), entry({ state: 'returned' }), entry({ parentMayHandIn: false })].map(canHandIn)).toEqual([
    true,
    false,
    false,
  ]);
});
