import { describe, expect, it } from 'vitest';
import { createRng } from '../rng.ts';
import { partOf } from '../soak/part-of.ts';
import { GIVEN_TEXTS } from './given-texts.ts';
import { PLANTED_TEXTS } from './planted-texts.ts';
import { QUIET_TEXTS, RIGHT_TEXTS, WRONG_TEXTS } from './sample-texts.ts';
import { LONGEST_TEXT, verify } from './verify.ts';

const wrongOf = (text: string) => verify(text).claims.filter(({ verdict }) => verdict === 'wrong');

describe('texts written by hand', () => {
  it.each(RIGHT_TEXTS)('calls nothing wrong in %j', (text) => {
    const { right, wrong } = verify(text);
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThan(0);
  });
  it.each(WRONG_TEXTS)('finds the one wrong claim in %j', (text) => {
    const [wrong, ...more] = wrongOf(text);
    expect(more).toEqual([]);
    expect(wrong && text.slice(wrong.start, wrong.end)).toBe(wrong?.text);
    expect(wrong).toBeDefined();
  });
  it.each([...QUIET_TEXTS, ...GIVEN_TEXTS])('judges nothing wrong in %j', (text) => expect(wrongOf(text)).toEqual([]));

  it('is judged where a result follows the task, or only a question to think about', () => {
    expect(
      wrongOf('Find the area of a triangle with base 9 inches and height 4 inches. The area is 36 square inches.'),
    ).toHaveLength(1);
    expect(
      wrongOf('Look at 6,749. To the nearest thousand, that is 6,000. Which would you put on a sign?'),
    ).toHaveLength(1);
  });
});

describe('texts with a planted error', () => {
  const planted = PLANTED_TEXTS.flatMap((template, index) =>
    Array.from({ length: 12 }, (_, seed) => template(createRng(1000 * index + seed))),
  );
  it('are at least 200', () => expect(planted.length).toBeGreaterThanOrEqual(200));

  it('are each found at their position, and the right claims are called right', () => {
    for (const { make, claim } of partOf(5, planted, ({ make }) => make(0))) {
      expect(wrongOf(make(0)), make(0)).toEqual([]);
      expect(verify(make(0)).right, make(0)).toBeGreaterThan(0);
      for (const shift of [1, -1, 10]) {
        const text = make(shift);
        const [wrong, ...more] = wrongOf(text);
        expect(more, text).toEqual([]);
        const at = text.lastIndexOf(claim(shift));
        expect(wrong, text).toBeDefined();
        expect(wrong && wrong.start >= at && wrong.end <= at + claim(shift).length, text).toBe(true);
      }
    }
  });
});

describe('hostile texts', () => {
  it.each([
    '='.repeat(5000),
    '('.repeat(5000),
    '1 = '.repeat(5000),
    'x'.repeat(20_000),
    '$'.repeat(3000),
    '\\frac{'.repeat(2000),
    '9^9^9^9^9 = 1. 2^(10^9) = 3.',
    'constructor = __proto__, 1/0 = 2',
    '1 + '.repeat(8000),
    'the sum of '.repeat(3000),
    'half of '.repeat(3000),
  ])('ends soon and never throws on %.12j…', (text) => {
    expect(() => verify(text)).not.toThrow();
  });
  it('says if a text was too long to be read whole', () => {
    expect(verify(`3 + 4 = 7. ${'word '.repeat(LONGEST_TEXT / 5)}`).complete).toBe(false);
  });
});
