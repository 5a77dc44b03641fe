import { defineSkill } from '../../generate.ts';
import type { MisconceptionRule, Skill } from '../../types.ts';
import { byLevel, hintsHiding, numberAnswer, range, readBinary, steps, work } from '../shared/whole.ts';
import type { Pair } from './column-numbers.ts';

const counted = (from: number, to: number): string => range(Math.min(from, to), Math.max(from, to)).join(', ');

const addWithin20 = defineSkill<Pair>({
  code: 'whole-numbers.add-within-20',
  name: 'Add within 20',
  canDo: 'I can add two numbers up to ten.',
  grade: 1,
  domain: 'whole-numbers',
  standards: ['1.OA.C.6', '2.OA.B.2'],
  prerequisites: ['whole-numbers.count-on', 'whole-numbers.number-bonds'],
  cases: [
    { id: 'within-ten', label: 'the sum is at most ten' },
    { id: 'past-ten', label: 'the sum passes ten' },
    { id: 'near-double', label: 'nearly a double' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'within-ten') {
      const a = rng.int(byLevel(level, 1, 2, 3), 6);
      return { a, b: rng.int(2, 10 - a) };
    }
    const a = rng.int(byLevel(level, 7, 6, 4), 9);
    if (caseId === 'near-double') return { a, b: a + 1 };
    return { a, b: rng.int(Math.max(2, 11 - a), 9) };
  },
  pose: ({ a, b }) => ({ prompt: 'Add.', math: `${a} + ${b}`, answer: numberAnswer(a + b) }),
  solve: ({ a, b }) => {
    const [large, small] = [Math.max(a, b), Math.min(a, b)];
    const toTen = 10 - large;
    if (large + small <= 10 || toTen === 0)
      return steps([`${a} + ${b} = ${a + b}`, `Start at ${large} and count on ${small}.`]);
    return steps(
      [`${large} + ${toTen} = 10`, `Make ten: ${large} needs ${toTen}.`],
      [`${small} - ${toTen} = ${small - toTen}`, `That leaves ${small - toTen} of the ${small}.`],
      [`${a} + ${b} = ${a + b}`, `Ten and ${small - toTen} make ${a + b}.`],
    );
  },
  hints: ({ a, b }) => {
    const large = Math.max(a, b);
    return hintsHiding(
      a + b,
      `${a} + ${b}`,
      'Which number is larger? Start there.',
      'Count on from it, one step for each one of the smaller number. The first step is the number after it.',
      large + Math.min(a, b) > 10
        ? `Or make ten first: how many does ${large} need? Then add what is left.`
        : `Put ${large} in your head and show ${Math.min(a, b)} on your fingers.`,
    );
  },
  confirms: ({ a, b }, key) => [...'|'.repeat(a), ...'|'.repeat(b)].length === Number(key),
  misconceptions: [
    {
      id: 'whole-numbers.counts-the-start',
      work: ({ a, b }) => {
        const [large, small] = [Math.max(a, b), Math.min(a, b)];
        return work(
          large + small - 1,
          [`${counted(large, large + small - 1)}`, `Count ${small} numbers, starting with ${large}.`],
          [`${a} + ${b} = ${large + small - 1}`, 'The last number is the answer.'],
        );
      },
    },
  ],
  read: readBinary('+', (a, b) => a <= 10 && b <= 10 && a > 0 && b > 0),
});

