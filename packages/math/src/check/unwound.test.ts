import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equivalent } from './index.ts';

describe('monotone functions and whole parts', () => {
  it.each([
    ['2^x = 32', 'x = 5'],
    ['3 * 2^x - 24 = 0', 'x = 3'],
    ['(1/3)^x >= 9', 'x <= -2'],
    ['e^(2x) = 1', 'x = 0'],
    ['ln(x) = 3', 'x = e^3'],
    ['log(x) = -2', 'x = 1/100'],
    ['ln(x) < 0', '0 < x < 1'],
    ['floor(x) = -2', '-2 <= x < -1'],
    ['floor(2x) > 3', 'x >= 2'],
    ['ceil(x) = 3', '2 < x <= 3'],
  ])('takes %s for %s', (a, b) => expect(equivalent(a, b)).toBe('yes'));

  it.each([
    ['2^x = 32', 'x = 4'],
    ['2^x > 8', 'x < 3'],
    ['(1/2)^x > 8', 'x > -3'],
    ['ln(x) < 0', 'x < 1'],
    ['floor(x) = 2', 'x = 2'],
    ['floor(x) = 2', '2 <= x <= 3'],
    ['ceil(x) < 3', 'x < 3'],
  ])('tells %s from %s', (a, b) => expect(equivalent(a, b)).toBe('no'));

  it('for every base and exponent', () => {
    const base = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(base, fc.integer({ min: -5, max: 6 }), (b, n) => {
        const value = n < 0 ? `1/${b ** -n}` : `${b ** n}`;
        expect(equivalent(`${b}^x = ${value}`, `x = ${n}`)).toBe('yes');
        expect(equivalent(`${b}^x = ${value}`, `x = ${n + 1}`)).toBe('no');
        expect(equivalent(`${b}^x <= ${value}`, `x <= ${n}`)).toBe('yes');
      }),
      { numRuns: 60 },
    );
  });
});
