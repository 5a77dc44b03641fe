import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { scaledText } from '../kit/fraction-text.ts';
import { gaps, together } from '../stories/decimal-measures.ts';
import { changes, dearer, totals } from '../stories/decimal-money.ts';
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
      stories: totals,
    },
    change: {
      label: 'change from whole dollars',
      draw: (rng, level) => {
        const price = (low: number, high: number) => scaledText(rng.int(low, high) * 100 + rng.int(1, 19) * 5, 2);
        const high = byLevel(level, 5, 12, 60);
        return { a: String(rng.pick(byLevel(level, [10], [20, 50], [100, 200]))), b: price(1, high) };
      },
      stories: changes,
    },
    'more-than': {
      label: '"more" points the other way',
      draw: (rng, level) => {
        const price = (low: number, high: number) => scaledText(rng.int(low, high) * 100 + rng.int(1, 19) * 5, 2);
        const high = byLevel(level, 5, 12, 60);
        return { a: price(high + 1, high + 15), b: price(1, high) };
      },
      stories: dearer,
    },
  },
  rules: [
    { signs: ['+'], mistakes: addsPartsSeparately },
    { signs: ['+'], mistakes: addCountsPlaces },
    { signs: ['-'], mistakes: copiesExtraDigits },
    { signs: ['-'], mistakes: smallerDigitFromLarger },
    { signs: ['-'], cases: ['more-than'], mistakes: moreMeansAdd },
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
      stories: together,
    },
    difference: {
      label: 'how much more',
      draw: drawMeasureStories,
      stories: gaps,
    },
  },
  rules: [
    { signs: ['+'], mistakes: alignsRight('+') },
    { signs: ['+'], mistakes: addsPartsSeparately },
    { signs: ['-'], mistakes: alignsRight('-') },
    { signs: ['-'], mistakes: copiesExtraDigits },
  ],
});
