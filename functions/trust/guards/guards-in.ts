import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

/** A check of what somebody may: a condition before a refusal, or a call of a function that refuses. */
export type Guard = {
  /** Where it is and what it says; the same until that line is written otherwise. */
  readonly id: string;
  readonly kind: 'refusal' | 'call' | 'need';
};
type Edit = { readonly at: number; readonly text: string };
type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

type Within = readonly [node: Node, around: readonly Node[]];

/** Every node with those that contain it, the nearest first. */
function nodesOf(node: unknown, around: readonly Node[] = [], found: Within[] = []): Within[] {
  if (Array.isArray(node)) for (const one of node) nodesOf(one, around, found);
  if (!isNode(node)) return found;
  found.push([node, around]);
  const inside = [node, ...around];
  for (const key in node) if (typeof node[key] === 'object') nodesOf(node[key], inside, found);
  return found;
}

/** Codes that say what somebody may not. */
const CODES = /'(?:auth\/(?:forbidden|signed-out|incomplete|second-factor)|class\/(?:looks-on|not-lead))'/;
/** Others are answered as if there was nothing; then the condition names whoever asks. */
const HIDDEN = /^new AppError\('data\/not-found'/;
const NAMES_CALLER = /\buid\b|!== email\b/;

/** The thrown expression of a statement that does nothing but throw. */
function thrownIn(statement: unknown): Node | undefined {
  if (!isNode(statement)) return undefined;
  if (statement.type === 'ThrowStatement' && isNode(statement.argument)) return statement.argument;
  const { body } = statement;
  return statement.type === 'BlockStatement' && Array.isArray(body) && body.length === 1
    ? thrownIn(body[0])
    : undefined;
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 80);

/** The name of the function that a node stands in, as far as it has one that others call it by. */
function functionAround(around: readonly Node[]): string | undefined {
  for (const [at, one] of around.entries()) {
    if (one.type === 'FunctionDeclaration' && isNode(one.id)) return String(one.id.name);
    const outer = around[at + 1];
    if (outer?.type === 'VariableDeclarator' && isNode(outer.id) && /Function/.test(one.type))
      return String(outer.id.name);
  }
  return undefined;
}

/** A source file below `src`, and what it imports of others there: from which file, by the name that both give it. */
type Source = {
  readonly file: string;
  readonly text: string;
  readonly nodes: readonly Within[];
  readonly imported: ReadonlyMap<string, string>;
  /** Texts of what the file gives a name. */
  readonly named: ReadonlyMap<string, string>;
};

const textOf = (text: string, { start, end }: { readonly start: number; readonly end: number }): string =>
  text.slice(start, end);

export function sourceOf(file: string, text: string): Source {
  const nodes = nodesOf(parseAst(text, { lang: 'ts' }));
  const imported = new Map<string, string>();
  const named = new Map<string, string>();
  for (const [node] of nodes) {
    if (node.type === 'VariableDeclarator' && isNode(node.id) && isNode(node.init))
      named.set(String(node.id.name), textOf(text, node.init));
    if (node.type !== 'ImportDeclaration' || !isNode(node.source) || !Array.isArray(node.specifiers)) continue;
    const from = String(node.source.value);
    if (!from.startsWith('.')) continue;
    for (const { local } of node.specifiers) imported.set(local.name, join(dirname(file), from));
  }
  return { file, text, nodes, imported, named };
}

/** The conditions before refusals, each with the name of the function that it stands in. */
function* refusalsIn({ text, nodes, named }: Source): Generator<{ test: Node; within: string | undefined }> {
  for (const [node, around] of nodes) {
    if (node.type !== 'IfStatement' || !isNode(node.test)) continue;
    const thrown = thrownIn(node.consequent);
    if (thrown === undefined) continue;
    const said = textOf(text, thrown);
    // The error, or what the file calls it or makes it by.
    const error = named.get(/^\w+(?=\(|$)/.exec(said)?.[0] ?? '') ?? said;
    if (CODES.test(error) || (HIDDEN.test(error) && NAMES_CALLER.test(textOf(text, node.test))))
      yield { test: node.test, within: functionAround(around) };
  }
}

const keyOf = (file: string, name: string): string => `${file} ${name}`;

/** The functions that refuse, each with its file. */
export const refusersIn = (sources: readonly Source[]): Set<string> =>
  new Set(
    sources.flatMap((source) =>
      [...refusalsIn(source)].flatMap(({ within }) => (within === undefined ? [] : keyOf(source.file, within))),
    ),
  );

/** Calls of these functions, under their own names. */
function* callsIn(
  { file, nodes, imported }: Source,
  refusers: ReadonlySet<string>,
): Generator<Node & { name: string }> {
  for (const [node] of nodes) {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Identifier') continue;
    const name = String(node.callee.name);
    if (refusers.has(keyOf(imported.get(name) ?? file, name))) yield { ...node, name };
  }
}

/** What a role in a class is taken for when less is asked than the code asks. */
const LOWER: Readonly<Record<string, string>> = { "'lead'": 'teach', "'teach'": 'read' };

/** The need that a call of `requireTeacher` and its like begins with. */
function needOf({ name, arguments: given }: Node & { name: string }, text: string): Node | undefined {
  const [first] = Array.isArray(given) ? given : [];
  return name.startsWith('requireTeacher') && isNode(first) && textOf(text, first) in LOWER ? first : undefined;
}

/** A file whose guards can be taken out one by one while it runs: each asks `lemmaGuards`, by its id. */
export function withGuards(source: Source, refusers: ReadonlySet<string>): { text: string; guards: Guard[] } {
  const { file, text } = source;
  const seen = new Map<string, number>();
  const guards: Guard[] = [];
  const edits: Edit[] = [];
  const add = (kind: Guard['kind'], node: Node): string => {
    const what = `${file}: ${kind}: ${short(textOf(text, node))}`;
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    const id = before === 0 ? what : `${what} (${before + 1})`;
    guards.push({ id, kind });
    return JSON.stringify(id);
  };
  const wrap = ({ start, end }: Node, open: string): void => {
    edits.push({ at: start, text: open }, { at: end, text: ')' });
  };
  for (const { test } of refusalsIn(source)) wrap(test, `lemmaGuards.on(${add('refusal', test)}) && (`);
  for (const call of callsIn(source, refusers)) {
    const waits = [...nodesOf(call)].some(([{ type }]) => type === 'AwaitExpression') ? 'async ' : '';
    wrap(call, `lemmaGuards.call(${add('call', call)}, ${waits}() => `);
    const need = needOf(call, text);
    if (need) wrap(need, `lemmaGuards.need(${add('need', call)}, '${LOWER[textOf(text, need)]}', `);
  }
  return { text: edited(text, edits), guards };
}

/** Where edits meet, what closes comes before what opens. */
function edited(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted(
    (one, other) => other.at - one.at || Number(one.text === ')') - Number(other.text === ')'),
  );
  return sorted.reduce((all, { at, text: more }) => all.slice(0, at) + more + all.slice(at), text);
}
