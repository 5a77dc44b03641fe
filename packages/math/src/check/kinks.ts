import type { Expr } from './expr.ts';

/** What bends, jumps or has gaps: agreement in some places says nothing of others. */
const BROKEN: ReadonlySet<string> = new Set([
  'abs',
  'sign',
  'floor',
  'ceil',
  'round',
  'min',
  'max',
  'gcd',
  'lcm',
  'factorial',
]);

/** A letter, a multiple of one, a sum of these: what is positive lies on one side of a border, in one piece. */
function isStraight(e: Expr): boolean {
  if (e.t === 'n' || e.t === 'v' || e.t === 'c') return true;
  if (e.t === '+') return e.args.every(isStraight);
  return e.t === '*' && e.args.filter(({ t }) => t !== 'n' && t !== 'c').every(({ t }, i) => t === 'v' && i === 0);
}

/** Letters and roots of letters, multiplied: the borders are where a letter is 0, and signs are drawn on both sides. */
function isMonomial(e: Expr): boolean {
  if (e.t === '*') return e.args.every(isMonomial);
  return e.t === '^' ? e.exp.t === 'n' && isMonomial(e.base) : e.t !== 'f' && e.t !== '+';
}

const isNegative = (e: Expr): boolean => e.t === 'n' && e.v.n < 0n;

/**
 * May the expression be one formula here and another there? A root bends where what stands below it is 0, unless its
 * domain is in one piece; (-1)^x has values at whole numbers only.
 */
export function hasKink(e: Expr): boolean {
  switch (e.t) {
    case 'f':
      return BROKEN.has(e.name) || e.args.some(hasKink);
    case '+':
    case '*':
      return e.args.some(hasKink);
    case '^':
      if (hasKink(e.base) || hasKink(e.exp)) return true;
      if (e.exp.t !== 'n') return isNegative(e.base);
      return e.exp.v.d !== 1n && e.base.t !== 'n' && !isStraight(e.base) && !isMonomial(e.base);
    default:
      return false;
  }
}
