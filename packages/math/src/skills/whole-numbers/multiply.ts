import type { Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { digitsOf, hintsHiding, readBinary } from '../kit/whole.ts';
import { wrote } from '../kit/work.ts';
import { type Pair, rulesFrom } from './column-numbers.ts';
import { digitProductSteps, longProductSteps, multiplicationProcedures } from './procedures/multiply.ts';

const {
  'whole-numbers.no-placeholder-zero': noPlaceholder,
  'whole-numbers.multiplies-column-by-column': columnByColumn,
  'whole-numbers.multiplies-matching-places-only': matchingPlaces,
  'whole-numbers.reuses-first-carry': reusesCarry,
  'whole-numbers.product-carry-in-full': carryInFull,
  'whole-numbers.multiplies-last-digit-only': lastDigitOnly,
  ...everywhere
} = multiplicationProcedures;

/** 27 × 4 = 31: the numbers are added. */
const addedFactors = (a: number, b: number) => wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Add the two numbers.']);

const oneDigitRules: Mistakes<Pair> = rulesFrom({
  ...everywhere,
  'whole-numbers.adds-factors': addedFactors,
  'whole-numbers.product-carry-in-full': carryInFull,
  'whole-numbers.multiplies-last-digit-only': lastDigitOnly,
});

const twoDigitRules: Mistakes<Pair> = rulesFrom({
  ...everywhere,
  'whole-numbers.adds-factors': addedFactors,
  'whole-numbers.no-placeholder-zero': noPlaceholder,
  'whole-numbers.multiplies-column-by-column': columnByColumn,
  'whole-numbers.multiplies-matching-places-only': matchingPlaces,
  'whole-numbers.reuses-first-carry': reusesCarry,
});

/** Confirms the product by adding the products of all pairs of digits with their places, instead of whole rows. */
const confirms = ({ a, b }: Pair, key: string): boolean => {
  const cells = digitsOf(a).flatMap((x, i) => digitsOf(b).map((y, j) => BigInt(x * y) * 10n ** BigInt(i + j)));
  return /^\d+$/.test(key) && cells.reduce((sum, cell) => sum + cell, 0n) === BigInt(key);
};

const pose = ({ a, b }: Pair) => ({ prompt: 'Multiply.', math: `${a} × ${b}`, answer: numberAnswer(a * b) });

/** The place values of a number as side lengths of an area: 46 → 40 and 6. */
const sides = (n: number) =>
  digitsOf(n)
    .map((digit, place) => digit * 10 ** place)
    .filter((part) => part > 0)
    .reverse()
    .map((part) => ({ size: part, label: String(part) }));

const areaModel = ({ a, b }: Pair) => ({
  kind: 'area-model' as const,
  rows: sides(b),
  columns: sides(a),
  alt: `A rectangle ${a} long and ${b} wide, cut by tens and ones.`,
});

function oneDigitHints({ a, b }: Pair): string[] {
  const ones = (a % 10) * b;
  return hintsHiding(
    a * b,
    `${a} × ${b}`,
    `Split ${a} into its places. Each place is multiplied by ${b}.`,
    'Start with the ones. If they make ten or more, carry the tens.',
    `The ones make ${ones}. ${ones > 9 ? `Write ${ones % 10} and carry ${Math.floor(ones / 10)}.` : `Write ${ones}.`}`,
    'In the next column, multiply first. Then add what you carried.',
  );
}

/** The product of a digit with the multiplier: below ten, ten or more, or 0. */
type DigitKind = 'small' | 'large' | 'zero';

function digit(rng: Rng, kind: DigitKind, times: number): number {
  if (kind === 'zero') return 0;
  const limit = Math.floor(9 / times);
  return kind === 'small' ? rng.int(1, Math.max(1, limit)) : rng.int(Math.min(9, Math.ceil(10 / times)), 9);
}

/** A number whose digits (ones first) make or do not make ten when multiplied. */
const drawTimes = (rng: Rng, times: number, kinds: readonly DigitKind[]): Pair => ({
  a: kinds.reduce((sum, kind, place) => sum + digit(rng, kind, times) * 10 ** place, 0),
  b: times,
});

const byOneDigit = skill<Pair>({
  code: 'whole-numbers.multiply-by-one-digit',
  name: 'Multiply two digits by one digit',
  canDo: 'I can multiply a two-digit number by a one-digit number.',
  grade: 4,
  standards: ['4.NBT.B.5'],
  prerequisites: [
    'whole-numbers.multiplication-facts',
    'whole-numbers.multiply-by-multiples-of-ten',
    'whole-numbers.distributive',
  ],
  cases: {
    'no-carry': {
      label: 'no carrying',
      draw: (rng) => {
        const times = rng.int(2, 4);
        const kinds: readonly DigitKind[] = ['small', 'small'];
        return drawTimes(rng, times, kinds);
      },
    },
    carry: {
      label: 'the ones make ten or more',
      draw: (rng, level) => {
        const times = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        const kinds: readonly DigitKind[] = ['large', 'small'];
        return drawTimes(rng, times, kinds);
      },
    },
    'past-hundred': {
      label: 'tens and ones make ten or more',
      draw: (rng, level) => {
        const times = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        const kinds: readonly DigitKind[] = ['large', 'large'];
        return drawTimes(rng, times, kinds);
      },
    },
  },
  pose: (params) => ({ ...pose(params), picture: areaModel(params) }),
  solve: ({ a, b }) => digitProductSteps(a, b),
  hints: oneDigitHints,
  confirms,
  mistakes: oneDigitRules,
  read: readBinary('×', (a, b) => a > 9 && a < 100 && b > 1 && b < 10),
});

const multiDigitByOneDigit = skill<Pair>({
  code: 'whole-numbers.multiply-multi-digit-by-one-digit',
  name: 'Multiply three or four digits by one digit',
  canDo: 'I can multiply a large number by a one-digit number.',
  grade: 4,
  standards: ['4.NBT.B.5'],
  prerequisites: ['whole-numbers.multiply-by-one-digit'],
  cases: {
    'carry-once': {
      label: 'the ones make ten or more',
      draw: (rng, level) => {
        const times = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 9));
        const longer = byLevel<readonly DigitKind[]>(level, [], [], ['large']);
        const kinds: readonly DigitKind[] = ['large', 'small'];
        return drawTimes(rng, times, [...kinds, ...longer, 'small']);
      },
    },
    carries: {
      label: 'carries in a row',
      draw: (rng, level) => {
        const times = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 9));
        const longer = byLevel<readonly DigitKind[]>(level, [], [], ['large']);
        const kinds: readonly DigitKind[] = ['large', 'large'];
        return drawTimes(rng, times, [...kinds, ...longer, 'large']);
      },
    },
    'four-digits': {
      label: 'four digits',
      draw: (rng, level) => {
        const times = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 9));
        const kinds: readonly DigitKind[] = ['large', byLevel(level, 'small', 'large', 'large'), 'large', 'small'];
        return drawTimes(rng, times, kinds);
      },
    },
    'inner-zero': {
      label: 'a zero inside, with a carry into it',
      draw: (rng, level) => {
        const times = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 9, 9));
        const longer = byLevel<readonly DigitKind[]>(level, [], [], ['large']);
        const kinds: readonly DigitKind[] = ['large', 'zero'];
        return drawTimes(rng, times, [...kinds, ...longer, 'large']);
      },
    },
  },
  pose: (params) => ({
    ...pose(params),
    picture: {
      kind: 'column-arithmetic',
      operation: '×',
      rows: [String(params.a), String(params.b)],
      alt: `${params.a} times ${params.b}, written one below the other.`,
    },
  }),
  solve: ({ a, b }) => digitProductSteps(a, b),
  hints: oneDigitHints,
  confirms,
  mistakes: oneDigitRules,
  read: readBinary('×', (a, b) => a > 99 && b > 1 && b < 10),
});

