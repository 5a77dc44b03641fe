import { TooBig } from './budget.ts';
import { evaluate } from './compare-values.ts';
import { type Expr, num, product, rationalOf, sum } from './expr.ts';
import { meaning, NoExpression } from './meaning.ts';
import { isWhole, over, toNumber, ZERO } from './rational.ts';
import { sameExpr } from './same-expr.ts';
import { bare, type Node, numberNode } from './tree.ts';
import { counted, NO_UNIT, sameDimensions, type Unit, unitNamed, unitPower, unitProduct } from './units.ts';

/** A number with its unit: the number as written, and the unit as a multiple of base units. */
export type Amount = { readonly number: Expr; readonly unit: Unit; readonly tree: Node | undefined };

const unitFor = (name: string): Unit => unitNamed(name) ?? counted(name);

/**
 * Splits `9.81 m/s^2`, `$4.50`, `3 h 20 min` into number and unit. A sum of amounts in one dimension adds up in the
 * unit of the first. @throws NoExpression where units and numbers do not go together (`9.81 + m/s`)
 */
export function amountOf(node: Node): Amount {
  const inner = bare(node);
  switch (inner.kind) {
    case 'unit':
      return { number: num({ n: 1n, d: 1n }), unit: unitFor(inner.name), tree: undefined };
    case 'money':
      return { number: meaning(inner.arg), unit: unitFor(inner.symbol), tree: inner.arg };
    case 'postfix':
      if (inner.sign !== '%') break;
      return { number: meaning(inner.arg), unit: unitFor('%'), tree: inner.arg };
    case 'unary': {
      if (inner.sign === '±') throw new NoExpression();
      const { number, unit, tree } = amountOf(inner.arg);
      if (inner.sign === '+') return { number, unit, tree };
      return {
        number: product([num({ n: -1n, d: 1n }), number]),
        unit,
        tree: tree && { kind: 'unary', sign: '-', arg: tree },
      };
    }
    case 'compound':
      return added(signedAlike(inner.parts.map(amountOf)));
    case 'binary':
      return binaryAmount(inner);
    default:
      break;
  }
  return { number: meaning(inner), unit: NO_UNIT, tree: inner };
}

function binaryAmount(node: Extract<Node, { kind: 'binary' }>): Amount {
  switch (node.sign) {
    case '+':
    case '-': {
      const [left, right] = [amountOf(node.left), amountOf(node.right)];
      if (left.unit === NO_UNIT && right.unit === NO_UNIT) return { number: meaning(node), unit: NO_UNIT, tree: node };
      const second = node.sign === '-' ? { ...right, number: product([num({ n: -1n, d: 1n }), right.number]) } : right;
      return added([left, second]);
    }
    case '*':
    case '×':
    case '·':
    case '':
    case '/':
    case '÷':
    case 'frac': {
      const [left, right] = [amountOf(node.left), amountOf(node.right)];
      const divides = node.sign === '/' || node.sign === '÷' || node.sign === 'frac';
      const unit = unitProduct(left.unit, right.unit, divides ? -1 : 1);
      if (right.tree === undefined)
        return { number: left.number, unit: keepOffset(left, right, unit), tree: left.tree };
      if (left.tree === undefined && !divides) return { number: right.number, unit, tree: right.tree };
      const tree: Node =
        left.unit.dimensions.size + right.unit.dimensions.size === 0
          ? node
          : { ...node, left: left.tree ?? numberNode('1'), right: right.tree };
      return { number: meaning(tree), unit, tree };
    }
    case '^':
      return poweredAmount(node);
    default:
      throw new NoExpression();
  }
}

/** A number times °C, as in 20 °C, keeps its zero point; in any other product °C is a difference of temperatures. */
const keepOffset = (left: Amount, right: Amount, unit: Unit): Unit =>
  left.unit.dimensions.size === 0 && right.unit.offset ? { ...unit, offset: right.unit.offset } : unit;

function poweredAmount(node: Extract<Node, { kind: 'binary' }>): Amount {
  const base = amountOf(node.left);
  const exponent = meaning(node.right);
  if (base.unit.dimensions.size === 0 && base.tree !== undefined)
    return { number: meaning(node), unit: NO_UNIT, tree: node };
  if (exponent.t !== 'n' || !isWhole(exponent.v) || Math.abs(toNumber(exponent.v)) > 20) throw new NoExpression();
  const unit = unitPower(base.unit, toNumber(exponent.v));
  if (base.tree === undefined) return { number: base.number, unit, tree: undefined };
  const tree: Node = { ...node, left: base.tree };
  return { number: meaning(tree), unit, tree };
}

/** −12 dollars 50 cents is 50 cents below −12 dollars, so every part gets the sign of the first one. */
function signedAlike(parts: readonly Amount[]): readonly Amount[] {
  const [first, ...rest] = parts;
  if (first === undefined || first.number.t !== 'n' || first.number.v.n >= 0n) return parts;
  return [first, ...rest.map((part) => ({ ...part, number: product([num({ n: -1n, d: 1n }), part.number]) }))];
}

function added(parts: readonly Amount[]): Amount {
  const [first] = parts;
  if (first === undefined) throw new NoExpression();
  const numbers = parts.map((part) => {
    const quotient = unitProduct(part.unit, first.unit, -1);
    if (quotient.dimensions.size > 0 || (part.tree === undefined && first.tree !== undefined)) throw new NoExpression();
    return product([num(quotient.factor), part.number]);
  });
  const number = sum(numbers);
  return { number, unit: first.unit, tree: first.tree && quotientTree(number) };
}

/** A rational number as a quotient of whole numbers. @throws NoExpression for any other expression */
export function quotientTree(number: Expr): Node {
  const value = rationalOf(number);
  if (value === undefined) throw new NoExpression();
  return { kind: 'binary', sign: '/', left: numberNode(`${value.n}`), right: numberNode(`${value.d}`) };
}

/** Reads a tree as an amount; undefined for everything that is no amount. */
export function readAmountSafely(node: Node): Amount | undefined {
  try {
    return amountOf(node);
  } catch (error) {
    if (error instanceof NoExpression || error instanceof TooBig || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** One amount counted in another's unit; undefined where the dimensions differ. Temperatures keep their zero points. */
export function inUnitOf(amount: Amount, target: Amount): number | undefined {
  if (!sameDimensions(amount.unit, target.unit)) return undefined;
  const { v } = evaluate(amount.number, new Map());
  const [from, to] = [amount.unit, target.unit];
  const shift = toNumber(from.offset ?? ZERO) - toNumber(to.offset ?? ZERO);
  const value = v * toNumber(over(from.factor, to.factor)) + shift / toNumber(to.factor);
  return Number.isNaN(value) ? undefined : value;
}

/** Exactly the same amount, whatever the unit: 9.8 N and 9.8 kg m/s². */
export function equalAmounts(a: Node, b: Node): boolean {
  const [left, right] = [readAmountSafely(a), readAmountSafely(b)];
  if (left === undefined || right === undefined || !sameDimensions(left.unit, right.unit)) return false;
  return (
    sameExpr(product([num(left.unit.factor), left.number]), product([num(right.unit.factor), right.number])) === 'equal'
  );
}
