import { bare, compareTrees, mapParts, type Node, numberNode } from '../check/index.ts';
import type { MisconceptionId } from '../types.ts';
import { lettersOf } from '../verify/judge.ts';

type Binary = Extract<Node, { kind: 'binary' }>;
type Rewriting = readonly [MisconceptionId, Node];

const PRODUCTS: ReadonlySet<string> = new Set(['*', '×', '·', '']);
const QUOTIENTS: ReadonlySet<string> = new Set(['/', 'frac']);

const make = (left: Node, sign: Binary['sign'], right: Node): Node => ({
  kind: 'binary',
  sign,
  left: { kind: 'group', arg: left },
  right: { kind: 'group', arg: right },
});
const plus = (left: Node, right: Node): Node => make(left, '+', right);
const product = (left: Node, right: Node): Node => make(left, '×', right);
const quotient = (left: Node, right: Node): Node => make(left, '/', right);
const minus = (arg: Node): Node => ({ kind: 'unary', sign: '-', arg: { kind: 'group', arg } });
const root = (arg: Node): Node => ({ kind: 'call', name: 'sqrt', args: [arg] });

const binaryOf = (node: Node, signs: ReadonlySet<string>): Binary | undefined => {
  const inner = bare(node);
  return inner.kind === 'binary' && signs.has(inner.sign) ? inner : undefined;
};
const SUMS: ReadonlySet<string> = new Set(['+', '-']);
const POWER: ReadonlySet<string> = new Set(['^']);
const DIVISION: ReadonlySet<string> = new Set(['÷', '/']);
const isNumber = (node: Node): boolean => lettersOf(node).size === 0;
const isNegative = (node: Node): boolean => {
  const inner = bare(node);
  return inner.kind === 'unary' && inner.sign === '-';
};
const rootOf = (node: Node): Node | undefined => {
  const inner = bare(node);
  return inner.kind === 'call' && inner.name === 'sqrt' ? inner.args[0] : undefined;
};

/** What somebody writes for a sum or difference. */
function ofSum(node: Binary): Rewriting[] {
  const { sign, left, right } = node;
  const made: Rewriting[] = [];
  const [one, other] = [binaryOf(left, QUOTIENTS), binaryOf(right, QUOTIENTS)];
  if (one && other)
    made.push([
      sign === '+' ? 'fractions.add-across' : 'fractions.subtract-across',
      quotient(make(one.left, node.sign, other.left), make(one.right, node.sign, other.right)),
    ]);
  const inner = binaryOf(right, SUMS);
  if (sign === '-' && right.kind === 'group' && inner)
    made.push(['expressions.minus-first-term-only', make(make(left, '-', inner.left), inner.sign, inner.right)]);
  if (sign === '-' && right.kind === 'group' && isNegative(right)) {
    const arg = bare(right);
    if ('arg' in arg) made.push(['integers.minus-negative-as-minus', make(left, '-', arg.arg)]);
  }
  const factors = binaryOf(right, PRODUCTS);
  if (factors && right.kind !== 'group' && isNumber(node))
    made.push(['expressions.left-to-right', product(make(left, sign, factors.left), factors.right)]);
  const [letter] = lettersOf(left);
  if (letter !== undefined && isNumber(right) && binaryOf(left, SUMS) === undefined)
    made.push(['expressions.conjoin', make(left, sign, product(right, { kind: 'name', name: letter }))]);
  const [a, b] = [rootOf(left), rootOf(right)];
  if (a && b) made.push(['algebra.radicands-added', root(make(a, sign, b))]);
  return made;
}

/** What somebody writes for a product. */
function ofProduct({ left, right }: Binary): Rewriting[] {
  const made: Rewriting[] = [];
  for (const [factor, sum] of [
    [left, binaryOf(right, SUMS)],
    [right, binaryOf(left, SUMS)],
  ] as const) {
    if (!sum || binaryOf(factor, SUMS)) continue;
    const first = product(factor, sum.left);
    made.push(['expressions.distribute-first-only', make(first, sum.sign, sum.right)]);
    if (isNegative(factor) && sum.sign === '-')
      made.push(['expressions.sign-lost-in-parentheses', plus(first, product(factor, sum.right))]);
  }
  const [one, other] = [binaryOf(left, POWER), binaryOf(right, POWER)];
  if (one && other && compareTrees(one.left, other.left) === 'equal')
    made.push(['algebra.exponents-multiplied', make(one.left, '^', product(one.right, other.right))]);
  if (isNegative(left) && isNegative(right))
    made.push(['integers.product-of-negatives-negative', minus(product(left, right))]);
  const fraction = binaryOf(right, QUOTIENTS);
  if (fraction && isNumber(left) && binaryOf(left, QUOTIENTS) === undefined)
    made.push([
      'fractions.multiplies-top-and-bottom',
      quotient(product(left, fraction.left), product(left, fraction.right)),
    ]);
  return made;
}

