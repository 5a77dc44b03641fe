import { compareTrees } from './compare.ts';
import { bare, type Node } from './tree.ts';

/** The last number of a chain of equal numbers: 8 for 9 − 1 = 8. */
export function endOfChain(tree: Node): Node {
  if (tree.kind !== 'relation' || tree.signs.some((sign) => sign !== '=')) return tree;
  const last = tree.items.at(-1);
  const rest = tree.items.slice(bare(tree.items[0] ?? tree).kind === 'name' ? 1 : 0, -1);
  return last !== undefined && rest.length > 0 && rest.every((item) => compareTrees(item, last) === 'equal')
    ? last
    : tree;
}
