import type { Level } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import { mixedNumbers, pairs, properFractions, wholeTerms } from './pools.ts';
import {
  keepsDenominatorInProduct,
  multipliesCross,
  multipliesParts,
  multipliesWholePartOnly,
  scalesBoth,
} from './product-mistakes.ts';
import { inStories, type Story, storySkill } from './story-skill.ts';
import { dividesToGetLess, ofAsSubtract } from './word-mistakes.ts';

const { L, h, kg, km, mi, yd } = units;
const acre = { symbol: 'acre', one: 'acre', many: 'acres' };
const squareMeters = { symbol: 'm^2', one: 'square meter', many: 'square meters' };

const severalTimes: readonly Story[] = [
  {
    sign: '×',
    units: [undefined, kg, kg],
    tell: (v) =>
      `One loaf of bread takes ${v.b} of flour. ${v.name} bakes ${v.x} loaves. How many kilograms of flour does ${v.name} need?`,
    why: 'The same amount for each loaf: multiply.',
    look: 'Picture the loaves side by side, each with its flour. What would you add again and again?',
  },
  {
    sign: '×',
    units: [undefined, mi, mi],
    tell: (v) => `${v.name} jogs ${v.b} on each of ${v.x} days. How many miles does ${v.name} jog in all?`,
    why: 'The same distance every day: multiply.',
    look: 'Draw one jump on a number line for each day. How long is each jump?',
  },
  {
    sign: '×',
    units: [undefined, L, L],
    tell: (v) =>
      `A watering can holds ${v.b} of water. ${v.name} empties it ${v.x} times. How many liters of water is that?`,
    why: 'The same amount each time: multiply.',
    look: 'How much water is it after the first time? After the second?',
  },
  {
    sign: '×',
    units: [undefined, yd, yd],
    tell: (v) => `Each of ${v.x} flags needs ${v.b} of cloth. How many yards of cloth do the flags need in all?`,
    why: 'The same length for each flag: multiply.',
    look: 'Lay the pieces of cloth end to end. How many pieces are there, and how long is one?',
  },
];

/** Grade 4: the same fraction several times. */
export const wordMultiplyWhole = storySkill({
  code: 'fractions.word-multiply-whole',
  name: 'Solve stories with several equal fractions',
  canDo: 'I can solve stories where a fraction is taken several times.',
  grade: 4,
  standards: ['4.NF.B.4c'],
  prerequisites: ['fractions.multiply-whole'],
  cases: {
    fraction: {
      label: 'a fraction several times',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 12]);
        const parts = properFractions(bottoms);
        return pairs(wholeTerms(2, byLevel(level, 5, 8, 12)), parts);
      }),
      stories: severalTimes,
    },
    mixed: {
      label: 'a mixed number several times',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 12]);
        const parts = mixedNumbers(range(1, byLevel(level, 1, 2, 4)), bottoms);
        return pairs(wholeTerms(2, byLevel(level, 5, 8, 12)), parts);
      }),
      stories: severalTimes,
    },
  },
  rules: [inStories(scalesBoth, '×'), inStories(multipliesWholePartOnly, '×'), inStories(multipliesCross, '×')],
});

