import { expect, it } from 'vitest';
import { generateProblem, skills } from '../index.ts';
import { taskInSpanish } from './tasks.ts';

const ENGLISH = /\b(the|and|of|with|your|what|which|write|find|solve|number|as|in)\b/i;
/** Problems with a formula of their own, because then the task is not a story. */
const problems = skills.flatMap((skill) =>
  [1, 2, 3].map((seed) => generateProblem(skill, 1, seed)).filter(({ math }) => math !== undefined),
);

it('has most tasks before a formula in Spanish, with the same letters in backticks', () => {
  const said = problems.map(({ prompt }) => [prompt, taskInSpanish(prompt)] as const);
  const known = said.flatMap(([prompt, task]) => (task === undefined ? [] : [[prompt, task] as const]));
  expect(known.length / said.length).toBeGreaterThan(0.85);
  const mathIn = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(String).sort();
  expect(known.filter(([prompt, task]) => String(mathIn(prompt)) !== String(mathIn(task)))).toEqual([]);
  expect(known.filter(([, task]) => ENGLISH.test(task.replaceAll(/`[^`]+`/g, '')))).toEqual([]);
});

it('has no translation for a story', () => {
  expect(taskInSpanish('4 children share 5 pizzas equally. How much does each child get?')).toBeUndefined();
});
