import { type Atom, atomsIn, type Claim, claimOf, equationsAtOnce, lettersIn, memberOf, truth } from './claim.ts';
import { type Domain, draws, sameExpr, type Verdict } from './equal.ts';
import { type Expr, num, product, substitute, variable, variablesOf } from './expr.ts';
import { algebra } from './extension.ts';
import { holds, signsFor, testPlaces } from './line.ts';
import { MINUS_ONE, ONE, over, type Rational, rational, same } from './rational.ts';
import { type Node, TURNED } from './tree.ts';

/** The k with a = k·b for all values, where there is a rational one. */
export function factorBetween(a: Expr, b: Expr): Rational | undefined {
  const names = variablesOf(a, b);
  const values = new Map(names.map((name, index) => [name, num(rational(BigInt(7 + 4 * index), 3n))]));
  const [left, right] = [substitute(a, values), substitute(b, values)];
  const k =
    left.t === 'n' && right.t === 'n' && right.v.n !== 0n && left.v.n !== 0n ? over(left.v, right.v) : undefined;
  if (k === undefined) return [ONE, MINUS_ONE].find((sign) => sameExpr(a, product([num(sign), b])) === 'equal');
  return sameExpr(a, same(k, ONE) ? b : product([num(k), b])) === 'equal' ? k : undefined;
}

/** Do two statements hold for the same values? @throws NoExpression */
export const sameStatement = (a: Node, b: Node, domain: Domain): Verdict => sameClaim(claimOf(a), claimOf(b), domain);

/** Do two sets of numbers, written as intervals and unions, hold the same numbers? @throws NoExpression */
export const sameRegion = (a: Node, b: Node): Verdict =>
  sameClaim(memberOf(variable('x '), a), memberOf(variable('x '), b), 'real');

/** Two comparisons that differ by a factor only. */
function sameAtom(a: Atom, b: Atom): boolean {
  const k = a.sign === b.sign || TURNED.get(a.sign) === b.sign ? factorBetween(a.expr, b.expr) : undefined;
  return k !== undefined && (k.n < 0n ? (TURNED.get(a.sign) ?? a.sign) : a.sign) === b.sign;
}

export function sameClaim(a: Claim, b: Claim, domain: Domain): Verdict {
  if (a.t === 'atom' && b.t === 'atom' && sameAtom(a, b)) return 'equal';
  const letters = lettersIn(a, b);
  if (letters.length > 1 && Math.max(equationsAtOnce(a), equationsAtOnce(b)) > 1) {
    const onLines = compareOnLines(a, b, letters, domain);
    return onLines === 'different' ? onLines : (algebra()?.sameSystems(a, b, domain, onLines) ?? 'unknown');
  }
  return compareOnLines(a, b, letters.length === 0 ? ['x'] : letters, domain);
}

/** Fixed values for the other letters: so many sets of them for each letter. */
const LINES = 4;
const LINES_OF_MANY = 3;

function compareOnLines(a: Claim, b: Claim, letters: readonly string[], domain: Domain): Verdict {
  const next = draws(4711);
  const seen: Seen = { unsure: false, held: false };
  for (let line = 0; line < linesFor(letters.length); line += 1) {
    for (const letter of letters) {
      const rest = new Map(letters.filter((name) => name !== letter).map((name) => [name, place(line, next, domain)]));
      if (!agreeOnLine(a, b, letter, rest, domain, seen)) return 'different';
    }
  }
  if (seen.unsure) return 'unknown';
  return seen.held ? 'equal' : sameNowhere(a, b, letters);
}

/** x² = -1 and x² = -2 both hold nowhere, but nobody takes one for the other. Systems have a test of their own. */
function sameNowhere(a: Claim, b: Claim, letters: readonly string[]): Verdict {
  const open = [a, b].every((claim) => lettersIn(claim).length > 0 && equationsAtOnce(claim) < 2);
  if (!open) return 'equal';
  const known = algebra();
  if (known === undefined) return 'unknown';
  return known.zerosAgree(a, b, letters) === false ? 'different' : 'equal';
}

const linesFor = (letters: number): number => (letters === 1 ? 1 : letters < 4 ? LINES : LINES_OF_MANY);

/** What the lines have shown so far. */
type Seen = { unsure: boolean; held: boolean };

/** A small fraction or whole number, the same on every run. */
function place(line: number, next: () => number, domain: Domain): Rational {
  const size = BigInt(1 + Math.floor(next() * (line % 2 === 0 ? 7 : 40)));
  const bottom = line % 2 === 0 ? 1n : BigInt(2 + Math.floor(next() * 9));
  const sign = domain === 'positive' || line === 0 || next() < 0.5 ? 1n : -1n;
  return rational(sign * size, bottom);
}

function agreeOnLine(
  a: Claim,
  b: Claim,
  letter: string,
  rest: ReadonlyMap<string, Rational>,
  domain: Domain,
  seen: Seen,
): boolean {
  const signs = signsFor([...atomsIn(a), ...atomsIn(b)], letter, rest);
  for (const x of testPlaces([...new Set(signs.values())], domain === 'positive')) {
    const at = (atom: Atom): boolean | undefined => holds(atom.sign, signs.get(atom)?.sign(x));
    const [left, right] = [truth(a, at), truth(b, at)];
    if (left === undefined || right === undefined) seen.unsure = true;
    else if (left !== right) return false;
    if (left === true) seen.held = true;
  }
  return true;
}
