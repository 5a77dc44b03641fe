import type { Level } from '../../types.ts';
import { gcd, lcm } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import type { Term, TwoTerms } from '../kit/fraction-text.ts';
import type { Cases, Draw } from '../kit/skill.ts';
import {
  addAcross,
  addsToRename,
  keepsNumerators,
  keepsOneNumerator,
  subtractAcross,
  topsOnly,
} from './add-mistakes.ts';
import { binarySkill } from './binary-skill.ts';
import { twoBars } from './fraction-pictures.ts';
import { compareTerms, isProper, pairs, properFractions } from './pools.ts';
import { sumHints, sumSteps } from './sum-steps.ts';

const bottomsFor = (level: 1 | 2 | 3): readonly number[] =>
  byLevel(level, [2, 3, 4, 5, 6, 10], [2, 3, 4, 5, 6, 8, 9, 10, 12], [4, 6, 7, 8, 9, 10, 12, 15]);
const largest = (level: 1 | 2 | 3): number => byLevel(level, 30, 40, 72);

/**
 * Two proper fractions whose denominators differ and have the right relation; `shared` is their greatest common
 * divisor.
 */
const drawn = (
  stand: (shared: number, smaller: number) => boolean,
  fits: (a: Term, b: Term, level: Level) => boolean,
): Draw<TwoTerms> =>
  fromPool((level) => {
    const all = properFractions(bottomsFor(level));
    return pairs(all, all, (a, b) => {
      const related = a[2] !== b[2] && stand(gcd(a[2], b[2]), Math.min(a[2], b[2]));
      return related && lcm(a[2], b[2]) <= largest(level) && fits(a, b, level);
    });
  });

const unlikeCases = (fits: (a: Term, b: Term, level: Level) => boolean): Cases<TwoTerms> => ({
  divides: {
    label: 'one denominator divides the other',
    draw: drawn((shared, smaller) => shared === smaller, fits),
  },
  coprime: { label: 'denominators without a common factor', draw: drawn((shared) => shared === 1, fits) },
  'common-factor': {
    label: 'denominators with a common factor',
    draw: drawn((shared, smaller) => shared > 1 && shared < smaller, fits),
  },
});

/** Grade 5: sums of fractions over different denominators. */
export const addUnlike = binarySkill({
  code: 'fractions.add-unlike',
  name: 'Add fractions with unlike denominators',
  canDo: 'I can add fractions with different denominators.',
  grade: 5,
  standards: ['5.NF.A.1'],
  prerequisites: ['fractions.add-like', 'fractions.equivalent'],
  cases: unlikeCases((a, b, level) => level !== 1 || a[1] / a[2] + b[1] / b[2] < 1),
  sign: '+',
  solve: (params) => sumSteps(params, '+'),
  hints: (params) => sumHints(params, '+'),
  picture: ({ a, b }) => twoBars(a, b),
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] !== b[2],
  inOnePlace: keepsOneNumerator('+'),
  mistakes: {
    ...addAcross,
    ...keepsNumerators('+'),
    ...addsToRename('+'),
    ...topsOnly('+'),
  },
});

/** Grade 5: differences of fractions over different denominators. */
export const subtractUnlike = binarySkill({
  code: 'fractions.subtract-unlike',
  name: 'Subtract fractions with unlike denominators',
  canDo: 'I can subtract fractions with different denominators.',
  grade: 5,
  standards: ['5.NF.A.1'],
  prerequisites: ['fractions.subtract-like', 'fractions.equivalent'],
  cases: unlikeCases((a, b) => compareTerms(a, b) > 0),
  sign: '-',
  solve: (params) => sumSteps(params, '-'),
  hints: (params) => sumHints(params, '-'),
  picture: ({ a, b }) => twoBars(a, b),
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] !== b[2],
  inOnePlace: keepsOneNumerator('-'),
  mistakes: {
    ...subtractAcross,
    ...keepsNumerators('-'),
    ...addsToRename('-'),
    ...topsOnly('-'),
  },
});
