import type { Level } from '../../types.ts';
import { lcm, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import type { Term, TwoTerms } from '../kit/fraction-text.ts';
import {
  addAcross,
  bringsFractionDown,
  keepsNumerators,
  subtractAcross,
  topsOnly,
  wholeAsTop,
} from './add-mistakes.ts';
import { compareTerms, mixedNumbers, pairs, properFractions } from './pools.ts';
import { inStories, type Story, storySkill } from './story-skill.ts';
import { lessMeansSubtract, moreMeansAdd } from './word-mistakes.ts';

const { mi, km, m, h, L, kg, yd, lb } = units;

/** Things put together. */
const joins: readonly Story[] = [
  {
    sign: '+',
    units: [mi, mi, mi],
    tell: (v) =>
      `${v.name} walks ${v.a} to the park and ${v.b} more to the library. How many miles does ${v.name} walk in all?`,
    why: 'Two walks, one after the other: add them.',
    look: 'Draw the way as one long line with two pieces. Which number is each piece?',
  },
  {
    sign: '+',
    units: [L, L, L],
    tell: (v) =>
      `${v.name} mixes ${v.a} of orange juice with ${v.b} of apple juice. How many liters of juice is that altogether?`,
    why: 'Two amounts are poured together: add them.',
    look: 'Picture one jug. What goes in first, what goes in after it?',
  },
  {
    sign: '+',
    units: [h, h, h],
    tell: (v) =>
      `${v.name} reads for ${v.a} before lunch and for ${v.b} after lunch. For how many hours does ${v.name} read in all?`,
    why: 'Two stretches of time make the whole time: add them.',
    look: 'Picture the two stretches of reading one behind the other. Is the whole time longer than each?',
  },
];

/** A part taken away, the rest asked for. */
const takings: readonly Story[] = [
  {
    sign: '-',
    units: [kg, kg, kg],
    tell: (v) => `A bag holds ${v.a} of rice. ${v.name} cooks ${v.b} of the rice. How many kilograms of rice are left?`,
    why: 'Some of the rice is gone: subtract what was cooked.',
    look: 'Picture the bag before and after. Is there more or less rice at the end?',
  },
  {
    sign: '-',
    units: [m, m, m],
    tell: (v) => `${v.name} has ${v.a} of ribbon and cuts off ${v.b}. How many meters of ribbon are left?`,
    why: 'A piece is cut off: subtract its length.',
    look: 'Draw the ribbon and mark the cut. Which piece is asked for?',
  },
  {
    sign: '-',
    units: [h, h, h],
    tell: (v) => `A film lasts ${v.a}. ${v.name} has watched ${v.b} so far. How many hours of the film are left?`,
    why: 'The time watched and the time left make the whole film: subtract.',
    look: 'Draw a line for the film and mark how far it has been watched.',
    fits: ({ a }) => a[0] < 4,
  },
];

/** How much more one is than the other. */
const differences: readonly Story[] = [
  {
    sign: '-',
    units: [km, km, km],
    tell: (v) => `${v.name} runs ${v.a}. ${v.other} runs ${v.b}. How many kilometers farther does ${v.name} run?`,
    why: 'How much farther: subtract to find the difference.',
    look: 'Draw both distances from the same start. Which piece of the longer one sticks out?',
  },
  {
    sign: '-',
    units: [lb, lb, lb],
    tell: (v) => `A book weighs ${v.a}. A notebook weighs ${v.b}. How many pounds heavier is the book?`,
    why: 'How much heavier: subtract to find the difference.',
    look: 'Put both on a line from 0. What lies between the two marks?',
  },
];

/** Stories in which a word suggests the opposite of the right operation. */
const turned: readonly Story[] = [
  {
    sign: '-',
    units: [mi, mi, mi],
    tell: (v) =>
      `${v.name} swims ${v.a}. That is ${v.b} more than ${v.other} swims. How many miles does ${v.other} swim?`,
    why: 'The other one swims less: subtract.',
    look: 'Who swims the shorter way? Read the second sentence once more.',
  },
  {
    sign: '+',
    units: [yd, yd, yd],
    tell: (v) =>
      `A blue rope is ${v.a} long. It is ${v.b} shorter than a red rope. How many yards long is the red rope?`,
    why: 'The red rope is longer: add what the blue one lacks.',
    look: 'Which rope is longer? Read the second sentence once more.',
  },
];

const aboveB = (a: Term, b: Term): boolean => compareTerms(a, b) > 0;

const drawWordAddSubtractLike = fromPool((level: Level) =>
  byLevel(level, [3, 4, 5], [4, 6, 8, 10], [6, 8, 9, 10, 12]).flatMap((bottom) => {
    const whole = level === 3 ? 2 : 0;
    const tops = range(1, bottom - 1);
    return tops.flatMap((x) =>
      tops.filter((y) => y < x).map((y): TwoTerms => ({ a: [whole, x, bottom], b: [level === 3 ? 1 : 0, y, bottom] })),
    );
  }),
);

/** Grade 4: stories with one denominator. */
export const wordAddSubtractLike = storySkill({
  code: 'fractions.word-add-subtract-like',
  name: 'Solve stories with fractions of the same denominator',
  canDo: 'I can solve stories where fractions with the same denominator are added or subtracted.',
  grade: 4,
  standards: ['4.NF.B.3d', '4.MD.A.2'],
  prerequisites: ['fractions.add-like', 'fractions.subtract-like'],
  cases: {
    join: { label: 'put together', draw: drawWordAddSubtractLike, stories: joins },
    take: { label: 'take away', draw: drawWordAddSubtractLike, stories: takings },
    difference: { label: 'how much more', draw: drawWordAddSubtractLike, stories: differences },
  },
  rules: [
    inStories(addAcross, '+'),
    inStories(topsOnly('+'), '+'),
    inStories(topsOnly('-'), '-'),
    { ...inStories(moreMeansAdd, '-'), cases: ['difference'] },
  ],
});

const drawWordAddSubtract = fromPool((level: Level) => {
  const bottoms = byLevel(level, [2, 3, 4, 6], [2, 3, 4, 5, 6, 8], [3, 4, 6, 8, 9, 12]);
  const all = level === 3 ? mixedNumbers([1, 2, 3], bottoms) : properFractions(bottoms);
  return pairs(all, all, (a, b) => a[2] !== b[2] && aboveB(a, b) && lcm(a[2], b[2]) <= byLevel(level, 12, 24, 36));
});

/** Grade 5: stories with different denominators. */
export const wordAddSubtract = storySkill({
  code: 'fractions.word-add-subtract',
  name: 'Solve stories with fractions of unlike denominators',
  canDo: 'I can solve stories where fractions with different denominators are added or subtracted.',
  grade: 5,
  standards: ['5.NF.A.2'],
  prerequisites: ['fractions.add-unlike', 'fractions.subtract-unlike', 'fractions.word-add-subtract-like'],
  cases: {
    join: { label: 'put together', draw: drawWordAddSubtract, stories: joins },
    take: { label: 'take away', draw: drawWordAddSubtract, stories: takings },
    difference: { label: 'how much more', draw: drawWordAddSubtract, stories: differences },
    turned: { label: '"more" or "shorter" points the other way', draw: drawWordAddSubtract, stories: turned },
  },
  rules: [
    inStories(addAcross, '+'),
    inStories(keepsNumerators('+'), '+'),
    inStories(subtractAcross, '-'),
    inStories(keepsNumerators('-'), '-'),
    { ...inStories(moreMeansAdd, '-'), cases: ['difference', 'turned'] },
    { ...inStories(lessMeansSubtract, '+'), cases: ['turned'] },
  ],
});

/** Grade 5: what must be added to reach a whole number. */
export const wordFromWhole = storySkill({
  code: 'fractions.word-from-whole',
  name: 'Solve stories that take a fraction from whole amounts',
  canDo: 'I can solve stories where a fraction is taken from a whole amount.',
  grade: 4,
  standards: ['4.NF.B.3d', '4.NF.B.3c'],
  prerequisites: ['fractions.subtract-like', 'fractions.whole-as-fraction'],
  cases: {
    'from-one': {
      label: 'from one whole',
      draw: fromPool((level) => {
        const wholes = [1];
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [7, 8, 9, 10, 12]));
        return pairs(
          wholes.map((whole): Term => [whole, 0, 1]),
          parts,
        );
      }),
      stories: takings,
    },
    'from-several': {
      label: 'from several wholes',
      draw: fromPool((level) => {
        const wholes = range(2, byLevel(level, 3, 6, 12));
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [7, 8, 9, 10, 12]));
        return pairs(
          wholes.map((whole): Term => [whole, 0, 1]),
          parts,
        );
      }),
      stories: takings,
    },
  },
  rules: [inStories(wholeAsTop('-'), '-'), inStories(bringsFractionDown, '-')],
});
