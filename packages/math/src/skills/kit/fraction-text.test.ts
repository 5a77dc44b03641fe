import Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import { lcm } from './arithmetic.ts';
import {
  decimalText,
  floatOf,
  mixedText,
  readDecimal,
  readTerm,
  readTwoTerms,
  scaledText,
  termText,
  topHeavy,
} from './fraction-text.ts';

it('writes decimals without floating-point noise', () => {
  expect(decimalText(new Fraction('0.1').add('0.2'))).toBe('0.3');
  expect(decimalText(new Fraction(3, 8))).toBe('0.375');
  expect(decimalText(new Fraction(7), 2)).toBe('7.00');
  expect(decimalText(new Fraction(-1, 20))).toBe('-0.05');
  expect(scaledText(345, 2)).toBe('3.45');
  expect(scaledText(5, 3)).toBe('0.005');
  expect(scaledText(40, 0)).toBe('40');
});
it('refuses a decimal that does not end', () => {
  expect(() => decimalText(new Fraction(1, 3))).toThrow(RangeError);
});
it('writes terms unreduced and values in lowest terms', () => {
  expect(termText([2, 2, 6])).toBe('2 2/6');
  expect(termText([0, 3, 4])).toBe('3/4');
  expect(termText([5, 0, 1])).toBe('5');
  expect(mixedText(new Fraction(14, 6))).toBe('2 1/3');
  expect(topHeavy([2, 1, 3])).toEqual([7, 3]);
  expect(lcm(6, 4)).toBe(12);
});
it.each([
  ['2 1/3', [2, 1, 3]],
  ['(3/4)', [0, 3, 4]],
  ['5', [5, 0, 1]],
  ['6/8', [0, 6, 8]],
  ['1/0', undefined],
  ['1/2/3', undefined],
  ['', undefined],
  ['x', undefined],
])('reads %o as a term', (text, term) => {
  expect(readTerm(text)).toEqual(term);
});
it('reads typed calculations', () => {
  expect(readTwoTerms('3/4+1/6 =', '+')).toEqual({ a: [0, 3, 4], b: [0, 1, 6] });
  expect(readTwoTerms('2 1/3 − 5/6 = ?', '-')).toEqual({ a: [2, 1, 3], b: [0, 5, 6] });
  expect(readTwoTerms('2/3*6', '×')).toEqual({ a: [0, 2, 3], b: [6, 0, 1] });
  expect(readTwoTerms('(3/4) ÷ (1/2)', '÷')).toEqual({ a: [0, 3, 4], b: [0, 1, 2] });
  expect(readTwoTerms('1/2 + 1/3 + 1/4', '+')).toBeUndefined();
});
it('reads decimals with their places', () => {
  expect(readDecimal('3.40')).toEqual([340, 2]);
  expect(readDecimal('.5')).toEqual([5, 1]);
  expect(readDecimal('12')).toEqual([12, 0]);
  expect(readDecimal('1.2.3')).toBeUndefined();
});
it('reads the floating-point value of an answer', () => {
  expect(floatOf('2 1/2')).toBe(2.5);
  expect(floatOf('-3/4')).toBe(-0.75);
  expect(floatOf('two')).toBeNaN();
});
