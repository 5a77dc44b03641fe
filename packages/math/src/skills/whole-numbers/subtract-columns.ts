import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, type Mistakes, skill } from '../kit/skill.ts';
import { digitsOf, hintsHiding, placeName, readBinary } from '../kit/whole.ts';
import { wrote } from '../kit/work.ts';
import {
  drawSubtraction,
  type Pair,
  type SubtractionColumn,
  subtractionInOnePlace,
  subtractionRules,
} from './column-numbers.ts';
import { subtractionSteps } from './procedures/subtract.ts';

const adds: Mistakes<Pair> = {
  'whole-numbers.adds-instead-of-subtracting': ({ a, b }) =>
    wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Put the numbers together.']),
};

const rules: Mistakes<Pair> = {
  ...subtractionRules,
  ...adds,
};

const pose = ({ a, b }: Pair) => ({
  prompt: 'Subtract.',
  math: `${a} - ${b}`,
  answer: numberAnswer(a - b),
});

const solve = ({ a, b }: Pair) => subtractionSteps(a, b);

/** Confirms the difference by adding it to the lower number. */
const confirms = ({ a, b }: Pair, key: string) => /^\d+$/.test(key) && BigInt(key) + BigInt(b) === BigInt(a);

function hints({ a, b }: Pair): string[] {
  const [top, bottom] = [digitsOf(a), digitsOf(b)];
  const place = top.findIndex((digit, i) => digit < (bottom[i] ?? 0));
  const zero = place >= 0 && top[place + 1] === 0;
  const column =
    place < 0
      ? 'Every upper digit is large enough. Subtract column by column.'
      : `In the ${placeName(place)} you need ${bottom[place] ?? 0} but there are only ${top[place] ?? 0}. Where can you get ten more?`;
  const next = zero
    ? `There are no ${placeName(place + 1)} to open. Go one place further left, and open from there step by step.`
    : 'When you open one, the digit you took it from becomes one smaller.';
  return hintsHiding(
    a - b,
    `${a} - ${b}`,
    'Start with the ones. Is the upper digit large enough to take the lower one away?',
    column,
    next,
    'Finish the columns from right to left. Then add your answer to the lower number: do you get the upper one?',
  );
}

/** Numbers with columns of these kinds; at the stretch level with one more before the last. */
const drawWider =
  (kinds: readonly SubtractionColumn[], further: SubtractionColumn): Draw<Pair> =>
  (rng, level) =>
    drawSubtraction(rng, [...kinds.slice(0, -1), ...byLevel(level, [], [], [further]), ...kinds.slice(-1)]);

const subtractTwoDigit = skill<Pair>({
  code: 'whole-numbers.subtract-two-digit',
  name: 'Subtract two-digit numbers',
  canDo: 'I can subtract two-digit numbers, also when I have to open a ten.',
  grade: 2,
  standards: ['2.NBT.B.5'],
  prerequisites: ['whole-numbers.subtract-within-20', 'whole-numbers.digit-value'],
  cases: {
    'no-regrouping': {
      label: 'no ten to open',
      draw: (rng, level) => drawSubtraction(rng, [level === 1 ? 'nought' : 'plain', 'lead']),
    },
    regroup: {
      label: 'a ten must be opened',
      draw: (rng) => drawSubtraction(rng, ['open', 'lead']),
    },
    'zero-on-top': {
      label: 'the upper number ends in zero',
      draw: (rng) => drawSubtraction(rng, ['zero', 'lead']),
    },
    'one-digit': {
      label: 'a one-digit number is taken away',
      draw: (rng, level) => drawSubtraction(rng, [level === 1 ? 'plain' : 'open', 'blank']),
    },
  },
  pose: (params) => ({
    ...pose(params),
    picture: {
      kind: 'base-ten',
      tens: Math.floor(params.a / 10),
      ones: params.a % 10,
      alt: `The number ${params.a} as tens and ones.`,
    },
  }),
  solve,
  hints,
  confirms,
  mistakes: rules,
  read: readBinary('-', (a, b) => a >= b && a > 20 && a < 100),
});

export const subtractMultiDigit = skill<Pair>({
  code: 'whole-numbers.subtract-multi-digit',
  name: 'Subtract numbers with three or more digits',
  canDo: 'I can subtract large numbers in columns, also across zeros.',
  grade: 3,
  standards: ['3.NBT.A.2', '4.NBT.B.4'],
  prerequisites: ['whole-numbers.subtract-two-digit'],
  cases: {
    'no-regrouping': {
      label: 'no regrouping',
      draw: drawWider(['plain', 'nought', 'lead'], 'plain'),
    },
    'regroup-ones': {
      label: 'regroup in the ones',
      draw: drawWider(['open', 'plain', 'lead'], 'open'),
    },
    'regroup-twice': {
      label: 'regroup in two columns',
      draw: drawWider(['open', 'open', 'lead'], 'plain'),
    },
    'across-zero': {
      label: 'regroup across a zero',
      draw: drawWider(['open', 'through', 'lead'], 'through'),
    },
    'zeros-and-blanks': {
      label: 'zeros above and a shorter number below',
      draw: drawWider(['zero', 'through', 'blank'], 'through'),
    },
  },
  pose: (params) => ({
    ...pose(params),
    picture: {
      kind: 'column-arithmetic',
      operation: '-',
      rows: [String(params.a), String(params.b)],
      alt: `${params.a} minus ${params.b}, written one below the other.`,
    },
  }),
  solve,
  hints,
  confirms,
  mistakes: rules,
  inOnePlace: subtractionInOnePlace,
  read: readBinary('-', (a, b) => a >= b && a > 99),
});

export const subtractColumnsSkills: readonly Skill[] = [subtractTwoDigit, subtractMultiDigit];
