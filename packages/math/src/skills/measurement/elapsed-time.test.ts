import { expect, it } from 'vitest';
import { generateProblem } from '../../generate.ts';
import { findSkill } from '../../registry.ts';
import { taskInSpanish } from '../../spanish/tasks.ts';

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

it('begins in the morning what ends past noon, in Spanish too', () => {
  const skill = findSkill('measurement.elapsed-time');
  if (skill === undefined) throw new Error('no such skill');
  const prompts = SEEDS.map((seed) => generateProblem(skill, 3, seed, 'more-than-an-hour').prompt);
  const late = prompts.filter((prompt) => prompt.includes('ends at 12:'));
  expect(late.length).toBeGreaterThan(0);
  for (const prompt of late) {
    expect(prompt).toMatch(/starts at \d+:\d\d a\.m\./);
    expect(taskInSpanish(prompt, 'child')).toContain('a.m.');
  }
});
