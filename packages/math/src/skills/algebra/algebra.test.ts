import { describe, expect, it } from 'vitest';
import { algebraMisconceptions } from '../../misconceptions/algebra.ts';
import { listed } from '../../misconceptions/listed.ts';
import { examineDomain } from '../kit/examine-domain.ts';
import { algebraSkills } from './index.ts';

const { skillOf, answerTo, expectAnswer } = examineDomain('algebra', algebraSkills, listed(algebraMisconceptions));

describe('typed problems', () => {
  it.each([
    ['exponent-product', 'x^4 * x^3', 'x^7'],
    ['exponent-product', '(3a^2)(5a)', '15a^3'],
    ['exponent-quotient', '(12y^7)/(4y^2)', '3y^5'],
    ['exponent-power', '(2m^5)^3', '8m^15'],
    ['add-polynomials', '(2x^2 + 3x) + (x^2 - 7x)', '3x^2 - 4x'],
    ['subtract-polynomials', '(5x^2 - 2x + 1) - (3x^2 + 4x - 6)', '2x^2 - 6x + 7'],
    ['multiply-binomials', 'Expand (x+3)(x-5)', 'x^2 - 2x - 15'],
    ['square-binomial', '(w - 6)² =', 'w^2 - 12w + 36'],
    ['factor-monic', 'Factor x^2 - x - 12', '(x - 4)(x + 3)'],
    ['factor-leading', '6x^2 + 7x - 3', '(3x - 1)(2x + 3)'],
    ['difference-of-squares', '9x^2 - 25', '(3x + 5)(3x - 5)'],
    ['solve-by-factoring', 'x^2 + 5x + 6 = 0', '{-3, -2}'],
    ['solve-by-factoring', 'Solve n^2 = 7n', '{0, 7}'],
    ['solve-by-factoring', '(x - 2)(x - 5) = 4', '{1, 6}'],
    ['quadratic-formula', '2x^2 - 5x + 1 = 0', '{(5 - sqrt(17))/4, (5 + sqrt(17))/4}'],
    ['complete-square', 'Complete the square: x^2 - 10x + 7', '(x - 5)^2 - 18'],
    ['simplify-radicals', '√98', '7sqrt(2)'],
    ['add-radicals', 'sqrt(18) + sqrt(8)', '5sqrt(2)'],
    ['rationalise', '6/sqrt(3)', '2sqrt(3)'],
    ['systems-substitution', 'y = 2x - 1 and 3x + y = 14', '(3, 5)'],
    ['systems-elimination', '2x + 3y = 12, 4x - 3y = 6', '(3, 2)'],
    ['compound-inequality', '-3 < 2x + 1 <= 7', '-2 < x <= 3'],
    ['absolute-value-equation', '|2x - 3| = 7', '{-2, 5}'],
  ])('%s answers %s', (code, typed, answer) => {
    expectAnswer(code, typed, answer);
  });

  it.each([
    ['factor-monic', 'x^2 + x + 1'],
    ['factor-leading', 'x^2 + 5x + 6'],
    ['quadratic-formula', 'x^2 + 1 = 0'],
    ['multiply-binomials', '(x + 3)(y - 5)'],
    ['square-binomial', '(x + 3)^3'],
    ['exponent-product', 'x^2 * y^3'],
    ['simplify-radicals', 'sqrt(7)'],
    ['systems-elimination', 'x + y = 2, 2x + 2y = 4'],
    ['compound-inequality', '7 < x + 1 < 3'],
    ['solve-by-factoring', 'x^2 = 7'],
  ])('%s leaves %s to others', (code, typed) => {
    expect(skillOf(code).read?.(typed)).toBeUndefined();
  });
});

describe('what students write', () => {
  it.each([
    ['square-binomial', 'square-keeps-minus', '(k - 7)^2', 'k^2 - 49'],
    ['square-binomial', 'square-distributes', '(x + 6)^2', 'x^2 + 36'],
    ['square-binomial', 'square-middle-single', '(x + 6)^2', 'x^2 + 6x + 36'],
    ['multiply-binomials', 'binomial-first-last', '(x + 4)(x - 9)', 'x^2 - 36'],
    ['multiply-binomials', 'binomial-sum-product-swapped', '(x + 2)(x + 7)', 'x^2 + 14x + 9'],
    ['add-polynomials', 'powers-added-in-sum', '(3x^2) + (4x^2)', '7x^4'],
    ['subtract-polynomials', 'subtract-first-term-only', '(5x + 2) - (3x + 4)', '2x + 6'],
    ['exponent-product', 'exponents-multiplied', 'x^3 * x^4', 'x^12'],
    ['exponent-power', 'power-adds-exponents', '(y^3)^4', 'y^7'],
    ['exponent-power', 'power-misses-coefficient', '(4y^3)^2', '4y^6'],
    ['solve-by-factoring', 'zero-product-any-number', '(x - 1)(x - 4) = 10', '{11, 14}'],
    ['solve-by-factoring', 'cancel-variable', 'x^2 = 6x', '{6}'],
    ['solve-by-factoring', 'square-one-root', 'x^2 = 49', '{7}'],
    ['solve-by-factoring', 'roots-signs-flipped', 'x^2 - 7x + 10 = 0', '{-5, -2}'],
    ['quadratic-formula', 'formula-b-sign', 'x^2 + 3x + 1 = 0', '{(3 - sqrt(5))/2, (3 + sqrt(5))/2}'],
    ['quadratic-formula', 'formula-discriminant-sign', 'x^2 + 5x - 4 = 0', '{-4, -1}'],
    ['complete-square', 'complete-square-not-halved', 'complete the square x^2 + 8x + 3', '(x + 8)^2 - 61'],
    ['simplify-radicals', 'radical-factor-not-rooted', 'sqrt(75)', '25sqrt(3)'],
    ['add-radicals', 'radicands-added', 'sqrt(12) + sqrt(3)', 'sqrt(15)'],
    ['rationalise', 'rationalise-bottom-only', '5/sqrt(2)', '5/2'],
    ['compound-inequality', 'inequality-not-turned', '-4 < -2x + 2 < 6', '3 < x < -2'],
    ['absolute-value-equation', 'absolute-plus-minus-at-end', '|x - 4| = 3', '{-7, 7}'],
    ['systems-substitution', 'substitute-without-brackets', 'y = x + 2, x + 3y = 18', '(4, 6)'],
  ])('%s: %s answers %s with %s', (code, idea, typed, answer) => {
    expect(answerTo(code, idea, typed)).toBe(answer);
  });

  it('gives no answer if the misconception does not apply', () => {
    expect(answerTo('square-binomial', 'square-keeps-minus', '(x + 6)^2')).toBeUndefined();
    expect(answerTo('compound-inequality', 'inequality-not-turned', '1 < 2x + 1 < 7')).toBeUndefined();
  });
});
