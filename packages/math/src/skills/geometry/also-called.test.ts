import { expect, it } from 'vitest';
import { generateProblem } from '../../generate.ts';
import { skills } from '../../registry.ts';
import { isAlsoCalled } from './also-called.ts';
import { labelCircle } from './label-circle.ts';

const nameOf = (label: string | undefined): string => (label ?? '').toLowerCase().replace(/^an? /, '');

it('knows the wider names of a shape', () => {
  expect(isAlsoCalled('larger square', 'rhombus')).toBe(true);
  expect(isAlsoCalled('rhombus', 'square')).toBe(false);
  expect(isAlsoCalled('circle', 'rectangle')).toBe(false);
});

it('offers no second name that is right too', () => {
  const twice = new Set<string>();
  for (const skill of skills.filter(({ domain }) => domain === 'geometry'))
    for (const { id } of skill.cases)
      for (const level of [1, 2, 3] as const)
        for (let seed = 1; seed <= 12; seed += 1) {
          const { options = [], key } = generateProblem(skill, level, seed, id).answer;
          const right = nameOf(options.find((option) => option.id === key)?.label);
          for (const { label } of options)
            if (isAlsoCalled(right, nameOf(label))) twice.add(`${skill.code}: ${right}, ${nameOf(label)}`);
        }
  expect([...twice]).toEqual([]);
});

it('asks for the most exact name where a diameter may be called a chord', () => {
  const { prompt } = generateProblem(labelCircle, 2, 1);
  expect(prompt).toContain('A diameter is a chord too: choose the most exact name.');
});
