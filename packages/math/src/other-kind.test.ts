import { expect, it } from 'vitest';
import { checkWorked } from './check-worked.ts';
import { generateProblem } from './generate.ts';
import { otherKindOf } from './other-kind.ts';
import { skills } from './registry.ts';
import { taskInSpanish } from './spanish/tasks.ts';
import type { AnswerSpec } from './types.ts';

const asked = (kind: AnswerSpec['kind'], key: string, math?: string, more: Partial<AnswerSpec> = {}) => ({
  prompt: 'Find it.',
  ...(math !== undefined && { math }),
  answer: { kind, key, ...more },
});
const number = asked('number', '5', '3(x + 2) = 21', { variable: 'x' });

it.each([
  [number, '3(x+2)=21', 'That is what stands in the question.'],
  [number, '21 = 3 * (x + 2)', 'That is what stands in the question.'],
  [number, '3(x+2)', 'That is a part of the question.'],
  [number, '3x + 6 = 21', 'That is an equation. The question asks for a number.'],
  [number, '3x = 15', 'That is an equation. The question asks for a number.'],
  [number, 'x > 5', 'That is an inequality. The question asks for a number.'],
  [number, '5x', 'That is an expression. The question asks for a number.'],
  [number, '18 or 30', 'Those are several numbers. The question asks for one.'],
  [asked('quantity', '18 in', undefined, { units: ['in'] }), '18 in or 30 in', 'Those are several numbers.'],
  [number, 'x = y + 2', 'That is an expression. The question asks for a number.'],
  [asked('number', '20', '(3 + 2) × 4'), '3 + 2', 'That is a part of the question.'],
  [asked('set', '{2, 3}'), 'x^2 - 5x + 6 = 0', 'That is an equation. The question asks for numbers.'],
  [asked('point', '(2, 3)'), 'y = 2x - 1', 'That is an expression. The question asks for a point.'],
  [asked('expression', '3x + 6', '3(x + 2)'), '3(x + 2)', 'That is what stands in the question.'],
  [asked('expression', '5x', '2x + 3x'), '2x + 3x = 10', 'That is an equation. The question asks for an expression.'],
  [asked('equation', '3n + 4 = 19'), '3n + 4', 'That is an expression. The question asks for an equation.'],
  [asked('equation', '3n + 4 = 19'), '19', 'That is a number. The question asks for an equation.'],
  [asked('inequality', 'x < 4', '2x < 8'), 'x = 4', 'That is an equation. The question asks for an inequality.'],
])('says what was written instead: %j and %s', (question, response, said) => {
  const message = otherKindOf(question, response) ?? 'nothing';
  expect(message).toContain(said);
  expect(taskInSpanish(message)).toMatch(/^Es[ot] /);
});

it.each([
  [number, '6'],
  [number, 'x = 6'],
  [number, '6 = x'],
  [number, '21/3 - 1'],
  [number, '3 * 7 = 20'],
  [asked('number', '20', '(3 + 2) × 4'), '5 × 5'],
  [asked('number', '20', '(3 + 2) × 4'), '4'],
  [asked('number', '2/3', '1/3 + 1/3'), '1/3'],
  [asked('quantity', '12 cm', undefined, { units: ['cm'] }), '11 cm'],
  [asked('set', '{2, 3}'), 'x = 2 or x = 4'],
  [asked('expression', '3x + 6', '3(x + 2)'), 'y = 3x + 2'],
  [asked('expression', '3x + 6', '3(x + 2)'), 'x'],
  [asked('equation', 'y = 2x', undefined, { variable: 'y' }), '3x'],
  [asked('inequality', 'x < 4', '2x < 8', { variable: 'x' }), '(0, 4)'],
  [asked('choice', 'a'), 'b'],
])('leaves answers of the kind that is asked for: %j and %s', (question, response) =>
  expect(otherKindOf(question, response)).toBeUndefined(),
);

it('calls no key and no answer of an idea another kind of thing, and takes a copied question nowhere for right', () => {
  const [keys, taken] = [new Set<string>(), new Set<string>()];
  for (const skill of skills)
    for (const level of [1, 2, 3] as const) {
      const problem = generateProblem(skill, level, level);
      const { key, kind } = problem.answer;
      if (otherKindOf(problem, key) !== undefined) keys.add(`${skill.code} ${key}`);
      const copy = problem.math;
      if (copy === undefined || kind === 'choice' || copy === key) continue;
      const outcome = checkWorked(problem, copy);
      if (outcome.verdict === 'right') taken.add(`${skill.code} ${copy}`);
    }
  expect([...keys]).toEqual([]);
  expect([...taken]).toEqual([]);
});
