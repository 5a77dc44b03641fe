import { equalAmounts, inUnitOf, readAmountSafely } from '../check/amount.ts';
import { anywhere, bare, compareTrees, constantValue, mapParts, type Node, parse } from '../check/index.ts';
import { sameDimensions } from '../check/units.ts';
import type { Sign } from './token.ts';

export type Verdict = 'right' | 'wrong' | 'unknown';

const CONSTANTS = new Set(['pi', 'inf', 'true', 'false']);

/** A unit either follows a number and a space, or cannot be a product of letters: `5 m`, `10cm`. */
const UNITS = /[\d)]\s+[A-Za-zµ°Ω]+|\d(?:[cmk]m|[km]g|m[lL]|min|ft|°)/;

export function treeOf(text: string): Node | undefined {
  const read = parse(text, { units: UNITS.test(text) });
  return read.ok ? read.tree : undefined;
}

/** The letters of an expression, without names of constants. */
export function lettersOf(tree: Node): ReadonlySet<string> {
  const found = new Set<string>();
  anywhere(tree, (node) => {
    if (node.kind === 'name' && !CONSTANTS.has(node.name)) found.add(node.name);
    return false;
  });
  return found;
}

export const hasUnit = (tree: Node): boolean =>
  anywhere(tree, ({ kind }) => kind === 'unit' || kind === 'money' || kind === 'compound');

const bothHaveUnits = ({ left, right }: Extract<Node, { kind: 'binary' }>): boolean => hasUnit(left) && hasUnit(right);

/** The names of the units in an expression, each once. */
function unitNames(tree: Node): string {
  const names = new Set<string>();
  anywhere(tree, (node) => {
    if (node.kind === 'unit') names.add(node.name);
    return false;
  });
  return [...names].sort().join();
}

/** The same expression without its units: in "3 × 5 = 15 cm" only the result has one. */
export function unitless(tree: Node): Node | undefined {
  const node = bare(tree);
  if (node.kind === 'money') return node.arg;
  if (node.kind === 'binary' && node.sign === '' && hasUnit(node.right) && !hasUnit(node.left)) return node.left;
  if (node.kind === 'binary' && node.sign === '' && bare(node.right).kind === 'unit') return unitless(node.left);
  if (!hasUnit(node)) return node;
  if (node.kind === 'binary') {
    // The numbers of 2 gallons + 5 pints do not add up.
    if (/^[-+]$/.test(node.sign) && new Set([node.left, node.right].map(unitNames)).size > 1 && bothHaveUnits(node))
      return undefined;
    const [left, right] = [unitless(node.left), unitless(node.right)];
    return left && right && { ...node, left, right };
  }
  if (node.kind === 'unary' || node.kind === 'group') {
    const arg = unitless(node.arg);
    return arg && { ...node, arg };
  }
  return undefined;
}

function equality(left: Node, right: Node): Verdict {
  const [inLeft, inRight] = [hasUnit(left), hasUnit(right)];
  if (inLeft && inRight) {
    if (readAmountSafely(left) === undefined || readAmountSafely(right) === undefined) return 'unknown';
    if (equalAmounts(left, right)) return 'right';
    if (!sameKind(left, right) && bare(left).kind === 'binary' && isAmount(left) && isAmount(right)) return 'unknown';
    return sameKind(left, right) || sameNumbers(left, right) === 'wrong' ? 'wrong' : 'unknown';
  }
  return inLeft || inRight ? sameNumbers(left, right) : plainEquality(left, right);
}

/** Whether an expression is a number with its unit and nothing to compute. */
const isAmount = (tree: Node): boolean => {
  const own = bare(tree);
  return own.kind === 'money' || (own.kind === 'binary' && own.sign === '' && !hasUnit(own.left));
};

const sameKind = (left: Node, right: Node): boolean => {
  const [a, b] = [readAmountSafely(left), readAmountSafely(right)];
  return a !== undefined && b !== undefined && sameDimensions(a.unit, b.unit);
};

