import { gcd, type Term } from '../shared/fraction-text.ts';
import { byLevel, fromPool, range } from '../shared/working.ts';
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
  canDo: 'I can multiply a fraction or a mixed number by a whole number.',
  grade: 4,
  standards: ['4.NF.B.4b', '4.NF.B.4a'],
  prerequisites: ['fractions.add-like'],
  cases: [
    { id: 'whole-first', label: 'whole number times fraction' },
    { id: 'fraction-first', label: 'fraction times whole number' },
    { id: 'mixed', label: 'whole number times mixed number' },
  ],
  sign: '×',
  draw: fromPool((level, caseId) => {
    const wholes = wholeTerms(2, byLevel(level, 5, 8, 12));
    const bottoms = byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 8], [5, 6, 7, 8, 9, 12]);
    if (caseId === 'mixed') return pairs(wholes, mixedNumbers(range(1, byLevel(level, 2, 4, 6)), bottoms));
    const parts = properFractions(bottoms);
    return caseId === 'whole-first' ? pairs(wholes, parts) : pairs(parts, wholes);
  }),
  solve: productSteps,
  hints: productHints,
  accepts: (a, b) => isWhole(a) !== isWhole(b),
  misconceptions: [scalesBoth, multipliesWholePartOnly, multipliesCross],
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
  cases: [
    { id: 'plain', label: 'nothing to simplify' },
    { id: 'simplify', label: 'the product can be simplified' },
    { id: 'same-denominator', label: 'same denominators' },
  ],
  sign: '×',
  draw: fromPool((level, caseId) => {
    const all = properFractions(byLevel(level, [2, 3, 4, 5], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 12]));
    return pairs(all, all, (a, b) =>
      caseId === 'same-denominator' ? a[2] === b[2] : a[2] !== b[2] && crossFactor(a, b) === (caseId === 'simplify'),
    );
  }),
  solve: productSteps,
  hints: productHints,
  picture: ({ a, b }) => areaOf(a, b),
  accepts: (a, b) => isProper(a) && isProper(b),
  misconceptions: [keepsDenominatorInProduct, multipliesCross, multipliesWithCarry],
});

/** Grade 5: products with mixed numbers. */
export const multiplyMixed = binarySkill({
  code: 'fractions.multiply-mixed',
  name: 'Multiply mixed numbers',
  canDo: 'I can multiply mixed numbers.',
  grade: 5,
  standards: ['5.NF.B.6', '5.NF.B.4'],
  prerequisites: ['fractions.multiply', 'fractions.mixed-to-improper'],
  cases: [
    { id: 'mixed-mixed', label: 'mixed number times mixed number' },
    { id: 'whole-mixed', label: 'whole number times mixed number' },
  ],
  sign: '×',
  draw: fromPool((level, caseId) => {
    const mixed = mixedNumbers(
      range(1, byLevel(level, 2, 3, 5)),
      byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 6, 8]),
    );
    return caseId === 'mixed-mixed' ? pairs(mixed, mixed) : pairs(wholeTerms(2, byLevel(level, 4, 6, 9)), mixed);
  }),
  solve: productSteps,
  hints: productHints,
  accepts: (a, b) => isMixed(a) && isMixed(b),
  misconceptions: [multipliesParts, multipliesWholePartOnly, multipliesCross],
});
