import { mainLetter } from './algebra-forms.ts';
import { type Expr, num, substitute, variablesOf } from './expr.ts';
import { isReducible } from './is-reducible.ts';
import { degree, isSame, monic, type Polynomial, quotientOf, squarefree } from './polynomial.ts';
import { rational } from './rational.ts';
import { factors, isSum, meant, terms, unsigned } from './shape.ts';
import type { Node } from './tree.ts';

/** Multiplies a factor into a sum: a number in front of parentheses is as good as one in front of each term. */
function spread(node: Node, letter: string): Node[] {
  return terms(node).flatMap((term) => {
    const parts = factors(term);
    const sums = parts.filter((part) => isSum(unsigned(part)));
    const [only] = sums;
    const constant = parts
      .filter((part) => part !== only)
      .every((part) => !variablesOf(meant(part) ?? num(rational(0n))).includes(letter));
    return only !== undefined && sums.length === 1 && parts.length > 1 && constant ? spread(only, letter) : [term];
  });
}

/** The denominator of one proper term, `whole` for a polynomial, undefined for a term that can be split further. */
function bottomOf(term: Node, letter: string): Polynomial | 'whole' | undefined {
  const e = meant(term);
  if (e === undefined) return undefined;
  const others = variablesOf(e).filter((name) => name !== letter);
  const q = quotientOf(
    substitute(e, new Map(others.map((name, i): [string, Expr] => [name, num(rational(BigInt(7 + 2 * i)))]))),
    letter,
  );
  if (q === undefined) return undefined;
  if (degree(q.bottom) < 1) return 'whole';
  const base = squarefree(q.bottom);
  const topDegree = degree(q.top) + q.shift;
  return isReducible(base) === false && topDegree < degree(base) ? monic(q.bottom) : undefined;
}

/**
 * Whether the tree is a sum of a polynomial and proper fractions whose denominators are different powers of irreducible
 * polynomials.
 */
export function isPartialFractions(node: Node, about?: Node): boolean {
  const e = meant(node);
  if (e === undefined) return false;
  const letter = mainLetter(e, about);
  if (letter === undefined) return true;
  const bottoms: Polynomial[] = [];
  for (const term of spread(node, letter)) {
    const bottom = bottomOf(term, letter);
    if (bottom === undefined) return false;
    if (bottom === 'whole') continue;
    if (bottoms.some((other) => isSame(other, bottom))) return false;
    bottoms.push(bottom);
  }
  return true;
}
