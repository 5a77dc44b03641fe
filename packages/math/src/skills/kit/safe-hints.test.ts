import { expect, it } from 'vitest';
import { generateProblem } from '../../generate.ts';
import { skills } from '../../registry.ts';
import { showsKey } from './safe-hints.ts';

it('never tells the answer in a hint, of no skill, unless the question has it', () => {
  const told = new Set<string>();
  let hints = 0;
  for (const skill of skills)
    for (const { id } of skill.cases)
      for (const level of [1, 2, 3] as const) {
        const { answer, prompt, math = '', ...problem } = generateProblem(skill, level, 1, id);
        if (answer.kind === 'choice' || showsKey(answer.key, `${prompt} ${math}`)) continue;
        hints += problem.hints.length;
        for (const hint of problem.hints) if (showsKey(answer.key, hint)) told.add(`${skill.code}: ${hint}`);
      }
  expect(hints).toBeGreaterThan(5000);
  expect([...told]).toEqual([]);
});
