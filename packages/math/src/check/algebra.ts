import {
  hasRootBelow,
  isCompletedSquare,
  isExpanded,
  isFactored,
  isLowestTerms,
  isSingleFraction,
} from './algebra-forms.ts';
import { canonical } from './canonical.ts';
import type { Algebra, FormTest } from './extension.ts';
import { isSimplified } from './simplified.ts';
import { sameSystems, zerosAgree } from './systems.ts';

/** Simultaneous equations and the forms of algebraic expressions. */
export const ALGEBRA: Algebra = {
  sameSystems,
  zerosAgree,
  forms: new Map<string, FormTest>([
    ['lowest-terms', isLowestTerms],
    ['simplified', isSimplified],
    ['expanded', isExpanded],
    ['factored', isFactored],
    ['single-fraction', isSingleFraction],
    ['completed-square', (tree) => isCompletedSquare(tree)],
    ['rationalised', (tree) => !hasRootBelow(tree)],
    ['same-up-to-order', (tree, key) => canonical(tree) === canonical(key)],
  ]),
};
