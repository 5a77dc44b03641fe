import { ALGEBRA } from './algebra.ts';
import { checkAnswer as checkAnswerInCore } from './answer.ts';
import { type CompareOptions, compareTrees as compareTreesInCore } from './compare.ts';
import { type Equivalence, type EquivalentOptions, equivalent as equivalentInCore } from './equivalent.ts';
import { type Asked, withAlgebra } from './extension.ts';
import type { ParseResult } from './parse.ts';
import { readAnswer as readAnswerInCore } from './read-answer.ts';
import type { Verdict } from './same-expr.ts';
import type { Node } from './tree.ts';
import type { CheckAnswer, CheckOptions } from './types.ts';

export { isCompletedSquare, isExpanded, isFactored, isLowestTerms, isSingleFraction } from './algebra-forms.ts';
export { type Amount, amountOf, equalAmounts, inUnitOf, readAmountSafely } from './amount.ts';
export { canonical } from './canonical.ts';
export type { CompareOptions } from './compare.ts';
export { constantValue } from './constant.ts';
export type { Equivalence, EquivalentOptions } from './equivalent.ts';
export type { Asked } from './extension.ts';
export { lettersOf } from './findings.ts';
export { LIMITS, type ParseFault } from './limits.ts';
export { decimalPlaces, isLowest, significantFigures, type Written, writtenNumber } from './number-forms.ts';
export { type ParseOptions, type ParseResult, parse } from './parse.ts';
export { isPartialFractions } from './partial-fractions.ts';
export type { Domain, Verdict } from './same-expr.ts';
export { isSimplified } from './simplified.ts';
export { sameSystem } from './systems.ts';
export {
  anywhere,
  type BinarySign,
  bare,
  mapParts,
  type Node,
  type NumberNode,
  numberNode,
  partsOf,
  type RelationSign,
} from './tree.ts';
export type { CheckAnswer, CheckOptions, FindingCode, NumberLocale, Outcome } from './types.ts';
export { FUNCTIONS, nameOf } from './words.ts';

/**
 * Marks one response against what is asked for. Three-valued: `unknown` where it could not be decided, `invalid` where
 * the text could not be read (neither costs a try). The key is always read in the `en` locale. Never throws.
 */
export const checkAnswer: CheckAnswer = withAlgebra(ALGEBRA, checkAnswerInCore);

/** Reads an answer as `checkAnswer` does, words and units included, for what is shown under the field. Never throws. */
export const readAnswer: (asked: Asked, typed: string, options?: CheckOptions) => ParseResult = withAlgebra(
  ALGEBRA,
  readAnswerInCore,
);

/** Equal as mathematics: numbers, expressions, statements, sets, lists and intervals of them. Never throws. */
export const compareTrees: (a: Node, b: Node, options?: CompareOptions) => Verdict = withAlgebra(
  ALGEBRA,
  compareTreesInCore,
);

/** Do two texts mean the same? Numbers, expressions, equations, inequalities, systems, sets, lists, intervals. Never throws. */
export const equivalent: (a: string, b: string, options?: EquivalentOptions) => Equivalence = withAlgebra(
  ALGEBRA,
  equivalentInCore,
);
