import { defineSkill } from '../../generate.ts';
import type { Level, Rng, Skill, Step } from '../../types.ts';
import { byLevel, digitsOf, hintsHiding, numberAnswer, placeName, readBinary } from '../shared/whole.ts';
import { type AdditionColumn, drawAddition, type Pair, rulesFrom } from './column-numbers.ts';
import { additionBugs, additionSteps } from './procedures/add.ts';

const rules = rulesFrom(additionBugs);

const pose = ({ a, b }: Pair) => ({
  prompt: 'Add the two numbers.',
  math: `${a} + ${b}`,
  answer: numberAnswer(a + b),
});

const inColumns = (params: Pair) => ({
  ...pose(params),
  picture: {
    kind: 'column-arithmetic' as const,
    operation: '+' as const,
    rows: [String(params.a), String(params.b)],
    alt: `${params.a} plus ${params.b}, written one below the other.`,
  },
});

const solve = ({ a, b }: Pair): Step[] => additionSteps(a, b);

/** The inverse, digit by digit, without adding a and b. */
const confirms = ({ a, b }: Pair, key: string) => /^\d+$/.test(key) && BigInt(key) - BigInt(b) === BigInt(a);

function hints({ a, b }: Pair): string[] {
  const [top, bottom] = [digitsOf(a), digitsOf(b)];
  const ones = (top[0] ?? 0) + (bottom[0] ?? 0);
  const highest = placeName(Math.max(top.length, bottom.length) - 1);
  return hintsHiding(
    a + b,
    `${a} + ${b}`,
    'Line up ones under ones and tens under tens. Which column do you start with?',
    'When a column makes ten or more, trade ten of them for one in the next column.',
    `The ones make ${ones}. ${ones > 9 ? `Write ${ones - 10} and carry 1.` : 'Nothing to carry there.'}`,
    `Go on column by column up to the ${highest}. Count any carried 1 too.`,
  );
}

const twoDigitKinds: { readonly [caseId: string]: readonly AdditionColumn[] } = {
  'no-carry': ['plain', 'plain'],
  carry: ['carry', 'plain'],
  'one-digit': ['carry', 'blank'],
  'past-hundred': ['carry', 'carry'],
};

/** The kinds of columns for a case, one column longer at the stretch level. */
const drawBy =
  (
    table: { readonly [caseId: string]: readonly AdditionColumn[] },
    widen: readonly [AdditionColumn[], AdditionColumn[], AdditionColumn[]],
  ) =>
  (rng: Rng, level: Level, caseId: string): Pair =>
    drawAddition(rng, [...(table[caseId] ?? ['plain']), ...byLevel(level, ...widen)]);

const addTwoDigit = defineSkill<Pair>({
  code: 'whole-numbers.add-two-digit',
  name: 'Add two-digit numbers',
  canDo: 'I can add two-digit numbers, also when the ones make more than ten.',
  grade: 2,
  domain: 'whole-numbers',
  standards: ['2.NBT.B.5'],
  prerequisites: ['whole-numbers.add-within-20', 'whole-numbers.digit-value'],
  cases: [
    { id: 'no-carry', label: 'no carrying' },
    { id: 'carry', label: 'the ones make ten or more' },
    { id: 'one-digit', label: 'one number has one digit' },
    { id: 'past-hundred', label: 'the sum passes one hundred' },
  ],
  draw: (rng, level, caseId) => {
    const pair = drawAddition(rng, twoDigitKinds[caseId] ?? ['plain', 'plain']);
    if (level === 1 && caseId === 'no-carry')
      return { a: pair.a, b: pair.b - (pair.b % 10) + (rng.chance(0.5) ? 0 : pair.b % 10) };
    return level === 3 && rng.chance(0.5) ? { a: pair.b, b: pair.a } : pair;
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
  read: readBinary('+', (a, b) => Math.max(a, b) > 9 && a < 100 && b < 100),
});

const multiDigitKinds: { readonly [caseId: string]: readonly AdditionColumn[] } = {
  'no-carry': ['plain', 'plain', 'plain'],
  'one-carry': ['plain', 'carry', 'plain'],
  'carries-in-a-row': ['carry', 'carry', 'plain'],
  'carry-through-nine': ['carry', 'full', 'plain'],
  'different-lengths': ['carry', 'plain', 'blank'],
};

const addMultiDigit = defineSkill<Pair>({
  code: 'whole-numbers.add-multi-digit',
  name: 'Add numbers with three or more digits',
  canDo: 'I can add large numbers in columns.',
  grade: 3,
  domain: 'whole-numbers',
  standards: ['3.NBT.A.2', '4.NBT.B.4'],
  prerequisites: ['whole-numbers.add-two-digit'],
  cases: [
    { id: 'no-carry', label: 'no carrying' },
    { id: 'one-carry', label: 'one column makes ten or more' },
    { id: 'carries-in-a-row', label: 'two carries in a row' },
    { id: 'carry-through-nine', label: 'a carry runs on through a nine' },
    { id: 'different-lengths', label: 'numbers of different lengths' },
  ],
  draw: drawBy(multiDigitKinds, [[], [], ['carry', 'blank']]),
  pose: inColumns,
  solve,
  hints,
  confirms,
  misconceptions: rules,
  read: readBinary('+', (a, b) => Math.max(a, b) > 99),
});

export const additionSkills: readonly Skill[] = [addTwoDigit, addMultiDigit];
