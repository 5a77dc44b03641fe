import { expect, it } from 'vitest';
import { gcd, near } from './arithmetic.ts';
import { evaluateText, membersOf, sameFunction } from './evaluate-text.ts';
import { decimalText, divisionText, exact, ratioText, rootText, roundedTo, signed } from './numeric.ts';
import { isTrueLine } from './true-lines.ts';
import { numbersIn, pointsIn, typed } from './typed.ts';

it.each([
  ['2 * 3 = 6', true],
  ['2 * 3 = 7', false],
  ['2(3)^2 - (3) = 15', true],
  ['-3^2 = -9', true],
  ['5 - 2 = 3, 8 - 5 = 4', false],
  ['1/2 < 2/3', true],
  ['x + 1 = 7', true],
  ['2 * 2 1/2 = 5', true],
  ['sqrt(50) = 5sqrt(2)', true],
])('judges %s as %s', (line, holds) => {
  expect(isTrueLine(line)).toBe(holds);
});

it.each([
  ['2x + 3', 4, 11],
  ['(x + 3)(x - 5)', 1, -16],
  ['|x - 7|', 2, 5],
  ['4x^2/2', 3, 18],
  ['2(', 1, Number.NaN],
  ['2 $ 3', 1, Number.NaN],
])('evaluates %s', (text, x, value) => {
  expect(evaluateText(text, { x })).toBe(value);
});

it('compares functions and reads members', () => {
  expect(sameFunction('(x + 1)^2', (x) => x * x + 2 * x + 1, 'x')).toBe(true);
  expect(sameFunction('x^2 + 1', (x) => x * x + 2 * x + 1, 'x')).toBe(false);
  expect(membersOf('{-3/2, sqrt(4)}')).toEqual([-1.5, 2]);
  expect(near(0.1 + 0.2, 0.3)).toBe(true);
});

it('writes exact numbers', () => {
  expect([decimalText(exact('35/4')), decimalText(exact('26/3')), ratioText(6, -4)]).toEqual(['8.75', '26/3', '-3/2']);
  expect([rootText(50), rootText(16), rootText(7), rootText(0)]).toEqual(['5sqrt(2)', '4', 'sqrt(7)', '0']);
  expect([roundedTo(2.5, 2), roundedTo(-0.05, 1), roundedTo(7.6, 0)]).toEqual(['2.50', '-0.1', '8']);
  expect([signed(-4), signed(4), gcd(-12, 18)]).toEqual(['- 4', '+ 4', 6]);
  expect([divisionText(132, 5), divisionText(128, 3)]).toEqual(['132/5 = 26.4', '128/3']);
});

it('reads what people type', () => {
  expect(typed('Factor x² + 5x + 6 = ?')).toEqual({ command: 'factor', body: 'x^2 + 5x + 6' });
  expect(typed('√50 − 2·3')).toEqual({ command: '', body: 'sqrt(50) - 2*3' });
  expect(numbersIn('3, 5 and 10')).toEqual([3, 5, 10]);
  expect(numbersIn('3, x')).toBeUndefined();
  expect(pointsIn('slope through (1, 2) and (3,-8)', 2)).toEqual([1, 2, 3, -8]);
  expect(pointsIn('(1, 2)', 2)).toBeUndefined();
});
