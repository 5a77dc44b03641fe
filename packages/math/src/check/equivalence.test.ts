import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equivalent } from './index.ts';

describe('equivalent', () => {
  it.each([
    ['1/2', '0.5', 'yes'],
    ['0.(3)', '1/3', 'yes'],
    ['0.333333333333333', '1/3', 'no'],
    ['sqrt(8)', '2sqrt(2)', 'yes'],
    ['sqrt(7+4sqrt(3))', '2+sqrt(3)', 'yes'],
    ['1.41421356237', 'sqrt(2)', 'no'],
    ['cos(pi/5)', '(1+sqrt(5))/4', 'yes'],
    ['2(x+3)', '2x+6', 'yes'],
    ['(x^2-9)/(x-3)', 'x+3', 'yes'],
    ['sqrt(x^2)', 'x', 'no'],
    ['sqrt(x^2)', '|x|', 'yes'],
    ['|x+3|', 'x+3', 'no'],
    ['sin(x)^2', '1-cos(x)^2', 'yes'],
    ['ln(ab)', 'ln(a)+ln(b)', 'yes'],
    ['2^(n+1)', '2*2^n', 'yes'],
    ['(-2)^n', '-2^n', 'no'],
    ['y=3x-6', '3x-y=6', 'yes'],
    ['y=3x-6', 'y=3x+6', 'no'],
    ['-2x>8', 'x<-4', 'yes'],
    ['-2x>8', 'x>-4', 'no'],
    ['x^2=9', 'x=3 or x=-3', 'yes'],
    ['x^2=9', 'x=3', 'no'],
    ['x^2=9', 'x=±3', 'yes'],
    ['x^2=2', 'x=sqrt(2) or x=-sqrt(2)', 'yes'],
    ['x^2+1=0', 'x^2+2=0', 'no'],
    ['|x-1|<2', '-1<x<3', 'yes'],
    ['|x-1|<2', '-1<=x<3', 'no'],
    ['(x-2)(x-3)>0', 'x<2 or x>3', 'yes'],
    ['1/x>0', 'x>0', 'yes'],
    ['x/x=1', 'x!=0', 'yes'],
    ['x+y=7 and x-y=1', 'x=4 and y=3', 'yes'],
    ['x+y=7 and x-y=1', 'x=3 and y=4', 'no'],
    ['y=x^2 and y=2', '(x=sqrt(2) and y=2) or (x=-sqrt(2) and y=2)', 'yes'],
    ['{1,2,2}', '{2,1}', 'yes'],
    ['{1,2}', '{1,2,3}', 'no'],
    ['(1,3)', '[1,3)', 'no'],
    ['(-inf,2) ∪ (1,inf)', '(-inf,inf)', 'yes'],
    ['3 : 2', '6 : 4', 'yes'],
    ['3 : 2', '2 : 3', 'no'],
    ['7 R 2', '7 R 3', 'no'],
    ['1/0', '1', 'no'],
  ] as const)('%s and %s: %s', (a, b, expected) => {
    expect(equivalent(a, b)).toBe(expected);
  });

  it('respects the domain of the task', () => {
    expect(equivalent('sqrt(x^2)', 'x', { domain: 'positive' })).toBe('yes');
    expect(equivalent('x^2=9', 'x=3', { domain: 'positive' })).toBe('yes');
  });

  it('accepts a decimal for an irrational number only if the task allows it', () => {
    expect(equivalent('1.414213562', 'sqrt(2)')).toBe('no');
    expect(equivalent('1.414213562', 'sqrt(2)', { decimalForIrrational: true })).toBe('yes');
    expect(equivalent('0.333333333', '1/3', { decimalForIrrational: true })).toBe('no');
  });

  const term = fc.oneof(
    fc.integer({ min: 1, max: 12 }).map(String),
    fc.constantFrom('x', 'y', 'x^2', '3x', 'sqrt(y)', 'sin(x)', '|x|'),
  );
  const expression: fc.Arbitrary<string> = fc.letrec<{ e: string }>((tie) => ({
    e: fc.oneof(
      { maxDepth: 3 },
      term,
      fc.tuple(tie('e'), fc.constantFrom('+', '-', '*'), tie('e')).map(([a, sign, b]) => `(${a} ${sign} ${b})`),
      fc.tuple(tie('e'), tie('e')).map(([a, b]) => `(${a})/((${b})^2 + 1)`),
    ),
  })).e;

  it('finds a rewritten expression equal', () => {
    fc.assert(
      fc.property(expression, expression, (a, b) => {
        expect(equivalent(`(${a}) + (${b})`, `(${b}) - (-(${a}))`)).toBe('yes');
        expect(equivalent(`(${a})((${b}) + 1)`, `(${a})*(${b}) + (${a})`)).toBe('yes');
      }),
      { numRuns: 200 },
    );
  });

  it('never finds an expression equal to itself plus a little', () => {
    fc.assert(
      fc.property(expression, fc.integer({ min: 1, max: 50 }), (a, n) => {
        expect(equivalent(a, `(${a}) + 1/${n}`)).not.toBe('yes');
      }),
      { numRuns: 200 },
    );
  });

  it('solves equations that it can multiply out', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (p, q) => {
        const product = `x^2 - (${p + q})x + (${p * q}) = 0`;
        expect(equivalent(product, `x = ${p} or x = ${q}`)).toBe('yes');
        expect(equivalent(product, `x = ${p} or x = ${q + 20}`)).toBe('no');
      }),
      { numRuns: 100 },
    );
  });
});
