import { generateProblem, skills } from '@lemma/math';
import { expect, it } from 'vitest';
import { raisedUnit } from './raised-unit.ts';

it('leaves no caret in a unit that is shown', () => {
  const units = skills.flatMap((skill) => generateProblem(skill, 1, 1).answer.units?.slice(0, 1) ?? []);
  expect(units).toContain('cm^2');
  expect(units.map(raisedUnit).filter((unit) => unit.includes('^'))).toEqual([]);
});
