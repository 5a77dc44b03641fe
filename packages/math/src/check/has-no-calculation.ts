import { signedWhole } from './number-forms.ts';
import { isProduct, isQuotient } from './shape.ts';
import { anywhere, bare, type Node, partsOf } from './tree.ts';

const isPi = (node: Node): boolean => node.kind === 'name' && node.name === 'pi';

/** A unit, a product of units or a power of one. */
function isUnitOnly(node: Node): boolean {
  const inner = bare(node);
  if (inner.kind === 'unit') return true;
  if (inner.kind !== 'binary') return false;
  if (inner.sign === '^') return isUnitOnly(inner.left) && signedWhole(inner.right) !== undefined;
  return (isProduct(inner) || isQuotient(inner)) && isUnitOnly(inner.left) && isUnitOnly(inner.right);
}

/** 3.2 × 10⁴ is a number's own notation. */
function isScientific(node: Node): boolean {
  if (!isProduct(node)) return false;
  const power = bare(node.right);
  return (
    power.kind === 'binary' &&
    power.sign === '^' &&
    signedWhole(power.left) === 10n &&
    signedWhole(power.right) !== undefined &&
    isNumber(node.left)
  );
}

/** A decimal or whole number with its sign. */
function isNumber(node: Node): boolean {
  const inner = bare(node);
  return inner.kind === 'number' || (inner.kind === 'unary' && isNumber(inner.arg));
}

/** A number, or π once and a number at most: 5π, π, (2/3)π. */
const isTop = (node: Node): boolean =>
  signedWhole(node) !== undefined || (anywhere(node, isPi) && hasNoCalculation(node));

function binaryIsWorked(node: Extract<Node, { kind: 'binary' }>): boolean {
  if (isUnitOnly(node)) return true;
  if (isUnitOnly(node.right) && (isProduct(node) || isQuotient(node))) return hasNoCalculation(node.left);
  if (node.sign === '∪' || node.sign === '∩' || node.sign === '_') return true;
  if (isScientific(node)) return true;
  if (node.sign === '/' || node.sign === 'frac') return isTop(node.left) && signedWhole(node.right) !== undefined;
  // A number times π.
  return isProduct(node) && isPi(bare(node.right)) && !anywhere(node.left, isPi) && hasNoCalculation(node.left);
}

/**
 * Whether numbers stand there as numbers are written: whole, decimal, fraction, mixed, percent, with a unit, a number
 * times π; not as a sum, a difference, a product, a quotient, a power or a root.
 */
export function hasNoCalculation(node: Node): boolean {
  const inner = bare(node);
  switch (inner.kind) {
    case 'binary':
      return binaryIsWorked(inner);
    case 'postfix':
      return inner.sign === '%' && isWorkedPercent(inner.arg);
    case 'call':
      return false;
    case 'relation':
      // "x = 7", "7 = x" and a chain that ends in its number.
      return inner.items.some((item) => bare(item).kind !== 'name' && hasNoCalculation(item));
    default:
      return partsOf(inner).every(hasNoCalculation);
  }
}

/** One percent sign, and no more below it. */
const isWorkedPercent = (node: Node): boolean =>
  !anywhere(node, (part) => part.kind === 'postfix') && hasNoCalculation(node);

/** Whether it is the quotient that the question asks for, written as a fraction: 35/7 for 35 ÷ 7. */
export function isQuotientAsked(tree: Node, key: Node, question: Node): boolean {
  const given = bare(tree);
  if (signedWhole(key) === undefined || !isFraction(given)) return false;
  return anywhere(question, (part) => isQuotient(part) && part.sign !== 'frac' && sameFraction(part, given));
}

type Fraction = Extract<Node, { kind: 'binary' }>;

const isFraction = (node: Node): node is Fraction => node.kind === 'binary' && isQuotient(node);

function sameFraction(one: Fraction, other: Fraction): boolean {
  const [a, b, c, d] = [one.left, one.right, other.left, other.right].map(signedWhole);
  return a !== undefined && a === c && b !== undefined && b === d;
}
