import { type Atom, atomsIn, type Claim, claimOf, equationsAtOnce, lettersIn, memberOf, truth } from './claim.ts';
import { type Expr, num, product, substitute, variable, variablesOf } from './expr.ts';
import { algebra } from './extension.ts';
import { MINUS_ONE, ONE, over, type Rational, rational, same } from './rational.ts';
import { type Domain, sameExpr, type Verdict } from './same-expr.ts';
import { holds, signsAlong } from './signs-along.ts';
import { sameTops } from './surds.ts';
import { type Node, TURNED } from './tree.ts';

/** The rational number k with a = k·b for all values, if there is one. */
export function factorBetween(a: Expr, b: Expr): Rational | undefined {
  const names = variablesOf(a, b);
  const values = new Map(names.map((name, index) => [name, num(rational(BigInt(7 + 4 * index), 3n))]));
  const [left, right] = [substitute(a, values), substitute(b, values)];
  const k =
    left.t === 'n' && right.t === 'n' && right.v.n !== 0n && left.v.n !== 0n ? over(left.v, right.v) : undefined;
  if (k === undefined) return [ONE, MINUS_ONE].find((sign) => sameExpr(a, product([num(sign), b])) === 'equal');
  return sameExpr(a, same(k, ONE) ? b : product([num(k), b])) === 'equal' ? k : undefined;
}

/**
 * Whether two statements hold for the same values. For statements without letters, `alike` decides as well. @throws
 * NoExpression
 */
export function sameStatement(a: Node, b: Node, domain: Domain, alike: (a: Node, b: Node) => boolean): Verdict {
  const [left, right] = algebra()?.claimsOf(a, b) ?? [a, b].map(claimOf);
  if (left === undefined || right === undefined) return 'unknown';
  const verdict = sameClaim(left, right, domain);
  return verdict === 'equal' && lettersIn(left, right).length === 0 && !alike(a, b) ? 'different' : verdict;
}

/** Whether two sets of numbers, written as intervals and unions, contain the same numbers. @throws NoExpression */
export const sameRegion = (a: Node, b: Node): Verdict =>
  sameClaim(memberOf(variable('x '), a), memberOf(variable('x '), b), 'real');

/** Whether the expression has a value everywhere. */
const isTotal = (e: Expr): boolean =>
  e.t === '+' || e.t === '*'
    ? e.args.every(isTotal)
    : e.t === '^'
      ? e.exp.t === 'n' && e.exp.v.d === 1n && e.exp.v.n > 0n && isTotal(e.base)
      : e.t !== 'f' || (e.name === 'abs' && e.args.every(isTotal));

/**
 * Whether two comparisons differ by a factor only. With one letter, a place where only one of them is defined makes
 * them different.
 */
function sameAtom(a: Atom, b: Atom, letters: number): boolean {
  if (letters < 2 && !(isTotal(a.expr) && isTotal(b.expr))) return false;
  const k = a.sign === b.sign || TURNED.get(a.sign) === b.sign ? factorBetween(a.expr, b.expr) : undefined;
  return k !== undefined && (k.n < 0n ? (TURNED.get(a.sign) ?? a.sign) : a.sign) === b.sign;
}

