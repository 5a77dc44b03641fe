import { DAY } from '@lemma/school/time';
import { buildDeskEntry } from '@lemma/testing';
import { expect, it } from 'vitest';
import { letterOf } from './letter.ts';

const NOW = 1_800_000_000_000;
const entry = (assignmentId: string, over: Parameters<typeof buildDeskEntry>[0] = {}) =>
  buildDeskEntry({ assignmentId, openAt: 1, dueAt: NOW + DAY, maxScore: 4, ...over });
const told = (entries: readonly ReturnType<typeof entry>[]) => {
  const { sentences, more } = letterOf(entries, NOW);
  return [sentences.map(({ kind, entry: { assignmentId } }) => `${kind} ${assignmentId}`), more];
};
const missing = (id: string) => entry(id, { dueAt: NOW - DAY, state: 'not-started' });
const graded = (id: string, score: number, submittedAt = NOW - DAY) =>
  entry(id, { dueAt: NOW - DAY, state: 'graded', score, submittedAt, itemsDone: 4 });

it('begins with what is missing, then what is due, and counts the rest', () => {
  expect(told([missing('a'), entry('b'), entry('c')])).toEqual([['missing a'], 2]);
  expect(told([missing('a'), missing('b'), entry('c')])).toEqual([['missing a', 'missing b'], 1]);
  expect(told([entry('b'), entry('c')])).toEqual([['due b'], 1]);
  expect(told([entry('b', { state: 'resubmit' })])).toEqual([['again b'], 0]);
});

it('tells the newest of what was turned in within two weeks, however it went, and who marked it', () => {
  const old = NOW - 30 * DAY;
  expect(told([graded('a', 4, NOW - 3 * DAY), graded('b', 1), graded('c', 4, old)])).toEqual([['graded b'], 0]);
  expect(told([{ ...graded('a', 1), state: 'returned' }])).toEqual([['back a'], 0]);
  expect(told([{ ...graded('a', 1), state: 'submitted', ungraded: false }])).toEqual([['checked a'], 0]);
});

it('tells that work without points has arrived, and then the newest result', () => {
  const photo = { ...graded('a', 0, NOW), state: 'submitted' as const, ungraded: true };
  expect(told([photo])).toEqual([['received a'], 0]);
  expect(told([graded('b', 4), photo])).toEqual([['received a', 'graded b'], 0]);
  expect(told([graded('b', 4), { ...photo, submittedAt: NOW - 2 * DAY }])).toEqual([['graded b'], 0]);
});

it('has nothing to tell where nothing waits and nothing came back', () => {
  expect(told([graded('c', 4, NOW - 30 * DAY)])).toEqual([[], 0]);
});

it('tells the newest that was missed and closed apart from what can still be turned in', () => {
  const closed = (id: string, days: number) => ({ ...missing(id), dueAt: NOW - days * DAY, closedAt: NOW - DAY });
  const entries = [closed('old', 9), closed('new', 5), entry('a')];
  expect(told(entries)).toEqual([['due a', 'closed new'], 0]);
  expect(letterOf(entries, NOW).todo?.assignmentId).toBe('a');
});

it('has one thing to do wherever something waits that a parent can turn in, what is missing first', () => {
  const todo = (...all: ReturnType<typeof entry>[]) => letterOf(all, NOW).todo?.assignmentId;
  const alone = { parentMayHandIn: false };
  expect(todo(missing('a'), entry('b'))).toBe('a');
  expect(todo({ ...missing('a'), ...alone }, entry('b', alone), entry('c'))).toBe('c');
  expect(todo({ ...missing('a'), closedAt: 1 }, graded('b', 1))).toBeUndefined();
});
