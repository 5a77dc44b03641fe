import { expect, it } from 'vitest';
import { examineSkill } from '../../examine.ts';
import { expressionSkills } from './index.ts';

it.each(expressionSkills.map((skill) => [skill.code, skill] as const))('%s makes sound problems', (_code, skill) => {
  expect(examineSkill(skill, 1000)).toEqual([]);
});
