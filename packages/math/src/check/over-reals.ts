import { cellsOf } from './cells.ts';
import { type Claim, NEVER } from './claim.ts';
import { type Expr, num, product, raise, sum, variablesOf } from './expr.ts';
import { exactRoot, isWhole, negative, ONE, over, type Rational, toNumber, whole } from './rational.ts';

/** A number times powers of letters. */
type Monomial = { readonly c: Rational; readonly powers: readonly (readonly [Expr, number])[] };

function monomialOf(e: Expr): Monomial | undefined {
  const args = e.t === '*' ? e.args : [e];
  let c = ONE;
  const powers: (readonly [Expr, number])[] = [];
  for (const arg of args) {
    if (arg.t === 'n') c = arg.v;
    else if (arg.t === 'v') powers.push([arg, 1]);
    else if (arg.t === '^' && arg.base.t === 'v' && arg.exp.t === 'n' && isWhole(arg.exp.v) && arg.exp.v.n > 0n)
      powers.push([arg.base, toNumber(arg.exp.v)]);
    else return undefined;
  }
  return { c, powers };
}

/** a³b³ = p³ is ab = p, because odd powers are increasing. Undefined if no odd root of both sides is exact. */
function oddRoot(e: Expr): Expr | undefined {
  const [one, other] = e.t === '+' && e.args.length === 2 ? e.args.map(monomialOf) : [];
  const lead = one?.c;
  if (!one || !other || lead === undefined) return undefined;
  const ratio = over(negative(other.c), lead);
  for (const degree of [5, 3]) {
    const all = [...one.powers, ...other.powers];
    if (all.length === 0 || all.some(([, power]) => power % degree !== 0)) continue;
    const size = exactRoot(ratio.n < 0n ? negative(ratio) : ratio, degree);
    if (size === undefined) continue;
    const rooted = ({ powers }: Monomial): Expr[] => powers.map(([v, power]) => raise(v, num(whole(power / degree))));
    const right = product([num(ratio.n < 0n ? size : negative(size)), ...rooted(other)]);
    return sum([product(rooted(one)), right]);
  }
  return undefined;
}

/** Whether no real number solves an equation in one letter. */
function holdsNowhere(e: Expr): boolean {
  const [letter, more] = variablesOf(e);
  const cells = letter === undefined || more !== undefined ? undefined : cellsOf([e], letter, false);
  return cells?.places.every((_, place) => cells.sign(0, place) !== 0) ?? false;
}

/**
 * The same statement over the real numbers, changed so that its complex solutions are closer to its real ones: without
 * branches that have no solution, and without odd powers.
 */
export function overReals(claim: Claim): Claim {
  if (claim.t === 'not') return { t: 'not', part: overReals(claim.part) };
  if (claim.t !== 'atom') return { t: claim.t, parts: claim.parts.map(overReals) };
  if (claim.sign !== '=') return claim;
  if (holdsNowhere(claim.expr)) return NEVER;
  const rooted = oddRoot(claim.expr);
  return rooted === undefined ? claim : { ...claim, expr: rooted };
}
