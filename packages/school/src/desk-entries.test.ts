import { expect, it } from 'vitest';
import { openedEntries } from './desk-entries.ts';
import type { DeskEntry } from './submission.ts';

const NOW = 1_800_000_000_000;
const entry = (assignmentId: string, part: Partial<DeskEntry>): DeskEntry => ({
  assignmentId,
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

it('leaves out what has not opened and puts what is due next first', () => {
  const entries = [entry('later', { dueAt: NOW + 9 }), entry('soon', {}), entry('closed', { openAt: NOW + 1 })];
  const desk = {
    studentId: 's',
    displayName: 'Ana L.',
    assignments: Object.fromEntries(entries.map((each) => [each.assignmentId, each])),
  };
  expect(openedEntries(desk, NOW).map(({ assignmentId }) => assignmentId)).toEqual(['soon', 'later']);
});

it('is empty for a student without a desk', () => {
  expect(openedEntries(null, NOW)).toEqual([]);
});
