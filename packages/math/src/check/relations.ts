import { type Domain, sameExpr, type Verdict } from './equal.ts';
import { difference, type Expr, isNumber, num, product, substitute, variablesOf } from './expr.ts';
import { meaning } from './meaning.ts';
import { ONE, over, type Rational, rational, same } from './rational.ts';
import type { Node, RelationSign } from './tree.ts';

/** One comparison with everything on the left: `expr sign 0`. */
export type Atom = { readonly sign: RelationSign; readonly expr: Expr };

/** The k with a = k·b for all values, where there is a rational one. */
export function factorBetween(a: Expr, b: Expr): Rational | undefined {
  const names = variablesOf(a, b);
  const values = new Map(names.map((name, index) => [name, num(rational(BigInt(7 + 4 * index), 3n))]));
  const [left, right] = [substitute(a, values), substitute(b, values)];
  const k =
    left.t === 'n' && right.t === 'n' && right.v.n !== 0n && left.v.n !== 0n ? over(left.v, right.v) : undefined;
  if (k === undefined) return undefined;
  return sameExpr(a, same(k, ONE) ? b : product([num(k), b])) === 'equal' ? k : undefined;
}

/** Comparisons of a chain, two by two. @throws NoExpression */
export const atomsOf = (node: Extract<Node, { kind: 'relation' }>): Atom[] =>
  node.signs.flatMap((sign, index) => {
    const [left, right] = [node.items[index], node.items[index + 1]];
    return left === undefined || right === undefined ? [] : [{ sign, expr: difference(meaning(left), meaning(right)) }];
  });

const FLIPPED: ReadonlyMap<RelationSign, RelationSign> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['≤', '≥'],
  ['≥', '≤'],
]);

/** Do two statements hold for the same values? */
export function sameStatement(a: Node, b: Node, _domain: Domain): Verdict {
  if (a.kind !== 'relation' || b.kind !== 'relation') return 'unknown';
  const [left, right] = [atomsOf(a), atomsOf(b)];
  const [first, second] = [left[0], right[0]];
  if (first === undefined || second === undefined || left.length !== 1 || right.length !== 1) return 'unknown';
  if (isNumber(first.expr) && isNumber(second.expr)) return 'unknown';
  const k = factorBetween(first.expr, second.expr);
  if (k === undefined) return 'different';
  const sign = k.n < 0n ? (FLIPPED.get(first.sign) ?? first.sign) : first.sign;
  return sign === second.sign ? 'equal' : 'different';
}
