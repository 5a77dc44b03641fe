import { defineSkill } from '../../generate.ts';
import type { MathText, Skill } from '../../types.ts';
import {
  byLevel,
  choiceAnswer,
  divisorsOf,
  gcd,
  hintsHiding,
  numberAnswer,
  range,
  steps,
  work,
} from '../shared/whole.ts';
import type { Pair } from './column-numbers.ts';

type Plain = { readonly n: number };

const setOf = (numbers: readonly number[]): MathText => `{${numbers.join(', ')}}`;

const factorList = defineSkill<Plain>({
  code: 'whole-numbers.factors',
  name: 'Find all factors',
  canDo: 'I can find every factor of a number, in pairs.',
  grade: 4,
  domain: 'whole-numbers',
  standards: ['4.OA.B.4'],
  prerequisites: ['whole-numbers.division-facts'],
  cases: [
    { id: 'few', label: 'two or three pairs' },
    { id: 'many', label: 'many pairs' },
    { id: 'square', label: 'a square number' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'square') return { n: rng.pick(byLevel(level, [9, 16, 25], [16, 25, 36, 49], [36, 64, 81, 100])) };
    if (caseId === 'many')
      return { n: rng.pick(byLevel(level, [12, 18, 20], [24, 28, 30, 32, 40], [48, 60, 72, 84, 90, 96])) };
    return { n: rng.pick(byLevel(level, [6, 8, 10, 14, 15], [21, 22, 26, 27, 33, 35], [39, 51, 57, 65, 77, 91])) };
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
  misconceptions: [
    {
      id: 'whole-numbers.leaves-out-one-and-itself',
      work: ({ n }) => {
        const inner = divisorsOf(n).slice(1, -1);
        return inner.length === 0
          ? undefined
          : work(setOf(inner), [setOf(inner), 'One and the number itself do not count.']);
      },
    },
    {
      id: 'whole-numbers.multiples-for-factors',
      work: ({ n }) => work(setOf([n, 2 * n, 3 * n, 4 * n]), [setOf([n, 2 * n, 3 * n, 4 * n]), `Count by ${n}.`]),
    },
    {
      id: 'whole-numbers.one-factor-of-each-pair',
      work: ({ n }) => {
        const small = divisorsOf(n).filter((d) => d * d <= n);
        return work(setOf(small), [setOf(small), `These numbers go into ${n}.`]);
      },
    },
  ],
});

const kindOf = (n: number): 'prime' | 'composite' | 'neither' =>
  n < 2 ? 'neither' : divisorsOf(n).length === 2 ? 'prime' : 'composite';

const primeOrComposite = defineSkill<Plain>({
  code: 'whole-numbers.prime-or-composite',
  name: 'Prime or composite',
  canDo: 'I can tell whether a number is prime and show why.',
  grade: 4,
  domain: 'whole-numbers',
  standards: ['4.OA.B.4'],
  prerequisites: ['whole-numbers.factors'],
  cases: [
    { id: 'prime', label: 'a prime number' },
    { id: 'odd-composite', label: 'an odd composite number' },
    { id: 'hidden-factor', label: 'only larger factors' },
    { id: 'special', label: 'one, two or another even number' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'prime')
      return {
        n: rng.pick(
          byLevel(
            level,
            [3, 5, 7, 11, 13],
            [17, 19, 23, 29, 31, 37, 41, 43],
            [47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97],
          ),
        ),
      };
    if (caseId === 'odd-composite')
      return { n: rng.pick(byLevel(level, [9, 15, 21], [27, 33, 39, 45, 51], [57, 63, 69, 75, 87, 93])) };
    if (caseId === 'hidden-factor') return { n: rng.pick(byLevel(level, [49], [49, 77], [77, 91, 119])) };
    return { n: rng.pick(byLevel(level, [2, 4, 8], [1, 2, 14, 22], [1, 2, 58, 94])) };
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
  misconceptions: [
    {
      id: 'whole-numbers.odd-means-prime',
      work: ({ n }) =>
        n === 1
          ? undefined
          : n % 2 === 1
            ? kindOf(n) === 'prime'
              ? undefined
              : work('prime', [`${n}`, 'It is odd.'])
            : n === 2
              ? work('composite', ['2', 'It is even.'])
              : undefined,
    },
    {
      id: 'whole-numbers.tries-small-divisors-only',
      work: ({ n }) =>
        n > 2 && kindOf(n) === 'composite' && n % 2 > 0 && n % 3 > 0 && n % 5 > 0
          ? work('prime', [`${n}`, 'Neither 2 nor 3 nor 5 goes into it.'])
          : undefined,
    },
    {
      id: 'whole-numbers.one-is-prime',
      work: ({ n }) => (n === 1 ? work('prime', ['1 × 1 = 1', 'Only one and itself go into it.']) : undefined),
    },
  ],
});

const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b;

const readCall =
  (names: string) =>
  (text: MathText): Pair | undefined => {
    const found = new RegExp(`^(?:${names})\\s*(?:\\(|of\\s+)(\\d{1,4})\\s*(?:,|and)\\s*(\\d{1,4})\\)?$`, 'i').exec(
      text.trim(),
    );
    const [a, b] = [Number(found?.[1]), Number(found?.[2])];
    return found && a > 0 && b > 0 ? { a, b } : undefined;
  };

const greatestCommonFactor = defineSkill<Pair>({
  code: 'whole-numbers.greatest-common-factor',
  name: 'Greatest common factor',
  canDo: 'I can find the greatest factor that two numbers share.',
  grade: 6,
  domain: 'whole-numbers',
  standards: ['6.NS.B.4'],
  prerequisites: ['whole-numbers.factors'],
  cases: [
    { id: 'shared', label: 'several common factors' },
    { id: 'one-divides', label: 'one number divides the other' },
    { id: 'coprime', label: 'only one is shared' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'one-divides') {
      const a = rng.int(byLevel(level, 4, 6, 12), byLevel(level, 9, 15, 24));
      return { a, b: a * rng.int(2, 4) };
    }
    if (caseId === 'coprime') return { a: rng.pick([8, 9, 16, 25, 27]), b: rng.pick([35, 49, 77, 13, 11]) };
    const common = rng.pick(byLevel(level, [4, 6], [6, 8, 9], [12, 14, 15, 18]));
    const [x, y] = rng.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [5, 4],
      [5, 3],
    ] as const);
    return { a: common * x, b: common * y };
  },
  pose: ({ a, b }) => ({
    prompt: `Find the greatest common factor of ${a} and ${b}.`,
    answer: numberAnswer(gcd(a, b)),
  }),
  solve: ({ a, b }) => {
    const g = gcd(a, b);
    return steps(
      [`${g} × ${a / g} = ${a}`, `${g} is a factor of ${a}.`],
      [`${g} × ${b / g} = ${b}`, `${g} is a factor of ${b} too.`],
      [`${g}`, `${a / g} and ${b / g} share no factor but 1, so no larger number fits into both.`],
    );
  },
  hints: ({ a, b }) =>
    hintsHiding(
      gcd(a, b),
      `${a} ${b}`,
      'List the factors of each number.',
      'Mark the factors that stand in both lists. Is there always at least one?',
      'Of the marked numbers, choose the largest.',
    ),
  confirms: ({ a, b }, key) =>
    range(1, Math.min(a, b))
      .filter((d) => a % d === 0 && b % d === 0)
      .at(-1) === Number(key),
  misconceptions: [
    {
      id: 'whole-numbers.smaller-common-factor',
      work: ({ a, b }) => {
        const common = divisorsOf(gcd(a, b));
        const found = common[1];
        return found === undefined || common.length < 3
          ? undefined
          : work(found, [`${found} × ${a / found} = ${a}`, `${found} goes into both.`]);
      },
    },
    {
      id: 'whole-numbers.factor-multiple-swapped',
      work: ({ a, b }) => work(lcm(a, b), [`${lcm(a, b)}`, 'The first number that is in both tables.']),
    },
  ],
  read: readCall('gcf|gcd|hcf|greatest common factor|greatest common divisor'),
});

