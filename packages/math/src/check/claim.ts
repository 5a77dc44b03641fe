import { difference, type Expr, infinity, variablesOf } from './expr.ts';
import { meaning, NoExpression, readings } from './meaning.ts';
import { bare, type Node, type RelationSign } from './tree.ts';

/** A statement taken apart: comparisons with zero, joined by and, or and not. */
export type Claim =
  | { readonly t: 'atom'; readonly sign: AtomSign; readonly expr: Expr }
  | { readonly t: 'and' | 'or'; readonly parts: readonly Claim[] }
  | { readonly t: 'not'; readonly part: Claim };

export type AtomSign = '=' | '≠' | '<' | '>' | '≤' | '≥';
export type Atom = Extract<Claim, { t: 'atom' }>;

export const ALWAYS: Claim = { t: 'and', parts: [] };
export const NEVER: Claim = { t: 'or', parts: [] };

/** @throws NoExpression where the tree is no statement */
export function claimOf(node: Node): Claim {
  const inner = bare(node);
  switch (inner.kind) {
    case 'logic':
      return { t: inner.op, parts: inner.items.map(claimOf) };
    case 'not':
      return { t: 'not', part: claimOf(inner.arg) };
    case 'name':
      if (inner.name === 'true') return ALWAYS;
      if (inner.name === 'false') return NEVER;
      throw new NoExpression();
    case 'relation': {
      const all = readings(inner).map(relationClaim);
      const [only] = all;
      return only !== undefined && all.length === 1 ? only : { t: 'or', parts: all };
    }
    case 'list':
      // Lines in a system's braces all hold.
      if (inner.open === '{' || inner.items.length === 0) throw new NoExpression();
      return { t: 'and', parts: inner.items.map(claimOf) };
    default:
      throw new NoExpression();
  }
}

function relationClaim(node: Node): Claim {
  if (node.kind !== 'relation') throw new NoExpression();
  const parts = node.signs.map((sign, index): Claim => {
    const [left, right] = [node.items[index], node.items[index + 1]];
    if (left === undefined || right === undefined) throw new NoExpression();
    return comparison(sign, left, right);
  });
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { t: 'and', parts };
}

function comparison(sign: RelationSign, left: Node, right: Node): Claim {
  if (sign === '∈') return memberOf(meaning(left), right);
  if (sign === '≈') throw new NoExpression();
  const [a, b] = [meaning(left), meaning(right)];
  const [low, high] = [infinity(a), infinity(b)];
  if (low !== 0 || high !== 0) {
    // Every real number lies below ∞ and above −∞.
    const less = low < high;
    return (sign === '<' || sign === '≤') === less && sign !== '=' ? ALWAYS : NEVER;
  }
  return { t: 'atom', sign, expr: difference(a, b) };
}

/** x lies in an interval, a union or a set. */
export function memberOf(x: Expr, node: Node): Claim {
  const inner = bare(node);
  if (inner.kind === 'binary' && (inner.sign === '∪' || inner.sign === '∩')) {
    return { t: inner.sign === '∪' ? 'or' : 'and', parts: [memberOf(x, inner.left), memberOf(x, inner.right)] };
  }
  if (inner.kind === 'name' && /^(ℝ|R)$/.test(inner.name)) return ALWAYS;
  if (inner.kind !== 'list') throw new NoExpression();
  if (inner.open === '{')
    return {
      t: 'or',
      parts: inner.items.map((item): Claim => ({ t: 'atom', sign: '=', expr: difference(x, meaning(item)) })),
    };
  const [from, to] = inner.items.map((item) => meaning(item));
  if (from === undefined || to === undefined || inner.items.length !== 2) throw new NoExpression();
  const parts: Claim[] = [];
  if (infinity(from) === 0) parts.push({ t: 'atom', sign: inner.open === '[' ? '≥' : '>', expr: difference(x, from) });
  else if (infinity(from) === 1) return NEVER;
  if (infinity(to) === 0) parts.push({ t: 'atom', sign: inner.close === ']' ? '≤' : '<', expr: difference(x, to) });
  else if (infinity(to) === -1) return NEVER;
  return { t: 'and', parts };
}

export function atomsIn(claim: Claim): Atom[] {
  if (claim.t === 'atom') return [claim];
  return claim.t === 'not' ? atomsIn(claim.part) : claim.parts.flatMap(atomsIn);
}

export const lettersIn = (...claims: readonly Claim[]): string[] =>
  variablesOf(...claims.flatMap((claim) => atomsIn(claim).map(({ expr }) => expr)));

/**
 * Whether a claim is true, from the truth of its atoms; undefined if the result depends on an undecided atom. A
 * comparison of undefined values does not hold.
 */
export function truth(claim: Claim, atomTruth: (atom: Atom) => boolean | undefined): boolean | undefined {
  if (claim.t === 'atom') return atomTruth(claim);
  if (claim.t === 'not') {
    const inner = truth(claim.part, atomTruth);
    return inner === undefined ? undefined : !inner;
  }
  const deciding = claim.t === 'or';
  let result: boolean | undefined = !deciding;
  for (const part of claim.parts) {
    const one = truth(part, atomTruth);
    if (one === deciding) return deciding;
    if (one === undefined) result = undefined;
  }
  return result;
}

/**
 * How many equations may have to hold at once. Comparing on lines through the plane misses the points where two
 * equations meet.
 */
export function equationsAtOnce(claim: Claim): number {
  if (claim.t === 'atom') return claim.sign === '=' ? 1 : 0;
  if (claim.t === 'not') return 0;
  const counts = claim.parts.map(equationsAtOnce);
  return claim.t === 'and' ? counts.reduce((total, n) => total + n, 0) : Math.max(0, ...counts);
}
