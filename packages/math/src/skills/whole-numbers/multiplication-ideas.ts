import { defineSkill } from '../../generate.ts';
import type { Skill } from '../../types.ts';
import { byLevel, hintsHiding, numberAnswer, plainText, range, readBinary, steps, work } from '../shared/whole.ts';
import type { Pair } from './column-numbers.ts';

const arrays = defineSkill<Pair>({
  code: 'whole-numbers.arrays',
  name: 'Count an array by its rows',
  canDo: 'I can find how many things stand in equal rows.',
  grade: 2,
  domain: 'whole-numbers',
  standards: ['2.OA.C.4', '3.OA.A.1'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: [
    { id: 'small', label: 'up to five rows of five' },
    { id: 'wide', label: 'more columns than rows' },
    { id: 'tall', label: 'more rows than columns' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'small') return { a: rng.int(3, 5), b: rng.int(3, 5) };
    const short = rng.int(3, byLevel(level, 4, 5, 6));
    const long = rng.int(short + 1, byLevel(level, 6, 8, 10));
    return caseId === 'wide' ? { a: short, b: long } : { a: long, b: short };
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
  misconceptions: [
    {
      id: 'whole-numbers.adds-factors',
      work: ({ a, b }) => work(a + b, [`${a} + ${b} = ${a + b}`, 'Add the numbers.']),
    },
    {
      id: 'whole-numbers.counts-border-only',
      work: ({ a, b }) => {
        const border = 2 * a + 2 * b - 4;
        return a < 3 || b < 3
          ? undefined
          : work(border, [`${a} + ${b} + ${a} + ${b} - 4 = ${border}`, 'Count once around the edge.']);
      },
    },
    {
      id: 'whole-numbers.one-group-short',
      work: ({ a, b }) =>
        work((a - 1) * b, [
          `${range(1, a - 1)
            .map(() => b)
            .join(' + ')} = ${(a - 1) * b}`,
          `Count by ${b}.`,
        ]),
    },
  ],
});

type Split = { readonly a: number; readonly tens: number; readonly ones: number };

const distributive = defineSkill<Split>({
  code: 'whole-numbers.distributive',
  name: 'Multiply by splitting a factor',
  canDo: 'I can split a factor, multiply both parts and add.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.OA.B.5', '3.MD.C.7c'],
  prerequisites: ['whole-numbers.multiplication-facts'],
  cases: [
    { id: 'teens', label: 'a teen split into ten and ones' },
    { id: 'five-and-rest', label: 'five and the rest' },
    { id: 'tens-and-ones', label: 'tens and ones' },
  ],
  draw: (rng, level, caseId) => {
    const a = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 9));
    if (caseId === 'five-and-rest') return { a, tens: 5, ones: rng.int(2, 4) };
    return {
      a,
      tens: caseId === 'teens' ? 10 : 10 * rng.int(2, byLevel(level, 3, 5, 9)),
      ones: rng.int(2, byLevel(level, 4, 8, 9)),
    };
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
  misconceptions: [
    {
      id: 'whole-numbers.distributes-to-first-only',
      work: ({ a, tens, ones }) =>
        work(
          a * tens + ones,
          [`${a} × ${tens} + ${ones}`, 'Multiply the first number.'],
          [`${a * tens} + ${ones} = ${a * tens + ones}`, 'Add the other one.'],
        ),
    },
    {
      id: 'whole-numbers.adds-factors',
      work: ({ a, tens, ones }) =>
        work(a + tens + ones, [`${a} + ${tens} + ${ones} = ${a + tens + ones}`, 'Put the numbers together.']),
    },
  ],
  read: (text) => {
    const found = /^(\d{1,4})×?\((\d{1,4})\+(\d{1,4})\)$/.exec(plainText(text));
    return found ? { a: Number(found[1]), tens: Number(found[2]), ones: Number(found[3]) } : undefined;
  },
});

const trailing = (n: number): number => String(n).length - String(n).replace(/0+$/, '').length;

const multiplesOfTen = defineSkill<Pair>({
  code: 'whole-numbers.multiply-by-multiples-of-ten',
  name: 'Multiply by tens and hundreds',
  canDo: 'I can multiply numbers such as 6 × 40 in my head.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.NBT.A.3', '4.NBT.B.5'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.groups-of-ten'],
  cases: [
    { id: 'one-digit-tens', label: 'one digit times tens' },
    { id: 'tens-tens', label: 'tens times tens' },
    { id: 'fact-with-zero', label: 'the fact itself ends in zero' },
  ],
  draw: (rng, level, caseId) => {
    const [x, y] = [rng.int(2, 9), rng.int(2, 9)];
    const large = byLevel(level, 10, 10, 100);
    if (caseId === 'fact-with-zero') return { a: rng.pick([2, 4, 6, 8]) * byLevel(level, 1, 10, 10), b: 5 * large };
    return {
      a: x * (caseId === 'tens-tens' ? 10 : 1),
      b: y * (caseId === 'tens-tens' || level < 3 ? large : rng.pick([100, 1000])),
    };
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
  misconceptions: [
    {
      id: 'whole-numbers.drops-a-zero',
      work: ({ a, b }) => {
        const fact = (a / 10 ** trailing(a)) * (b / 10 ** trailing(b));
        const kept = trailing(a) + trailing(b) - 1;
        const putBack = kept === 0 ? 'Leave the zero off.' : `Put back ${kept === 1 ? 'one zero' : `${kept} zeros`}.`;
        const why = fact % 10 === 0 ? 'One of the zeros is there already.' : putBack;
        return work((a * b) / 10, [`${fact}`, 'Multiply the digits in front.'], [`${(a * b) / 10}`, why]);
      },
    },
    {
      id: 'whole-numbers.adds-factors',
      work: ({ a, b }) => work(a + b, [`${a} + ${b} = ${a + b}`, 'Put the numbers together.']),
    },
  ],
  read: readBinary(
    '×',
    (a, b) => b % 10 === 0 && b > 0 && a > 0 && b / 10 ** trailing(b) < 10 && a / 10 ** trailing(a) < 10,
  ),
});

export const multiplicationIdeaSkills: readonly Skill[] = [arrays, distributive, multiplesOfTen];
