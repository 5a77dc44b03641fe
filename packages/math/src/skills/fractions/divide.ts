import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { binarySkill } from './binary-skill.ts';
import {
  compareTerms,
  isMixed,
  isProper,
  isWhole,
  mixedNumbers,
  pairs,
  properFractions,
  unitFractions,
  wholeTerms,
} from './pools.ts';
import {
  dividesAcross,
  dividesByDenominator,
  dividesDenominator,
  dividesWholePartOnly,
  invertsBoth,
  invertsFirst,
  keepsDenominatorInQuotient,
  largerBySmaller,
  neverInverts,
} from './product-mistakes.ts';
import { quotientHints, quotientSteps } from './product-steps.ts';

/** Grade 5: how many unit fractions fit into a whole number. */
export const wholeByUnit = binarySkill({
  code: 'fractions.divide-whole-by-unit',
  name: 'Divide a whole number by a unit fraction',
  canDo: 'I can find how many unit fractions fit into a whole number.',
  grade: 5,
  standards: ['5.NF.B.7b'],
  prerequisites: ['fractions.multiply-whole'],
  cases: {
    'by-half': {
      label: 'by one half',
      draw: fromPool((level) => {
        const bottoms = [2];
        return pairs(wholeTerms(byLevel(level, 2, 3, 6), byLevel(level, 11, 14, 20)), unitFractions(bottoms));
      }),
    },
    'by-unit': {
      label: 'by another unit fraction',
      draw: fromPool((level) => {
        const bottoms = range(3, byLevel(level, 5, 8, 12));
        return pairs(wholeTerms(byLevel(level, 2, 3, 6), byLevel(level, 6, 10, 20)), unitFractions(bottoms));
      }),
    },
  },
  sign: '÷',
  solve: quotientSteps,
  hints: quotientHints,
  picture: ({ a, b }) =>
    a[0] > 6 || b[2] > 6
      ? undefined
      : {
          kind: 'number-line',
          alt: `A number line from 0 to ${a[0]}. Each whole is cut into ${b[2]} equal steps.`,
          from: 0,
          to: a[0],
          step: 1 / b[2],
          labelEvery: b[2],
        },
  accepts: (a, b) => isWhole(a) && isProper(b) && b[1] === 1,
  mistakes: {
    ...dividesByDenominator,
    ...invertsFirst,
  },
});

/** Grade 5: a unit fraction shared equally. */
export const unitByWhole = binarySkill({
  code: 'fractions.divide-unit-by-whole',
  name: 'Divide a unit fraction by a whole number',
  canDo: 'I can share a unit fraction equally.',
  grade: 5,
  standards: ['5.NF.B.7a'],
  prerequisites: ['fractions.multiply'],
  cases: {
    divides: {
      label: 'the whole number divides the denominator',
      draw: fromPool((level) =>
        pairs(
          unitFractions(range(2, byLevel(level, 9, 10, 15))),
          wholeTerms(2, byLevel(level, 5, 6, 12)),
          (a, b) => (a[2] % b[0] === 0) === true,
        ),
      ),
    },
    other: {
      label: 'it does not',
      draw: fromPool((level) =>
        pairs(
          unitFractions(range(2, byLevel(level, 9, 10, 15))),
          wholeTerms(2, byLevel(level, 5, 6, 12)),
          (a, b) => (a[2] % b[0] === 0) === false,
        ),
      ),
    },
  },
  sign: '÷',
  solve: quotientSteps,
  hints: quotientHints,
  accepts: (a, b) => isProper(a) && a[1] === 1 && isWhole(b) && b[0] > 0,
  mistakes: {
    ...dividesDenominator,
    ...largerBySmaller,
  },
});

/** Grade 6: a fraction by a fraction. */
export const divideFractions = binarySkill({
  code: 'fractions.divide',
  name: 'Divide a fraction by a fraction',
  canDo: 'I can divide a fraction by a fraction.',
  grade: 6,
  standards: ['6.NS.A.1'],
  prerequisites: ['fractions.divide-whole-by-unit', 'fractions.divide-unit-by-whole'],
  cases: {
    'same-denominator': {
      label: 'same denominators',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4, 5, 6], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
        return pairs(all, all, (a, b) => {
          return a[2] === b[2] && a[1] !== b[1];
        });
      }),
    },
    'quotient-above-one': {
      label: 'quotient greater than 1',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4, 5, 6], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
        return pairs(all, all, (a, b) => {
          return a[2] !== b[2] && compareTerms(a, b) > 0 === true;
        });
      }),
    },
    'quotient-below-one': {
      label: 'quotient less than 1',
      draw: fromPool((level) => {
        const all = properFractions(byLevel(level, [2, 3, 4, 5, 6], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
        return pairs(all, all, (a, b) => {
          return a[2] !== b[2] && compareTerms(a, b) > 0 === false;
        });
      }),
    },
  },
  sign: '÷',
  solve: quotientSteps,
  hints: quotientHints,
  accepts: (a, b) => isProper(a) && isProper(b),
  mistakes: {
    ...invertsFirst,
    ...neverInverts,
    ...invertsBoth,
    ...dividesAcross,
    ...keepsDenominatorInQuotient,
  },
});

/** Grade 6: quotients with mixed numbers. */
export const divideMixed = binarySkill({
  code: 'fractions.divide-mixed',
  name: 'Divide mixed numbers',
  canDo: 'I can divide with mixed numbers.',
  grade: 6,
  standards: ['6.NS.A.1'],
  prerequisites: ['fractions.divide', 'fractions.mixed-to-improper'],
  cases: {
    'by-whole': {
      label: 'mixed number by whole number',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6, 8]);
        const mixed = mixedNumbers(range(1, byLevel(level, 4, 6, 8)), bottoms);
        return pairs(mixed, wholeTerms(2, byLevel(level, 3, 5, 8)));
      }),
    },
    'by-fraction': {
      label: 'mixed number by fraction',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6, 8]);
        const mixed = mixedNumbers(range(1, byLevel(level, 4, 6, 8)), bottoms);
        return pairs(mixed, properFractions(bottoms));
      }),
    },
    'by-mixed': {
      label: 'mixed number by mixed number',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6, 8]);
        const mixed = mixedNumbers(range(1, byLevel(level, 4, 6, 8)), bottoms);
        return pairs(
          mixed,
          mixedNumbers(range(1, byLevel(level, 1, 2, 4)), bottoms),
          (a, b) => compareTerms(a, b) !== 0,
        );
      }),
    },
  },
  sign: '÷',
  solve: quotientSteps,
  hints: quotientHints,
  accepts: (a, b) => isMixed(a) || isMixed(b),
  mistakes: {
    ...dividesWholePartOnly,
    ...invertsFirst,
    ...neverInverts,
  },
});
