import type { Node } from '../../check/index.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ['ln', 'log'],
  ['arcsin', 'asin'],
  ['arccos', 'acos'],
  ['arctan', 'atan'],
]);

/** An expression with every product sign and parenthesis written, as mathjs reads it; undefined for anything else. */
export function explicit(node: Node): string | undefined {
  switch (node.kind) {
    case 'number':
      return node.text.includes('(') ? `(${node.value.n}/${node.value.d})` : node.text;
    case 'mixed':
      return `(${node.whole.text}+${node.top.text}/${node.bottom.text})`;
    case 'name':
      return node.name.replace(/\W/g, '');
    case 'group':
      return explicit(node.arg);
    case 'unary': {
      const arg = node.sign === '±' ? undefined : explicit(node.arg);
      return arg === undefined ? undefined : `(${node.sign}${arg})`;
    }
    case 'binary': {
      const [left, right] = [explicit(node.left), explicit(node.right)];
      const sign = /^[+\-^]$/.test(node.sign)
        ? node.sign
        : /^[*×·]?$/.test(node.sign)
          ? '*'
          : /^(\/|÷|frac)$/.test(node.sign)
            ? '/'
            : undefined;
      return left === undefined || right === undefined || sign === undefined ? undefined : `(${left}${sign}${right})`;
    }
    case 'call':
      return callText(node.name, node.args.map(explicit));
    default:
      return undefined;
  }
}

function callText(name: string, args: readonly (string | undefined)[]): string | undefined {
  const [first, second] = args;
  if (first === undefined || args.includes(undefined)) return undefined;
  if (name === 'log') return `log(${first},${second ?? '10'})`;
  if (name === 'root') return `nthRoot(${first},${second ?? '2'})`;
  return `${NAMES.get(name) ?? name}(${args.join(',')})`;
}