const leastCommonMultiple = defineSkill<Pair>({
  code: 'whole-numbers.least-common-multiple',
  name: 'Least common multiple',
  canDo: 'I can find the smallest number that is in both tables.',
  grade: 6,
  domain: 'whole-numbers',
  standards: ['6.NS.B.4'],
  prerequisites: ['whole-numbers.factors'],
  cases: [
    { id: 'shared', label: 'a common factor' },
    { id: 'one-divides', label: 'one number divides the other' },
    { id: 'coprime', label: 'no common factor' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'coprime') {
      const a = rng.int(3, byLevel(level, 5, 8, 11));
      return { a, b: a + 1 };
    }
    if (caseId === 'one-divides') {
      const a = rng.int(2, 6);
      return { a, b: a * rng.int(2, byLevel(level, 2, 3, 4)) };
    }
    const common = rng.int(2, byLevel(level, 2, 3, 4));
    const [x, y] = rng.pick([
      [2, 3],
      [3, 2],
      [2, 5],
      [3, 4],
      [5, 3],
    ] as const);
    return { a: common * x, b: common * y };
  },
  pose: ({ a, b }) => ({ prompt: `Find the least common multiple of ${a} and ${b}.`, answer: numberAnswer(lcm(a, b)) }),
  solve: ({ a, b }) =>
    steps(
      [`${a} × ${lcm(a, b) / a} = ${lcm(a, b)}`, `In the table of ${a}.`],
      [`${b} × ${lcm(a, b) / b} = ${lcm(a, b)}`, `In the table of ${b}, and no smaller number is in both.`],
    ),
  hints: ({ a, b }) =>
    hintsHiding(
      lcm(a, b),
      `${a} ${b}`,
      `Count by ${Math.max(a, b)}: write down the first few numbers.`,
      `Which of them can you also reach when you count by ${Math.min(a, b)}?`,
      'Take the first one that fits both.',
    ),
  confirms: ({ a, b }, key) => range(1, a * b).find((n) => n % a === 0 && n % b === 0) === Number(key),
  misconceptions: [
    {
      id: 'whole-numbers.product-as-least-multiple',
      work: ({ a, b }) =>
        gcd(a, b) === 1 ? undefined : work(a * b, [`${a} × ${b} = ${a * b}`, 'The product is in both tables.']),
    },
    {
      id: 'whole-numbers.factor-multiple-swapped',
      work: ({ a, b }) => work(gcd(a, b), [`${gcd(a, b)}`, 'The largest number that goes into both.']),
    },
  ],
  read: readCall('lcm|least common multiple|lowest common multiple'),
});

export const factorSkills: readonly Skill[] = [factorList, primeOrComposite, greatestCommonFactor, leastCommonMultiple];
