import { describe, expect, it } from 'vitest';
import type { Form } from '../types.ts';
import { canonical, checkAnswer, isPartialFractions, isSimplified, parse } from './index.ts';

const form = (name: Form, key: string, response: string): string => {
  const outcome = checkAnswer({ kind: 'expression', key, forms: [name] }, response);
  return outcome.verdict === 'wrong' ? outcome.code : outcome.verdict;
};

describe('forms of expressions', () => {
  it.each([
    ['factored', '3x^2-12', '3(x+2)(x-2)', 'right'],
    ['factored', '3x^2-12', '3(x^2-4)', 'form'],
    ['factored', '3x^2-12', '(3x+6)(x-2)', 'form'],
    ['factored', 'x^2+1', 'x^2+1', 'right'],
    ['factored', 'x^4+4', '(x^2+2x+2)(x^2-2x+2)', 'right'],
    ['factored', 'x^4+4', 'x^4+4', 'form'],
    ['factored', 'ab+ac', 'a(b+c)', 'right'],
    ['factored', 'ab+ac', 'ab+ac', 'form'],
    ['expanded', '(x+1)^2', 'x^2+2x+1', 'right'],
    ['expanded', '(x+1)^2', '(x+1)^2', 'form'],
    ['expanded', '2(x+1)', '2x+2', 'right'],
    ['single-fraction', '1/x+1/2', '(x+2)/(2x)', 'right'],
    ['single-fraction', '1/x+1/2', '1/x+1/2', 'form'],
    ['completed-square', 'x^2+6x+5', '(x+3)^2-4', 'right'],
    ['partial-fractions', '1/(x^2-1)', '1/(2(x-1)) - 1/(2(x+1))', 'right'],
    ['partial-fractions', '1/(x^2-1)', '1/((x-1)(x+1))', 'form'],
    ['completed-square', 'x^2+6x+5', 'x^2+6x+5', 'form'],
    ['rationalised', '1/sqrt(2)', 'sqrt(2)/2', 'right'],
    ['rationalised', '1/sqrt(2)', '1/sqrt(2)', 'form'],
    ['simplified', '5x', '2x+3x', 'form'],
    ['simplified', '5x', '5x', 'right'],
    ['simplified', 'x/2', '2x/4', 'form'],
    ['simplified', '(x+1)/(x+2)', '(x+1)/(x+2)', 'right'],
    ['simplified', '2/(x+1)', '(2x+2)/(x+1)^2', 'form'],
    ['simplified', 'x^3', 'x*x^2', 'form'],
    ['same-up-to-order', '2x+3', '3+2x', 'right'],
    ['same-up-to-order', '2x+3', '2(x+3/2)', 'form'],
    ['lowest-terms', 'x/2', '2x/4', 'form'],
  ] as const)('%s of %s: %s is %s', (name, key, response, expected) => {
    expect(form(name, key, response)).toBe(expected);
  });

  it.each([
    '--x',
    '-(-x)',
    '1/x^-1',
    '2/(1/x)',
    '(x/y)/z',
    'x--y',
    'x+-y',
    'x-(y+1)',
    '-(x+1)',
    'x/-y',
    'sqrt(x^3)',
    '-0',
  ])('%s is not simplified', (text) => {
    const read = parse(text);
    expect(read.ok && isSimplified(read.tree)).toBe(false);
  });

  it.each(['-x', 'x^-1', '-1*x', '2x/3', 'x^(2/3)', '3/4 1/x', '-x/y', 'x-y', 'x^2-4', '2sqrt(3)'])(
    '%s is simplified',
    (text) => {
      const read = parse(text);
      expect(read.ok && isSimplified(read.tree)).toBe(true);
    },
  );

  it.each([
    ['1/(x-1) - 1/(x+1)', true],
    ['2/((x-1)(x+1))', false],
    ['x/(x+1)^2', false],
    ['x + 1/(x^2+1)', true],
  ])('partial fractions: %s is %s', (text, expected) => {
    const read = parse(text);
    expect(read.ok && isPartialFractions(read.tree)).toBe(expected);
  });

  it.each([
    ['a+b+c', 'c+(b+a)', true],
    ['-1+2', '2-1', true],
    ['x/2', '1/2*x', false],
    ['x*x', 'x^2', false],
    ['4.0', '4', false],
    ['x=y', 'y=x', true],
    ['x<y', 'y>x', false],
    ['{1,2}', '{2,1}', true],
  ])('%s and %s are the same up to order: %s', (a, b, expected) => {
    const [left, right] = [parse(a), parse(b)];
    expect(left.ok && right.ok && canonical(left.tree) === canonical(right.tree)).toBe(expected);
  });
});
