import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import type { Term } from '../kit/fraction-text.ts';
import { binarySkill } from './binary-skill.ts';
import { areaOf } from './fraction-pictures.ts';
import { isMixed, isProper, isWhole, mixedNumbers, pairs, properFractions, wholeTerms } from './pools.ts';
import {
  keepsDenominatorInProduct,
  multipliesCross,
  multipliesParts,
  multipliesWholePartOnly,
  multipliesWithCarry,
  scalesBoth,
} from './product-mistakes.ts';
import { productHints, productSteps } from './product-steps.ts';

/** Grade 4: a whole number of fractions. */
export const multiplyByWhole = binarySkill({
  code: 'fractions.multiply-whole',
  name: 'Multiply a fraction by a whole number',
  canDo: 'I can multiply a fraction by a whole number.',
  grade: 4,
  standards: ['4.NF.B.4b', '4.NF.B.4a'],
  prerequisites: ['fractions.add-like'],
  cases: {
    'whole-first': {
      label: 'whole number times fraction',
      draw: fromPool((level) => {
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 12));
        const bottoms = byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12]);
        const parts = properFractions(bottoms);
        return pairs(wholes, parts);
      }),
    },
    'fraction-first': {
      label: 'fraction times whole number',
      draw: fromPool((level) => {
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 12));
        const bottoms = byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12]);
        const parts = properFractions(bottoms);
        return pairs(parts, wholes);
      }),
    },
    mixed: {
      label: 'whole number times mixed number',
      draw: fromPool((level) => {
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 12));
        const bottoms = byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12]);
        return pairs(wholes, mixedNumbers(range(1, byLevel(level, 2, 4, 6)), bottoms));
      }),
    },
  },
  sign: '×',
  solve: productSteps,
  hints: productHints,
  accepts: (a, b) => isWhole(a) !== isWhole(b),
  mistakes: {
    ...scalesBoth,
    ...multipliesWholePartOnly,
    ...multipliesCross,
  },
});

/** True where a factor of one numerator is a factor of the other denominator. */
const crossFactor = (a: Term, b: Term): boolean => gcd(a[1], b[2]) > 1 || gcd(b[1], a[2]) > 1;

/** Grade 5: a fraction of a fraction. */
export const multiplyFractions = binarySkill({
  code: 'fractions.multiply',
  name: 'Multiply two fractions',
  canDo: 'I can multiply a fraction by a fraction.',
  grade: 5,
  standards: ['5.NF.B.4', '5.NF.B.4a'],
  prerequisites: ['fractions.multiply-whole', 'fractions.simplify'],
  cases: {
    plain: {
      label: 'nothing to simplify',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
        return pairs(all, all, (a, b) => a[2] !== b[2] && crossFactor(a, b) === false);
      }),
    },
    simplify: {
      label: 'the product can be simplified',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
        return pairs(all, all, (a, b) => a[2] !== b[2] && crossFactor(a, b) === true);
      }),
    },
    'same-denominator': {
      label: 'same denominators',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
        return pairs(all, all, (a, b) => a[2] === b[2]);
      }),
    },
  },
  sign: '×',
  solve: productSteps,
  hints: productHints,
  picture: ({ a, b }) => areaOf(a, b),
  accepts: (a, b) => isProper(a) && isProper(b),
  mistakes: {
    ...keepsDenominatorInProduct,
    ...multipliesCross,
    ...multipliesWithCarry,
  },
});

/** Grade 5: products with mixed numbers. */
export const multiplyMixed = binarySkill({
  code: 'fractions.multiply-mixed',
  name: 'Multiply mixed numbers',
  canDo: 'I can multiply mixed numbers.',
  grade: 5,
  standards: ['5.NF.B.6', '5.NF.B.4'],
  prerequisites: ['fractions.multiply', 'fractions.mixed-to-improper'],
  cases: {
    'mixed-mixed': {
      label: 'mixed number times mixed number',
      draw: fromPool((level) => {
        const mixed = mixedNumbers(
          range(1, byLevel(level, 2, 3, 5)),
          byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 6, 8]),
        );
        return pairs(mixed, mixed);
      }),
    },
    'whole-mixed': {
      label: 'whole number times mixed number',
      draw: fromPool((level) => {
        const mixed = mixedNumbers(
          range(1, byLevel(level, 2, 3, 5)),
          byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 6, 8]),
        );
        return pairs(wholeTerms(2, byLevel(level, 4, 6, 9)), mixed);
      }),
    },
  },
  sign: '×',
  solve: productSteps,
  hints: productHints,
  accepts: (a, b) => isMixed(a) && isMixed(b),
  mistakes: {
    ...multipliesParts,
    ...multipliesWholePartOnly,
    ...multipliesCross,
  },
});
