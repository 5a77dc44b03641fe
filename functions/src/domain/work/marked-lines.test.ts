import { findSkill } from '@lemma/math';
import { buildItem } from '@lemma/testing';
import { expect, it } from 'vitest';
import type { Mark } from './mark-answer.ts';
import { markedLines, withLines, writingOf } from './marked-lines.ts';
import { problemOf } from './problem.ts';

const question = { prompt: 'Solve for `x`.', math: '3(x + 4) = 27' };
const sent = (...lines: string[]) => ({ lines, mended: [], asked: 0 });

it('says of each line what is said of it, and names the idea behind the first that does not follow', () => {
  expect(markedLines(question, sent('3x + 12 = 27', '3x = 15', 'x = 5')).marks).toEqual([
    'follows',
    'follows',
    'follows',
  ]);
  expect(markedLines(question, sent('3x + 4 = 27', '3x = 23'))).toMatchObject({
    marks: ['breaks', 'unread'],
    broken: { at: 0, from: '3(x + 4) = 27', misconception: 'expressions.distribute-first-only' },
  });
});
it('names what a mended line showed', () => {
  const mended = [{ from: '2x + 3 = 11', line: '2x = 14' }];
  expect(markedLines(question, { ...sent('x = 5'), mended }).mended).toEqual([
    { ...mended[0], misconception: 'equations.same-operation' },
  ]);
});

const wrong: Mark = { kind: 'checked', verdict: 'wrong', sameValue: false, message: 'Look again.' };
it('a wrong answer that tells nothing gets the idea of its working; a right one and a known one stay', () => {
  const lines = markedLines(question, sent('3x + 4 = 27'));
  expect(withLines(wrong, lines)).toMatchObject({ misconception: 'expressions.distribute-first-only' });
  expect(withLines(wrong, undefined)).toBe(wrong);
  const known: Mark = { ...wrong, misconception: 'equations.move-without-sign' };
  expect(withLines(known, lines)).toBe(known);
  const right: Mark = { ...wrong, verdict: 'right' };
  expect(withLines(right, lines)).toBe(right);
});

const writing = (over: Parameters<typeof buildItem>[0], release = {}) => {
  const item = buildItem({ level: 2, ...over });
  return writingOf(item, problemOf(item, 7, 'ana', findSkill), release).writing;
};
const results = (when: 'at-once' | 'returned') => ({
  release: { results: { when }, solutions: { when: 'never' as const } },
});
it('is offered where a problem is worked out in lines, from grade 4 on', () => {
  expect(writing({ skill: 'equations.two-step' })).toEqual({ ask: 'offered' });
  expect(writing({ skill: 'whole-numbers.distributive' })).toBeUndefined();
  expect(writing({ skill: 'fractions.compare-unlike' })).toBeUndefined();
  expect(writing({ skill: 'equations.two-step', working: 'none' })).toBeUndefined();
  expect(writing({ skill: 'equations.word-problems' })).toBeUndefined();
  expect(writing({ skill: 'equations.word-problems', working: 'asked' })).toEqual({ ask: 'asked' });
});
it('is silent in a test, and never graded in practice until mastery', () => {
  expect(writing({ skill: 'equations.two-step', hints: 'off' })).toEqual({ ask: 'offered', silent: true });
  expect(writing({ skill: 'equations.two-step' }, results('returned'))).toEqual({ ask: 'offered', silent: true });
  expect(writing({ skill: 'equations.two-step' }, results('at-once'))).toEqual({ ask: 'offered' });
  const mastery = { rule: 'streak', streak: 3, most: 10 } as const;
  expect(writing({ skill: 'equations.two-step', working: 'graded', mastery })).toEqual({ ask: 'asked' });
});
