import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding, plainText, readBinary } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

const arrays = skill<Pair>({
  code: 'whole-numbers.arrays',
  name: 'Count an array by its rows',
  canDo: 'I can find how many things stand in equal rows.',
  grade: 2,
  standards: ['2.OA.C.4', '3.OA.A.1'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: {
    small: {
      label: 'up to five rows of five',
      draw: (rng) => ({ a: rng.int(3, 5), b: rng.int(3, 5) }),
      few: 'There are nine arrays from 3 by 3 to 5 by 5.',
    },
    wide: {
      label: 'more columns than rows',
      draw: (rng, level) => {
        const short = rng.int(3, byLevel(level, 4, 5, 6));
        const long = rng.int(short + 1, byLevel(level, 9, 10, 10));
        return { a: short, b: long };
      },
    },
    tall: {
      label: 'more rows than columns',
      draw: (rng, level) => {
        const short = rng.int(3, byLevel(level, 4, 5, 6));
        const long = rng.int(short + 1, byLevel(level, 9, 10, 10));
        return { a: long, b: short };
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: `There are ${a} rows with ${b} dots in each row. How many dots are there?`,
    answer: numberAnswer(a * b),
    picture: { kind: 'array', rows: a, columns: b, alt: `Dots in ${a} rows of ${b}.` },
  }),
  solve: ({ a, b }) =>
    steps(
      [
        `${range(1, a)
          .map(() => b)
          .join(' + ')} = ${a * b}`,
        `Add ${b} for each of the ${a} rows.`,
      ],
      [`${a} × ${b} = ${a * b}`, `That is ${a} times ${b}.`],
    ),
  hints: ({ a, b }) =>
    hintsHiding(
      a * b,
      `${a} rows ${b}`,
      'How many dots are in one row? Is it the same in every row?',
      `Count by ${b}, once for each row.`,
      `You need ${a} jumps of ${b}.`,
    ),
  confirms: ({ a, b }, key) =>
    range(1, a).flatMap((row) => range(1, b).map((column) => [row, column])).length === Number(key),
  mistakes: {
    'whole-numbers.adds-factors': ({ a, b }) => wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Add the numbers.']),
    'whole-numbers.counts-border-only': ({ a, b }) => {
      const border = 2 * a + 2 * b - 4;
      return a < 3 || b < 3
        ? undefined
        : wrote(border, [
            `${b} + ${b} + ${a - 2} + ${a - 2} = ${border}`,
            'Count the first and the last row, and the dots at both ends between.',
          ]);
    },
    'whole-numbers.one-group-short': ({ a, b }) =>
      a < 3
        ? undefined
        : wrote((a - 1) * b, [
            `${range(1, a - 1)
              .map(() => b)
              .join(' + ')} = ${(a - 1) * b}`,
            `Count by ${b}.`,
          ]),
  },
});

type Split = { readonly a: number; readonly tens: number; readonly ones: number };

const distributive = skill<Split>({
  code: 'whole-numbers.distributive',
  name: 'Multiply by splitting a factor',
  canDo: 'I can split a factor, multiply both parts and add.',
  grade: 3,
  standards: ['3.OA.B.5', '3.MD.C.7c'],
  prerequisites: ['whole-numbers.multiplication-facts'],
  cases: {
    teens: {
      label: 'a teen split into ten and ones',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        return {
          a,
          tens: 10,
          ones: rng.int(2, byLevel(level, 4, 8, 9)),
        };
      },
    },
    'five-and-rest': {
      label: 'five and the rest',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        return { a, tens: 5, ones: rng.int(2, 4) };
      },
    },
    'tens-and-ones': {
      label: 'tens and ones',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
        return {
          a,
          tens: 10 * rng.int(2, byLevel(level, 3, 5, 9)),
          ones: rng.int(2, byLevel(level, 4, 8, 9)),
        };
      },
    },
  },
  pose: ({ a, tens, ones }) => ({
    prompt: 'Find the value.',
    math: `${a} × (${tens} + ${ones})`,
    answer: numberAnswer(a * (tens + ones)),
    picture: {
      kind: 'area-model',
      rows: [{ size: a, label: String(a) }],
      columns: [
        { size: tens, label: String(tens) },
        { size: ones, label: String(ones) },
      ],
      alt: `A rectangle ${a} high, cut into a part ${tens} wide and a part ${ones} wide.`,
    },
  }),
  solve: ({ a, tens, ones }) =>
    steps(
      [`${a} × ${tens} + ${a} × ${ones}`, `Each part is multiplied by ${a}.`],
      [`${a * tens} + ${a * ones}`, 'Work out the two products.'],
      [`${a * (tens + ones)}`, 'Add them.'],
    ),
  hints: ({ a, tens, ones }) =>
    hintsHiding(
      a * (tens + ones),
      `${a} × (${tens} + ${ones})`,
      `You have ${a} groups. In each group there are ${tens} and ${ones}.`,
      `How many come from all the ${tens === 5 ? 'fives' : 'tens'}? How many from all the ones?`,
      `Work out ${a} × ${tens} and ${a} × ${ones}, then put them together.`,
    ),
  confirms: ({ a, tens, ones }, key) => range(1, a).reduce((left) => left - tens - ones, Number(key)) === 0,
  mistakes: {
    'whole-numbers.distributes-to-first-only': ({ a, tens, ones }) =>
      wrote(
        a * tens + ones,
        [`${a} × ${tens} + ${ones}`, 'Multiply the first number.'],
        [`${a * tens} + ${ones} = ${a * tens + ones}`, 'Add the other one.'],
      ),
    'whole-numbers.adds-factors': ({ a, tens, ones }) =>
      wrote(a + tens + ones, [`${a} + ${tens} + ${ones} = ${a + tens + ones}`, 'Put the numbers together.']),
  },
  read: (text) => {
    const found = /^(\d{1,4})×?\((\d{1,4})\+(\d{1,4})\)$/.exec(plainText(text));
    return found ? { a: Number(found[1]), tens: Number(found[2]), ones: Number(found[3]) } : undefined;
  },
});

