import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding, readBinary } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

const counted = (from: number, to: number): string => range(Math.min(from, to), Math.max(from, to)).join(', ');

const addWithin20 = skill<Pair>({
  code: 'whole-numbers.add-within-20',
  name: 'Add within 20',
  canDo: 'I can add two numbers up to ten.',
  grade: 1,
  standards: ['1.OA.C.6', '2.OA.B.2'],
  prerequisites: ['whole-numbers.count-on', 'whole-numbers.number-bonds'],
  cases: {
    'within-ten': {
      label: 'the sum is at most ten',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 1, 2, 3), 6);
        return { a, b: rng.int(2, 10 - a) };
      },
    },
    'past-ten': {
      label: 'the sum passes ten',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 7, 6, 4), 9);
        return { a, b: rng.int(Math.max(2, 11 - a), 9) };
      },
    },
    'near-double': {
      label: 'nearly a double',
      few: 'There are six sums from 4 + 5 to 9 + 10.',
      draw: (rng, level) => {
        const a = rng.int(byLevel(level, 7, 6, 4), 9);
        return { a, b: a + 1 };
      },
    },
  },
  pose: ({ a, b }) => ({ prompt: 'Add.', math: `${a} + ${b}`, answer: numberAnswer(a + b) }),
  solve: ({ a, b }) => {
    const [large, small] = [Math.max(a, b), Math.min(a, b)];
    const toTen = 10 - large;
    if (large + small <= 10 || toTen === 0)
      return steps([`${a} + ${b} = ${a + b}`, `Start at ${large} and count on ${small}.`]);
    return steps(
      [`${large} + ${toTen} = 10`, `Make ten: ${large} needs ${toTen}.`],
      [`${small} - ${toTen} = ${small - toTen}`, `That leaves ${small - toTen} of the ${small}.`],
      [`${a} + ${b} = ${a + b}`, `Ten and ${small - toTen} make ${a + b}.`],
    );
  },
  hints: ({ a, b }) => {
    const large = Math.max(a, b);
    return hintsHiding(
      a + b,
      `${a} + ${b}`,
      'Which number is larger? Start there.',
      'Count on from it, one step for each one of the smaller number. The first step is the number after it.',
      large + Math.min(a, b) > 10
        ? `Or make ten first: how many does ${large} need? Then add what is left.`
        : `Put ${large} in your head and show ${Math.min(a, b)} on your fingers.`,
    );
  },
  confirms: ({ a, b }, key) => [...'|'.repeat(a), ...'|'.repeat(b)].length === Number(key),
  mistakes: {
    'whole-numbers.counts-the-start': ({ a, b }) => {
      const [large, small] = [Math.max(a, b), Math.min(a, b)];
      return wrote(
        large + small - 1,
        [`${counted(large, large + small - 1)}`, `Count ${small} numbers, starting with ${large}.`],
        [`${a} + ${b} = ${large + small - 1}`, 'The last number is the answer.'],
      );
    },
  },
  read: readBinary('+', (a, b) => a <= 10 && b <= 10 && a > 0 && b > 0),
});

const subtractWithin20 = skill<Pair>({
  code: 'whole-numbers.subtract-within-20',
  name: 'Subtract within 20',
  canDo: 'I can subtract from numbers up to 20.',
  grade: 1,
  standards: ['1.OA.C.6', '2.OA.B.2'],
  prerequisites: ['whole-numbers.add-within-20'],
  cases: {
    'within-ten': {
      label: 'from a number up to ten',
      draw: (rng, level) => {
        const a = rng.int(6, 10);
        return { a, b: rng.int(2, a - byLevel(level, 1, 2, 2)) };
      },
    },
    'past-ten': {
      label: 'the answer passes below ten',
      draw: (rng, level) => {
        const a = rng.int(11, byLevel(level, 13, 16, 18));
        return { a, b: rng.int(a - 9, 9) };
      },
    },
    close: {
      label: 'the two numbers are close',
      draw: (rng, level) => {
        const a = rng.int(11, byLevel(level, 14, 16, 18));
        return { a, b: rng.int(a - 4, a - 2) };
      },
    },
  },
  pose: ({ a, b }) => ({ prompt: 'Subtract.', math: `${a} - ${b}`, answer: numberAnswer(a - b) }),
  solve: ({ a, b }) => {
    const down = a - 10;
    if (a <= 10 || b <= down) return steps([`${a} - ${b} = ${a - b}`, `Count back ${b} from ${a}.`]);
    return steps(
      [`${a} - ${down} = 10`, `Go back to ten first: that takes ${down}.`],
      [
        `10 - ${b - down} = ${a - b}`,
        `Of the ${b}, ${b - down} ${b - down === 1 ? 'is' : 'are'} still to be taken away.`,
      ],
      [`${a} - ${b} = ${a - b}`, `Check: ${a - b} and ${b} make ${a}.`],
    );
  },
  hints: ({ a, b }) =>
    hintsHiding(
      a - b,
      `${a} - ${b}`,
      `Think of adding: ${b} and how many more make ${a}?`,
      'Count up from the smaller number. How many steps do you take?',
      a > 10
        ? `Or go back to ten first, then take away what is left of the ${b}.`
        : 'Use your fingers or draw dots and cross some out.',
    ),
  confirms: ({ a, b }, key) => [...'|'.repeat(b), ...'|'.repeat(Number(key))].length === a,
  mistakes: {
    'whole-numbers.counts-back-from-start': ({ a, b }) =>
      b < 1
        ? undefined
        : wrote(
            a - b + 1,
            [
              range(a - b + 1, a)
                .reverse()
                .join(', '),
              `Say ${b} numbers backward, starting with ${a}.`,
            ],
            [`${a} - ${b} = ${a - b + 1}`, 'The last number is the answer.'],
          ),
    'whole-numbers.adds-instead-of-subtracting': ({ a, b }) =>
      wrote(a + b, [`${a} + ${b} = ${a + b}`, 'Put the numbers together.']),
  },
  read: readBinary('-', (a, b) => a <= 20 && b <= a && b > 0),
});

export const additionFactSkills: readonly Skill[] = [addWithin20, subtractWithin20];
