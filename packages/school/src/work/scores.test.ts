import { describe, expect, it } from 'vitest';
import type { Attempt, WorkItem } from './item.ts';
import { isItemClosed, MOST_ATTEMPTS, maxScoreOf, scoreAfter, totalOf, triesSpent, withAttempt } from './scores.ts';

let count = 0;
const attempt = (verdict: Attempt['verdict'], sameValue = false): Attempt => {
  count += 1;
  return { id: `a${count}`, response: '1', verdict, sameValue, message: '', at: 1, took: 0, hintsShown: 0 };
};
const item = (over: Partial<WorkItem> = {}): WorkItem => ({
  id: 'i1',
  canDo: 'I can add.',
  skill: 'whole-numbers.add',
  prompt: 'Add.',
  field: { kind: 'number' },
  points: 2,
  tries: 3,
  hintCount: 2,
  hints: [],
  attempts: [],
  solved: false,
  closed: false,
  score: 0,
  ...over,
});
const rule = { points: 2, tryPenalty: 0.25 };
const stateAfter = (...verdicts: Attempt[]) => verdicts.reduce((next, one) => withAttempt(next, rule, one), item());

describe('triesSpent', () => {
  it('counts wrong answers', () => expect(triesSpent([attempt('wrong'), attempt('wrong')])).toBe(2));
  it('lets the first answer that is only in the wrong form pass', () => {
    expect(triesSpent([attempt('wrong', true)])).toBe(0);
    expect(triesSpent([attempt('wrong', true), attempt('wrong', true)])).toBe(1);
    expect(triesSpent([attempt('wrong'), attempt('wrong', true)])).toBe(1);
  });
  it('lets each thing that is not as asked pass the first time that it is told', () => {
    const unit = { ...attempt('wrong', true), message: 'Say which unit it is in.' };
    const form = { ...attempt('wrong', true), message: 'Write it in lowest terms.' };
    expect(triesSpent([unit, form])).toBe(0);
    expect(triesSpent([unit, form, unit])).toBe(1);
  });
  it('takes nothing for an answer that could not be decided', () => expect(triesSpent([attempt('unknown')])).toBe(0));
});

describe('withAttempt', () => {
  it('gives full points for right at once', () => {
    expect(stateAfter(attempt('right'))).toMatchObject({ score: 2, solved: true, closed: true });
  });
  it('takes the share of each earlier wrong try', () => {
    expect(stateAfter(attempt('wrong'), attempt('wrong'), attempt('right'))).toMatchObject({ score: 1, solved: true });
  });
  it('takes no points for the first answer in the wrong form', () => {
    expect(stateAfter(attempt('wrong', true), attempt('right'))).toMatchObject({ score: 2 });
  });
  it('counts what is only not written as asked like an answer after one more try, until it is corrected', () => {
    const part: Attempt = { ...attempt('wrong', true), inPart: true };
    expect(stateAfter(part)).toMatchObject({ score: 1.5, solved: false, closed: false });
    expect(stateAfter(attempt('wrong'), part)).toMatchObject({ score: 1 });
    expect(stateAfter(part, attempt('right'))).toMatchObject({ score: 2, solved: true });
    expect(stateAfter(part, attempt('wrong'))).toMatchObject({ score: 1.5, solved: false });
    expect(stateAfter(attempt('wrong', true))).toMatchObject({ score: 0 });
  });
  it('closes when the tries are gone', () => {
    const spent = stateAfter(attempt('wrong'), attempt('wrong'), attempt('wrong'));
    expect(spent).toMatchObject({ score: 0, solved: false, closed: true });
  });
  it('forgets the draft that was checked', () => {
    expect(withAttempt(item({ draft: '1/2' }), rule, attempt('wrong'))).not.toHaveProperty('draft');
  });
});

it('never scores below nothing', () => expect(scoreAfter({ points: 2, tryPenalty: 0.5 }, 5)).toBe(0));
it('rounds scores to hundredths', () => expect(scoreAfter({ points: 1, tryPenalty: 1 / 3 }, 1)).toBe(0.67));
it('keeps an item with 0 tries open until it is correct', () => {
  expect(isItemClosed(item({ tries: 0, attempts: Array.from({ length: 9 }, () => attempt('wrong')) }))).toBe(false);
});
it('closes even such an item before the document grows too large', () => {
  const attempts = Array.from({ length: MOST_ATTEMPTS }, () => attempt('wrong'));
  expect(isItemClosed(item({ tries: 0, attempts }))).toBe(true);
});
it('adds scores without rounding errors of floating point', () => {
  expect(totalOf([{ score: 0.1 }, { score: 0.2 }])).toBe(0.3);
  expect(maxScoreOf([{ points: 0.7 }, { points: 0.1 }])).toBe(0.8);
});

describe('hints that cost', () => {
  const costly = { points: 10, tryPenalty: 0.1, hintCost: 0.2 };
  const with2 = (one: Attempt, hintsShown: number): Attempt => ({ ...one, hintsShown });
  it('takes the share of each hint, beside that of each wrong try, and never more than there is', () => {
    expect(withAttempt(item(), costly, with2(attempt('right'), 2)).score).toBe(6);
    const tried = withAttempt(item(), costly, with2(attempt('wrong'), 1));
    expect(withAttempt(tried, costly, with2(attempt('right'), 1)).score).toBe(7);
    expect(withAttempt(item(), costly, with2(attempt('right'), 9)).score).toBe(0);
  });
  it('forgets hints shown before the work was asked for again', () => {
    const first = withAttempt(item({ tries: 1 }), costly, with2(attempt('wrong'), 2));
    const again = { ...first, closed: false, since: 1 };
    expect(withAttempt(again, costly, with2(attempt('right'), 2)).score).toBe(10);
    expect(withAttempt(again, costly, with2(attempt('right'), 3)).score).toBe(8);
  });
});
