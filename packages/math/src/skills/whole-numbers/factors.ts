import type { MathText, Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { divisorsOf, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Plain = { readonly n: number };

const setOf = (numbers: readonly number[]): MathText => `{${numbers.join(', ')}}`;

const factorList = skill<Plain>({
  code: 'whole-numbers.factors',
  name: 'Find all factors',
  canDo: 'I can find every factor of a number, in pairs.',
  grade: 4,
  standards: ['4.OA.B.4'],
  prerequisites: ['whole-numbers.division-facts'],
  cases: {
    few: {
      label: 'two or three pairs',
      draw: (rng, level) => ({
        n: rng.pick(
          byLevel(
            level,
            [6, 8, 10, 14, 15, 21, 22, 26, 27, 33],
            [21, 22, 26, 27, 33, 34, 35, 38, 39, 46],
            [39, 51, 55, 57, 62, 65, 69, 74, 77, 82, 85, 91],
          ),
        ),
      }),
    },
    many: {
      label: 'many pairs',
      draw: (rng, level) => ({
        n: rng.pick(
          byLevel(
            level,
            [12, 18, 20, 24, 28, 30, 32, 40, 42, 44],
            [24, 28, 30, 32, 40, 42, 44, 45, 50, 52, 54],
            [48, 54, 56, 60, 66, 70, 72, 78, 84, 90, 96],
          ),
        ),
      }),
    },
    square: {
      label: 'a square number',
      few: 'There are nine square numbers from 4 to 100.',
      draw: (rng, level) => ({ n: rng.pick(byLevel(level, [9, 16, 25], [16, 25, 36, 49], [36, 64, 81, 100])) }),
    },
  },
  pose: ({ n }) => ({
    prompt: `List all factors of ${n}, with commas between them.`,
    answer: { kind: 'set', key: setOf(divisorsOf(n)) },
  }),
  solve: ({ n }) => {
    const small = divisorsOf(n).filter((d) => d * d <= n);
    return steps(
      ...small.map(
        (d) =>
          [
            `${d} × ${n / d} = ${n}`,
            d * d === n ? `A factor paired with itself.` : `So ${d} and ${n / d} are factors.`,
          ] as const,
      ),
      [setOf(divisorsOf(n)), 'List them in order, each one once.'],
    );
  },
  hints: ({ n }) => [
    'Look for pairs of numbers that multiply to this number. Every number has at least the pair with 1.',
    'Try 1, 2, 3 and so on. Write both partners of each pair.',
    `You can stop when the partners meet: the smaller one times itself is then more than ${n}.`,
  ],
  confirms: ({ n }, key) => {
    const listed = key
      .replace(/[{}\s]/g, '')
      .split(',')
      .map(Number);
    const products = range(1, n).filter((x) => range(1, n).some((y) => x * y === n));
    return listed.length === products.length && products.every((x) => listed.includes(x));
  },
  mistakes: {
    'whole-numbers.leaves-out-one-and-itself': ({ n }) => {
      const inner = divisorsOf(n).slice(1, -1);
      return inner.length === 0
        ? undefined
        : wrote(setOf(inner), [setOf(inner), 'One and the number itself do not count.']);
    },
    'whole-numbers.multiples-for-factors': ({ n }) =>
      wrote(setOf([n, 2 * n, 3 * n, 4 * n]), [setOf([n, 2 * n, 3 * n, 4 * n]), `Count by ${n}.`]),
  },
});

const kindOf = (n: number): 'prime' | 'composite' | 'neither' =>
  n < 2 ? 'neither' : divisorsOf(n).length === 2 ? 'prime' : 'composite';

const primeOrComposite = skill<Plain>({
  code: 'whole-numbers.prime-or-composite',
  name: 'Prime or composite',
  canDo: 'I can tell whether a number is prime and show why.',
  grade: 4,
  standards: ['4.OA.B.4'],
  prerequisites: ['whole-numbers.factors'],
  cases: {
    prime: {
      label: 'a prime number',
      draw: (rng, level) => ({
        n: rng.pick(
          byLevel(
            level,
            [3, 5, 7, 11, 13, 17, 19, 23, 29, 31],
            [17, 19, 23, 29, 31, 37, 41, 43, 47, 53],
            [47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97],
          ),
        ),
      }),
    },
    'odd-composite': {
      label: 'an odd composite number',
      draw: (rng, level) => ({
        n: rng.pick(
          byLevel(
            level,
            [9, 15, 21, 25, 27, 33, 35, 39, 45, 55],
            [27, 33, 39, 45, 51, 57, 63, 65, 69, 75],
            [51, 57, 63, 69, 75, 81, 85, 87, 93, 95, 99],
          ),
        ),
      }),
    },
    'hidden-factor': {
      label: 'only larger factors',
      few: 'Up to 100 only 49, 77 and 91 have no factor below 7.',
      draw: (rng, level) => ({ n: rng.pick(byLevel(level, [49], [49, 77], [77, 91, 119])) }),
    },
    special: {
      label: 'one, two or another even number',
      draw: (rng, level) => ({
        n: rng.pick(
          byLevel(
            level,
            [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
            [1, 2, 14, 22, 26, 28, 32, 34, 36, 38],
            [1, 2, 46, 52, 58, 62, 74, 82, 86, 94],
          ),
        ),
      }),
    },
  },
  pose: ({ n }) => ({
    prompt: `Is ${n} prime, composite or neither?`,
    answer: choiceAnswer(kindOf(n), [
      ['prime', 'prime'],
      ['composite', 'composite'],
      ['neither', 'neither'],
    ]),
  }),
  solve: ({ n }) => {
    if (n === 1) return steps(['1 × 1 = 1', 'One has a single factor, so it is neither prime nor composite.']);
    const factor = divisorsOf(n)[1] ?? n;
    return steps(
      factor === n
        ? [`1 × ${n} = ${n}`, `There is no other pair, so ${n} is prime.`]
        : [`${factor} × ${n / factor} = ${n}`, `There is a pair besides 1 and ${n}, so ${n} is composite.`],
    );
  },
  hints: ({ n }) => [
    'How many different factors does the number have?',
    n < 3
      ? 'Write down every pair of numbers that multiply to it.'
      : 'Try to divide by 2, 3, 5 and 7. Does one of them fit exactly?',
    'Exactly two factors, more than two, or fewer: each has its own name.',
  ],
  confirms: ({ n }, key) => {
    const rectangles = range(2, n - 1).filter((rows) => range(1, n).some((columns) => rows * columns === n)).length;
    return key === (n < 2 ? 'neither' : rectangles === 0 ? 'prime' : 'composite');
  },
  mistakes: {
    'whole-numbers.odd-means-prime': ({ n }) =>
      n === 1
        ? undefined
        : n % 2 === 1
          ? kindOf(n) === 'prime'
            ? undefined
            : wrote('prime', [`${n}`, 'It is odd.'])
          : n === 2
            ? wrote('composite', ['2', 'It is even.'])
            : undefined,
    'whole-numbers.tries-small-divisors-only': ({ n }) =>
      n > 2 && kindOf(n) === 'composite' && n % 2 > 0 && n % 3 > 0 && n % 5 > 0
        ? wrote('prime', [`${n}`, 'Neither 2 nor 3 nor 5 goes into it.'])
        : undefined,
    'whole-numbers.one-is-prime': ({ n }) =>
      n === 1 ? wrote('prime', ['1 × 1 = 1', 'Only one and itself go into it.']) : undefined,
  },
});

export const factorSkills: readonly Skill[] = [factorList, primeOrComposite];
