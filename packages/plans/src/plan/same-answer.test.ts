import { createRng, findSkill, generateProblem } from '@lemma/math';
import { expect, it } from 'vitest';
import { seedFrom } from './items.ts';
import { isSameAnswer } from './same-answer.ts';

it('tells two ranges apart that no number is in, and sees one range in two forms', () => {
  const skill = findSkill('algebra.compound-inequality');
  if (skill === undefined) throw new Error('no skill');
  const problem = generateProblem(skill, 2, seedFrom(createRng(1)), skill.cases[0]?.id ?? '');
  expect(isSameAnswer(problem, '8 < x < 2', '2 < x < -38')).toBe(false);
  expect(isSameAnswer(problem, '8 < x < 2', '8<x<2')).toBe(true);
  expect(isSameAnswer(problem, '1/2 < x < 3', '0.5 < x < 3')).toBe(true);
  expect(isSameAnswer(problem, '2 < x < 8', '2 < x < 9')).toBe(false);
});
