import { expect, it } from 'vitest';
import { checkWorked } from './check-worked.ts';
import { countsInPart } from './counts-in-part.ts';
import { generateProblem } from './generate.ts';
import { skills } from './registry.ts';
import type { AnswerSpec } from './types.ts';

const partly = (kind: AnswerSpec['kind'], key: string, more: Partial<AnswerSpec>, math: string, response: string) => {
  const question = { prompt: 'Find it.', math, answer: { kind, key, ...more } };
  return countsInPart(question, checkWorked(question, response));
};

it('counts what is found and only not written as asked', () => {
  const lowest = { forms: ['lowest-terms'] } as const;
  expect(partly('number', '11/12', lowest, '2/3 + 1/4', '22/24')).toBe(true);
  expect(partly('quantity', '24 cm^2', { units: ['cm^2'] }, '4 * 6', '24 cm')).toBe(true);
  expect(partly('quantity', '24 cm', { units: ['cm'], unitPolicy: 'required' }, '4 * 6', '24')).toBe(true);
});

it('does not count what is not worked out, rounded, of another value, or asked for the writing alone', () => {
  const lowest = { forms: ['lowest-terms'] } as const;
  expect(partly('number', '1/2', lowest, '12/24', '6/12')).toBe(false);
  expect(partly('expression', '3x + 6', { forms: ['expanded'] }, '3(x + 2)', '3(2 + x)')).toBe(false);
  expect(partly('number', '1/3', {}, '1 ÷ 3', '0.33')).toBe(false);
  expect(partly('number', '11/12', lowest, '2/3 + 1/4', '8/12 + 3/12')).toBe(false);
  expect(partly('number', '11/12', lowest, '2/3 + 1/4', '3/7')).toBe(false);
  expect(partly('number', '11/12', lowest, '2/3 + 1/4', '11/12')).toBe(false);
});

it('never counts what a skill about writing numbers gives its student', () => {
  const found = new Set<string>();
  for (const skill of skills)
    for (const level of [1, 2, 3] as const) {
      const problem = generateProblem(skill, level, level);
      if (problem.math === undefined || problem.answer.kind === 'choice') continue;
      if (countsInPart(problem, checkWorked(problem, problem.math))) found.add(`${skill.code} ${problem.math}`);
    }
  expect([...found]).toEqual([]);
});
