import { numberInWords } from '../../number-names.ts';
import type { Level } from '../../types.ts';
import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { isNear, over } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { FEW_EASY_FRACTIONS } from './pools.ts';

/** The fraction `top/bottom`, on a line from 0 to `end` on which each whole is divided into `cut` steps. */
type Params = { readonly top: number; readonly bottom: number; readonly cut: number; readonly end: number };

const partNames: Readonly<Record<number, readonly [one: string, many: string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  8: ['eighth', 'eighths'],
  10: ['tenth', 'tenths'],
  12: ['twelfth', 'twelfths'],
};

/** "three fourths": in words, so that the task is more than copying the fraction. */
const named = ({ top, bottom }: Params): string =>
  `${numberInWords(top)} ${(partNames[bottom] ?? ['part', 'parts'])[top === 1 ? 0 : 1]}`;

const bottoms = (level: Level) => byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 10, 12]);

const pool = (level: Level, cuts: readonly number[], end: number, tops: (bottom: number) => readonly number[]) =>
  bottoms(level).flatMap((bottom) =>
    cuts.flatMap((times) =>
      tops(bottom)
        .filter((top) => gcd(top, bottom) === 1)
        .map((top): Params => ({ top, bottom, cut: bottom * times, end })),
    ),
  );

/** Grade 3: finding the place of a fraction on a number line. */
export const placeFraction = skill<Params>({
  code: 'fractions.place-on-line',
  name: 'Place a fraction on a number line',
  canDo: 'I can put a fraction where it belongs on the number line.',
  grade: 3,
  standards: ['3.NF.A.2', '3.NF.A.2b'],
  prerequisites: ['fractions.number-line'],
  cases: {
    'below-one': {
      label: 'before 1',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) => pool(level, [1], 2, (bottom) => range(1, bottom - 1))),
    },
    'above-one': {
      label: 'after 1',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) => pool(level, [1], 2, (bottom) => range(bottom + 1, 2 * bottom - 1))),
    },
    finer: {
      label: 'a line that is cut finer',
      few: FEW_EASY_FRACTIONS,
      draw: fromPool((level) =>
        pool(level, [2], 1, (bottom) => range(1, bottom - 1)).filter(({ cut }) => cut <= byLevel(level, 8, 16, 24)),
      ),
    },
  },
  pose: (params) => {
    const { top, bottom, cut, end } = params;
    return {
      prompt: `Put a point at ${named(params)}.`,
      picture: {
        kind: 'number-line',
        alt: `A number line from 0 to ${end} with the whole numbers labeled. Each whole is cut into ${cut} equal steps.`,
        from: 0,
        to: end,
        step: 1 / cut,
        labelEvery: cut,
      },
      answer: { kind: 'number', key: over(top, bottom) },
    };
  },
  solve: ({ top, bottom, cut }) =>
    steps(
      [`1/${bottom}`, `The piece from 0 to 1 has ${bottom} of these parts.`],
      ...(cut === bottom
        ? []
        : [[`${cut / bottom}/${cut} = 1/${bottom}`, `${cut / bottom} of the small steps make one part.`] as const]),
      [over(top, bottom), `Count ${top} ${top === 1 ? 'part' : 'parts'} from 0.`],
    ),
  hints: ({ bottom, cut }) => [
    'Look at the piece from 0 to 1 first. Into how many equal steps is it cut?',
    cut === bottom
      ? 'Start at 0 and jump from mark to mark. Each jump is one part.'
      : `The whole has ${bottom} parts in this fraction. How many of the small steps make one part?`,
    'Count jumps and not marks: at 0 you have not jumped yet.',
  ],
  confirms: ({ top, bottom }, key) => {
    let place = 0;
    for (let jump = 0; jump < top; jump += 1) place += 1 / bottom;
    return isNear(key, place);
  },
  mistakes: {
    'fractions.counts-marks': ({ top, cut, bottom }) =>
      cut === bottom
        ? wrote(over(top - 1, bottom), [over(top - 1, bottom), 'Count the marks, and begin with the one at 0.'])
        : undefined,
    'fractions.whole-line-as-one': ({ top, bottom, end }) =>
      end === 1 || top > bottom
        ? undefined
        : wrote(over(end * top, bottom), [over(end * top, bottom), 'Go so far along the whole line.']),
  },
});
