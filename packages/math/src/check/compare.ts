import { TooBig, withAllowance } from './budget.ts';
import { canonical } from './canonical.ts';
import { evaluate } from './compare-values.ts';
import { variablesOf } from './expr.ts';
import { hasChoice, meaning, NoExpression, readings } from './meaning.ts';
import { decimalPlaces, writtenNumber } from './number-forms.ts';

import { sameRegion, sameStatement } from './relations.ts';
import { type Domain, sameExpr, type Verdict } from './same-expr.ts';
import { bare, type Node } from './tree.ts';

export type CompareOptions = {
  /** Values that variables may take. Default `real`. */
  readonly domain?: Domain;
  /**
   * Accepts a decimal of at least four places for an irrational number if its relative error is below 2e-9. Default
   * false.
   */
  readonly decimalForIrrational?: boolean;
};

export const isStatement = (node: Node): boolean =>
  node.kind === 'relation' || node.kind === 'logic' || node.kind === 'not';

export const isUnion = (node: Node): boolean => node.kind === 'binary' && (node.sign === '∪' || node.sign === '∩');
const isRegion = (node: Node): boolean => isUnion(node) || node.kind === 'list';

/** The relative error of a decimal with nine figures. */
const DECIMAL_SLACK = 2e-9;

/** Whether one tree is a decimal of at least four places and the other a number that no decimal equals. */
function isDecimalFor(decimal: Node, other: Node): boolean {
  const written = writtenNumber(decimal);
  if (written?.shape !== 'decimal' || (decimalPlaces(written) ?? 0) < 4) return false;
  const exact = meaning(other);
  if (exact.t === 'n' || variablesOf(exact).length > 0) return false;
  const [a, b] = [evaluate(meaning(decimal), new Map()).v, evaluate(exact, new Map()).v];
  return Math.abs(a - b) <= DECIMAL_SLACK * Math.abs(b);
}

/** Equal as mathematics: numbers, expressions, statements, sets, lists and intervals of them. Never throws. */
export function compareTrees(a: Node, b: Node, options: CompareOptions = {}): Verdict {
  const [left, right] = [bare(a), bare(b)];
  const verdict = compareSafely(left, right, options);
  // The values are too expensive to compute, but both texts are the same apart from order.
  return verdict === 'unknown' && canonical(left) === canonical(right) ? 'equal' : verdict;
}

function compareSafely(a: Node, b: Node, options: CompareOptions): Verdict {
  try {
    return withAllowance(() => compareUnsafe(a, b, options));
  } catch (error) {
    if (error instanceof NoExpression) return a.kind === b.kind ? 'unknown' : 'different';
    if (error instanceof TooBig || error instanceof RangeError) return 'unknown';
    throw error;
  }
}

function compareUnsafe(a: Node, b: Node, options: CompareOptions): Verdict {
  if (isStatement(a) || isStatement(b))
    return isStatement(a) && isStatement(b) ? sameStatement(a, b, options.domain ?? 'real', sameSides) : 'different';
  if (isUnion(a) || isUnion(b)) return isRegion(a) && isRegion(b) ? sameRegion(a, b) : 'different';
  if (a.kind === 'list' || b.kind === 'list')
    return a.kind === 'list' && b.kind === 'list' ? compareLists(a, b, options) : 'different';
  if (a.kind === 'remainder' || b.kind === 'remainder') {
    if (a.kind !== 'remainder' || b.kind !== 'remainder') return 'different';
    return all([compareTrees(a.quotient, b.quotient, options), compareTrees(a.rest, b.rest, options)]);
  }
  if (a.kind === 'ratio' && b.kind === 'ratio') return compareRatios(a.items, b.items, options);
  if (hasChoice(a) || hasChoice(b)) return sameCollection(readings(a), readings(b), options);
  if (options.decimalForIrrational && (isDecimalFor(a, b) || isDecimalFor(b, a))) return 'equal';
  return sameExpr(meaning(a), meaning(b), options.domain);
}

/**
 * 2 + 3 = 5 and 1 + 4 = 5 are both true, and their sides have the same values. 1 + 1 = 2 is about other numbers, and so
 * is 2 < 4 where 3 < 5 is meant.
 */
function sameSides(a: Node, b: Node): boolean {
  if (a.kind !== 'relation' || b.kind !== 'relation') return true;
  const alike = (others: readonly Node[]): boolean => pairwise(a.items, others) === 'equal';
  return alike(b.items) || alike([...b.items].reverse());
}

type ListNode = Extract<Node, { kind: 'list' }>;

function compareLists(a: ListNode, b: ListNode, options: CompareOptions): Verdict {
  if ((a.open === '{') !== (b.open === '{')) return 'different';
  if (a.open === '{') return sameCollection(a.items, b.items, options);
  const brackets = (node: ListNode): string => (node.open === '' ? '()' : node.open + node.close);
  if (brackets(a) !== brackets(b)) return 'different';
  return pairwise(a.items, b.items, options);
}

/** 3 : 2 and 6 : 4 are equal; every pair must be in proportion. */
function compareRatios(a: readonly Node[], b: readonly Node[], options: CompareOptions): Verdict {
  if (a.length !== b.length) return 'different';
  const [firstA, firstB] = [a[0], b[0]];
  if (firstA === undefined || firstB === undefined) return 'different';
  const times = (left: Node, right: Node): Node => ({ kind: 'binary', sign: '*', left, right });
  return all(
    a.map((item, index) =>
      b[index] === undefined ? 'different' : compareTrees(times(item, firstB), times(b[index], firstA), options),
    ),
  );
}

/** Compares the first with the first, the second with the second, …; lists of different lengths are different. */
export const pairwise = (a: readonly Node[], b: readonly Node[], options: CompareOptions = {}): Verdict =>
  a.length === b.length ? all(a.map((item, index) => compareTrees(item, b[index] ?? item, options))) : 'different';

/** Whether each item of one list has an equal one in the other, in both directions. */
export function sameCollection(a: readonly Node[], b: readonly Node[], options: CompareOptions): Verdict {
  return all([within(a, b, options), within(b, a, options)]);
}

function within(a: readonly Node[], b: readonly Node[], options: CompareOptions): Verdict {
  return all(a.map((item) => some(b.map((other) => compareTrees(item, other, options)))));
}

const all = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('different') ? 'different' : verdicts.includes('unknown') ? 'unknown' : 'equal';

const some = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('equal') ? 'equal' : verdicts.includes('unknown') ? 'unknown' : 'different';
