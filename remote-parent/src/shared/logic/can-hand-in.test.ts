import type { DeskEntry } from '@lemma/school/desk';
import { expect, it } from 'vitest';
import { canHandIn } from './can-hand-in.ts';

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

it('refuses returned work, and everything where the teacher switched it off', () => {
  const closed = entry({ closedAt: 1 });
  expect([entry({}), closed, entry({ state: 'returned' }), entry({ parentMayHandIn: false })].map(canHandIn)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
