import type { Node } from '../check/index.ts';

/** A unit, its power or a quotient of units: cm, cm², km/h. A number before it keeps a space. */
export const isOfUnits = (node: Node): boolean =>
  node.kind === 'unit' ||
  (node.kind === 'binary' &&
    (node.sign === '^' ? isOfUnits(node.left) : node.sign === '/' && isOfUnits(node.left) && isOfUnits(node.right)));

/** Whether a unit is written against its number: 90°. */
export const isTight = (node: Node): boolean => node.kind === 'unit' && node.name.startsWith('°');
