import type { Node } from '../check/index.ts';

/**
 * A fraction, in a group or without. Drawn with a line it needs no parentheses beside a sign: what is divided by or added
 * is seen at once, and parentheses as tall as a fraction are noise. One with a sign of its own keeps them.
 */
export function fractionIn(node: Node): Node | undefined {
  const found = node.kind === 'group' ? node.arg : node;
  if (found.kind !== 'binary' || (found.sign !== '/' && found.sign !== 'frac')) return undefined;
  return found.left.kind === 'unary' ? undefined : found;
}