const subtractWithin20 = defineSkill<Pair>({
  code: 'whole-numbers.subtract-within-20',
  name: 'Subtract within 20',
  canDo: 'I can subtract from numbers up to 20.',
  grade: 1,
  domain: 'whole-numbers',
  standards: ['1.OA.C.6', '2.OA.B.2'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: [
    { id: 'within-ten', label: 'from a number up to ten' },
    { id: 'past-ten', label: 'the answer passes below ten' },
    { id: 'close', label: 'the two numbers are close' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'within-ten') {
      const a = rng.int(6, 10);
      return { a, b: rng.int(2, a - byLevel(level, 1, 2, 2)) };
    }
    const a = rng.int(11, byLevel(level, 13, 16, 18));
    return caseId === 'close' && a < 18 ? { a, b: rng.int(Math.max(a - 4, 2), a - 2) } : { a, b: rng.int(a - 9, 9) };
  },
  pose: ({ a, b }) => ({ prompt: 'Subtract.', math: `${a} - ${b}`, answer: numberAnswer(a - b) }),
  solve: ({ a, b }) => {
    const down = a - 10;
    if (a <= 10 || b <= down) return steps([`${a} - ${b} = ${a - b}`, `Count back ${b} from ${a}.`]);
    return steps(
      [`${a} - ${down} = 10`, `Go back to ten first: that takes ${down}.`],
      [`10 - ${b - down} = ${a - b}`, `Of the ${b}, ${b - down} are still to be taken away.`],
      [`${a} - ${b} = ${a - b}`, `Check: ${a - b} and ${b} make ${a}.`],
    );
  },
  hints: ({ a, b }) =>
    hintsHiding(
      a - b,
      `${a} - ${b}`,
      `Think of adding: ${b} and how many more make ${a}?`,
      'Count up from the smaller number. How many steps do you take?',
      a > 10
        ? `Or go back to ten first, then take away what is left of the ${b}.`
        : 'Use your fingers or draw dots and cross some out.',
    ),
  confirms: ({ a, b }, key) => [...'|'.repeat(b), ...'|'.repeat(Number(key))].length === a,
  misconceptions: [
    {
      id: 'whole-numbers.counts-back-from-start',
      work: ({ a, b }) =>
        b < 1
          ? undefined
          : work(
              a - b + 1,
              [
                range(a - b + 1, a)
                  .reverse()
                  .join(', '),
                `Say ${b} numbers backward, starting with ${a}.`,
              ],
              [`${a} - ${b} = ${a - b + 1}`, 'The last number is the answer.'],
            ),
    },
    {
      id: 'whole-numbers.adds-instead-of-subtracting',
      work: ({ a, b }) => work(a + b, [`${a} + ${b} = ${a + b}`, 'Put the numbers together.']),
    },
  ],
  read: readBinary('-', (a, b) => a <= 20 && b <= a && b > 0),
});

/** The operation that the signs show, done with the two numbers that stand there. */
const closeFact: MisconceptionRule<Pair> = {
  id: 'whole-numbers.close-fact',
  work: ({ a, b }) => {
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    if (small < 2) return undefined;
    return work((small + 1) * large, [
      `${a} × ${b} = ${(small + 1) * large}`,
      `That is a number from the table of ${large}.`,
    ]);
  },
};

export const factorRules: readonly MisconceptionRule<Pair>[] = [
  closeFact,
  {
    id: 'whole-numbers.one-group-short',
    work: ({ a, b }) => {
      const [small, large] = [Math.min(a, b), Math.max(a, b)];
      if (small < 2) return undefined;
      const parts = range(1, small - 1).map(() => large);
      return work(large * (small - 1), [`${parts.join(' + ')} = ${large * (small - 1)}`, `Count by ${large}.`]);
    },
  },
  {
    id: 'whole-numbers.adds-factors',
    work: ({ a, b }) => work(a + b, [`${a} + ${b} = ${a + b}`, 'Put the two numbers together.']),
  },
];

const multiplicationFacts = defineSkill<Pair>({
  code: 'whole-numbers.multiplication-facts',
  name: 'Know multiplication facts',
  canDo: 'I know the products of numbers up to ten.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.OA.C.7'],
  prerequisites: ['whole-numbers.arrays'],
  cases: [
    { id: 'easy-tables', label: 'tables of 2, 5 and 10' },
    { id: 'middle-tables', label: 'tables of 3, 4 and 6' },
    { id: 'hard-tables', label: 'tables of 7, 8 and 9' },
    { id: 'square', label: 'a number times itself' },
    { id: 'zero', label: 'a number times zero' },
  ],
  draw: (rng, level, caseId) => {
    const b = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 9, 12));
    if (caseId === 'zero') return rng.chance(0.5) ? { a: 0, b } : { a: b, b: 0 };
    if (caseId === 'square') return { a: b, b };
    const tables: { readonly [id: string]: readonly number[] } = {
      'easy-tables': [2, 5, 10],
      'middle-tables': [3, 4, 6],
    };
    return { a: rng.pick(tables[caseId] ?? [7, 8, 9]), b };
  },
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
  misconceptions: [
    ...factorRules,
    {
      id: 'whole-numbers.zero-times-keeps-digit',
      work: ({ a, b }) =>
        a * b === 0 ? work(a + b, [`${a} × ${b} = ${a + b}`, 'Zero is nothing, so the number stays.']) : undefined,
    },
  ],
  read: readBinary('×', (a, b) => a <= 12 && b <= 12),
});

const divisionFacts = defineSkill<Pair>({
  code: 'whole-numbers.division-facts',
  name: 'Know division facts',
  canDo: 'I can divide by thinking of a multiplication fact.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.OA.C.7', '3.OA.B.6'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.missing-factor'],
  cases: [
    { id: 'easy-tables', label: 'divided by 2, 5 or 10' },
    { id: 'middle-tables', label: 'divided by 3, 4 or 6' },
    { id: 'hard-tables', label: 'divided by 7, 8 or 9' },
    { id: 'one-or-itself', label: 'divided by one or by itself' },
  ],
  draw: (rng, level, caseId) => {
    const quotient = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 6, 9, 12));
    if (caseId === 'one-or-itself') return { a: quotient + 2, b: rng.chance(0.5) ? 1 : quotient + 2 };
    const tables: { readonly [id: string]: readonly number[] } = {
      'easy-tables': [2, 5, 10],
      'middle-tables': [3, 4, 6],
    };
    const b = rng.pick(tables[caseId] ?? [7, 8, 9]);
    return { a: b * quotient, b };
  },
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
  misconceptions: [
    {
      id: 'whole-numbers.close-fact',
      work: ({ a, b }) =>
        a / b < 2 || b < 2
          ? undefined
          : work(
              a / b + 1,
              [`${b} × ${a / b + 1} = ${a}`, 'A fact remembered.'],
              [`${a} ÷ ${b} = ${a / b + 1}`, 'So this is the quotient.'],
            ),
    },
    {
      id: 'whole-numbers.subtracts-instead-of-dividing',
      work: ({ a, b }) => work(a - b, [`${a} - ${b} = ${a - b}`, 'Take the smaller number away.']),
    },
    {
      id: 'whole-numbers.divided-by-itself-is-zero',
      work: ({ a, b }) =>
        a === b ? work(0, [`${a} ÷ ${b} = 0`, 'They are the same, so nothing is left.']) : undefined,
    },
  ],
  read: readBinary('÷', (a, b) => b > 0 && b <= 12 && a > 0 && a % b === 0 && a / b <= 12),
});

export const factSkills: readonly Skill[] = [addWithin20, subtractWithin20, multiplicationFacts, divisionFacts];
