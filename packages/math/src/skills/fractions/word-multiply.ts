import type { Level } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { areas, partsOfParts, perEach, severalTimes } from '../stories/fraction-products.ts';
import { mixedNumbers, pairs, properFractions, wholeTerms } from './pools.ts';
import {
  keepsDenominatorInProduct,
  multipliesCross,
  multipliesParts,
  multipliesWholePartOnly,
  scalesBoth,
} from './product-mistakes.ts';
import { inStories, storySkill } from './story-skill.ts';
import { dividesToGetLess, ofAsSubtract } from './word-mistakes.ts';

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
      stories: partsOfParts,
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
      stories: areas,
    },
    rate: {
      label: 'so much in each hour',
      draw: drawWordMultiplyMixed,
      stories: perEach,
    },
  },
  rules: [inStories(multipliesParts, '×'), inStories(multipliesCross, '×')],
});