function ofPower({ left, right }: Binary): Rewriting[] {
  const sum = binaryOf(left, SUMS);
  const inner = binaryOf(left, POWER);
  return [
    ...(sum && compareTrees(right, numberNode('2')) === 'equal'
      ? [
          [
            'algebra.square-distributes',
            make(make(sum.left, '^', right), sum.sign, make(sum.right, '^', right)),
          ] as const,
        ]
      : []),
    ...(inner ? [['algebra.power-adds-exponents', make(inner.left, '^', plus(inner.right, right))] as const] : []),
    ...(isNumber(left) && isNumber(right) ? [['expressions.power-as-product', product(left, right)] as const] : []),
  ];
}

function ofDivision({ left, right }: Binary): Rewriting[] {
  const [one, other] = [binaryOf(left, QUOTIENTS), binaryOf(right, QUOTIENTS)];
  return [
    ...(other ? [['fractions.divide-without-inverting', product(left, right)] as const] : []),
    ...(one && other ? [['fractions.inverts-first', product(quotient(one.right, one.left), right)] as const] : []),
  ];
}

/** What somebody writes for an equation as a whole. */
function ofRelation(node: Extract<Node, { kind: 'relation' }>): Rewriting[] {
  const [left, right] = node.items;
  if (!left || !right || node.items.length > 2 || node.signs[0] !== '=') return [];
  const relation = (a: Node, b: Node): Node => ({ ...node, items: [a, b] });
  const power = binaryOf(left, POWER);
  const inside = bare(left);
  const [one, other] = [binaryOf(left, QUOTIENTS), binaryOf(right, QUOTIENTS)];
  return [
    ...(power && isNumber(right) && compareTrees(power.right, numberNode('2')) === 'equal'
      ? [['algebra.square-one-root', relation(power.left, root(right))] as const]
      : []),
    ...(inside.kind === 'call' && inside.name === 'abs' && inside.args[0]
      ? [['algebra.absolute-one-case', relation(inside.args[0], right)] as const]
      : []),
    ...(one && other
      ? [['ratios.multiply-across', relation(product(one.left, other.left), product(one.right, other.right))] as const]
      : []),
  ];
}

function rewritingsOf(node: Node): readonly Rewriting[] {
  switch (node.kind) {
    case 'binary':
      if (SUMS.has(node.sign)) return ofSum(node);
      if (PRODUCTS.has(node.sign)) return ofProduct(node);
      if (POWER.has(node.sign)) return ofPower(node);
      return DIVISION.has(node.sign) ? ofDivision(node) : [];
    case 'relation':
      return ofRelation(node);
    case 'unary': {
      const sum = node.sign === '-' ? binaryOf(node.arg, SUMS) : undefined;
      return sum ? [['expressions.minus-first-term-only', make(minus(sum.left), sum.sign, sum.right)]] : [];
    }
    case 'postfix':
      return node.sign === '%' && node.arg.kind === 'number' && /^\d$/.test(node.arg.text)
        ? [['percent.single-digit-as-tenths', quotient(node.arg, numberNode('10'))]]
        : [];
    default:
      return [];
  }
}

/** The most rewritten lines that are compared; a line of school work has fewer. */
const MOST = 40;

/** Every line that one wrong rewriting makes of a line, each with its misconception. */
function rewritten(node: Node): Rewriting[] {
  const here = rewritingsOf(node);
  const below: Rewriting[] = [];
  let at = 0;
  // Each part is rewritten alone, the others stay.
  mapParts(node, (part) => {
    const place = at;
    at += 1;
    for (const [id, made] of rewritten(part)) {
      let index = 0;
      below.push([
        id,
        mapParts(node, (same) => {
          index += 1;
          return index - 1 === place ? { kind: 'group', arg: made } : same;
        }),
      ]);
    }
    return part;
  });
  return [...here, ...below];
}

/**
 * The misconception that turns one line into the other by rewriting a part of it, such as multiplying only the first
 * term in parentheses. Undefined if none does, or if several different ones would.
 */
export function wrongRewriting(before: Node, after: Node): MisconceptionId | undefined {
  const found = rewritten(before)
    .slice(0, MOST)
    .filter(([, made]) => compareTrees(made, after) === 'equal')
    .map(([id]) => id);
  const [first] = found;
  return found.every((id) => id === first) ? first : undefined;
}
