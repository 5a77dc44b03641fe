import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import type { TwoTerms } from '../kit/fraction-text.ts';
import { addAcross, bringsFractionDown, topsOnly, wholeAsTop } from './add-mistakes.ts';
import { binarySkill } from './binary-skill.ts';
import { twoBars } from './fraction-pictures.ts';
import { compareTerms, isProper } from './pools.ts';
import { sumHints, sumSteps } from './sum-steps.ts';

/** Proper fractions over one denominator, not all in lowest terms: parts are counted here, not compared. */
const likePairs = (bottoms: readonly number[], passes: (x: number, y: number, bottom: number) => boolean): TwoTerms[] =>
  bottoms.flatMap((bottom) =>
    range(1, bottom - 1).flatMap((x) =>
      range(1, bottom - 1)
        .filter((y) => passes(x, y, bottom))
        .map((y): TwoTerms => ({ a: [0, x, bottom], b: [0, y, bottom] })),
    ),
  );

/** Grade 4: sums of fractions over the same denominator. */
export const addLike = binarySkill({
  code: 'fractions.add-like',
  name: 'Add fractions with the same denominator',
  canDo: 'I can add fractions that have the same denominator.',
  grade: 4,
  standards: ['4.NF.B.3a', '4.NF.B.3'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    'within-one': {
      label: 'sum less than one whole',
      draw: fromPool((level) =>
        likePairs(
          byLevel(level, [3, 4, 5, 6], [5, 6, 7, 8, 9, 10, 12], [9, 10, 11, 12, 15, 20]),
          (x, y, bottom) => x + y < bottom,
        ),
      ),
    },
    'makes-one': {
      label: 'sum is one whole',
      draw: fromPool((level) =>
        likePairs(
          byLevel(level, [3, 4, 5, 6], [5, 6, 7, 8, 9, 10, 12], [9, 10, 11, 12, 15, 20]),
          (x, y, bottom) => x + y === bottom,
        ),
      ),
    },
    'past-one': {
      label: 'sum more than one whole',
      draw: fromPool((level) =>
        likePairs(
          byLevel(level, [3, 4, 5, 6], [5, 6, 7, 8, 9, 10, 12], [9, 10, 11, 12, 15, 20]),
          (x, y, bottom) => x + y > bottom,
        ),
      ),
    },
  },
  sign: '+',
  solve: (params) => sumSteps(params, '+'),
  hints: (params) => sumHints(params, '+'),
  picture: ({ a, b }) => twoBars(a, b),
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] === b[2],
  mistakes: {
    ...addAcross,
    ...topsOnly('+'),
  },
});

/** Grade 4: differences of fractions over the same denominator. */
export const subtractLike = binarySkill({
  code: 'fractions.subtract-like',
  name: 'Subtract fractions with the same denominator',
  canDo: 'I can subtract fractions that have the same denominator.',
  grade: 4,
  standards: ['4.NF.B.3a', '4.NF.B.3'],
  prerequisites: ['fractions.name-shaded'],
  cases: {
    proper: {
      label: 'a fraction from a fraction',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [3, 4, 5, 6], [5, 6, 8, 9, 10, 12], [9, 11, 12, 15, 20]);
        return likePairs(bottoms, (x, y) => x > y);
      }),
    },
    'from-whole': {
      label: 'a fraction from a whole number',
      draw: fromPool((level) => {
        const bottoms = byLevel(level, [3, 4, 5, 6], [5, 6, 8, 9, 10, 12], [9, 11, 12, 15, 20]);
        return likePairs(bottoms, (x, y) => x === y && x > 0).flatMap(({ b }) =>
          range(byLevel(level, 1, 1, 2), byLevel(level, 1, 3, 6))
            .filter(() => gcd(b[1], b[2]) === 1)
            .map((whole): TwoTerms => ({ a: [whole, 0, 1], b })),
        );
      }),
    },
  },
  sign: '-',
  solve: (params) => sumSteps(params, '-'),
  hints: (params) => sumHints(params, '-'),
  picture: ({ a, b }) => (a[0] > 0 ? undefined : twoBars(a, b)),
  accepts: (a, b) =>
    (isProper(a) && isProper(b) && a[2] === b[2] && compareTerms(a, b) > 0) || (a[1] === 0 && isProper(b)),
  mistakes: {
    ...topsOnly('-'),
    ...wholeAsTop('-'),
    ...bringsFractionDown,
  },
});
