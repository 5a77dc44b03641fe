import { gcd, lcm, type Term } from '../shared/fraction-text.ts';
import { byLevel, fromPool } from '../shared/working.ts';
import { addAcross, addsToRename, keepsNumerators, subtractAcross, topsOnly } from './add-mistakes.ts';
import { binarySkill } from './binary-skill.ts';
import { twoBars } from './fraction-pictures.ts';
import { compareTerms, isProper, pairs, properFractions } from './pools.ts';
import { sumHints, sumSteps } from './sum-steps.ts';

const cases = [
  { id: 'divides', label: 'one denominator divides the other' },
  { id: 'coprime', label: 'denominators without a common factor' },
  { id: 'common-factor', label: 'denominators with a common factor' },
];

/** Whether two different denominators stand in the relation of a case. */
function inCase(caseId: string, a: Term, b: Term): boolean {
  const shared = gcd(a[2], b[2]);
  if (a[2] === b[2]) return false;
  if (caseId === 'divides') return shared === Math.min(a[2], b[2]);
  return caseId === 'coprime' ? shared === 1 : shared > 1 && shared < Math.min(a[2], b[2]);
}

const bottomsFor = (level: 1 | 2 | 3): readonly number[] =>
  byLevel(level, [2, 3, 4, 5, 6, 10], [2, 3, 4, 5, 6, 8, 9, 10, 12], [4, 6, 7, 8, 9, 10, 12, 15]);
const largest = (level: 1 | 2 | 3): number => byLevel(level, 30, 40, 72);

/** Grade 5: sums of fractions over different denominators. */
export const addUnlike = binarySkill({
  code: 'fractions.add-unlike',
  name: 'Add fractions with unlike denominators',
  canDo: 'I can add fractions with different denominators.',
  grade: 5,
  standards: ['5.NF.A.1'],
  prerequisites: ['fractions.add-like', 'fractions.equivalent'],
  cases,
  sign: '+',
  draw: fromPool((level, caseId) => {
    const all = properFractions(bottomsFor(level));
    return pairs(all, all, (a, b) => {
      const below = a[1] / a[2] + b[1] / b[2] < 1;
      return inCase(caseId, a, b) && lcm(a[2], b[2]) <= largest(level) && (level !== 1 || below);
    });
  }),
  solve: (params) => sumSteps(params, '+'),
  hints: (params) => sumHints(params, '+'),
  picture: ({ a, b }) => twoBars(a, b),
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] !== b[2],
  misconceptions: [addAcross, keepsNumerators('+'), addsToRename('+'), topsOnly('+')],
});

/** Grade 5: differences of fractions over different denominators. */
export const subtractUnlike = binarySkill({
  code: 'fractions.subtract-unlike',
  name: 'Subtract fractions with unlike denominators',
  canDo: 'I can subtract fractions with different denominators.',
  grade: 5,
  standards: ['5.NF.A.1'],
  prerequisites: ['fractions.subtract-like', 'fractions.equivalent'],
  cases,
  sign: '-',
  draw: fromPool((level, caseId) => {
    const all = properFractions(bottomsFor(level));
    return pairs(
      all,
      all,
      (a, b) => inCase(caseId, a, b) && lcm(a[2], b[2]) <= largest(level) && compareTerms(a, b) > 0,
    );
  }),
  solve: (params) => sumSteps(params, '-'),
  hints: (params) => sumHints(params, '-'),
  picture: ({ a, b }) => twoBars(a, b),
  accepts: (a, b) => isProper(a) && isProper(b) && a[2] !== b[2],
  misconceptions: [subtractAcross, keepsNumerators('-'), addsToRename('-'), topsOnly('-')],
});
