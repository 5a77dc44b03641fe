import { expect, it } from 'vitest';
import { examineThoroughly } from '../kit/examine-thoroughly.ts';
import { percentSkills } from './index.ts';

it.each(percentSkills.map((skill) => [skill.code, skill] as const))('%s makes sound problems', (_code, skill) => {
  expect(examineThoroughly(skill)).toEqual([]);
});
