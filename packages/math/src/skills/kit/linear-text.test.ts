import { describe, expect, it } from 'vitest';
import { constantFirst, joined, linear, sumText, term, timesGroup } from './linear-text.ts';
import { exact } from './numeric.ts';
import { asLinear, plainMath, readLinear, readSide } from './read-text.ts';
import { agree, valueAt } from './value-at.ts';

describe('writing', () => {
  it.each([
    [linear(1, -3), 'x - 3'],
    [linear(-1, 0), '-x'],
    [linear(0, 5), '5'],
    [linear(0, 0), '0'],
    [linear(exact(2, 3), 1, 'n'), '(2/3)n + 1'],
    [constantFirst(-2, 7), '7 - 2x'],
    [sumText([term(3, 'x^2'), term(-1, 'x'), term(0, 'y')]), '3x^2 - x'],
    [timesGroup(-1, 'x + 2'), '-(x + 2)'],
    [timesGroup(exact(-1, 2), 'x + 2'), '(-1/2)(x + 2)'],
    [constantFirst(exact(-1, 2), 7, 'n'), '7 - n/2'],
    [joined('2(x + 1)', '-3(x - 4)'), '2(x + 1) - 3(x - 4)'],
  ])('writes %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe('reading', () => {
  it.each([
    ['Solve for n:\n13n + 196 = 391', '13n + 196 = 391'],
    ['−7 − 3 =', '-7 - 3'],
    ['5 × 6 = ?', '5 * 6'],
    ['2x + 5', '2x + 5'],
  ])('brings %o to plain mathematics', (typed, expected) => {
    expect(plainMath(typed)).toBe(expected);
  });
  it('reads parts with fractions and parentheses in any order', () => {
    const parts = readSide('7 - 1/2n + 2(x - 3)') ?? [];
    expect(parts.map(({ factor, letter, inside }) => [factor.toFraction(), letter, inside?.length ?? 0])).toEqual([
      ['7', '', 0],
      ['-1/2', 'n', 0],
      ['2', '', 2],
    ]);
  });
  it('reads a linear equation', () => {
    const reading = readLinear('t - 24 = 23t');
    const right = asLinear(reading?.right ?? []);
    expect([reading?.letter, reading?.relation, right?.a.toFraction(), right?.b.toFraction()]).toEqual([
      't',
      '=',
      '23',
      '0',
    ]);
  });
  it.each(['', '3x + 2y', 'x^2 = 4', '1 = 2 = 3', 'x/0 = 1', '2(3(x))', 'ab', '(', '5 +'])(
    'does not read %o',
    (typed) => {
      expect(readLinear(typed)).toBeUndefined();
    },
  );
});

describe('values', () => {
  it.each([
    ['2 + 3 × 4^2', 50],
    ['-3^2', -9],
    ['2^-1', 0.5],
    ['12 ÷ 4 ÷ 3', 1],
    ['8 - (-3)', 11],
    ['(2)(3)', 6],
  ])('finds %s', (text, value) => {
    expect(valueAt(text)).toBe(value);
  });
  it('substitutes letters and multiplies by juxtaposition', () => {
    expect(valueAt('3x^2 - 2(x + y)', { x: 2, y: 5 })).toBe(-2);
    expect(valueAt('2 ? 3')).toBeNaN();
    expect(valueAt('2 +')).toBeNaN();
  });
  it('tells equal expressions from different ones', () => {
    expect(agree('3(x - 2)', '3x - 6', ['x'])).toBe(true);
    expect(agree('(x + 1)^2', 'x^2 + 1', ['x'])).toBe(false);
  });
});
