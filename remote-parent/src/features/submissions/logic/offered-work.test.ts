import { DAY } from '@lemma/school/time';
import { buildDeskEntry } from '@lemma/testing';
import { expect, it } from 'vitest';
import { offeredWork } from './offered-work.ts';

const NOW = 1_800_000_000_000;
const entry = (assignmentId: string, days: number, over: Parameters<typeof buildDeskEntry>[0] = {}) =>
  buildDeskEntry({ assignmentId, openAt: 1, dueAt: NOW + days * DAY, state: 'not-started', ...over });

it('offers what is missing first, then what is due, and last what waits for points; nothing that is done', () => {
  const turnedIn = { state: 'submitted', submittedAt: NOW - DAY } as const;
  const entries = [
    entry('due later', 5),
    entry('on paper', -9, { ...turnedIn, ungraded: true }),
    entry('due', 1),
    entry('checked', -2, { ...turnedIn, ungraded: false }),
    entry('graded', -2, { state: 'graded', submittedAt: 1 }),
    entry('missing', -1),
    entry('missing longer', -8),
    entry('closed', -3, { closedAt: NOW - DAY }),
    entry('too late', -3, { takesUntil: NOW - DAY }),
    entry('child alone', 1, { parentMayHandIn: false }),
  ];
  expect(offeredWork(entries, NOW).map(({ assignmentId }) => assignmentId)).toEqual([
    'missing longer',
    'missing',
    'due',
    'due later',
    'on paper',
  ]);
});
