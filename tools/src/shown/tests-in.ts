import { parseSync } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Call = Node & { readonly callee: Node; readonly arguments: readonly Node[] };
/** A test as a file has it. `isSkipped`: by itself, by what it stands in, or by what it asks for while it runs. */
export type FoundTest = { readonly name: string; readonly isSkipped: boolean };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));
const isCall = (node: Node): node is Call => node.type === 'CallExpression';

/** What is called, as the words of `test.describe.skip` or `it.each([…])`. */
function wordsOf(text: string, { type, start, end, ...rest }: Node): string[] {
  const of = (key: string): string[] => {
    const inner: unknown = Reflect.get(rest, key);
    return isNode(inner) ? wordsOf(text, inner) : [];
  };
  if (type === 'Identifier') return [text.slice(start, end)];
  if (type === 'MemberExpression') return [...of('object'), ...of('property')];
  if (type === 'CallExpression') return of('callee');
  return type === 'TaggedTemplateExpression' ? of('tag') : [];
}

const SKIPS = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);

/** The tests of a file, by the names that they are written with. */
export function testsIn(file: string, text: string): FoundTest[] {
  const found: { name: string; isSkipped: boolean }[] = [];
  const visit = (node: Node, skipped: boolean, around: { isSkipped: boolean } | undefined): void => {
    const [word = '', ...more] = isCall(node) ? wordsOf(text, node.callee) : [];
    const [named] = isCall(node) ? node.arguments : [];
    const isOurs = ['it', 'test', 'describe'].includes(word);
    const skips = more.some((one) => SKIPS.has(one));
    if (
      isOurs &&
      named !== undefined &&
      /['"`]/.test(text.charAt(named.start)) &&
      word !== 'describe' &&
      !more.includes('describe')
    ) {
      const own = { name: text.slice(named.start + 1, named.end - 1), isSkipped: skipped || skips };
      // What gives a test its rows is a call too: the name stands in the outer one.
      if (isCall(node) && node.arguments.length > 1) found.push(own);
      for (const inner of nodesIn(node)) visit(inner, skipped || skips, own);
      return;
    }
    if (skips && isOurs && around !== undefined) around.isSkipped = true;
    for (const inner of nodesIn(node)) visit(inner, skipped || (isOurs && skips), around);
  };
  visit(parseSync(file, text).program, false, undefined);
  return found;
}
