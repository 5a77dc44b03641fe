import { expect, it } from 'vitest';
import type { Attempt, WorkItem } from './item.ts';
import { withAttempt } from './scores.ts';
import { type MarkedLines, shareThatFollows, writtenLinesSchema } from './written-lines.ts';

const written = (over: Partial<MarkedLines> = {}): MarkedLines => ({
  ...{ lines: ['2x = 8', 'x = 4'], mended: [], asked: 0, marks: ['follows', 'follows'] },
  ...over,
});
const broken = written({
  lines: ['2x = 8', '2x = 9', 'x = 4.5'],
  marks: ['follows', 'breaks', 'unread'],
  broken: { at: 1, from: '2x = 8' },
});

it('counts the lines that follow, out of these and what comes after the first that does not', () => {
  expect(shareThatFollows(written(), '4')).toBe(1);
  expect(shareThatFollows(broken, '4.5')).toBeCloseTo(1 / 3);
});
it('counts no words, no unread working, and no line that only repeats the answer', () => {
  expect(shareThatFollows(written({ lines: ['two pens', 'x = 4'], marks: ['unread', 'follows'] }), '4')).toBe(1);
  expect(shareThatFollows(written({ marks: ['unread', 'unread'] }), '4')).toBe(0);
  expect(shareThatFollows(written({ lines: ['x = 4'], marks: ['follows'] }), ' 4')).toBe(0);
  expect(shareThatFollows(written({ lines: ['x = 4'], marks: ['follows'] }), '5')).toBe(1);
});
it('is bounded in lines and length', () => {
  const sent = { lines: ['x = 4'], mended: [], asked: 0 };
  expect(writtenLinesSchema.safeParse(sent).success).toBe(true);
  expect(writtenLinesSchema.safeParse({ ...sent, lines: Array.from({ length: 17 }, () => 'x') }).success).toBe(false);
  expect(writtenLinesSchema.safeParse({ ...sent, lines: ['x'.repeat(101)] }).success).toBe(false);
});

const item = (ask: 'offered' | 'graded'): WorkItem => ({
  ...{ id: 'i', canDo: '', skill: 's', prompt: '', field: { kind: 'number' }, points: 10, tries: 3, hintCount: 0 },
  ...{ hints: [], attempts: [], solved: false, closed: false, score: 0, writing: { ask } },
});
const attempt = (verdict: Attempt['verdict'], lines?: MarkedLines): Attempt => ({
  ...{ id: `${Math.random()}`, response: '4', verdict, sameValue: false, message: '', at: 1, took: 1, hintsShown: 0 },
  ...(lines && { written: lines }),
});
const rule = { points: 10, tryPenalty: 0 };

it('gives half of the points for the working where it is graded, also beside a wrong answer', () => {
  expect(withAttempt(item('graded'), rule, attempt('right', written())).score).toBe(10);
  expect(withAttempt(item('graded'), rule, attempt('right')).score).toBe(5);
  expect(withAttempt(item('graded'), rule, attempt('wrong', broken)).score).toBe(1.67);
  expect(withAttempt(item('offered'), rule, attempt('right')).score).toBe(10);
  expect(withAttempt(item('offered'), rule, attempt('wrong', broken)).score).toBe(0);
});
it('stores the working of three attempts at most: the first that breaks, the best, and the last', () => {
  const all = [
    attempt('wrong', written()),
    attempt('wrong', broken),
    attempt('wrong', broken),
    attempt('wrong', broken),
  ];
  const { attempts } = all.reduce((work, one) => withAttempt(work, rule, one), { ...item('offered'), tries: 0 });
  expect(attempts.map((one) => one.written !== undefined)).toEqual([true, true, false, true]);
});
