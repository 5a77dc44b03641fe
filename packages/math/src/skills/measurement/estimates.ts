import type { Skill } from '../../types.ts';
import { choiceAnswer } from '../kit/answers.ts';
import { fromPool } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A thing, about how long it is, and the level from which on it is asked about. */
type Thing = readonly [
  thing: string,
  about: number,
  unit: 'inches' | 'feet' | 'centimeters' | 'meters',
  level: 1 | 2 | 3,
];

/** Rounded lengths of everyday things as they are made or grow in the US. */
const things: readonly Thing[] = [
  ['a new pencil', 7, 'inches', 1],
  ['a child’s shoe', 8, 'inches', 1],
  ['a toothbrush', 7, 'inches', 1],
  ['a banana', 8, 'inches', 1],
  ['a door, from the floor to its top', 7, 'feet', 1],
  ['a bed', 6, 'feet', 1],
  ['a car', 15, 'feet', 1],
  ['a crayon', 9, 'centimeters', 1],
  ['a paper clip', 3, 'centimeters', 1],
  ['a school bus', 12, 'meters', 1],
  ['a spoon', 15, 'centimeters', 1],
  ['a sheet of paper, along its long side', 11, 'inches', 1],
  ['a baseball bat', 3, 'feet', 1],
  ['a kitchen table', 5, 'feet', 1],
  ['a classroom', 30, 'feet', 1],
  ['a toy car', 7, 'centimeters', 1],
  ['a basketball court', 28, 'meters', 1],
  ['a jump rope', 2, 'meters', 1],
  ['a fork', 18, 'centimeters', 1],
  ['a dollar bill', 6, 'inches', 1],
  ['a fly swatter', 18, 'inches', 2],
  ['a surfboard', 9, 'feet', 2],
  ['an adult’s little finger', 6, 'centimeters', 3],
  ['a ladybug', 1, 'centimeters', 3],
  ['a swimming pool for races', 50, 'meters', 3],
  ['a bowling lane', 60, 'feet', 3],
  ['an adult giraffe, from the ground to its head', 16, 'feet', 3],
  ['a playing card', 9, 'centimeters', 2],
  ['a bicycle', 2, 'meters', 1],
  ['a blue whale', 25, 'meters', 2],
];

type Estimate = { readonly thing: string; readonly about: number; readonly unit: Thing[2] };

const partner = { inches: 'feet', feet: 'inches', centimeters: 'meters', meters: 'centimeters' } as const;
const sayAmount = (n: number, unit: string): string =>
  n === 1 ? `1 ${unit === 'feet' ? 'foot' : unit === 'inches' ? 'inch' : unit.slice(0, -1)}` : `${n} ${unit}`;
const isSmall = (unit: Thing[2]): boolean => unit === 'inches' || unit === 'centimeters';

const pool = (small: boolean) =>
  fromPool((level) =>
    things
      .filter(([, , unit, from]) => from <= level && isSmall(unit) === small)
      .map(([thing, about, unit]): Estimate => ({ thing, about, unit })),
  );

/** Grade 2: about how long an everyday thing is. */
const estimateLength = skill<Estimate>({
  code: 'measurement.estimate-length',
  name: 'Estimate a length',
  canDo: 'I can choose about how long something is.',
  grade: 2,
  standards: ['2.MD.A.3', '2.MD.A.1'],
  prerequisites: ['measurement.ruler-length'],
  cases: {
    small: { label: 'something small', draw: pool(true) },
    large: { label: 'something large', draw: pool(false) },
  },
  pose: ({ thing, about, unit }) => ({
    prompt: `About how long is ${thing}?`,
    answer: choiceAnswer('right', [
      ...(isSmall(unit) ? [] : ([['other-unit', sayAmount(about, partner[unit])]] as const)),
      ['right', sayAmount(about, unit)],
      ['ten-times', sayAmount(about * 10, unit)],
      ...(isSmall(unit) ? ([['other-unit', sayAmount(about, partner[unit])]] as const) : []),
    ]),
  }),
  solve: ({ thing, about, unit }) =>
    steps([sayAmount(about, unit), `Think of things you know: ${thing} is about ${sayAmount(about, unit)}.`]),
  hints: () => [
    'An inch is about as wide as a bottle cap, and a foot about as long as a sheet of paper.',
    'A centimeter is about as wide as your little finger, and a meter about as long as a big step of an adult.',
  ],
  confirms: (p, key) => {
    const known = things.find(([thing]) => thing === p.thing);
    return key === 'right' && known?.[1] === p.about && known[2] === p.unit;
  },
  mistakes: {
    'measurement.unit-word-ignored': ({ about, unit }) =>
      wrote('other-unit', [sayAmount(about, partner[unit]), 'Look at the number only.']),
    'measurement.estimates-ten-times': ({ about, unit }) =>
      wrote('ten-times', [sayAmount(about * 10, unit), 'Take the largest number.']),
  },
});

export const estimateSkills: readonly Skill[] = [estimateLength];
