import type { Level } from '../../types.ts';
import { lcm, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import type { Term, TwoTerms } from '../kit/fraction-text.ts';
import { differences, joins, takings, turned } from '../stories/fraction-sums.ts';
import {
  addAcross,
  bringsFractionDown,
  keepsNumerators,
  subtractAcross,
  topsOnly,
  wholeAsTop,
} from './add-mistakes.ts';
import { compareTerms, mixedNumbers, pairs, properFractions } from './pools.ts';
import { inStories, storySkill } from './story-skill.ts';
import { lessMeansSubtract, moreMeansAdd } from './word-mistakes.ts';

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