const trailing = (n: number): number => String(n).length - String(n).replace(/0+$/, '').length;

const multiplesOfTen = skill<Pair>({
  code: 'whole-numbers.multiply-by-multiples-of-ten',
  name: 'Multiply by tens and hundreds',
  canDo: 'I can multiply numbers such as 6 × 40 in my head.',
  grade: 3,
  standards: ['3.NBT.A.3', '4.NBT.B.5'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.groups-of-ten'],
  cases: {
    'one-digit-tens': {
      label: 'one digit times tens',
      draw: (rng, level) => {
        const [x, y] = [rng.int(2, 9), rng.int(2, 9)];
        const large = byLevel(level, 10, 10, 100);
        return {
          a: x * 1,
          b: y * (level < 3 ? large : rng.pick([100, 1000])),
        };
      },
    },
    'tens-tens': {
      label: 'tens times tens',
      draw: (rng, level) => {
        const [x, y] = [rng.int(2, 9), rng.int(2, 9)];
        const large = byLevel(level, 10, 10, 100);
        return {
          a: x * 10,
          b: y * large,
        };
      },
    },
    'fact-with-zero': {
      label: 'the fact itself ends in zero',
      draw: (rng, level) => {
        const [even, five] = [rng.pick([2, 4, 6, 8]), 5];
        const [one, other] = rng.chance(0.5) ? [even, five] : [five, even];
        // 4 × 50 and 5 × 40, 40 × 500 and 400 × 50.
        const [small, large] = rng.pick(
          byLevel(
            level,
            [
              [1, 10],
              [10, 1],
            ],
            [
              [10, 10],
              [1, 100],
            ],
            [
              [10, 100],
              [100, 10],
            ],
          ),
        );
        return { a: one * small, b: other * large };
      },
    },
  },
  pose: ({ a, b }) => ({ prompt: 'Multiply in your head.', math: `${a} × ${b}`, answer: numberAnswer(a * b) }),
  solve: ({ a, b }) => {
    const [x, y] = [a / 10 ** trailing(a), b / 10 ** trailing(b)];
    const power = 10 ** (trailing(a) + trailing(b));
    return steps(
      [`${x} × ${y} = ${x * y}`, 'Multiply the digits in front.'],
      [
        `${x * y} × ${power} = ${a * b}`,
        trailing(a) > 0
          ? `Tens times tens are hundreds: here the digits stand for groups of ${power}.`
          : `The product counts groups of ${power}.`,
      ],
      [`${a} × ${b} = ${a * b}`, 'So this is the product.'],
    );
  },
  hints: ({ a, b }) => {
    const [x, y] = [a / 10 ** trailing(a), b / 10 ** trailing(b)];
    return hintsHiding(
      a * b,
      `${a} × ${b}`,
      'Which fact from the tables is hidden in this product?',
      `Start with ${x} × ${y}. What do those count: ones, tens, hundreds?`,
      trailing(a) > 0
        ? 'Ten times ten is a hundred. Keep that in mind for the size of the answer.'
        : `${b} is ${y} groups of ${b / y}. Your fact counts such groups.`,
    );
  },
  confirms: ({ a, b }, key) => Number(key) % b === 0 && range(1, Number(key) / b).length === a,
  mistakes: {
    'whole-numbers.drops-a-zero': ({ a, b }) => {
      const fact = (a / 10 ** trailing(a)) * (b / 10 ** trailing(b));
      const zeros = trailing(a) + trailing(b) - 1;
      const putBack = zeros === 0 ? 'Leave the zero off.' : `Put back ${zeros === 1 ? 'one zero' : `${zeros} zeros`}.`;
      const why = fact % 10 === 0 ? 'One of the zeros is there already.' : putBack;
      return wrote((a * b) / 10, [`${fact}`, 'Multiply the digits in front.'], [`${(a * b) / 10}`, why]);
    },
    'whole-numbers.adds-factors': ({ a, b }) => wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Put the numbers together.']),
  },
  read: readBinary(
    '×',
    (a, b) => b % 10 === 0 && b > 0 && a > 0 && b / 10 ** trailing(b) < 10 && a / 10 ** trailing(a) < 10,
  ),
});

export const multiplicationMisconceptionSkills: readonly Skill[] = [arrays, distributive, multiplesOfTen];
