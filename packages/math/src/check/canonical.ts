import { bare, type Node, type RelationSign } from './tree.ts';

const sorted = (keys: readonly string[]): string => [...keys].sort().join(',');

/**
 * A text that is the same for two trees exactly when they differ only by the order and grouping of sums, products, sets
 * and logic. x·x is not x², 1·x is not x, 4.0 is not 4, and x/2 is not 1/2·x.
 */
export function canonical(node: Node): string {
  switch (node.kind) {
    case 'group':
      return canonical(node.arg);
    case 'number':
      return /^\d+$/.test(node.text) ? String(node.value.n) : `~${node.value.n}/${node.value.d}`;
    case 'mixed':
      return `mixed(${canonical(node.whole)},${canonical(node.top)},${canonical(node.bottom)})`;
    case 'name':
    case 'unit':
      return node.name;
    case 'blank':
      return '?';
    case 'unary':
      if (node.sign === '+') return canonical(node.arg);
      return node.sign === '±' ? `±(${canonical(node.arg)})` : product(factorsOf(node));
    case 'binary':
      return binaryKey(node);
    case 'postfix':
    case 'money':
      return `${node.kind === 'money' ? node.symbol : node.sign}(${canonical(node.arg)})`;
    case 'call':
      return callKey(node.name, node.args.map(canonical));
    case 'relation':
      return relationKey(node.signs, node.items.map(canonical));
    case 'logic':
      return `${node.op}(${sorted(flatten(node, node.op).map(canonical))})`;
    case 'not':
      return `not(${canonical(node.arg)})`;
    case 'list':
      return node.open === '{'
        ? `{${sorted(node.items.map(canonical))}}`
        : `${node.open}${node.items.map(canonical).join(',')}${node.close}`;
    case 'ratio':
      return node.items.map(canonical).join(':');
    case 'compound':
      return node.parts.map(canonical).join(' ');
    case 'remainder':
      return `${canonical(node.quotient)}R${canonical(node.rest)}`;
  }
}

function callKey(name: string, args: readonly string[]): string {
  if (name === 'exp') return `(e)^(${args[0] ?? ''})`;
  if (name === 'log' && args.length === 2 && args[1] === '10') return `log(${args[0] ?? ''})`;
  return `${name}(${args.join(',')})`;
}

function relationKey(signs: readonly RelationSign[], items: readonly string[]): string {
  const [only] = signs;
  if (signs.length === 1 && (only === '=' || only === '≠')) return `${only}(${sorted(items)})`;
  return items.map((item, index) => item + (signs[index] ?? '')).join('');
}

function binaryKey(node: Extract<Node, { kind: 'binary' }>): string {
  switch (node.sign) {
    case '+':
    case '-':
      return `sum(${sorted(termsOf(node))})`;
    case '*':
    case '×':
    case '·':
    case '':
    case '/':
    case '÷':
    case 'frac':
      return product(factorsOf(node));
    default:
      return `(${canonical(node.left)})${node.sign}(${canonical(node.right)})`;
  }
}

const product = (factors: readonly string[]): string =>
  factors.length === 1 ? (factors[0] ?? '') : `prod(${sorted(factors)})`;

/** Terms of a sum; a subtracted term is the term with a minus factor. */
function termsOf(node: Node): string[] {
  const inner = bare(node);
  if (inner.kind === 'binary' && inner.sign === '+') return [...termsOf(inner.left), ...termsOf(inner.right)];
  if (inner.kind === 'binary' && inner.sign === '-') {
    const right = bare(inner.right);
    // a - (b - c) keeps its parentheses: removing them is a step of its own.
    const subtracted = isSum(right) ? [minusOf([canonical(right)])] : [minusOf(factorsOf(right))];
    return [...termsOf(inner.left), ...subtracted.map(product)];
  }
  return [canonical(inner)];
}

const isSum = (node: Node): boolean => node.kind === 'binary' && (node.sign === '+' || node.sign === '-');
const minusOf = (factors: readonly string[]): string[] => ['-', ...factors];

/** Factors of a product; a divisor is a factor in parentheses of its own, a minus sign a factor of its own. */
function factorsOf(node: Node): string[] {
  const inner = bare(node);
  if (inner.kind === 'unary' && inner.sign === '+') return factorsOf(inner.arg);
  if (inner.kind === 'unary' && inner.sign === '-') return minusOf(factorsOf(inner.arg));
  if (inner.kind !== 'binary') return [canonical(inner)];
  switch (inner.sign) {
    case '*':
    case '×':
    case '·':
    case '':
      return [...factorsOf(inner.left), ...factorsOf(inner.right)];
    case '/':
    case '÷':
    case 'frac':
      return [...factorsOf(inner.left), `over(${canonical(inner.right)})`];
    default:
      return [canonical(inner)];
  }
}

function flatten(node: Node, op: 'and' | 'or'): Node[] {
  const inner = bare(node);
  return inner.kind === 'logic' && inner.op === op ? inner.items.flatMap((item) => flatten(item, op)) : [inner];
}
