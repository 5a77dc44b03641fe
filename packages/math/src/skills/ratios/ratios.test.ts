import { expect, it } from 'vitest';
import { examineSkill } from '../../examine.ts';
import { ratioSkills } from './index.ts';

it.each(ratioSkills.map((skill) => [skill.code, skill] as const))('%s makes sound problems', (_code, skill) => {
  expect(examineSkill(skill, 1000)).toEqual([]);
});
