import { expect, it } from 'vitest';
import { generateProblem, skills, solveSteps } from '../index.ts';
import { askedTask } from '../steps/asked-task.ts';
import { nextStep } from '../steps/next-step.ts';
import { taskInSpanish } from './tasks.ts';

/** Kinds of tasks that no skill asks for. */
const MORE = [
  '348 × 27',
  '157 ÷ 12',
  'x^2 + 6x + 2 = 0 by completing the square',
  'x^2 + 3x - 5 = 0 by the formula',
  '|2x - 1| = 7',
  '|x - 3| < 5',
  '|x - 3| >= 5',
  'sqrt(x + 6) = x',
  'sqrt(x) = -2',
  '(x + 1)/(x - 2) = 3/4',
  'A = bh/2 for h',
  'x + y = 7, 2x - 3y = 4',
  'x^2 - 9 = 0',
  '2x + 3 = 2x + 3',
  '-3x < 12',
  '30 is what percent of 80?',
  '12 is 30% of what number?',
];

it('says every reason of a worked line in Spanish, and what to do next', () => {
  const problems = skills.flatMap((skill) =>
    skill.cases.flatMap(({ id }) => ([1, 2, 3] as const).map((level) => generateProblem(skill, level, 1, id))),
  );
  const asked = problems.filter(({ answer }) => answer.kind !== 'choice');
  const tasks = [...asked.flatMap((problem) => askedTask(problem).task ?? []), ...MORE];
  const reasons = tasks.flatMap((task) => {
    const work = solveSteps(task);
    return work.kind === 'other' ? [] : work.lines.map(({ why }) => why);
  });
  const next = asked.flatMap((problem) => nextStep([], problem)?.todo ?? []);
  const said = [...new Set([...reasons, ...next])];
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((why) => taskInSpanish(why) === undefined)).toEqual([]);
});
