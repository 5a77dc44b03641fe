import { bare, type Node, type RelationSign } from './tree.ts';

export type CanonicalOptions = {
  /** Ignores minus signs: (x - 1) and (1 - x) get the same text. */
  readonly ignoreSigns?: boolean;
};

const sorted = (keys: readonly string[]): string => [...keys].sort().join(',');

/**
 * A text that is the same for two trees exactly when they differ only by the order and grouping of sums, products, sets
 * and logic. x·x is not x², 1·x is not x, 4.0 is not 4, and x/2 is not 1/2·x.
 */
export function canonical(node: Node, options: CanonicalOptions = {}): string {
  const key = (part: Node): string => canonical(part, options);
  switch (node.kind) {
    case 'group':
      return key(node.arg);
    case 'number':
      return /^\d+$/.test(node.text) ? String(node.value.n) : `~${node.value.n}/${node.value.d}`;
    case 'mixed':
      return `mixed(${key(node.whole)},${key(node.top)},${key(node.bottom)})`;
    case 'name':
    case 'unit':
      return node.name;
    case 'blank':
      return '?';
    case 'unary':
      if (node.sign === '+') return key(node.arg);
      return node.sign === '±' ? `±(${key(node.arg)})` : product(factorsOf(node, options));
    case 'binary':
      return binaryKey(node, options);
    case 'postfix':
    case 'money':
      return `${node.kind === 'money' ? node.symbol : node.sign}(${key(node.arg)})`;
    case 'call':
      return callKey(node.name, node.args.map(key));
    case 'relation':
      return relationKey(node.signs, node.items.map(key));
    case 'logic':
      return `${node.op}(${sorted(flatten(node, node.op).map(key))})`;
    case 'not':
      return `not(${key(node.arg)})`;
    case 'list':
      return node.open === '{'
        ? `{${sorted(node.items.map(key))}}`
        : `${node.open}${node.items.map(key).join(',')}${node.close}`;
    case 'ratio':
      return node.items.map(key).join(':');
    case 'compound':
      return node.parts.map(key).join(' ');
    case 'remainder':
      return `${key(node.quotient)}R${key(node.rest)}`;
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

function binaryKey(node: Extract<Node, { kind: 'binary' }>, options: CanonicalOptions): string {
  switch (node.sign) {
    case '+':
    case '-':
      return `sum(${sorted(termsOf(node, options))})`;
    case '*':
    case '×':
    case '·':
    case '':
    case '/':
    case '÷':
    case 'frac':
      return product(factorsOf(node, options));
    default:
      return `(${canonical(node.left, options)})${node.sign}(${canonical(node.right, options)})`;
  }
}

const product = (factors: readonly string[]): string =>
  factors.length === 1 ? (factors[0] ?? '') : `prod(${sorted(factors)})`;

/** Terms of a sum; a subtracted term is the term with a minus factor. */
function termsOf(node: Node, options: CanonicalOptions): string[] {
  const inner = bare(node);
  if (inner.kind === 'binary' && inner.sign === '+')
    return [...termsOf(inner.left, options), ...termsOf(inner.right, options)];
  if (inner.kind === 'binary' && inner.sign === '-') {
    const right = bare(inner.right);
    // a - (b - c) keeps its parentheses: removing them is a step of its own.
    const subtracted = isSum(right)
      ? [minusOf([canonical(right, options)], options)]
      : [minusOf(factorsOf(right, options), options)];
    return [...termsOf(inner.left, options), ...subtracted.map(product)];
  }
  return [canonical(inner, options)];
}

const isSum = (node: Node): boolean => node.kind === 'binary' && (node.sign === '+' || node.sign === '-');
const minusOf = (factors: readonly string[], { ignoreSigns }: CanonicalOptions): string[] =>
  ignoreSigns ? [...factors] : ['-', ...factors];

/** Factors of a product; a divisor is a factor in parentheses of its own, a minus sign a factor of its own. */
function factorsOf(node: Node, options: CanonicalOptions): string[] {
  const inner = bare(node);
  if (inner.kind === 'unary' && inner.sign === '+') return factorsOf(inner.arg, options);
  if (inner.kind === 'unary' && inner.sign === '-') return minusOf(factorsOf(inner.arg, options), options);
  if (inner.kind !== 'binary') return [canonical(inner, options)];
  switch (inner.sign) {
    case '*':
    case '×':
    case '·':
    case '':
      return [...factorsOf(inner.left, options), ...factorsOf(inner.right, options)];
    case '/':
    case '÷':
    case 'frac':
      return [...factorsOf(inner.left, options), `over(${canonical(inner.right, options)})`];
    default:
      return [canonical(inner, options)];
  }
}

function flatten(node: Node, op: 'and' | 'or'): Node[] {
  const inner = bare(node);
  return inner.kind === 'logic' && inner.op === op ? inner.items.flatMap((item) => flatten(item, op)) : [inner];
}
