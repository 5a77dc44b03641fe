import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

type Strip = { readonly item: string; readonly from: number; readonly long: number };

/** Grade 2: a length drawn along a ruler, from a mark that is not zero. */
export const drawToLength = skill<Strip>({
  code: 'measurement.draw-to-length',
  name: 'Draw a length along a ruler',
  canDo: 'I can draw a length along a ruler, also when it does not start at zero.',
  grade: 2,
  standards: ['2.MD.A.1', '2.MD.B.6'],
  prerequisites: ['measurement.ruler-length'],
  cases: casesOf({ 'from-one': 'starting at one', 'from-elsewhere': 'starting somewhere else' }, (rng, level, id) => ({
    item: rng.pick(['pencil', 'ribbon', 'leaf', 'key', 'twig', 'crayon', 'feather', 'spoon']),
    from: id === 'from-one' ? 1 : rng.int(2, byLevel(level, 4, 6, 8)),
    long: rng.int(byLevel(level, 3, 5, 7), byLevel(level, 7, 9, 11)),
  })),
  pose: ({ item, from, long }) => ({
    prompt: `A ${item} is ${long} centimeters long. It lies along the ruler and starts at the mark ${from}. At which mark does it end?`,
    answer: numberAnswer(from + long),
    picture: {
      kind: 'number-line',
      ruler: true,
      from: 0,
      to: 20,
      step: 1,
      shade: { from, to: from },
      alt: 'A ruler in centimeters, from 0 to 20.',
    },
  }),
  solve: ({ from, long }) =>
    steps([`${from} + ${long} = ${from + long}`, `Go ${long} spaces to the right, from ${from}.`]),
  hints: ({ from, long }) =>
    hintsHiding(
      from + long,
      `${from} ${long}`,
      'A length is made of spaces between marks, not of marks.',
      'Put your finger on the mark where it starts. Jump from mark to mark, one for each centimeter.',
    ),
  confirms: ({ from, long }, key) => range(from + 1, Number(key)).length === long,
  mistakes: {
    'measurement.ruler-end-number': ({ long }) => wrote(long, [String(long), 'End at the number of the length.']),
    'measurement.ruler-counts-marks': ({ from, long }) =>
      wrote(from + long - 1, [range(from, from + long - 1).join(', '), `Count ${long} marks.`]),
  },
});