/** Whether two claims have the same comparisons, joined in the same way, in any order. */
function sameParts(a: Claim, b: Claim, letters: number): boolean {
  if (a.t === 'atom') return b.t === 'atom' && sameAtom(a, b, letters);
  if (a.t === 'not') return b.t === 'not' && sameParts(a.part, b.part, letters);
  if (a.t !== b.t || a.parts.length !== b.parts.length || a.parts.length > 6) return false;
  const left = [...b.parts];
  return a.parts.every((part) => {
    const found = left.findIndex((other) => sameParts(part, other, letters));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

export function sameClaim(a: Claim, b: Claim, domain: Domain): Verdict {
  const letters = lettersIn(a, b);
  if (letters.length > 0 && sameParts(a, b, letters.length)) return 'equal';
  const onLines = compareOnLines(a, b, letters.length === 0 ? ['x'] : letters, domain);
  if (onLines === 'different' || letters.length < 2) return onLines;
  if (Math.max(equationsAtOnce(a), equationsAtOnce(b)) > 1)
    return algebra()?.sameSystems(a, b, domain, onLines) ?? 'unknown';
  return onLines === 'equal' ? onLines : (algebra()?.sameInPlane(a, b, letters, domain) ?? 'unknown');
}

/** Values for the letters that stay fixed along a line: on both sides of 0, near to it and far from it. */
const LINES: readonly Rational[] = [
  rational(1n, 7n),
  rational(1n, 2n),
  rational(-3n, 5n),
  rational(2n),
  rational(-7n, 3n),
  rational(1009n, 4n),
  rational(-100_003n, 2n),
];

function fixed(line: number, letter: number, positive: boolean): Rational {
  const { n, d } = LINES[line] ?? LINES[0] ?? rational(0n);
  // The other letters get other values; otherwise a line might run along the very points where two statements differ.
  const size = positive ? (n < 0n ? -n : n) : n;
  return rational(size + BigInt(letter * (line + 2) * (size < 0n ? -1 : 1)), d);
}

/** `equal` only if it is proven, or if there is only one line; `unknown` if no line has shown a difference. */
function compareOnLines(a: Claim, b: Claim, letters: readonly string[], domain: Domain): Verdict {
  const alike = a.t === 'atom' && b.t === 'atom' && a.sign === '=' && b.sign === '=' && sameTops(a.expr, b.expr);
  const seen: Seen = { unsure: false, held: false, proof: alike ? 'given' : 'open' };
  // Lines miss the points where two equations meet; such statements have better tests.
  const many = letters.length > 3 || Math.max(equationsAtOnce(a), equationsAtOnce(b)) > 1;
  const lines = letters.length === 1 ? 1 : many ? 4 : LINES.length;
  for (let line = 0; line < lines; line += 1) {
    for (const letter of letters) {
      const others = letters.filter((name) => name !== letter);
      const rest = new Map(others.map((name, i) => [name, fixed(line, i, domain === 'positive')]));
      if (!agreeOnLine(a, b, letter, rest, domain, seen)) return 'different';
    }
  }
  if (seen.unsure || (letters.length > 1 && seen.proof === 'none')) return 'unknown';
  return seen.held ? 'equal' : sameNowhere(a, b, letters);
}

/** x² = -1 and x² = -2 both hold nowhere, but are not accepted for each other. Systems have a test of their own. */
function sameNowhere(a: Claim, b: Claim, letters: readonly string[]): Verdict {
  const open = [a, b].every((claim) => lettersIn(claim).length > 0 && equationsAtOnce(claim) < 2);
  if (!open) return 'equal';
  const known = algebra();
  if (known === undefined) return 'unknown';
  return known.zerosAgree(a, b, letters) === false ? 'different' : 'equal';
}

/**
 * The result of the lines so far. A proof is still possible (`open`) as long as the same polynomials have decided both
 * statements on every line.
 */
type Seen = { unsure: boolean; held: boolean; proof: 'given' | 'open' | 'none' };

function agreeOnLine(
  a: Claim,
  b: Claim,
  letter: string,
  rest: ReadonlyMap<string, Rational>,
  domain: Domain,
  seen: Seen,
): boolean {
  const values = new Map([...rest].map(([name, v]) => [name, num(v)]));
  const along = signsAlong([...atomsIn(a), ...atomsIn(b)], letter, values, domain === 'positive');
  if (!along.exact) seen.unsure = true;
  if (rest.size > 0 && seen.proof === 'open') {
    const signature = along.signature(a);
    if (signature === undefined || signature !== along.signature(b)) seen.proof = 'none';
  }
  for (let place = 0; place < along.places; place += 1) {
    const at = (atom: Atom): boolean | undefined => holds(atom.sign, along.sign(atom, place));
    const [left, right] = [truth(a, at), truth(b, at)];
    if (left === undefined || right === undefined) seen.unsure = true;
    else if (left !== right) return false;
    if (left === true) seen.held = true;
  }
  return true;
}
