import type { Cells, Reader } from './cells.ts';
import type { Atom, AtomSign, Claim } from './claim.ts';
import { type Sum, UNIT } from './surds.ts';
import { divided, multiplied, primitive, shared, squarefree, type Whole } from './whole-polynomial.ts';

const positiveLead = (p: Whole): Whole => ((p.at(-1) ?? 0n) < 0n ? p.map((c) => -c) : p);
const turned = (p: Whole): Whole => p.map((c) => -c);

/**
 * The product of the factors with odd multiplicity, which alone change the sign. The sign of the whole is preserved.
 */
function oddPart(p: Whole): Whole {
  const simple = squarefree(p);
  if (simple.length === p.length) return simple;
  const rest = divided(p, simple);
  // In the rest each factor has its multiplicity reduced by one: the odd ones there are the even ones here.
  const even = positiveLead(shared(simple, oddPart(rest)));
  const odd = positiveLead(divided(simple, even));
  return (p.at(-1) ?? 0n) < 0n ? turned(odd) : odd;
}

/**
 * Two polynomials for an expression without roots or absolute values: one with the same zeros, and one with the same
 * sign.
 */
type Plain = { readonly zeros: Whole; readonly sign: Whole };

/** The polynomial, if the sum consists of nothing else. */
const polynomialIn = (sum: Sum): Whole | undefined => (sum.size === 0 ? [] : sum.size === 1 ? sum.get(0) : undefined);

/** For the product of some expressions; undefined if one of them contains roots, absolute values or the like. */
function plainOf(expressions: readonly number[], { readers, times }: Cells): Plain | undefined {
  const parts = expressions.flatMap((i) => readers[i] ?? []);
  const product = (of: (part: Reader) => Sum): Whole | undefined => polynomialIn(parts.map(of).reduce(times, UNIT));
  const [top, bottom] = [product((part) => part.top), product((part) => part.bottom)];
  if (top === undefined || bottom === undefined) return undefined;
  let zeros = primitive(top);
  for (const sum of parts.flatMap(({ nonzero }) => nonzero)) {
    const below = polynomialIn(sum);
    if (below === undefined) return undefined;
    // The denominator must not be 0, so none of its factors counts as a zero, however often it stands in the numerator.
    for (let common = shared(zeros, below); common.length > 1; common = shared(zeros, below))
      zeros = divided(zeros, common);
  }
  return { zeros, sign: primitive(multiplied(top, bottom)) };
}

const TURNS: ReadonlyMap<AtomSign, AtomSign> = new Map([
  ['<', '>'],
  ['≤', '≥'],
]);

/** The equations joined by `or`, however they are grouped; undefined for anything else. */
function eitherOf(claim: Claim): Atom[] | undefined {
  if (claim.t === 'atom') return claim.sign === '=' ? [claim] : undefined;
  if (claim.t !== 'or') return undefined;
  const parts = claim.parts.map(eitherOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/**
 * A text that is the same for two statements if the same polynomials decide them on this line; undefined if more than
 * polynomials are involved. Two statements that share it on many lines in general position are the same, because a
 * polynomial that divides another on all of these lines divides it everywhere.
 */
export function signatureOf(claim: Claim, index: (atom: Atom) => number, cells: Cells): string | undefined {
  const either = eitherOf(claim);
  if (either !== undefined) return equationsText(either.map(index), cells);
  if (claim.t === 'atom') {
    const plain = plainOf([index(claim)], cells);
    if (plain === undefined) return undefined;
    const turn = TURNS.get(claim.sign);
    const odd = claim.sign === '≠' ? [] : oddPart(plain.sign);
    const zeros = positiveLead(squarefree(plain.zeros));
    return `${turn ?? claim.sign}${(turn === undefined ? odd : turned(odd)).join()} ${zeros.join()}`;
  }
  const parts = (claim.t === 'not' ? [claim.part] : claim.parts).map((part) => signatureOf(part, index, cells));
  return parts.includes(undefined) ? undefined : `${claim.t}(${[...new Set(parts)].sort().join('|')})`;
}

/** Roots with both signs combine to a polynomial: y = √x or y = -√x is y² = x. */
function equationsText(expressions: readonly number[], cells: Cells): string | undefined {
  const alone = expressions.map((one) => plainOf([one], cells));
  const rooted = plainOf(
    expressions.filter((_, i) => alone[i] === undefined),
    cells,
  );
  if (rooted === undefined) return undefined;
  const zeros = [rooted, ...alone.filter((plain) => plain !== undefined)].map((plain) => squarefree(plain.zeros));
  return `=${positiveLead(squarefree(zeros.reduce(multiplied, [1n]))).join()}`;
}