function sameNumbers(left: Node, right: Node): Verdict {
  const [a, b] = [unitless(left), unitless(right)];
  return a && b ? plainEquality(a, b) : 'unknown';
}

function plainEquality(left: Node, right: Node): Verdict {
  const verdict = compareTrees(left, right);
  if (verdict === 'equal') return 'right';
  if (verdict === 'unknown') return 'unknown';
  if (bare(left).kind === 'ratio' && bare(right).kind === 'ratio') return 'wrong';
  // A percentage without its sign, or a statement compared with a number, cannot be judged.
  return constantValue(left) === undefined || constantValue(right) === undefined ? 'unknown' : 'wrong';
}

/**
 * Whether a rounded number is near enough: within half of its last place, with some room for other ways of rounding.
 */
function isNear(value: number, text: string, other: number, estimated: boolean): boolean {
  const gap = Math.abs(value - other);
  const places = /\.(\d+)/.exec(text)?.[1]?.length;
  if (places !== undefined) return gap <= 0.51 * 10 ** -places + 1e-9;
  if (estimated && gap <= 0.15 * Math.max(Math.abs(value), Math.abs(other))) return true;
  const zeros = /[1-9](0*)$/.exec(text.replace(/\D+$/, ''))?.[1]?.length ?? 0;
  return gap <= 0.51 * 10 ** zeros + 1e-9;
}

function nearly(left: Node, right: Node, rightText: string): Verdict {
  const [a, b] = [numberIn(left, right), constantValue(unitless(right) ?? right)];
  if (a === undefined || b === undefined) return 'unknown';
  // Rounding a single number gives an exact result; computing with rounded numbers gives an estimate.
  const estimated = bare(left).kind === 'binary' && /0\D*$|[-+×*/÷^]/.test(rightText.slice(1));
  return isNear(b, rightText, a, estimated) ? 'right' : 'wrong';
}

function order(sign: Sign, left: Node, right: Node): Verdict {
  const same = equality(left, right);
  const [a, b] = [numberIn(left, right), numberIn(right, right)];
  if (a === undefined || b === undefined) return 'unknown';
  if (same === 'right') return sign === '≤' || sign === '≥' ? 'right' : 'wrong';
  const less = sign === '<' || sign === '≤';
  return a < b === less ? 'right' : 'wrong';
}

/** The number of an expression; of an amount, counted in the unit of the other amount. */
function numberIn(tree: Node, target: Node): number | undefined {
  if (!hasUnit(tree) || !hasUnit(target)) return constantValue(unitless(tree) ?? tree);
  const [own, other] = [readAmountSafely(tree), readAmountSafely(target)];
  return own && other && inUnitOf(own, other);
}

/** Whether a relation between two numbers or amounts holds. They must not contain letters. Never throws. */
export function judge(left: Node, sign: Sign, right: Node, rightText: string): Verdict {
  if (sign === '=') return equality(left, right);
  if (sign === '≠') {
    const same = equality(left, right);
    return same === 'right' ? 'wrong' : same === 'wrong' ? 'right' : 'unknown';
  }
  return sign === '≈' ? nearly(left, right, rightText) : order(sign, left, right);
}

const DIGITS = 1e9;

/** A number as people read it: whole, a short decimal, or a fraction of small numbers. */
export function readable(value: number): string {
  const short = Math.round(value * 1e6) / 1e6;
  if (Math.abs(short - value) < 1e-9 && Math.abs(value) < DIGITS) return `${short}`;
  for (let bottom = 2; bottom <= 1000; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(top / bottom - value) < 1e-10) return `${top}/${bottom}`;
  }
  return value.toPrecision(6);
}

export const valueText = (tree: Node): string | undefined => {
  const value = constantValue(unitless(tree) ?? tree);
  return value === undefined ? undefined : readable(value);
};

/** A tree with letters replaced by their values. */
export const substitute = (tree: Node, values: ReadonlyMap<string, Node>): Node => {
  if (tree.kind !== 'name') return mapParts(tree, (part) => substitute(part, values));
  const value = values.get(tree.name);
  return value === undefined ? tree : { kind: 'group', arg: value };
};
