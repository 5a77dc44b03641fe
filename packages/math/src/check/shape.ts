import { type Expr as E, type Expr, product, sum } from './expr.ts';
import { meaning, NoExpression } from './meaning.ts';
import { type BinarySign, bare, type Node } from './tree.ts';

type Binary<S extends BinarySign> = Extract<Node, { kind: 'binary' }> & { readonly sign: S };

export const isProduct = (node: Node): node is Binary<'*' | '×' | '·' | ''> =>
  node.kind === 'binary' && (node.sign === '*' || node.sign === '×' || node.sign === '·' || node.sign === '');
export const isQuotient = (node: Node): node is Binary<'/' | '÷' | 'frac'> =>
  node.kind === 'binary' && (node.sign === '/' || node.sign === '÷' || node.sign === 'frac');
export const isSum = (node: Node): node is Binary<'+' | '-'> =>
  node.kind === 'binary' && (node.sign === '+' || node.sign === '-');
export const isPower = (node: Node): node is Binary<'^'> => node.kind === 'binary' && node.sign === '^';

/** Removes parentheses and leading signs. */
export function unsigned(node: Node): Node {
  const inner = bare(node);
  return inner.kind === 'unary' && inner.sign !== '±' ? unsigned(inner.arg) : inner;
}

/** The terms of a sum, without their signs. */
export function terms(node: Node): Node[] {
  const inner = unsigned(node);
  return isSum(inner) ? [...terms(inner.left), ...terms(inner.right)] : [inner];
}

/** The factors of a product, without their signs; quotients and powers stay whole. */
export function factors(node: Node): Node[] {
  const inner = unsigned(node);
  return isProduct(inner) ? [...factors(inner.left), ...factors(inner.right)] : [inner];
}

/** The meaning; undefined if the tree is no expression. */
export function meant(node: Node): Expr | undefined {
  try {
    return meaning(node);
  } catch (error) {
    if (error instanceof NoExpression || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Functions and constants become letters, so that sin(x)² + sin(x) is a polynomial in "sin(x)". */
export function asPolynomial(e: E): E {
  switch (e.t) {
    case 'n':
    case 'v':
      return e;
    case 'c':
      return { t: 'v', name: `${e.name} ` };
    case 'f':
      return { t: 'v', name: keyOf(e) };
    case '+':
      return sum(e.args.map(asPolynomial));
    case '*':
      return product(e.args.map(asPolynomial));
    case '^':
      return e.exp.t === 'n' && e.exp.v.d === 1n
        ? { t: '^', base: asPolynomial(e.base), exp: e.exp }
        : { t: 'v', name: keyOf(e) };
  }
}

/** A text that is the same for the same expression. */
export function keyOf(e: E): string {
  switch (e.t) {
    case 'n':
      return `${e.v.n}/${e.v.d}`;
    case 'v':
    case 'c':
      return e.name;
    case '^':
      return `(${keyOf(e.base)})^(${keyOf(e.exp)})`;
    case '+':
    case '*':
      return `${e.t}(${e.args.map(keyOf).sort().join(',')})`;
    case 'f':
      return `${e.name}(${e.args.map(keyOf).join(',')})`;
  }
}
