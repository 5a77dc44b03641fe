import { generateProblem, type Problem, skills } from '@lemma/math';
import { keypadKeysFor } from '@lemma/ui';
import { expect, it } from 'vitest';
import { keysForItem } from './keys-for-item.ts';

const SEEDS = 20;

/** The unit that is printed beside the field; where a unit must be written, none is. */
const printedUnit = ({ units, unitPolicy }: Problem['answer']) => (unitPolicy === 'required' ? undefined : units?.[0]);

const itemOf = ({ skill, prompt, math, answer }: Problem) => {
  const { kind, variable } = answer;
  const unit = printedUnit(answer);
  return { skill, prompt, math, field: { kind, ...(variable && { variable }), ...(unit && { unit }) } };
};

/** The characters of a key that the keypad cannot type; digits and spaces are always available. */
function untypeable(problem: Problem): string {
  const { answer } = problem;
  const keys = keypadKeysFor(answer.kind === 'choice' ? 'number' : answer.kind, keysForItem(itemOf(problem)));
  const left = keys
    .map(({ insert }) => insert.trim())
    .filter((insert) => insert !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, insert) => rest.replaceAll(insert, ' '), plain(withoutUnit(answer)));
  return left.replace(/[\d\s]/g, '');
}
/** The key without its unit, which is shown beside the field and may be left out. */
function withoutUnit(answer: Problem['answer']): string {
  const { key, units = [] } = answer;
  if (printedUnit(answer) === undefined) return key;
  const unit = units.find((one) => key.endsWith(one));
  return (unit === undefined ? key : key.slice(0, -unit.length)).replace('$', '');
}

const plain = (key: string) =>
  key
    .replaceAll('<=', '≤')
    .replaceAll('>=', '≥')
    .replaceAll('*', '×')
    // A key types both parentheses of a root, and a set is typed as a list.
    .replaceAll(/sqrt\(([^()]*)\)/g, 'sqrt()$1')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/(?<![a-z])pi\b/g, 'π');

it('has a key for everything that the answer to any question is written with', () => {
  const missing = new Map<string, string>();
  for (const skill of skills)
    for (const level of [1, 2, 3] as const)
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const problem = generateProblem(skill, level, seed);
        if (problem.answer.kind === 'choice') continue;
        const left = untypeable(problem);
        if (left !== '')
          missing.set(
            skill.code,
            `${problem.answer.kind} ${problem.answer.key}: ${left} | ${problem.prompt} ${problem.math ?? ''}`,
          );
      }
  expect(Object.fromEntries(missing)).toEqual({});
});

it('has no key that the answer cannot be written with: no fractions or percents where one counts', () => {
  const faces = (code: string) => {
    const skill = skills.find((one) => one.code === code);
    if (!skill) throw new Error(code);
    return keypadKeysFor('number', keysForItem(itemOf(generateProblem(skill, 1, 1)))).map(({ name }) => name);
  };
  expect(faces('whole-numbers.count-on')).toEqual(['minus', 'point']);
  expect(faces('decimals.to-fraction')).toEqual(['minus', 'point', 'fraction', 'mixed']);
  expect(faces('percent.of-number')).toContain('fraction');
});
