import type { Skill, Step } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { digitsOf, hintsHiding, placeName, readBinary } from '../kit/whole.ts';
import { type AdditionColumn, drawAddition, type Pair, rulesFrom } from './column-numbers.ts';
import { additionProcedures, additionSteps } from './procedures/add.ts';

const rules = rulesFrom(additionProcedures);

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

const tensAndOnes = (number: number) => ({ tens: Math.floor(number / 10), ones: number % 10 });

const solve = ({ a, b }: Pair): Step[] => additionSteps(a, b);

/** Confirms the sum by subtracting digit by digit, without adding a and b. */
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

/** Numbers with columns of these kinds; at the stretch level with two more, one that carries only where several do. */
const drawWider =
  (...kinds: readonly AdditionColumn[]): Draw<Pair> =>
  (rng, level) =>
    drawAddition(rng, [
      ...kinds,
      ...byLevel<readonly AdditionColumn[]>(
        level,
        [],
        [],
        [kinds.filter((kind) => kind !== 'plain').length > 1 ? 'carry' : 'plain', 'blank'],
      ),
    ]);

const addTwoDigit = skill<Pair>({
  code: 'whole-numbers.add-two-digit',
  name: 'Add two-digit numbers',
  canDo: 'I can add two-digit numbers, also when the ones make more than ten.',
  grade: 2,
  standards: ['2.NBT.B.5'],
  prerequisites: ['whole-numbers.add-within-20', 'whole-numbers.digit-value'],
  cases: {
    'no-carry': {
      label: 'no carrying',
      draw: (rng, level) => {
        const pair = drawAddition(rng, ['plain', 'plain']);
        if (level === 1) return { a: pair.a, b: pair.b - (pair.b % 10) + (rng.chance(0.5) ? 0 : pair.b % 10) };
        return level === 3 && rng.chance(0.5) ? { a: pair.b, b: pair.a } : pair;
      },
    },
    carry: {
      label: 'the ones make ten or more',
      draw: (rng, level) => {
        const pair = drawAddition(rng, ['carry', 'plain']);
        return level === 3 && rng.chance(0.5) ? { a: pair.b, b: pair.a } : pair;
      },
    },
    'one-digit': {
      label: 'one number has one digit',
      draw: (rng, level) => {
        const pair = drawAddition(rng, ['carry', 'blank']);
        return level === 3 && rng.chance(0.5) ? { a: pair.b, b: pair.a } : pair;
      },
    },
    'past-hundred': {
      label: 'the sum passes one hundred',
      draw: (rng, level) => {
        const pair = drawAddition(rng, ['carry', 'carry']);
        return level === 3 && rng.chance(0.5) ? { a: pair.b, b: pair.a } : pair;
      },
    },
  },
  pose: (params) => ({
    ...pose(params),
    picture: {
      kind: 'base-ten',
      ...tensAndOnes(params.a),
      and: tensAndOnes(params.b),
      alt: `The numbers ${params.a} and ${params.b} as tens and ones.`,
    },
  }),
  solve,
  hints,
  confirms,
  mistakes: rules,
  read: readBinary('+', (a, b) => Math.max(a, b) > 9 && a < 100 && b < 100),
});

const addMultiDigit = skill<Pair>({
  code: 'whole-numbers.add-multi-digit',
  name: 'Add numbers with three or more digits',
  canDo: 'I can add large numbers in columns.',
  grade: 3,
  standards: ['3.NBT.A.2', '4.NBT.B.4'],
  prerequisites: ['whole-numbers.add-two-digit'],
  cases: {
    'no-carry': { label: 'no carrying', draw: drawWider('plain', 'plain', 'plain') },
    'one-carry': { label: 'one column makes ten or more', draw: drawWider('plain', 'carry', 'plain') },
    'carries-in-a-row': { label: 'two carries in a row', draw: drawWider('carry', 'carry', 'plain') },
    'carry-through-nine': { label: 'a carry runs on through a nine', draw: drawWider('carry', 'full', 'plain') },
    'different-lengths': { label: 'numbers of different lengths', draw: drawWider('carry', 'plain', 'blank') },
  },
  pose: inColumns,
  solve,
  hints,
  confirms,
  mistakes: rules,
  read: readBinary('+', (a, b) => Math.max(a, b) > 99),
});

export const addColumnsSkills: readonly Skill[] = [addTwoDigit, addMultiDigit];
