import { describe, expect, it } from 'vitest';
import { check, explain, items, solve } from './answer-mathematics.ts';
import { checkParts } from './check-parts.ts';
import { understand } from './understand.ts';

const words = (parts: readonly unknown[]): string => JSON.stringify(parts);

function answerTo(text: string) {
  const wish = understand(text);
  if (wish.kind === 'explain') return explain(wish);
  if (wish.kind === 'items') return items(wish, 7);
  if (wish.kind === 'solve') return solve(wish);
  if (wish.kind === 'check') return check(wish);
  throw new Error(wish.kind);
}

describe('an answer about mathematics', () => {
  it.each([
    ['Why would a student say 1/2 + 1/3 = 2/5?', 'adds numerators and denominators'],
    ['why 432 - 187 = 355?', 'takes the smaller digit from the larger'],
    ['Why would a student say 1/2 + 1/3 = 5/6?', 'is right, so there is no misconception'],
    ['Explain: adds numerators and denominators', 'whether half a pizza'],
    ['what mistakes do students make with decimals?', 'longer decimals are larger'],
    ['Solve 2(x - 3) = 10', 'x = 8'],
    ['what is 15% of 80', '12'],
    ['Is 3/4 + 1/6 = 11/12 right?', 'is right'],
    ['Is 3/4 + 1/6 = 10/12 right?', 'the left side is 11/12'],
    ['check: 2x+3=11; 2x=14; x=7', 'Line 2'],
    ['solve x^5 - x = 1', 'I can’t solve that step by step'],
  ])('to %o says %o', (text, said) => expect(words(answerTo(text))).toContain(said));
  it('counts what was checked, and every key by a second way', () => {
    expect(checkParts(answerTo('Solve 2(x - 3) = 10'))).toEqual({ checked: 3, right: 3, unread: 1, faults: [] });
    expect(checkParts(answerTo('Make 6 hard problems on two-step equations'))).toEqual({
      checked: 6,
      right: 6,
      unread: 19,
      faults: [],
    });
  });
  it('marks a claim of a model that does not hold', () => {
    const text = 'For example 3/4 + 1/4 = 1, and 2 + 2 = 5.';
    expect(checkParts([{ kind: 'text', text, claim: 'fact' }])).toMatchObject({ checked: 2, right: 1 });
  });
});
