import type { DeskEntry } from '@lemma/school/desk';
import { expect, it } from 'vitest';
import { canHandIn, whyNotHandIn } from './can-hand-in.ts';

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

it.each([
  [undefined, {}],
  [undefined, { state: 'submitted', ungraded: true }],
  ['over', { state: 'returned' }],
  ['over', { state: 'submitted', ungraded: false }],
  ['closed', { closedAt: NOW - 1 }],
  ['closed', { takesUntil: NOW }],
  [undefined, { takesUntil: NOW + 1 }],
  [undefined, { state: 'resubmit', takesUntil: NOW }],
  ['childOnly', { parentMayHandIn: false }],
] as const)('says %s of %o', (why, part) => {
  expect(whyNotHandIn(entry(part), NOW)).toBe(why);
  expect(canHandIn(entry(part), NOW)).toBe(why === undefined);
});
