import {
  hasRootBelow,
  isCompletedSquare,
  isExpanded,
  isFactored,
  isLowestTerms,
  isSingleFraction,
} from './algebra-forms.ts';
import { appliedIn } from './applied.ts';
import { canonical } from './canonical.ts';
import { claimOf } from './claim.ts';
import { fitsClockTime } from './clock-time.ts';
import { endOfChain } from './end-of-chain.ts';
import type { Algebra, FormTest } from './extension.ts';
import { fitsWord } from './fits-word.ts';
import { inSigns } from './in-signs.ts';
import { isPartialFractions } from './partial-fractions.ts';
import { sameInPlane, sameKinked } from './plane.ts';
import { scanned } from './scanned.ts';
import { signatureOf } from './signature.ts';
import { isSimplified } from './simplified.ts';
import { sameSystems, zerosAgree } from './systems.ts';
import { unwound } from './unwound.ts';

/** Simultaneous equations, the forms of algebraic expressions, and answers in words. */
export const ALGEBRA: Algebra = {
  sameSystems,
  zerosAgree,
  claimsOf: (a, b) => appliedIn(a, b).map((node) => unwound(claimOf(node))),
  endOfChain,
  inSigns,
  fitsInWords: (key, response) => fitsClockTime(key, response) ?? fitsWord(key, response),
  sameKinked,
  sameInPlane,
  signatureOf,
  scanned,
  forms: new Map<string, FormTest>([
    ['lowest-terms', isLowestTerms],
    ['simplified', isSimplified],
    ['expanded', isExpanded],
    ['factored', isFactored],
    ['single-fraction', isSingleFraction],
    ['completed-square', (tree) => isCompletedSquare(tree)],
    ['partial-fractions', (tree) => isPartialFractions(tree)],
    ['rationalised', (tree) => !hasRootBelow(tree)],
    ['same-up-to-order', (tree, key) => canonical(tree) === canonical(key)],
  ]),
  sentences: new Map([
    ['simplified', 'That is equal to the answer. It can be written more simply.'],
    ['expanded', 'That is equal to the answer. Expand all parentheses.'],
    ['factored', 'That is equal to the answer. Write it as a product, as far as it goes.'],
    ['single-fraction', 'That is equal to the answer. Write it as one fraction.'],
    ['partial-fractions', 'That is equal to the answer. Write it as a sum of simple fractions.'],
    ['completed-square', 'That is equal to the answer. Write it as a square plus a number.'],
    ['rationalised', 'That is equal to the answer. Write it without a root below the line.'],
    ['same-up-to-order', 'That is equal to the answer. Write it in the form that is asked for.'],
  ]),
};
