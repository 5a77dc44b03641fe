import { describe, expect, it } from 'vitest';
import { plantedChains } from '../bench/planted-chains.ts';
import { readPlanted } from '../bench/work-figures.ts';
import { generateProblem } from '../generate.ts';
import { findMisconception, skills } from '../registry.ts';
import { askedTask } from './asked-task.ts';
import { nextStep } from './next-step.ts';
import { readWork } from './read-work.ts';
import { stepMisconceptionBySkills } from './step-misconception-by-skills.ts';
import { takesWork } from './takes-work.ts';

const solve = (math: string) => ({ prompt: 'Solve for `x`.', math });

describe('readWork', () => {
  it('marks each line, and stops at the first that does not follow', () => {
    expect(readWork(['2x = 8', 'x = 4'], solve('2x + 3 = 11'))).toEqual({ marks: ['follows', 'follows'] });
    expect(readWork(['3x + 4 = 27', '3x = 23', 'x = 23/3'], solve('3(x + 4) = 27'))).toEqual({
      marks: ['breaks', 'unread', 'unread'],
      broken: { at: 0, from: '3(x + 4) = 27', idea: 'expressions.distribute-first-only' },
    });
  });
  it('never calls words or a line that cannot be read wrong, and reads on behind them', () => {
    const lines = ['x is the number of pens', '2x +', '2x = 8', 'x = 5'];
    expect(readWork(lines, solve('2x + 3 = 11')).marks).toEqual(['unread', 'unread', 'follows', 'breaks']);
  });
  it('reads a first value against what is asked', () => {
    expect(readWork(['3/6 + 2/6', '5/6'], { prompt: 'Add.', math: '1/2 + 1/3' }).marks).toEqual(['follows', 'follows']);
    expect(readWork(['2/5'], { prompt: 'Add.', math: '1/2 + 1/3' })).toMatchObject({
      broken: { at: 0, from: '1/2 + 1/3', idea: 'fractions.add-across' },
    });
    expect(readWork(['53 × 2 = 116'], { prompt: 'Multiply.', math: '53 × 12' }).broken).toEqual({ at: 0, from: '' });
  });
  it.each([
    ['(x + 3)^2', 'x^2 + 9', 'algebra.square-distributes'],
    ['5 - (m - 4)', '5 - m - 4', 'expressions.minus-first-term-only'],
    ['1/2 + 1/3', '2/5', 'fractions.add-across'],
    ['4y + 3', '7y', 'expressions.conjoin'],
    ['x^2 = 16', 'x = 4', 'algebra.square-one-root'],
    ['3p + 1 = 13', '3p = 13', undefined],
    ['2 + 3 × 4', '20', 'expressions.left-to-right'],
    ['7 - (-2)', '5', 'integers.minus-negative-as-minus'],
    ['2/3 × 3/4 = x/8', '17x = 4', undefined],
  ])('names the idea that leads from %s to %s', (before, after, idea) => {
    const { broken } = readWork([before, after], { prompt: 'Write the lines.' });
    expect(broken?.idea).toBe(idea);
    if (idea !== undefined) expect(findMisconception(idea)).toBeDefined();
  });
  it('asks the rules of skills where two lines alone do not tell', () => {
    const lines = ['0.3 + 0.25', '0.28'];
    expect(readWork(lines, { prompt: 'Add.' }).broken?.idea).toBeUndefined();
    expect(readWork(lines, { prompt: 'Add.' }, stepMisconceptionBySkills).broken?.idea).toMatch(/^decimals\./);
  });
  it('finds planted wrong lines and refuses no true one (our own chains: a smoke test)', () => {
    const { missed, refused, wrong, lines } = readPlanted(plantedChains(400, 17));
    expect(wrong).toBeGreaterThan(150);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(wrong / 100);
    expect(refused.length, JSON.stringify(refused)).toBeLessThanOrEqual(lines / 200);
  });
});

describe('nextStep', () => {
  it.each([
    ['2x + 3 = 11', [], 'Subtract 3 on both sides.'],
    ['2x + 3 = 11', ['2x = 8'], 'Divide both sides by 2.'],
    ['2x + 3 = 11', ['2x = 14'], 'Subtract 3 on both sides.'],
    ['x + y = 5, x - y = 1', ['2x = 6', 'x = 3'], 'Put the letter that you know into one of the equations.'],
    ['1/2 + 1/3', ['= 3/6 + 2/6'], 'Add the numerators; the denominator stays.'],
  ])('of %s after %j is to do: %s', (math, lines, todo) => {
    expect(nextStep(lines, solve(math))).toMatchObject({ todo });
  });
  it('is not known for a story, and has nothing to do after the last line', () => {
    expect(nextStep([], { prompt: 'Ana has 3 pens and buys 4. How many?' })).toBeUndefined();
    expect(nextStep(['2x = 8', 'x = 4'], solve('2x + 3 = 11'))).toEqual({ kind: 'equation' });
  });
});

const posed = skills.flatMap((skill) => [1, 2].map((seed) => generateProblem(skill, 2, seed)));
const taken = posed.filter(takesWork);

it('is offered for equations, systems, fractions, expressions, percent, proportions and quadratics, and for no choice', () => {
  const codes = new Set<string>(taken.map(({ skill }) => skill));
  for (const code of [
    ...['equations.two-step', 'equations.two-step-inequality', 'algebra.systems-elimination', 'fractions.add-unlike'],
    ...['expressions.distribute', 'percent.of-number', 'ratios.proportion', 'algebra.solve-by-factoring'],
  ])
    expect(codes, code).toContain(code);
  expect(taken.some(({ answer }) => answer.kind === 'choice')).toBe(false);
  expect(taken.every((problem) => askedTask(problem).task !== undefined)).toBe(true);
});

it('never says the answer or the next line: no number that is not in the question already', () => {
  const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];
  for (const problem of taken) {
    const question = numbers(`${problem.prompt} ${problem.math ?? ''}`);
    const told = numbers(nextStep([], problem)?.todo ?? '');
    const answer = numbers(problem.answer.key).filter((one) => !question.some((other) => other === one));
    expect(
      told.filter((one) => answer.some((other) => other === one)),
      `${problem.math}: ${nextStep([], problem)?.todo}`,
    ).toEqual([]);
  }
});
