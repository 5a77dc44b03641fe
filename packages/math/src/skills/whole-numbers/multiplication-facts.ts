import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { hintsHiding, readBinary } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

const closeFact: Mistakes<Pair> = {
  'whole-numbers.close-fact': ({ a, b }) => {
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    if (small < 2) return undefined;
    return wrote((small + 1) * large, [
      `${a} × ${b} = ${(small + 1) * large}`,
      `That is a number from the table of ${large}.`,
    ]);
  },
};

const factorRules: Mistakes<Pair> = {
  ...closeFact,
  'whole-numbers.one-group-short': ({ a, b }) => {
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    if (small < 3) return undefined;
    const parts = range(1, small - 1).map(() => large);
    return wrote(large * (small - 1), [`${parts.join(' + ')} = ${large * (small - 1)}`, `Count by ${large}.`]);
  },
  'whole-numbers.adds-factors': ({ a, b }) => wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Put the two numbers together.']),
};

const multiplicationFacts = skill<Pair>({
  code: 'whole-numbers.multiplication-facts',
  name: 'Know multiplication facts',
  canDo: 'I know the products of numbers up to ten.',
  grade: 3,
  standards: ['3.OA.C.7'],
  prerequisites: ['whole-numbers.arrays'],
  cases: casesOf(
    {
      'easy-tables': 'tables of 2, 5 and 10',
      'middle-tables': 'tables of 3, 4 and 6',
      'hard-tables': 'tables of 7, 8 and 9',
      square: { label: 'a number times itself', few: 'Each number has one square: there are eleven from 2 to 12.' },
      zero: 'a number times zero',
    },
    (rng, level, caseId) => {
      const b = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 9, 12));
      if (caseId === 'zero') return rng.chance(0.5) ? { a: 0, b } : { a: b, b: 0 };
      if (caseId === 'square') return { a: b, b };
      const tables: { readonly [id: string]: readonly number[] } = {
        'easy-tables': [2, 5, 10],
        'middle-tables': [3, 4, 6],
      };
      return { a: rng.pick(tables[caseId] ?? [7, 8, 9]), b };
    },
  ),
  pose: ({ a, b }) => ({ prompt: 'Multiply.', math: `${a} × ${b}`, answer: numberAnswer(a * b) }),
  solve: ({ a, b }) => {
    if (a === 0 || b === 0) return steps([`${a} × ${b} = 0`, 'No groups, or groups of nothing: nothing altogether.']);
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    if (small < 4)
      return steps(
        [
          `${range(1, small)
            .map(() => large)
            .join(' + ')} = ${a * b}`,
          `That is ${small} groups of ${large}.`,
        ],
        [`${a} × ${b} = ${a * b}`, 'So this is the product.'],
      );
    const [known, rest] = small > 5 ? [5, small - 5] : [2, small - 2];
    return steps(
      [`${known} × ${large} = ${known * large}`, 'Start from a fact that is easy to remember.'],
      ...(rest === 0
        ? []
        : [
            [
              `${rest} × ${large} = ${rest * large}`,
              `There ${rest === 1 ? 'is 1 more group' : `are ${rest} more groups`} of ${large}.`,
            ] as const,
          ]),
      [`${known * large} + ${rest * large} = ${a * b}`, 'Put the groups together.'],
      [`${a} × ${b} = ${a * b}`, 'So this is the product.'],
    );
  },
  hints: ({ a, b }) =>
    hintsHiding(
      a * b,
      `${a} × ${b}`,
      'Think of equal groups: how many groups are there, and how many are in each?',
      a === 0 || b === 0
        ? 'Picture plates with nothing on them, or no plates at all.'
        : 'Which fact close to this one do you know by heart? Start from it.',
      ...(Math.min(a, b) > 5 ? [`Try 5 groups of ${Math.max(a, b)} first. How many groups are missing?`] : []),
    ),
  confirms: ({ a, b }, key) => range(1, a).reduce((sum) => sum + b, 0) === Number(key),
  mistakes: {
    ...factorRules,
    'whole-numbers.zero-times-keeps-digit': ({ a, b }) =>
      a * b === 0 ? wrote(a + b, [`${a} × ${b} = ${a + b}`, 'Zero is nothing, so the number stays.']) : undefined,
  },
  read: readBinary('×', (a, b) => a <= 12 && b <= 12),
});

const divisionFacts = skill<Pair>({
  code: 'whole-numbers.division-facts',
  name: 'Know division facts',
  canDo: 'I can divide by thinking of a multiplication fact.',
  grade: 3,
  standards: ['3.OA.C.7', '3.OA.B.6'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.missing-factor'],
  cases: casesOf(
    {
      'easy-tables': 'divided by 2, 5 or 10',
      'middle-tables': 'divided by 3, 4 or 6',
      'hard-tables': 'divided by 7, 8 or 9',
      'one-or-itself': 'divided by one or by itself',
    },
    (rng, level, caseId) => {
      const quotient = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 9, 12));
      if (caseId === 'one-or-itself') return { a: quotient + 2, b: rng.chance(0.5) ? 1 : quotient + 2 };
      const tables: { readonly [id: string]: readonly number[] } = {
        'easy-tables': [2, 5, 10],
        'middle-tables': [3, 4, 6],
      };
      const b = rng.pick(tables[caseId] ?? [7, 8, 9]);
      return { a: b * quotient, b };
    },
  ),
  pose: ({ a, b }) => ({ prompt: 'Divide.', math: `${a} ÷ ${b}`, answer: numberAnswer(a / b) }),
  solve: ({ a, b }) =>
    steps(
      [`${b} × ${a / b} = ${a}`, `Ask: ${b} times what makes ${a}?`],
      [`${a} ÷ ${b} = ${a / b}`, 'The missing factor is the quotient.'],
    ),
  hints: ({ a, b }) =>
    hintsHiding(
      a / b,
      `${a} ÷ ${b}`,
      `Turn it around: ${b} times what number makes ${a}?`,
      `Count by ${b} and put up a finger each time. Stop when you say ${a}.`,
      'The fingers you have up tell the answer.',
    ),
  confirms: ({ a, b }, key) => range(1, Number(key)).reduce((left) => left - b, a) === 0,
  mistakes: {
    'whole-numbers.close-fact': ({ a, b }) =>
      a / b < 3 || b < 2
        ? undefined
        : wrote(
            a / b - 1,
            [`${b} × ${a / b - 1} = ${a}`, 'A fact remembered.'],
            [`${a} ÷ ${b} = ${a / b - 1}`, 'So this is the quotient.'],
          ),
    'whole-numbers.subtracts-instead-of-dividing': ({ a, b }) =>
      wrote(a - b, [`${a} - ${b} = ${a - b}`, 'Take the smaller number away.']),
  },
  read: readBinary('÷', (a, b) => b > 0 && b <= 12 && a > 0 && a % b === 0 && a / b <= 12),
});

export const multiplicationFactSkills: readonly Skill[] = [multiplicationFacts, divisionFacts];
