import { gcd, lcm, range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import type { Term, TwoTerms } from '../kit/fraction-text.ts';
import type { Draw } from '../kit/skill.ts';
import {
  addAcross,
  borrowsFree,
  borrowsTen,
  bringsFractionDown,
  dropsWholes,
  keepsNumerators,
  keepsOneNumerator,
  smallerFromLarger,
  subtractAcross,
} from './add-mistakes.ts';
import { binarySkill } from './binary-skill.ts';
import { isMixed, isProper, isWhole, mixedNumbers, pairs, properFractions, wholeTerms } from './pools.ts';
import { overCommon, sumHints, sumSteps } from './sum-steps.ts';

const bottomsFor = (level: 1 | 2 | 3): readonly number[] =>
  byLevel(level, [2, 3, 4, 5, 8], [2, 3, 4, 5, 6, 8, 10], [3, 4, 6, 7, 8, 9, 12]);
const wholesFor = (level: 1 | 2 | 3): number[] => range(byLevel(level, 1, 1, 2), byLevel(level, 3, 5, 7));

/** Level 1 uses one denominator; at higher levels they differ but stay easy enough. */
const fits = (level: 1 | 2 | 3, a: Term, b: Term): boolean =>
  level === 1 ? a[2] === b[2] : a[2] !== b[2] && lcm(a[2], b[2]) <= byLevel(level, 12, 24, 72);

/** The fraction parts as numerators over a common denominator. */
function tops(params: TwoTerms): readonly [number, number, number] {
  const { a, b } = overCommon(params);
  return [a[1], b[1], a[2]];
}

/** Grades 4 and 5: sums of mixed numbers. */
export const addMixed = binarySkill({
  code: 'fractions.add-mixed',
  name: 'Add mixed numbers',
  canDo: 'I can add mixed numbers.',
  grade: 5,
  standards: ['4.NF.B.3c', '5.NF.A.1'],
  prerequisites: ['fractions.add-unlike', 'fractions.improper-to-mixed'],
  cases: {
    'no-regrouping': {
      label: 'fraction parts stay below one',
      draw: fromPool((level) => {
        const all = mixedNumbers(wholesFor(level), bottomsFor(level));
        return pairs(all, all, (a, b) => {
          const [x, y, bottom] = tops({ a, b });
          return fits(level, a, b) && x + y < bottom;
        });
      }),
    },
    regrouping: {
      label: 'fraction parts pass one whole',
      draw: fromPool((level) => {
        const all = mixedNumbers(wholesFor(level), bottomsFor(level));
        return pairs(all, all, (a, b) => {
          const [x, y, bottom] = tops({ a, b });
          return fits(level, a, b) && x + y > bottom;
        });
      }),
    },
  },
  sign: '+',
  solve: (params) => sumSteps(params, '+'),
  hints: (params) => sumHints(params, '+'),
  accepts: (a, b) => !isWhole(a) && !isWhole(b) && (isMixed(a) || isMixed(b)),
  inOnePlace: keepsOneNumerator('+'),
  mistakes: {
    ...addAcross,
    ...keepsNumerators('+'),
    ...dropsWholes('+'),
  },
});

/** A mixed number and the number to subtract; `stand` says how their numerators compare over a common denominator. */
const drawDifference = (
  stand: (top: number, taken: number) => boolean,
  takenFrom?: (bottoms: readonly number[]) => readonly Term[],
): Draw<TwoTerms> =>
  fromPool((level) => {
    const bottoms = bottomsFor(level);
    const all = mixedNumbers(wholesFor(level), bottoms);
    return pairs(all, takenFrom?.(bottoms) ?? all, (a, b) => {
      const [x, y] = tops({ a, b });
      return fits(level, a, b) && a[0] > b[0] && stand(x, y);
    });
  });

/** Grades 4 and 5: differences of mixed numbers, also from a whole number. */
export const subtractMixed = binarySkill({
  code: 'fractions.subtract-mixed',
  name: 'Subtract mixed numbers',
  canDo: 'I can subtract mixed numbers, also when I have to open a whole.',
  grade: 5,
  standards: ['4.NF.B.3c', '5.NF.A.1'],
  prerequisites: ['fractions.subtract-unlike', 'fractions.add-mixed'],
  cases: {
    'no-regrouping': { label: 'without regrouping', draw: drawDifference((x, y) => x > y) },
    regrouping: { label: 'with regrouping', draw: drawDifference((x, y) => x < y) },
    'from-whole': {
      label: 'from a whole number',
      draw: fromPool((level) =>
        pairs(
          wholeTerms(3, byLevel(level, 6, 9, 15)),
          mixedNumbers(wholesFor(level), bottomsFor(level)),
          (a, b) => a[0] > b[0] && gcd(b[1], b[2]) === 1,
        ),
      ),
    },
    'proper-away': {
      label: 'a fraction from a mixed number, with regrouping',
      draw: drawDifference((x, y) => x < y, properFractions),
    },
  },
  sign: '-',
  solve: (params) => sumSteps(params, '-'),
  hints: (params) => sumHints(params, '-'),
  accepts: (a, b) => (isMixed(a) && (isMixed(b) || isProper(b))) || (isWhole(a) && isMixed(b)),
  mistakes: {
    ...smallerFromLarger,
    ...borrowsTen,
    ...borrowsFree,
    ...bringsFractionDown,
    ...subtractAcross,
    ...dropsWholes('-'),
  },
});
