import { describe, expect, it } from 'vitest';
import { checkWorked } from './check-worked.ts';
import { generateProblem } from './generate.ts';
import { skills } from './registry.ts';
import type { AnswerSpec } from './types.ts';

const verdictOn = (key: string, response: string, more: Partial<AnswerSpec> & { math?: string } = {}): string => {
  const { math, ...rest } = more;
  const question = { prompt: '', answer: { kind: 'number', key, ...rest }, ...(math && { math }) } as const;
  const outcome = checkWorked(question, response);
  return outcome.verdict === 'wrong' ? outcome.code : outcome.verdict;
};

describe('where a number is asked for', () => {
  it.each([
    ['11/12', '2/3+1/4'],
    ['11/12', '8/12 + 3/12'],
    ['245', '432-187'],
    ['140', '35/25%'],
    ['140', '35 ÷ 0.25'],
    ['140', '35/0.25'],
    ['12', '3*4'],
    ['12', '3(4)'],
    ['12', '(3)(4)'],
    ['8', '2^3'],
    ['4', 'sqrt(16)'],
    ['24', '4!'],
    ['5', 'x = 10 - 5'],
    ['3/4', '3 ÷ 4'],
    ['3/4', '\\frac12+\\frac14'],
    ['25pi', '5^2 pi'],
    ['12pi', '2*6*pi'],
    ['7 R 2', '3+4 R 2'],
  ])('%s is not yet there in %s, which costs no try', (key, response) => {
    expect(checkWorked({ prompt: '', answer: { kind: 'number', key } }, response)).toEqual({
      ...{ verdict: 'wrong', code: 'unworked', sameValue: true },
      message: 'That is the right calculation. Work it out.',
    });
  });

  it.each([
    ['11/12', '11/12'],
    ['11/12', '2/3 + 1/4 = 11/12'],
    ['11/12', '22/24'],
    ['7/3', '2 1/3'],
    ['7/3', '2 and 1/3'],
    ['-3/4', '-(3/4)'],
    ['-3/4', '3/-4'],
    ['0.6', '60%'],
    ['1/8', '12 1/2%'],
    ['245', '245 = 432 - 187'],
    ['5', 'x = 5'],
    ['5', '5 = x'],
    ['32000', '3.2 x 10^4'],
    ['32000', '32 thousand'],
    ['7 R 2', '7 r 2'],
    ['3:2', '6:4'],
    ['25pi', '25π'],
    ['pi/2', 'π/2'],
    ['5pi/2', '5/2 π'],
    ['sqrt(8)', '2√2'],
    ['2^3*3', '2*2*2*3'],
    ['40 + 5', '40 + 5'],
    ['23', 'twenty-three'],
  ])('%s is right in %s', (key, response) => expect(verdictOn(key, response)).toBe('right'));

  it('has amounts, lists and points too', () => {
    const area: Partial<AnswerSpec> = { kind: 'quantity', units: ['cm^2', 'square cm'] };
    expect(verdictOn('24 cm^2', '4*6', area)).toBe('unworked');
    expect(verdictOn('24 cm^2', '4 cm * 6 cm', area)).toBe('unworked');
    for (const right of ['24', '24 cm^2', '24 square cm', '24 sq cm'])
      expect(verdictOn('24 cm^2', right, area)).toBe('right');
    expect(verdictOn('$4.50', '$3 + $1.50', { kind: 'quantity' })).toBe('unworked');
    expect(verdictOn('$4.50', '450¢', { kind: 'quantity' })).toBe('right');
    expect(verdictOn('200 min', '3 h 20 min', { kind: 'quantity' })).toBe('right');
    expect(verdictOn('60 km/h', '60 km per hour', { kind: 'quantity' })).toBe('right');
    expect(verdictOn('2, 4', '1+1, 4', { kind: 'list' })).toBe('unworked');
    expect(verdictOn('{-3, 3}', '±3', { kind: 'set' })).toBe('right');
    expect(verdictOn('(2, 3)', '(1+1, 3)', { kind: 'point' })).toBe('unworked');
  });

  it('takes a fraction for a result, but not the quotient that is asked for', () => {
    expect(verdictOn('5', '35/7', { math: '35 ÷ 7' })).toBe('unworked');
    expect(verdictOn('3/4', '3/4', { math: '3 ÷ 4' })).toBe('right');
    expect(verdictOn('2', '8/4', { math: '3/4 + 5/4' })).toBe('right');
  });

  it('takes a statement for a solution only where the letter stands alone', () => {
    const solve: Partial<AnswerSpec> & { math: string } = { kind: 'inequality', variable: 'x', math: '2x + 1 < 9' };
    for (const right of ['x < 4', '4 > x', '(-inf, 4)', 'x<8/2'])
      expect(verdictOn('x < 4', right, solve)).toBe('right');
    for (const open of ['2x < 8', 'x - 4 < 0', '8 > 2x']) expect(verdictOn('x < 4', open, solve)).toBe('unsolved');
    expect(verdictOn('x < 4', '2x + 1 < 9', solve)).toBe('invalid');
    expect(verdictOn('2n + 1 = 9', '9 = 1 + 2n', { kind: 'equation' })).toBe('right');
    expect(verdictOn('y = 2x', '2x - y = 0', { kind: 'equation' })).toBe('right');
  });

  it('leaves expressions and wrong answers alone', () => {
    expect(verdictOn('2x + 3', '3 + 2x', { kind: 'expression' })).toBe('right');
    expect(verdictOn('11/12', '2/3 + 1/3')).toBe('value');
  });
});

it('takes the key of every skill, and never a sum with nought added to a key that is a number', () => {
  const [refused, taken] = [new Set<string>(), new Set<string>()];
  for (const skill of skills)
    for (const level of [1, 2, 3] as const)
      for (let seed = 1; seed <= 3; seed += 1) {
        const problem = generateProblem(skill, level, seed);
        const { key } = problem.answer;
        if (checkWorked(problem, key).verdict !== 'right') refused.add(`${skill.code} ${key}`);
        if (!/^\d+$/.test(key) || problem.answer.kind !== 'number') continue;
        if (checkWorked(problem, `${key} + 0`).verdict === 'right') taken.add(`${skill.code} ${key}`);
      }
  expect([...refused]).toEqual([]);
  expect([...taken]).toEqual([]);
});
