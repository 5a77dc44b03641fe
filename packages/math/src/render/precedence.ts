import type { Node } from '../check/index.ts';

/** How tightly a node binds; a part that binds less than its place requires is put in parentheses. */
export const PRECEDENCE = {
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

export function precedenceOf(node: Node): number {
  switch (node.kind) {
    case 'logic':
      return node.op === 'or' ? PRECEDENCE.or : PRECEDENCE.and;
    case 'not':
      return PRECEDENCE.not;
    case 'relation':
      return PRECEDENCE.relation;
    case 'ratio':
    case 'remainder':
      return PRECEDENCE.ratio;
    case 'list':
      return node.open === '' ? PRECEDENCE.list : PRECEDENCE.atom;
    case 'unary':
      return PRECEDENCE.sign;
    case 'compound':
      return PRECEDENCE.product;
    case 'mixed':
      return PRECEDENCE.sign;
    case 'binary':
      return binaryPrecedence(node.sign);
    case 'postfix':
      return PRECEDENCE.power;
    case 'money':
      return PRECEDENCE.product;
    default:
      return PRECEDENCE.atom;
  }
}

function binaryPrecedence(sign: Extract<Node, { kind: 'binary' }>['sign']): number {
  switch (sign) {
    case '∪':
    case '∩':
      return PRECEDENCE.union;
    case '+':
    case '-':
    case '±':
      return PRECEDENCE.sum;
    case '^':
    case '_':
      return PRECEDENCE.power;
    default:
      return PRECEDENCE.product;
  }
}
