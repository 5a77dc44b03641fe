import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import { scaledText } from '../kit/fraction-text.ts';
import { drawDecimal } from './decimal-numbers.ts';
import { decimalStorySkill } from './story-skill.ts';
import {
  addCountsPlaces,
  addsPartsSeparately,
  alignsRight,
  copiesExtraDigits,
  smallerDigitFromLarger,
} from './sum-mistakes.ts';
import { moreMeansAdd } from './word-mistakes.ts';

const { kg, L, m, km, s, cm } = units;

/** Grade 5: prices and change. */
export const moneyStories = decimalStorySkill({
  code: 'decimals.word-money',
  name: 'Solve money stories with decimals',
  canDo: 'I can work out totals, change and differences of prices.',
  grade: 5,
  standards: ['5.NBT.B.7', '4.MD.A.2'],
  prerequisites: ['decimals.add', 'decimals.subtract', 'decimals.dollars-and-cents'],
  cases: {
    total: {
      label: 'total of two prices',
      draw: (rng, level) => {
        const price = (low: number, high: number) => scaledText(rng.int(low, high) * 100 + rng.int(1, 19) * 5, 2);
        return { a: price(1, byLevel(level, 5, 12, 60)), b: price(1, byLevel(level, 4, 9, 40)) };
      },
      stories: [
        {
          sign: '+',
          counts: ['$', '$', '$'],
          tell: (v) =>
            `${v.name} buys a notebook for ${v.a} and a pen for ${v.b}. How many dollars does ${v.name} pay in all?`,
          why: 'Both prices are paid together: add them.',
          look: 'Is the total more or less than each price?',
        },
        {
          sign: '+',
          counts: ['$', '$', '$'],
          tell: (v) =>
            `A bus ride costs ${v.a} and a museum ticket costs ${v.b}. How many dollars do both cost together?`,
          why: 'Both costs together: add them.',
          look: 'Round both costs to whole dollars first. About how much is it together?',
        },
      ],
    },
    change: {
      label: 'change from whole dollars',
      draw: (rng, level) => {
        const price = (low: number, high: number) => scaledText(rng.int(low, high) * 100 + rng.int(1, 19) * 5, 2);
        const high = byLevel(level, 5, 12, 60);
        return { a: String(rng.pick(byLevel(level, [10], [20, 50], [100, 200]))), b: price(1, high) };
      },
      stories: [
        {
          sign: '-',
          counts: ['$', '$', '$'],
          tell: (v) => `${v.name} pays with ${v.a}. A sandwich costs ${v.b}. How many dollars does ${v.name} get back?`,
          why: 'What is paid minus the price is the change.',
          look: 'Count on from the price to what is paid.',
        },
        {
          sign: '-',
          counts: ['$', '$', '$'],
          tell: (v) => `${v.name} has ${v.a} and spends ${v.b} on a plant. How many dollars are left?`,
          why: 'Some of the money is spent: subtract.',
          look: 'Is there more or less money afterwards?',
        },
      ],
    },
    'more-than': {
      label: '"more" points the other way',
      draw: (rng, level) => {
        const price = (low: number, high: number) => scaledText(rng.int(low, high) * 100 + rng.int(1, 19) * 5, 2);
        const high = byLevel(level, 5, 12, 60);
        return { a: price(high + 1, high + 15), b: price(1, high) };
      },
      stories: [
        {
          sign: '-',
          counts: ['$', '$', '$'],
          tell: (v) =>
            `A kite costs ${v.a}. That is ${v.b} more than a ball costs. How many dollars does the ball cost?`,
          why: 'The ball costs less than the kite: subtract.',
          look: 'Which one is cheaper? Read the second sentence once more.',
        },
        {
          sign: '-',
          counts: ['$', '$', '$'],
          tell: (v) =>
            `${v.name} saved ${v.a}. That is ${v.b} more than ${v.other} saved. How many dollars did ${v.other} save?`,
          why: 'The other one saved less: subtract.',
          look: 'Who saved less? Read the second sentence once more.',
        },
      ],
    },
  },
  rules: [
    { signs: ['+'], mistakes: addsPartsSeparately },
    { signs: ['+'], mistakes: addCountsPlaces },
    { signs: ['-'], mistakes: copiesExtraDigits },
    { signs: ['-'], mistakes: smallerDigitFromLarger },
    { signs: ['-'], mistakes: moreMeansAdd },
  ],
});

