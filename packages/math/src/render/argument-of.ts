import type { Node } from '../check/index.ts';

function lettersIn(node: Node): number {
  if (node.kind === 'name') return 1;
  if (node.kind === 'binary') return lettersIn(node.left) + lettersIn(node.right);
  return 'arg' in node ? lettersIn(node.arg) : 0;
}

/**
 * What a function is applied to: the `x` of `f(x)`, the `t` of `p(t)`, the 2 of `3f(2)`; undefined for a product such as `n(n + 5)`. A letter alone in
 * parentheses is what a function is applied to, since nobody writes a product so; `f` and `g` are functions wherever parentheses follow, and
 * `h` where one letter at most is in them, because it is the height in `h(a + b)`.
 */
export function argumentOf(left: Node, right: Node): Node | undefined {
  const letter = left.kind === 'binary' && left.sign === '' ? left.right : left;
  if (letter.kind !== 'name' || right.kind !== 'group') return undefined;
  const { arg } = right;
  const isFunction =
    arg.kind === 'name' ||
    /^[fg]$/.test(letter.name) ||
    (letter.name === 'h' && arg.kind !== 'blank' && lettersIn(arg) <= 1);
  return isFunction ? arg : undefined;
}
