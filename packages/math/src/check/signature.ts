import type { Cells } from './cells.ts';
import type { Atom, AtomSign, Claim } from './claim.ts';
import { divided, multiplied, shared, squarefree, type Whole } from './whole-polynomial.ts';

const positiveLead = (p: Whole): Whole => ((p.at(-1) ?? 0n) < 0n ? p.map((c) => -c) : p);
const turned = (p: Whole): Whole => p.map((c) => -c);

/** The factors that stand an odd number of times: they alone change the sign. The sign of the whole is kept. */
function oddPart(p: Whole): Whole {
  const simple = squarefree(p);
  if (simple.length === p.length) return simple;
  const rest = divided(p, simple);
  // Each factor of the rest stands once less: odd where it is even there.
  const even = positiveLead(shared(simple, oddPart(rest)));
  const odd = positiveLead(divided(simple, even));
  return (p.at(-1) ?? 0n) < 0n ? turned(odd) : odd;
}

const TURNS: ReadonlyMap<AtomSign, AtomSign> = new Map([
  ['<', '>'],
  ['≤', '≥'],
]);

/** The parts of an `or` of equations, however they are grouped; undefined for anything else. */
function eitherOf(claim: Claim): Atom[] | undefined {
  if (claim.t === 'atom') return claim.sign === '=' ? [claim] : undefined;
  if (claim.t !== 'or') return undefined;
  const parts = claim.parts.map(eitherOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/**
 * A text that two statements share when the same polynomials decide them on this line; undefined where more than
 * polynomials do. Sharing it on many lines that run across each other they are the same statement: a polynomial that is
 * a factor of another on all of them is one anywhere.
 */
export function signatureOf(claim: Claim, index: (atom: Atom) => number, cells: Cells): string | undefined {
  const either = eitherOf(claim);
  if (either !== undefined) return equationsText(either.map(index), cells);
  if (claim.t === 'atom') {
    const plain = cells.plain([index(claim)]);
    if (plain === undefined) return undefined;
    const turn = TURNS.get(claim.sign);
    const odd = claim.sign === '≠' ? [] : oddPart(plain.sign);
    const zeros = positiveLead(squarefree(plain.zeros));
    return `${turn ?? claim.sign}${(turn === undefined ? odd : turned(odd)).join()} ${zeros.join()}`;
  }
  const parts = (claim.t === 'not' ? [claim.part] : claim.parts).map((part) => signatureOf(part, index, cells));
  return parts.includes(undefined) ? undefined : `${claim.t}(${[...new Set(parts)].sort().join('|')})`;
}

/** Roots with both signs make a polynomial together: y = √x or y = -√x is y² = x. */
function equationsText(expressions: readonly number[], cells: Cells): string | undefined {
  const alone = expressions.map((one) => cells.plain([one]));
  const rooted = cells.plain(expressions.filter((_, i) => alone[i] === undefined));
  if (rooted === undefined) return undefined;
  const zeros = [rooted, ...alone.filter((plain) => plain !== undefined)].map((plain) => squarefree(plain.zeros));
  return `=${positiveLead(squarefree(zeros.reduce(multiplied, [1n]))).join()}`;
}
