import type { Node } from '../check/index.ts';

/** How tightly a node holds together; a part that holds less than its place asks for is put in brackets. */
export const LEVEL = {
  list: 0,
  or: 1,
  and: 2,
  not: 3,
  relation: 4,
  union: 5,
  ratio: 6,
  sum: 7,
  product: 8,
  sign: 9,
  power: 10,
  atom: 11,
} as const;

export function levelOf(node: Node): number {
  switch (node.kind) {
    case 'logic':
      return node.op === 'or' ? LEVEL.or : LEVEL.and;
    case 'not':
      return LEVEL.not;
    case 'relation':
      return LEVEL.relation;
    case 'ratio':
    case 'remainder':
      return LEVEL.ratio;
    case 'list':
      return node.open === '' ? LEVEL.list : LEVEL.atom;
    case 'unary':
      return LEVEL.sign;
    case 'compound':
      return LEVEL.product;
    case 'mixed':
      return LEVEL.sign;
    case 'binary':
      return binaryLevel(node.sign);
    case 'postfix':
      return LEVEL.power;
    case 'money':
      return LEVEL.product;
    default:
      return LEVEL.atom;
  }
}

function binaryLevel(sign: Extract<Node, { kind: 'binary' }>['sign']): number {
  switch (sign) {
    case '∪':
    case '∩':
      return LEVEL.union;
    case '+':
    case '-':
    case '±':
      return LEVEL.sum;
    case '^':
    case '_':
      return LEVEL.power;
    default:
      return LEVEL.product;
  }
}
