import { defineSkill } from '../../generate.ts';
import type { Level, MisconceptionRule, Rng, Skill } from '../../types.ts';
import { byLevel, digitsOf, hintsHiding, numberAnswer, placeName, readBinary, work } from '../shared/whole.ts';
import { drawSubtraction, type Pair, type SubtractionColumn } from './column-numbers.ts';
import { buggySubtraction, subtractionBugs, subtractionSteps } from './procedures/subtract.ts';

const adds: MisconceptionRule<Pair> = {
  id: 'whole-numbers.adds-instead-of-subtracting',
  work: ({ a, b }) => work(a + b, [`${a} + ${b} = ${a + b}`, 'Put the numbers together.']),
};

const rules: readonly MisconceptionRule<Pair>[] = [
  ...subtractionBugs.map((id): MisconceptionRule<Pair> => ({ id, work: ({ a, b }) => buggySubtraction(id, a, b) })),
  adds,
];

const pose = ({ a, b }: Pair) => ({
  prompt: 'Subtract.',
  math: `${a} - ${b}`,
  answer: numberAnswer(a - b),
});

const solve = ({ a, b }: Pair) => subtractionSteps(a, b);

/** Adds the difference back to the lower number. */
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

type Kinds = { readonly [caseId: string]: readonly SubtractionColumn[] };

const drawBy =
  (kinds: Kinds, middle: readonly [SubtractionColumn[], SubtractionColumn[], SubtractionColumn[]]) =>
  (rng: Rng, level: Level, caseId: string): Pair => {
    const own = kinds[caseId] ?? ['plain', 'lead'];
    return drawSubtraction(rng, [...own.slice(0, -1), ...byLevel(level, ...middle), ...own.slice(-1)]);
  };

const subtractTwoDigit = defineSkill<Pair>({
  code: 'whole-numbers.subtract-two-digit',
  name: 'Subtract two-digit numbers',
  canDo: 'I can subtract two-digit numbers, also when I have to open a ten.',
  grade: 2,
  domain: 'whole-numbers',
  standards: ['2.NBT.B.5'],
  prerequisites: ['whole-numbers.subtract-within-20', 'whole-numbers.digit-value'],
  cases: [
    { id: 'no-regrouping', label: 'no ten to open' },
    { id: 'regroup', label: 'a ten must be opened' },
    { id: 'zero-on-top', label: 'the upper number ends in zero' },
    { id: 'one-digit', label: 'a one-digit number is taken away' },
  ],
  draw: (rng, level, caseId) => {
    const table: Kinds = {
      'no-regrouping': level === 1 ? ['nought', 'lead'] : ['plain', 'lead'],
      regroup: ['open', 'lead'],
      'zero-on-top': ['zero', 'lead'],
      'one-digit': [level === 1 ? 'plain' : 'open', 'blank'],
    };
    return drawSubtraction(rng, table[caseId] ?? ['plain', 'lead']);
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
  misconceptions: rules,
  read: readBinary('-', (a, b) => a >= b && a > 20 && a < 100),
});

const subtractMultiDigit = defineSkill<Pair>({
  code: 'whole-numbers.subtract-multi-digit',
  name: 'Subtract numbers with three or more digits',
  canDo: 'I can subtract large numbers in columns, also across zeros.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.NBT.A.2', '4.NBT.B.4'],
  prerequisites: ['whole-numbers.subtract-two-digit'],
  cases: [
    { id: 'no-regrouping', label: 'no regrouping' },
    { id: 'regroup-ones', label: 'regroup in the ones' },
    { id: 'regroup-twice', label: 'regroup in two columns' },
    { id: 'across-zero', label: 'regroup across a zero' },
    { id: 'zeros-and-blanks', label: 'zeros above and a shorter number below' },
  ],
  draw: (rng, level, caseId) => {
    const table: Kinds = {
      'no-regrouping': ['plain', 'nought', 'lead'],
      'regroup-ones': ['open', 'plain', 'lead'],
      'regroup-twice': ['open', 'open', 'lead'],
      'across-zero': ['open', 'through', 'lead'],
      'zeros-and-blanks': ['zero', 'through', 'blank'],
    };
    const across = caseId === 'across-zero' || caseId === 'zeros-and-blanks';
    return drawBy(table, [[], [], across ? ['through'] : ['open']])(rng, level, caseId);
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
  misconceptions: rules,
  read: readBinary('-', (a, b) => a >= b && a > 99),
});

export const subtractionSkills: readonly Skill[] = [subtractTwoDigit, subtractMultiDigit];
