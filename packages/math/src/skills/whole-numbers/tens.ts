import type { Level, MistakenWork, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

const onesOf = (n: number): number => n % 10;
const tensOf = (n: number): number => n - onesOf(n);
const sumLine = (a: number, b: number, sum = a + b): string => `${a} + ${b} = ${sum}`;

/** Grade 1: a two-digit number and ones, or a two-digit number and whole tens. */
const addTensOrOnes = skill<Pair>({
  code: 'whole-numbers.add-tens-or-ones',
  name: 'Add ones or tens to a two-digit number',
  canDo: 'I can add ones to the ones and tens to the tens.',
  grade: 1,
  standards: ['1.NBT.C.4', '1.NBT.B.2b', '1.NBT.B.2c'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: {
    ones: {
      label: 'ones, no new ten',
      draw: (rng, level) => {
        const b = rng.int(2, byLevel(level, 4, 5, 6));
        return { a: rng.int(byLevel(level, 2, 3, 5), byLevel(level, 4, 7, 9)) * 10 + rng.int(1, 9 - b), b };
      },
    },
    'new-ten': {
      label: 'ones, and a new ten',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 5, 4, 6), 9);
        return { a: rng.int(byLevel(level, 1, 2, 5), byLevel(level, 4, 6, 8)) * 10 + rng.int(11 - b, 9), b };
      },
    },
    tens: {
      label: 'whole tens',
      draw: (rng, level) => {
        const tens = rng.int(1, byLevel(level, 4, 5, 6));
        return { a: tens * 10 + rng.int(1, 9), b: 10 * rng.int(2, Math.max(2, 9 - tens)) };
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: 'Add.',
    math: `${a} + ${b}`,
    answer: numberAnswer(a + b),
    picture: {
      kind: 'base-ten',
      tens: tensOf(a) / 10,
      ones: onesOf(a),
      alt: `Blocks that show the first number: ${tensOf(a) / 10} tens and ${onesOf(a)} ones.`,
    },
  }),
  solve: ({ a, b }) =>
    b >= 10
      ? steps(
          [sumLine(tensOf(a), b), 'Add tens to tens.'],
          [sumLine(tensOf(a) + b, onesOf(a)), 'The ones stay as they are.'],
        )
      : steps(
          [sumLine(onesOf(a), b), 'Add ones to ones.'],
          [sumLine(tensOf(a), onesOf(a) + b), 'Put the tens and the ones together.'],
        ),
  hints: ({ a, b }) =>
    hintsHiding(
      a + b,
      `${a} + ${b}`,
      'What is added: ones or tens? Say it with the word.',
      'Draw the blocks that are added beside those in the picture.',
      b < 10 && onesOf(a) + b > 9 ? 'Ten ones make a ten. Can you trade?' : 'Only one kind of block changes.',
    ),
  confirms: ({ a, b }, key) => Number(key) - b === a,
  mistakes: {
    'whole-numbers.adds-to-the-wrong-place': ({ a, b }) => {
      const answer = b >= 10 ? a + b / 10 : a + b * 10;
      return wrote(answer, [
        b >= 10 ? sumLine(onesOf(a), b / 10) : sumLine(tensOf(a) / 10, b),
        b >= 10 ? 'Add the digit of the tens to the ones.' : 'Add the ones to the digit of the tens.',
      ]);
    },
    'whole-numbers.carry-ignored': ({ a, b }) =>
      b >= 10 || onesOf(a) + b < 10
        ? undefined
        : wrote(tensOf(a) + ((onesOf(a) + b) % 10), [
            sumLine(onesOf(a), b),
            `Write ${(onesOf(a) + b) % 10} in the ones, and keep the tens.`,
          ]),
  },
});

type Jump = { readonly from: number; readonly by: number };

const jumpWords = ({ by }: Jump): string => `${Math.abs(by)} ${by > 0 ? 'more' : 'less'}`;
const jumpLine = ({ from, by }: Jump): string => `${from} ${by > 0 ? '+' : '-'} ${Math.abs(by)} = ${from + by}`;

/** The answer of a student who changes the wrong digit instead of the tens or hundreds. */
function otherDigit({ from, by }: Jump, step: number): MistakenWork {
  const answer = from + Math.sign(by) * step;
  return wrote(answer, [
    `${from} ${by > 0 ? '+' : '-'} ${step} = ${answer}`,
    `Go to the number ${step} ${by > 0 ? 'more' : 'less'}.`,
  ]);
}

const askJump = (p: Jump): string => `What number is ${jumpWords(p)} than ${p.from}?`;
const changed = ({ by }: Jump): string => (Math.abs(by) === 10 ? 'tens' : 'hundreds');

/** Whether ten more or less changes the hundreds as well. */
const turnsHundred = ({ from, by }: Jump): boolean =>
  Math.abs(by) === 10 && Math.floor(from / 100) !== Math.floor((from + by) / 100);

const jumpSkill = {
  pose: (p: Jump) => ({ prompt: askJump(p), answer: numberAnswer(p.from + p.by) }),
  solve: (p: Jump) =>
    steps([
      jumpLine(p),
      turnsHundred(p)
        ? `One ten ${p.by > 0 ? 'more' : 'less'} goes past a hundred, so the hundreds digit changes, too.`
        : `One ${changed(p).slice(0, -1)} ${p.by > 0 ? 'more' : 'less'}: the other digits stay.`,
    ]),
  hints: (p: Jump) =>
    hintsHiding(
      p.from + p.by,
      askJump(p),
      'Which digit stands for the tens, and which for the ones?',
      `Start with the ${changed(p)}. Do they get one more or one less?`,
    ),
  confirms: ({ from, by }: Jump, key: string) => Number(key) - by === from,
};

