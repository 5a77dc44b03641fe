import { describe, expect, it } from 'vitest';
import { DAY } from '../time/index.ts';
import { hasPoints, standingOf, workWordOf } from './rules.ts';
import type { DeskEntry } from './schema.ts';

const NOW = 1_800_000_000_000;
const entry = (part: Partial<DeskEntry>): DeskEntry => ({
  assignmentId: 'a',
  classId: 'c',
  className: '6B',
  teacherName: 'Maya Okafor',
  title: 'Fractions',
  openAt: NOW - 2 * DAY,
  dueAt: NOW + DAY,
  itemCount: 4,
  itemsDone: 0,
  state: 'not-started',
  score: 0,
  maxScore: 4,
  late: false,
  parentMayHandIn: true,
  feedback: [],
  revision: 1,
  ...part,
});
const past = { dueAt: NOW - DAY };

describe('what work is called, and where it stands', () => {
  it.each([
    ['not-started', 'due', { state: 'not-started' }],
    ['in-progress', 'due', { state: 'in-progress' }],
    ['missing', 'missing', { ...past, state: 'not-started' }],
    ['missing', 'missing', { ...past, state: 'in-progress' }],
    ['submitted', 'done', { ...past, state: 'submitted', submittedAt: NOW }],
    ['late', 'done', { ...past, state: 'submitted', submittedAt: NOW, late: true }],
    ['checked', 'done', { state: 'submitted', ungraded: false }],
    ['submitted', 'done', { state: 'submitted', ungraded: true }],
    ['submitted', 'done', { state: 'submitted', ungraded: false, held: true }],
    ['graded', 'done', { ...past, state: 'graded', submittedAt: NOW, late: true }],
    ['returned', 'done', { ...past, state: 'returned', submittedAt: NOW }],
    ['resubmit', 'due', { ...past, state: 'resubmit', submittedAt: NOW }],
    ['excused', 'done', { ...past, state: 'excused' }],
  ] as const)('is %s: %s', (word, standing, part) => {
    expect([workWordOf(entry(part), NOW), standingOf(entry(part), NOW)]).toEqual([word, standing]);
  });
});

describe('points', () => {
  it.each([
    ['are none before pages were looked at', false, { state: 'submitted', ungraded: true, score: 1 }],
    ['are none after a comment alone', false, { state: 'graded', ungraded: true }],
    ['are zero where every answer was wrong', true, { state: 'submitted', ungraded: false }],
    ['are zero where returned so', true, { state: 'returned', ungraded: false }],
    ['are none before the work is turned in', false, { state: 'in-progress', ungraded: false, itemsDone: 2, score: 2 }],
    ['are none while held', false, { state: 'submitted', held: true, score: 2, itemsDone: 4 }],
    ['are none before the work', false, { state: 'not-started' }],
    ['are none for missing work', false, { ...past, state: 'in-progress' }],
    ['are none in an entry of before that holds nothing', false, { state: 'submitted' }],
    ['stand in an entry of before that holds some', true, { state: 'submitted', score: 3, itemsDone: 4 }],
  ] as const)('%s', (_, out, part) => {
    expect(hasPoints(entry(part), NOW)).toBe(out);
  });
});
