import type { Skill } from '../../types.ts';
import { measureAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

type Ruler = { readonly item: string; readonly from: number; readonly to: number };

const rulerLength = skill<Ruler>({
  code: 'measurement.ruler-length',
  name: 'Measure a length with a ruler',
  canDo: 'I can measure a length, also when it does not start at zero.',
  grade: 2,
  standards: ['2.MD.A.1', '2.MD.B.6'],
  prerequisites: ['whole-numbers.subtract-within-20'],
  cases: casesOf(
    { 'from-zero': 'starting at zero', 'from-one': 'starting at one', 'from-elsewhere': 'starting somewhere else' },
    (rng, level, caseId) => {
      const from = caseId === 'from-zero' ? 0 : caseId === 'from-one' ? 1 : rng.int(2, byLevel(level, 4, 7, 12));
      return {
        item: rng.pick(['pencil', 'ribbon', 'leaf', 'key', 'twig', 'crayon', 'feather', 'spoon']),
        from,
        to: from + rng.int(byLevel(level, 3, 5, 7), byLevel(level, 7, 10, 16)),
      };
    },
  ),
  pose: ({ item, from, to }) => ({
    prompt: `The ruler shows centimeters. A ${item} lies along it from the mark ${from} to the mark ${to}. How many centimeters long is the ${item}?`,
    answer: measureAnswer(to - from, units.cm),
    picture: {
      kind: 'number-line',
      from: 0,
      to: to + 2,
      step: 1,
      shade: { from, to },
      alt: `A ruler in centimeters. A ${item} lies along it from ${from} to ${to}.`,
    },
  }),
  solve: ({ from, to }) =>
    steps([
      `${to} - ${from} = ${to - from}`,
      from === 0 ? 'It starts at zero, so the end mark tells the length.' : `Count the spaces from ${from} to ${to}.`,
    ]),
  hints: ({ from, to }) =>
    hintsHiding(
      to - from,
      `${from} ${to}`,
      'A length is made of spaces between marks, not of marks.',
      `Put your finger on ${from}. Jump from mark to mark until you reach ${to}, and count the jumps.`,
      from === 0 ? 'It starts right at zero. Which mark does it end at?' : 'Which subtraction tells the same?',
    ),
  confirms: ({ from, to }, key) => range(from, to).slice(1).length === amountOf(key),
  mistakes: {
    'measurement.ruler-end-number': ({ from, to }) =>
      from === 0 ? undefined : wrote(to, [String(to), 'Read the number at the end.']),
    'measurement.ruler-counts-marks': ({ from, to }) =>
      wrote(to - from + 1, [range(from, to).join(', '), 'Count the marks.']),
  },
});

export const lengthSkills: readonly Skill[] = [rulerLength];
