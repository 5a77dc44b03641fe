import { type Plugin, parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** Whether something is called when this expression is evaluated, and not only within a function that it makes. */
function calls(node: Node): boolean {
  if (node.type.endsWith('CallExpression') || node.type === 'NewExpression') return true;
  if (node.type.endsWith('FunctionExpression')) return false;
  return Object.values(node).flatMap(nodesIn).some(calls);
}

const declared = (statement: Node): readonly Node[] =>
  statement.type === 'VariableDeclaration' && statement.kind === 'const' ? nodesIn(statement.declarations) : [];

/** A module whose constants are dropped when nobody uses them, with whatever their values call. */
export function withPureConstants(code: string, id: string): string {
  let pure = '';
  let done = 0;
  const statements = nodesIn(parseSync(id, code).program).flatMap(({ body }) => nodesIn(body));
  const constants = statements.flatMap((each) => [each, ...nodesIn(each.declaration)]).flatMap(declared);
  for (const value of constants.flatMap(({ init }) => nodesIn(init)).filter(calls)) {
    pure += `${code.slice(done, value.start)}/* @__PURE__ */ (() => (${code.slice(value.start, value.end)}))()`;
    done = value.end;
  }
  return pure + code.slice(done);
}

/**
 * Tells the bundler that a schema which nobody uses can be left out. It drops calls only if told that they do nothing
 * else, so that a page which needs one schema of a module, or a number that stands beside it, would bring all the others.
 * Modules of these two packages only say what data is: to load them does nothing.
 */
export const pureSchemas = (): Plugin => ({
  name: 'lemma-pure-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](?:packages|@lemma)[\\/](?:contract|school)[\\/]src[\\/].*\.ts$/, code: /\bzod\b/ },
    handler: (code, id) => ({ code: withPureConstants(code, id) }),
  },
});
