import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { isNear, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { FEW_EASY_FRACTIONS } from './pools.ts';

type Params = { readonly top: number; readonly bottom: number; readonly end: number };

/** Grade 3: read a fraction from a number line on which only whole numbers are labeled. */
export const fractionOnNumberLine = skill<Params>({
  code: 'fractions.number-line',
  name: 'Read a fraction on a number line',
  canDo: 'I can say which fraction a point on the number line shows.',
  grade: 3,
  standards: ['3.NF.A.2b', '3.NF.A.2'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    'unit-line': {
      label: 'line from 0 to 1',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 10]).flatMap((bottom) => {
          const end = 1;
          const tops = range(1, bottom - 1);
          return tops
            .filter((top) => top % bottom !== 0 && (level === 3 || gcd(top, bottom) === 1))
            .map((top): Params => ({ top, bottom, end }));
        }),
      ),
    },
    'below-one': {
      label: 'longer line, point before 1',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 10]).flatMap((bottom) => {
          const end = byLevel(level, 2, 2, 3);
          const tops = range(1, bottom - 1);
          return tops
            .filter((top) => top % bottom !== 0 && (level === 3 || gcd(top, bottom) === 1))
            .map((top): Params => ({ top, bottom, end }));
        }),
      ),
    },
    'above-one': {
      label: 'longer line, point after 1',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 10]).flatMap((bottom) => {
          const end = byLevel(level, 2, 2, 3);
          const tops = range(bottom + 1, bottom * end - 1);
          return tops
            .filter((top) => top % bottom !== 0 && (level === 3 || gcd(top, bottom) === 1))
            .map((top): Params => ({ top, bottom, end }));
        }),
      ),
    },
  },
  pose: ({ top, bottom, end }) => ({
    prompt: 'Which number does point A show? Write a fraction or a mixed number.',
    picture: {
      kind: 'number-line',
      alt: `A number line from 0 to ${end} with the whole numbers labeled. Each whole is cut into ${bottom} equal steps. Point A is ${top} ${top === 1 ? 'step' : 'steps'} to the right of 0.`,
      from: 0,
      to: end,
      step: 1 / bottom,
      labelEvery: bottom,
      points: [{ at: top / bottom, label: 'A' }],
    },
    answer: { kind: 'number', key: over(top, bottom) },
  }),
  solve: ({ top, bottom }) =>
    steps(
      [`1/${bottom}`, `From 0 to 1 there are ${bottom} equal steps, so each step is this long.`],
      [`${top} × 1/${bottom}`, `Point A is ${top} ${top === 1 ? 'step' : 'steps'} from 0.`],
      [over(top, bottom), 'Count the steps over the size of a step.'],
    ),
  hints: () => [
    'Look at the line from 0 to 1 only. How many equal steps lie between them?',
    'Count the steps, not the marks: start at 0 and jump from mark to mark.',
    'The number of steps from 0 to 1 is the denominator. The number of steps from 0 to A is the numerator.',
  ],
  confirms: ({ top, bottom }, key) => {
    let place = 0;
    for (let jump = 0; jump < top; jump += 1) place += 1 / bottom;
    return isNear(key, place);
  },
  mistakes: {
    'fractions.counts-marks': ({ top, bottom }) =>
      wrote(
        over(top + 1, bottom + 1),
        [String(bottom + 1), 'Count the marks from 0 to 1.'],
        [over(top + 1, bottom + 1), 'A stands on this mark.'],
      ),
    'fractions.whole-line-as-one': ({ top, bottom, end }) =>
      end === 1
        ? undefined
        : wrote(
            over(top, bottom * end),
            [String(bottom * end), 'Count all the steps on the line.'],
            [over(top, bottom * end), 'A is at this step out of all.'],
          ),
  },
});