const tenFrom =
  (sign: 1 | -1): Draw<Jump> =>
  (rng, level) => ({
    from: rng.int(byLevel(level, 2, 2, 5), byLevel(level, 5, 8, 8)) * 10 + rng.int(byLevel(level, 1, 0, 0), 9),
    by: 10 * sign,
  });

/** Grade 1: ten more and ten less, in the head. */
const tenMoreOrLess = skill<Jump>({
  code: 'whole-numbers.ten-more-or-less',
  name: 'Find ten more or ten less',
  canDo: 'I can say ten more or ten less without counting.',
  grade: 1,
  standards: ['1.NBT.C.5'],
  prerequisites: ['whole-numbers.count-on'],
  cases: { more: { label: 'ten more', draw: tenFrom(1) }, less: { label: 'ten less', draw: tenFrom(-1) } },
  ...jumpSkill,
  mistakes: {
    'whole-numbers.counts-ones-for-tens': (p) => (Math.abs(p.by) === 10 ? otherDigit(p, 1) : undefined),
    'whole-numbers.counts-the-other-way': (p) =>
      wrote(p.from - p.by, [jumpLine({ from: p.from, by: -p.by }), 'Go ten the other way.']),
  },
});

const farFrom =
  (by: number, edge: boolean): Draw<Jump> =>
  (rng: Rng, level: Level) => {
    const hundreds = 100 * rng.int(byLevel(level, 2, 2, 3), byLevel(level, 5, 8, 8));
    const tens = edge ? (by > 0 ? 90 : 0) : 10 * rng.int(2, 7);
    return { from: hundreds + tens + rng.int(byLevel(level, 0, 1, 1), byLevel(level, 5, 9, 9)), by };
  };

/** Grade 2: ten or a hundred more and less, also past a hundred. */
const hundredMoreOrLess = skill<Jump>({
  code: 'whole-numbers.hundred-more-or-less',
  name: 'Find 10 or 100 more or less',
  canDo: 'I can add or take away 10 or 100 in my head.',
  grade: 2,
  standards: ['2.NBT.B.8'],
  prerequisites: ['whole-numbers.ten-more-or-less'],
  cases: {
    'hundred-more': { label: '100 more', draw: farFrom(100, false) },
    'hundred-less': { label: '100 less', draw: farFrom(-100, false) },
    'ten-over': { label: '10 more, past a hundred', draw: farFrom(10, true) },
    'ten-under': { label: '10 less, below a hundred', draw: farFrom(-10, true) },
  },
  ...jumpSkill,
  mistakes: {
    'whole-numbers.counts-ones-for-tens': (p) => otherDigit(p, 1),
    'whole-numbers.counts-the-other-way': (p) =>
      wrote(p.from - p.by, [jumpLine({ from: p.from, by: -p.by }), 'Go the other way.']),
  },
});

/** Grade 1: whole tens from whole tens. */
const subtractTens = skill<Pair>({
  code: 'whole-numbers.subtract-tens',
  name: 'Subtract tens from tens',
  canDo: 'I can take tens away from tens.',
  grade: 1,
  standards: ['1.NBT.C.6', '1.NBT.B.2c'],
  prerequisites: ['whole-numbers.subtract-within-20'],
  cases: {
    some: {
      label: 'some tens are left',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 3, 4, 6), byLevel(level, 6, 9, 9));
        return { a: 10 * a, b: 10 * rng.int(1, a - 1) };
      },
    },
    none: {
      label: 'nothing is left',
      few: 'There are eight tens from 20 to 90.',
      draw: (rng) => {
        const a = 10 * rng.int(2, 9);
        return { a, b: a };
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: 'Subtract.',
    math: `${a} - ${b}`,
    answer: numberAnswer(a - b),
    picture: { kind: 'base-ten', tens: a / 10, ones: 0, alt: `Blocks that show the first number: ${a / 10} tens.` },
  }),
  solve: ({ a, b }) =>
    steps(
      [`${a / 10} - ${b / 10} = ${(a - b) / 10}`, `${a / 10} tens, take away ${b / 10} tens.`],
      [`${a} - ${b} = ${a - b}`, 'Say the tens as a number.'],
    ),
  hints: ({ a, b }) =>
    hintsHiding(
      a - b,
      `${a} - ${b}`,
      'Say both numbers as tens.',
      'Cross out the tens in the picture that are taken away. Which blocks are left?',
    ),
  confirms: ({ a, b }, key) => Number(key) + b === a,
  mistakes: {
    'whole-numbers.tens-told-as-ones': ({ a, b }) =>
      a === b
        ? undefined
        : wrote((a - b) / 10, [`${a / 10} - ${b / 10} = ${(a - b) / 10}`, 'Take the digits in front.']),
    'whole-numbers.adds-instead-of-subtracting': ({ a, b }) =>
      b === 0 ? undefined : wrote(a + b, [sumLine(a, b), 'Put the two numbers together.']),
  },
});

export const tensSkills: readonly Skill[] = [addTensOrOnes, tenMoreOrLess, hundredMoreOrLess, subtractTens];
