import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseAst } from 'vite';

const repository = new URL('../../../', import.meta.url).pathname;

type Node = { readonly type: string; readonly [field: string]: unknown };
export type Call = ESTree.CallExpression;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a file, parents before what they contain. */
function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one);
  if (!isNode(node)) return;
  yield node;
  for (const value of Object.values(node)) yield* nodesOf(value);
}

/** A source file: its calls, and the lists that it gives a name. */
export type Source = {
  readonly file: string;
  readonly calls: readonly Call[];
  readonly named: ReadonlyMap<string, unknown>;
};

const isCall = (node: unknown): node is Call => isNode(node) && node.type === 'CallExpression';

function sourceOf(file: string): Source {
  const program = parseAst(readFileSync(`${repository}${file}`, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const nodes = [...nodesOf(program)];
  const named = nodes.flatMap((node): [string, unknown][] => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.id)) return [];
    return typeof node.id.name === 'string' ? [[node.id.name, node.init]] : [];
  });
  return { file, calls: nodes.flatMap((node): Call[] => (isCall(node) ? [node] : [])), named: new Map(named) };
}

/** The sources under these patterns, without tests. */
export const sourcesUnder = (...patterns: readonly string[]): Source[] =>
  globSync([...patterns], { cwd: repository })
    .filter((file) => !/\.test\.tsx?$|node_modules|\/dist\//.test(file))
    .map(sourceOf);

/** An expression without `as const`, `satisfies` and the like. */
export function bare(node: unknown): unknown {
  if (isNode(node) && ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type))
    return bare(node.expression);
  return node;
}

/** The text that an expression is; undefined if it is none. */
export const textIn = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The elements of a list as it is written, or as the file has named it before; undefined for any other expression. */
export function listIn(node: unknown, { named }: Pick<Source, 'named'>): readonly unknown[] | undefined {
  const own = bare(node);
  if (!isNode(own)) return undefined;
  if (own.type === 'Identifier') return listIn(named.get(String(own.name)), { named: new Map() });
  return own.type === 'ArrayExpression' && Array.isArray(own.elements) ? own.elements : undefined;
}

/** The method that is called, and on what; undefined for a function. */
export function methodOf({ callee }: Call): { readonly on: unknown; readonly name: string } | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return { on: callee.object, name: callee.property.name };
}

/** The name of the function that is called; undefined for a method. */
export const functionOf = ({ callee }: Call): string | undefined =>
  callee.type === 'Identifier' ? callee.name : undefined;
