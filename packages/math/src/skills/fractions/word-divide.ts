import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { fractionOf, type TwoTerms, topHeavy } from '../kit/fraction-text.ts';
import { fitting, perOne, sharing, sides } from '../stories/fraction-quotients.ts';
import { resultOf } from './binary-skill.ts';
import { compareTerms, mixedNumbers, pairs, properFractions, unitFractions, wholeTerms } from './pools.ts';
import { dividesByDenominator, dividesDenominator, invertsFirst } from './product-mistakes.ts';
import { inStories, storySkill } from './story-skill.ts';
import { multipliesToGetMore, swapsDivision } from './word-mistakes.ts';

/** Grade 5: whole numbers and unit fractions. */
export const wordDivideUnit = storySkill({
  code: 'fractions.word-divide-unit',
  name: 'Solve division stories with unit fractions',
  canDo: 'I can solve stories where a unit fraction is shared or fits into a whole number.',
  grade: 5,
  standards: ['5.NF.B.7c'],
  prerequisites: ['fractions.divide-whole-by-unit', 'fractions.divide-unit-by-whole'],
  cases: {
    fit: {
      label: 'how many fit',
      draw: fromPool((level) => {
        const parts = unitFractions(range(2, byLevel(level, 4, 6, 10)));
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 15));
        return pairs(wholes, parts);
      }),
      stories: fitting,
    },
    share: {
      label: 'share equally',
      draw: fromPool((level) => {
        const parts = unitFractions(range(2, byLevel(level, 4, 6, 10)));
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 15));
        return pairs(parts, wholes);
      }),
      stories: sharing,
    },
  },
  rules: [
    inStories(dividesByDenominator, '÷'),
    inStories(dividesDenominator, '÷'),
    inStories(swapsDivision, '÷'),
    inStories(invertsFirst, '÷'),
  ],
});

/** Pairs whose quotient is whole, so that there is a whole number of pieces. */
function wholeQuotients(parts: TwoTerms[]): TwoTerms[] {
  return parts.flatMap(({ a: times, b: size }): TwoTerms[] => {
    const [top, bottom] = topHeavy(size);
    const total = fractionOf(top * times[0], bottom);
    const [n, d] = [Number(total.n), Number(total.d)];
    return d === 1 ? [] : [{ a: [Math.floor(n / d), n % d, d], b: size }];
  });
}

/** Grade 6: any fractions. */
export const wordDivide = storySkill({
  code: 'fractions.word-divide',
  name: 'Solve division stories with fractions',
  canDo: 'I can solve stories where a fraction is divided by a fraction.',
  grade: 6,
  standards: ['6.NS.A.1'],
  prerequisites: ['fractions.divide', 'fractions.word-divide-unit'],
  cases: {
    fit: {
      label: 'how many fit',
      draw: fromPool((level) => {
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 10]));
        return wholeQuotients(pairs(wholeTerms(2, byLevel(level, 6, 9, 15)), parts));
      }),
      stories: fitting,
    },
    'per-one': {
      label: 'how much for one',
      draw: fromPool((level) => {
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 10]));
        const mixed = mixedNumbers(
          range(1, byLevel(level, 2, 3, 6)),
          byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 8]),
        );
        return pairs(mixed, parts, (a, b) => compareTerms(a, b) > 0 && resultOf({ a, b }, '÷').compare(24) < 0);
      }),
      stories: perOne,
    },
    side: {
      label: 'missing side of a rectangle',
      draw: fromPool((level) => {
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 10]));
        const mixed = mixedNumbers(
          range(1, byLevel(level, 2, 3, 6)),
          byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 8]),
        );
        return pairs(mixed, parts, (a, b) => 2 * b[1] >= b[2] && resultOf({ a, b }, '÷').compare(12) < 0);
      }),
      stories: sides,
    },
  },
  rules: [inStories(multipliesToGetMore, '÷'), inStories(invertsFirst, '÷')],
});
