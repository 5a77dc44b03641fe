import type { Node } from '../check/index.ts';

/** A unit, its power or a quotient of units: cm, cm², km/h. A number before it keeps a space. */
export const isOfUnits = (node: Node): boolean =>
  node.kind === 'unit' ||
  (node.kind === 'binary' &&
    (node.sign === '^' ? isOfUnits(node.left) : node.sign === '/' && isOfUnits(node.left) && isOfUnits(node.right)));

/** Whether a unit is written against its number: 90°. */
export const isTight = (node: Node): boolean => node.kind === 'unit' && node.name.startsWith('°');

/**
 * A fraction, in a group or without. Drawn with a line it needs no parentheses beside a sign: what is divided by or added
 * is seen at once, and parentheses as tall as a fraction are noise. One with a sign of its own keeps them.
 */
export function fractionIn(node: Node): Node | undefined {
  const found = node.kind === 'group' ? node.arg : node;
  if (found.kind !== 'binary' || (found.sign !== '/' && found.sign !== 'frac')) return undefined;
  return found.left.kind === 'unary' ? undefined : found;
}
