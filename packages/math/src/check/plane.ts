import { TooBig } from './budget.ts';
import { cellsOf } from './cells.ts';
import { atomsIn, type Claim, equationsAtOnce, truth } from './claim.ts';
import { type Expr, num, substitute } from './expr.ts';
import { normalised } from './normal.ts';
import type { Domain, Verdict } from './same-expr.ts';
import { holds, signsAlong } from './signs-along.ts';
import { stretchesOf } from './stretches.ts';
import { isNothing, NotAlgebraic } from './surds.ts';
import { zerosAgree } from './systems.ts';

/**
 * Lines through the plane in both directions, one for each stretch; undefined if the plane cannot be divided into
 * stretches.
 */
function linesOf(
  expressions: readonly Expr[],
  letters: readonly string[],
  positive: boolean,
): { readonly inner: string; readonly values: ReadonlyMap<string, Expr> }[] | undefined {
  const [first, second] = letters;
  if (first === undefined || second === undefined || letters.length !== 2) return undefined;
  try {
    return [
      [first, second],
      [second, first],
    ].flatMap(([outer = '', inner = '']) =>
      stretchesOf(expressions, outer, inner, positive).map(({ low }) => ({
        inner,
        values: new Map([[outer, num(low)]]),
      })),
    );
  } catch (error) {
    if (error instanceof NotAlgebraic || error instanceof TooBig || error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Compares statements in two letters on one line in each stretch of the plane. Single points and lines where only one
 * of the two is undefined do not make them different: d/t = r is d = rt.
 */
export function sameInPlane(a: Claim, b: Claim, letters: readonly string[], domain: Domain): Verdict {
  const atoms = [...atomsIn(a), ...atomsIn(b)];
  const positive = domain === 'positive';
  const lines = linesOf(
    atoms.map(({ expr }) => expr),
    letters,
    positive,
  );
  if (lines === undefined) return 'unknown';
  let seen = false;
  for (const { inner, values } of lines) {
    const along = signsAlong(atoms, inner, values, positive);
    if (!along.exact) return 'unknown';
    for (let place = 0; place < along.places; place += 1) {
      const [left, right] = [a, b].map((claim) => truth(claim, (atom) => holds(atom.sign, along.sign(atom, place))));
      if (left !== right) return 'different';
      if (left === undefined) return 'unknown';
      if (left) seen = true;
    }
  }
  if (seen) return 'equal';
  // If neither of them is ever true, they are compared as equations only.
  const agree = Math.max(equationsAtOnce(a), equationsAtOnce(b)) > 0 ? zerosAgree(a, b, letters) : true;
  return agree === undefined ? 'unknown' : agree ? 'equal' : 'different';
}

function nothingOnLine(e: Expr, letter: string, positive: boolean): Verdict {
  const cells = cellsOf([e], letter, positive);
  if (cells === undefined) return 'unknown';
  const signs = cells.places.map((_, place) => cells.sign(0, place));
  if (signs.some((sign) => sign !== 0 && !Number.isNaN(sign))) return 'different';
  return cells.places.some(({ open }, place) => open && signs[place] === 0) ? 'equal' : 'unknown';
}

/**
 * Whether an expression with kinks is 0 wherever it is defined. Functions that are not algebraic count as letters of
 * their own.
 */
export function sameKinked(whole: Expr, letters: readonly string[], domain: Domain): Verdict {
  const { e, names, added } = normalised(whole);
  if (isNothing(e)) return 'equal';
  const [only] = names;
  const positive = domain === 'positive' && !added;
  const decided = ((): Verdict => {
    if (only !== undefined && names.length === 1) return nothingOnLine(e, only, positive);
    const lines = linesOf([e], names, positive);
    if (lines === undefined) return 'unknown';
    const verdicts = lines.map(({ inner, values }) => nothingOnLine(substitute(e, values), inner, positive));
    return verdicts.includes('different') ? 'different' : verdicts.includes('equal') ? 'equal' : 'unknown';
  })();
  // Letters that replace functions may not take all combinations of values, so a difference there proves nothing.
  return decided === 'different' && (added || letters.length !== names.length) ? 'unknown' : decided;
}
