import type { Expr } from './expr.ts';

/** Functions that bend, jump or have gaps: two formulas with them may agree in some places and differ in others. */
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

/** A letter, a multiple of one, or a sum of these: where it is positive is one side of a border, in one piece. */
function isStraight(e: Expr): boolean {
  if (e.t === 'n' || e.t === 'v' || e.t === 'c') return true;
  if (e.t === '+') return e.args.every(isStraight);
  return e.t === '*' && e.args.filter(({ t }) => t !== 'n' && t !== 'c').every(({ t }, i) => t === 'v' && i === 0);
}

/**
 * Letters and roots of letters, multiplied: their borders are where a letter is 0, and values are drawn on both sides
 * of these.
 */
function isMonomial(e: Expr): boolean {
  if (e.t === '*') return e.args.every(isMonomial);
  return e.t === '^' ? e.exp.t === 'n' && isMonomial(e.base) : e.t !== 'f' && e.t !== '+';
}

const isNegative = (e: Expr): boolean => e.t === 'n' && e.v.n < 0n;

/**
 * Whether the expression may follow different formulas in different places. A root has a kink where its radicand is 0,
 * unless the domain is in one piece; (-1)^x has values at whole numbers only.
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