const drawMeasureStories = (rng: Rng, level: Level) => {
  const [short, long] = byLevel(level, [1, 2], [1, 2], [1, 3]) as readonly [number, number];
  const high = byLevel(level, 2, 4, 6);
  const swap = rng.chance(0.5);
  return {
    a: drawDecimal(rng, high + 1, high + 3, swap ? short : long),
    b: drawDecimal(rng, 2, high, swap ? long : short),
  };
};

/** Grades 5 and 6: lengths, masses and times with different numbers of places. */
export const measureStories = decimalStorySkill({
  code: 'decimals.word-measure',
  name: 'Solve measurement stories with decimals',
  canDo: 'I can add and subtract measurements written as decimals.',
  grade: 5,
  standards: ['5.NBT.B.7', '4.MD.A.2'],
  prerequisites: ['decimals.add', 'decimals.subtract'],
  cases: {
    join: {
      label: 'put together',
      draw: drawMeasureStories,
      stories: [
        {
          sign: '+',
          counts: [kg, kg, kg],
          tell: (v) =>
            `A box weighs ${v.a} when empty. ${v.name} puts ${v.b} of books into it. How many kilograms does the box weigh now?`,
          why: 'Box and books together: add.',
          look: 'Is the box heavier or lighter with the books in it?',
        },
        {
          sign: '+',
          counts: [km, km, km],
          tell: (v) =>
            `${v.name} cycles ${v.a} to the lake and ${v.b} further to the hill. How many kilometers is that in all?`,
          why: 'Two ways one after the other: add.',
          look: 'Draw the whole way as one line with two pieces.',
        },
        {
          sign: '+',
          counts: [L, L, L],
          tell: (v) =>
            `A tank holds ${v.a} of water. ${v.name} pours in another ${v.b}. How many liters are in it then?`,
          why: 'Water is poured in: add.',
          look: 'Is there more or less water afterwards?',
        },
      ],
    },
    difference: {
      label: 'how much more',
      draw: drawMeasureStories,
      stories: [
        {
          sign: '-',
          counts: [m, m, m],
          tell: (v) =>
            `The paper plane of ${v.name} flies ${v.a}, and the one of ${v.other} flies ${v.b}. How many meters farther does the plane of ${v.name} fly?`,
          why: 'How much farther: subtract.',
          look: 'Mark both flights on a line. What lies between the marks?',
        },
        {
          sign: '-',
          counts: [s, s, s],
          tell: (v) =>
            `${v.name} needs ${v.a} to run up the stairs, and ${v.other} needs ${v.b}. How many seconds faster is ${v.other}?`,
          why: 'How much faster: subtract the shorter time.',
          look: 'Which time is shorter? What lies between the two times?',
        },
        {
          sign: '-',
          counts: [cm, cm, cm],
          tell: (v) => `A seedling is ${v.a} tall. A week ago it was ${v.b} tall. How many centimeters has it grown?`,
          why: 'The growth is the difference of the two heights: subtract.',
          look: 'Draw the plant then and now. Which piece is new?',
        },
      ],
    },
  },
  rules: [
    { signs: ['+'], mistakes: alignsRight('+') },
    { signs: ['+'], mistakes: addsPartsSeparately },
    { signs: ['-'], mistakes: alignsRight('-') },
    { signs: ['-'], mistakes: copiesExtraDigits },
  ],
});
