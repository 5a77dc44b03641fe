import { compareTrees } from './compare.ts';
import { bare, type Node } from './tree.ts';

/** A unit is often written at the end alone: 3 + 4 + 5 = 12 cm. */
const withoutUnit = (node: Node): Node => {
  const tree = bare(node);
  return tree.kind === 'binary' && tree.right.kind === 'unit' ? tree.left : tree;
};

/** The last number of a chain of equal numbers: 8 for 9 − 1 = 8. */
export function endOfChain(tree: Node): Node {
  if (tree.kind !== 'relation' || tree.signs.some((sign) => sign !== '=')) return tree;
  const last = tree.items.at(-1);
  const rest = tree.items.slice(bare(tree.items[0] ?? tree).kind === 'name' ? 1 : 0, -1);
  if (last === undefined || rest.length === 0) return tree;
  const isSame = (item: Node) => [last, withoutUnit(last)].some((end) => compareTrees(item, end) === 'equal');
  return rest.every(isSame) ? last : tree;
}
