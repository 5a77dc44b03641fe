import { expect, it } from 'vitest';
import { generateProblem } from '../generate.ts';
import { findSkill } from '../registry.ts';
import { caseClaims, holdsCase } from './index.ts';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const claimed = Object.entries(caseClaims).flatMap(([code, claims]) => Object.keys(claims).map((id) => [code, id]));

it('has problems whose numbers are what the label of their case says, for all labels that say something of numbers', () => {
  for (const [code = '', id = ''] of claimed) {
    const skill = findSkill(code);
    if (!skill?.cases.some((each) => each.id === id)) throw new Error(`no case ${code} ${id}`);
    for (const level of [1, 2, 3] as const)
      for (const seed of SEEDS) {
        const problem = generateProblem(skill, level, seed, id);
        expect(holdsCase(problem), `${code} ${id}: ${problem.math ?? problem.prompt}`).toBe(true);
      }
  }
});

it('tells a system where one subtraction is enough from one where both equations are multiplied', () => {
  const skill = findSkill('algebra.systems-elimination');
  const problem = skill && generateProblem(skill, 2, 1, 'multiply-both');
  if (!problem) throw new Error('no problem');
  const { params } = problem;
  expect(holdsCase(problem)).toBe(true);
  expect(holdsCase({ ...problem, params: { ...params, d: params.a ?? 0 } })).toBe(false);
});
