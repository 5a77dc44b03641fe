import { fromText, type Rational } from './rational.ts';

/** How a sign was written: `×` and `*` are the same product, but a test of forms may distinguish them. */
export type BinarySign = '+' | '-' | '±' | '*' | '×' | '·' | '' | '/' | '÷' | 'frac' | '^' | '∪' | '∩' | '_';

export type RelationSign = '=' | '≠' | '<' | '>' | '≤' | '≥' | '≈' | '∈';

/** Each inequality sign as read from the other side. */
export const TURNED: ReadonlyMap<RelationSign, RelationSign> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['≤', '≥'],
  ['≥', '≤'],
]);

/**
 * A number as it was written. `text` is in plain form (a point for decimals, no thousands separators, recurring digits
 * in parentheses: `0.1(6)`); `raw` is the characters that were written.
 */
export type NumberNode = {
  readonly kind: 'number';
  readonly text: string;
  readonly raw: string;
  readonly value: Rational;
};

/**
 * What was written, before any rule of algebra: parentheses, trailing zeros, `÷` or `/` and mixed numbers are
 * preserved, so that a form can be judged. Made only by `parse`; every tree is finite and at most 60 levels deep.
 */
export type Node =
  | NumberNode
  | { readonly kind: 'mixed'; readonly whole: NumberNode; readonly top: NumberNode; readonly bottom: NumberNode }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'unit'; readonly name: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unary'; readonly sign: '-' | '+' | '±'; readonly arg: Node }
  | { readonly kind: 'binary'; readonly sign: BinarySign; readonly left: Node; readonly right: Node }
  | { readonly kind: 'group'; readonly arg: Node }
  | { readonly kind: 'postfix'; readonly sign: '%' | '!'; readonly arg: Node }
  | { readonly kind: 'money'; readonly symbol: string; readonly arg: Node }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Node[] }
  /** Amounts in ever smaller units that add up: `3 h 20 min`. */
  | { readonly kind: 'compound'; readonly parts: readonly Node[] }
  | { readonly kind: 'remainder'; readonly quotient: Node; readonly rest: Node }
  /** `clock`: written without spaces, as a time of day is: 8:25. */
  | { readonly kind: 'ratio'; readonly items: readonly Node[]; readonly clock?: true }
  /** `1 < x ≤ 3` has three items and two signs. */
  | { readonly kind: 'relation'; readonly signs: readonly RelationSign[]; readonly items: readonly Node[] }
  | { readonly kind: 'logic'; readonly op: 'and' | 'or'; readonly items: readonly Node[] }
  | { readonly kind: 'not'; readonly arg: Node }
  /** `open` is empty for a list without brackets. (2, 3) is a point or an open interval: the task decides. */
  | {
      readonly kind: 'list';
      readonly open: '(' | '[' | '{' | '';
      readonly close: ')' | ']' | '}' | '';
      readonly items: readonly Node[];
    };

/** Removes parentheses that do not change the value. */
export function bare(node: Node): Node {
  let inner = node;
  while (inner.kind === 'group') inner = inner.arg;
  return inner;
}

/** The parts directly below a node, in reading order. */
export function partsOf(node: Node): readonly Node[] {
  if ('arg' in node) return [node.arg];
  if ('items' in node) return node.items;
  if ('args' in node) return node.args;
  if ('parts' in node) return node.parts;
  if ('left' in node) return [node.left, node.right];
  if ('whole' in node) return [node.whole, node.top, node.bottom];
  return 'rest' in node ? [node.quotient, node.rest] : [];
}

/** The same node with changed parts; the numbers of a mixed number stay. */
export function mapParts(node: Node, change: (part: Node) => Node): Node {
  if ('arg' in node) return { ...node, arg: change(node.arg) };
  if ('items' in node) return { ...node, items: node.items.map(change) };
  if ('args' in node) return { ...node, args: node.args.map(change) };
  if ('left' in node) return { ...node, left: change(node.left), right: change(node.right) };
  return node;
}

/** True where the node or anything below it satisfies `test`. */
export const anywhere = (node: Node, test: (part: Node) => boolean): boolean =>
  test(node) || partsOf(node).some((part) => anywhere(part, test));

/** A number node for plain text, as the scanner makes it. */
export const numberNode = (text: string, raw = text): NumberNode => ({
  kind: 'number',
  text,
  raw,
  value: fromText(text),
});