/** Grade 5: a part of a part. */
export const wordMultiply = storySkill({
  code: 'fractions.word-multiply',
  name: 'Solve stories with a fraction of a fraction',
  canDo: 'I can solve stories where a part of a part is taken.',
  grade: 5,
  standards: ['5.NF.B.6'],
  prerequisites: ['fractions.multiply'],
  cases: {
    'part-of-part': {
      label: 'a part of a part',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4], [2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9]));
        return pairs(all, all);
      }),
      stories: [
        {
          sign: '×',
          units: [undefined, acre, acre],
          tell: (v) => `A garden covers ${v.b}. Beans grow on ${v.x} of the garden. How many acres of beans are there?`,
          why: 'A part of the garden is asked for: "of" a part means times.',
          look: 'Draw the acre as a square. Shade the garden, then take the part with beans out of that.',
        },
        {
          sign: '×',
          units: [undefined, L, L],
          tell: (v) =>
            `A bottle holds ${v.b} of milk. ${v.name} drinks ${v.x} of the milk in it. How many liters does ${v.name} drink?`,
          why: 'A part of the milk is asked for: "of" a part means times.',
          look: 'Does the second number say liters, or which part of the milk?',
        },
        {
          sign: '×',
          units: [undefined, h, h],
          tell: (v) =>
            `${v.name} practices the piano for ${v.b}. ${v.name} spends ${v.x} of that time on scales. How many hours does ${v.name} spend on scales?`,
          why: 'A part of the time is asked for: "of" a part means times.',
          look: 'Draw a bar for the practice time. Which part of that bar is scales?',
        },
        {
          sign: '×',
          units: [undefined, undefined, undefined],
          tell: (v) =>
            `In a school, ${v.y} of the students sing in a choir. Of the choir, ${v.x} also play an instrument. What fraction of all students sing in the choir and play an instrument?`,
          why: 'A part of the choir, which is a part of the school: multiply.',
          look: 'Draw the school as a square. Mark the choir, then a part of the choir.',
        },
      ],
    },
  },
  rules: [inStories(ofAsSubtract, '×'), inStories(dividesToGetLess, '×'), inStories(keepsDenominatorInProduct, '×')],
});

const drawWordMultiplyMixed = fromPool((level: Level) => {
  const all = mixedNumbers(range(1, byLevel(level, 2, 4, 6)), byLevel(level, [2], [2, 3, 4], [3, 4, 5, 8]));
  return pairs(all, all);
});

/** Grade 5: areas and trips with mixed numbers. */
export const wordMultiplyMixed = storySkill({
  code: 'fractions.word-multiply-mixed',
  name: 'Solve stories that multiply mixed numbers',
  canDo: 'I can solve stories where mixed numbers are multiplied.',
  grade: 5,
  standards: ['5.NF.B.6', '5.NF.B.4b'],
  prerequisites: ['fractions.multiply-mixed'],
  cases: {
    area: {
      label: 'area of a rectangle',
      draw: drawWordMultiplyMixed,
      stories: [
        {
          sign: '×',
          units: [units.m, units.m, squareMeters],
          tell: (v) => `A rug is ${v.a} long and ${v.b} wide. How many square meters does it cover?`,
          why: 'The area of a rectangle is length times width.',
          look: 'Cut the rug into one-meter squares. Which rows and columns are not whole?',
        },
        {
          sign: '×',
          units: [units.m, units.m, squareMeters],
          tell: (v) =>
            `${v.name} paints a wall that is ${v.a} wide and ${v.b} high. How many square meters does ${v.name} paint?`,
          why: 'The area of a rectangle is width times height.',
          look: 'Sketch the wall with one-meter squares. What is left at two of the edges?',
        },
      ],
    },
    rate: {
      label: 'so much in each hour',
      draw: drawWordMultiplyMixed,
      stories: [
        {
          sign: '×',
          units: [h, km, km],
          tell: (v) =>
            `A boat travels ${v.b} in one hour. It keeps this speed for ${v.a}. How many kilometers does it travel?`,
          why: 'The same distance in each hour: multiply by the number of hours.',
          look: 'How far does the boat get in 1 hour? In 2 hours?',
        },
        {
          sign: '×',
          units: [undefined, kg, kg],
          tell: (v) =>
            `A small crate of plums weighs ${v.b}. A large crate weighs ${v.x} times as much. How many kilograms does the large crate weigh?`,
          why: '"Times as much" means multiply.',
          look: 'What would twice as much weigh? Is the large crate lighter or heavier than that?',
        },
      ],
    },
  },
  rules: [inStories(multipliesParts, '×'), inStories(multipliesCross, '×')],
});
