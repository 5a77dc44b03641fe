import { meaning } from './meaning.ts';
import { anywhere, bare, mapParts, type Node, partsOf } from './tree.ts';

const FUNCTION = /^[fghFGH]$/;

const hasLetter = (node: Node): boolean => anywhere(node, ({ kind }) => kind === 'name');

/** The letter of a call such as `f(2)`, also behind a factor: 3f(2). */
function calledBy(node: Node): string | undefined {
  if (node.kind !== 'binary' || node.sign !== '' || node.right.kind !== 'group' || hasLetter(node.right))
    return undefined;
  const left = node.left.kind === 'binary' && node.left.sign === '' ? node.left.right : node.left;
  return left.kind === 'name' && FUNCTION.test(left.name) ? left.name : undefined;
}

function count(node: Node, of: (part: Node) => string | undefined, into: Map<string, number>): Map<string, number> {
  const name = of(node);
  if (name !== undefined) into.set(name, (into.get(name) ?? 0) + 1);
  for (const part of partsOf(node)) count(part, of, into);
  return into;
}

/** The value of a function at a number, as a letter: f(1 + 1) and f(2) become the same letter. */
function valueAt(name: string, at: Node): Node {
  const place = meaning(bare(at));
  return { kind: 'name', name: `${name}(${place.t === 'n' ? `${place.v.n}/${place.v.d}` : JSON.stringify(at)})` };
}

function applied(node: Node, functions: ReadonlySet<string>): Node {
  const name = calledBy(node);
  if (name === undefined || !functions.has(name) || node.kind !== 'binary')
    return mapParts(node, (part) => applied(part, functions));
  const value = valueAt(name, node.right);
  return node.left.kind === 'binary' ? { ...node.left, right: value } : value;
}

/**
 * Prepares two statements for comparison. A letter that stands before numbers in parentheses everywhere is a function,
 * so that f(0) = 5 is not f(0) = 6. Read as a factor, it would make them 0 = 5 and 0 = 6, and neither ever holds.
 * @throws NoExpression, RangeError
 */
export function appliedIn(a: Node, b: Node): readonly Node[] {
  const calls = count(b, calledBy, count(a, calledBy, new Map()));
  if (calls.size === 0) return [a, b];
  const nameOf = (part: Node): string | undefined => (part.kind === 'name' ? part.name : undefined);
  const letters = count(b, nameOf, count(a, nameOf, new Map()));
  const functions = new Set([...calls].filter(([name, times]) => letters.get(name) === times).map(([name]) => name));
  return functions.size === 0 ? [a, b] : [a, b].map((node) => applied(node, functions));
}