const byTwoDigits = skill<Pair>({
  code: 'whole-numbers.multiply-two-digit',
  name: 'Multiply by a two-digit number',
  canDo: 'I can multiply by a two-digit number and say what each row means.',
  grade: 4,
  standards: ['4.NBT.B.5', '5.NBT.B.5'],
  prerequisites: ['whole-numbers.multiply-multi-digit-by-one-digit'],
  cases: {
    'no-carry': {
      label: 'no carrying',
      draw: (rng) => ({ a: rng.int(1, 4) * 10 + rng.int(1, 4), b: rng.int(1, 2) * 10 + rng.int(1, 2) }),
    },
    carry: {
      label: 'carrying in both rows',
      draw: (rng, level) => {
        const wide = level === 3 ? rng.int(1, 9) * 100 : 0;
        const [tens, ones] = [rng.int(2, byLevel(level, 3, 9, 9)), rng.int(3, 9)];
        // Each digit of the multiplier makes ten or more with the ones, so both rows carry.
        const least = Math.max(4, Math.ceil(10 / Math.min(tens, ones)));
        return { a: wide + rng.int(2, 9) * 10 + rng.int(least, 9), b: tens * 10 + ones };
      },
    },
    tens: {
      label: 'a factor that ends in zero',
      draw: (rng, level) => ({ a: rng.int(2, 9) * 10 + rng.int(2, 9), b: rng.int(2, byLevel(level, 5, 9, 9)) * 10 }),
    },
  },
  pose: (params) => ({ ...pose(params), picture: areaModel(params) }),
  solve: ({ a, b }) => longProductSteps(a, b),
  hints: ({ a, b }) =>
    hintsHiding(
      a * b,
      `${a} × ${b}`,
      `Split ${b} into tens and ones. You need one row for each.`,
      'In the row for the tens you multiply by tens, so that row ends in a zero.',
      b % 10 === 0
        ? `${b} is ${b / 10} tens. Multiply by ${b / 10} first.`
        : `${a} × ${b % 10} is the first row, and ${a} × ${b - (b % 10)} is the second.`,
      'Add the two rows in columns.',
    ),
  confirms,
  mistakes: twoDigitRules,
  read: readBinary('×', (a, b) => a > 9 && b > 9 && b < 100),
});

export const multiplySkills: readonly Skill[] = [byOneDigit, multiDigitByOneDigit, byTwoDigits];
