import compile from 'icu-minify/compile';
import { type Plugin, parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

/** The text of a literal, of a template without parts to fill in, or of a sum of such. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    const [part, ...more] = nodesIn(node.quasis);
    return more.length > 0 ? undefined : String(Reflect.get(Object(part?.value), 'cooked'));
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The values of objects' properties that are texts. */
function messagesIn(node: Node): readonly Node[] {
  if (node.type === 'Property' && textOf(node.value) !== undefined) return nodesIn(node.value);
  return Object.values(node).flatMap(nodesIn).flatMap(messagesIn);
}

/** Styles of numbers by their names in ICU; the compiled form leaves their meaning to whoever formats. */
const STYLES = new Map([
  ['percent', { style: 'percent' }],
  ['integer', { maximumFractionDigits: 0 }],
]);
/** What a compiled placeholder is: the second of its parts. */
const OF_NUMBER = 4;
const OF_TIME = 6;

/** A compiled message in which each style stands by what it means. @throws if a style is not known. */
function withStyles(message: unknown): unknown {
  if (Array.isArray(message)) {
    const [name, type, style] = message;
    if (typeof type !== 'number' || type < OF_NUMBER || type > OF_TIME || typeof style !== 'string')
      return message.map(withStyles);
    const meaning = type === OF_NUMBER ? STYLES.get(style) : undefined;
    if (meaning === undefined) throw new Error(`The style "${style}" is not known.`);
    return [name, type, meaning];
  }
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message).map(([key, part]) => [key, withStyles(part)]));
}

function compiledOf(text: string, id: string) {
  try {
    return withStyles(compile(text));
  } catch (cause) {
    throw new Error(`${id}: "${text}" is no message of ICU.`, { cause });
  }
}

/** A module with catalogs of texts, whose messages are replaced by what they compile to. */
export function withCompiledTexts(code: string, id: string): string {
  let compiled = '';
  let done = 0;
  for (const node of nodesIn(parseSync(id, code).program).flatMap(messagesIn)) {
    const text = textOf(node) ?? '';
    const message = compiledOf(text, id);
    if (message === text) continue;
    compiled += code.slice(done, node.start) + JSON.stringify(message);
    done = node.end;
  }
  return compiled + code.slice(done);
}

const isCatalog = (id: string, code: string): boolean =>
  /[\\/]text[\\/][^\\/]+\.[cm]?[jt]s$/.test(id) || /\bcreate(?:Use)?Texts?\(/.test(code);

/**
 * Compiles the catalogs' ICU messages during the build, so that no page brings the parser of messages: 9 kB compressed.
 * Catalogs are modules in a folder `text`, and those that make one.
 */
export const compiledTexts = (): Plugin => ({
  name: 'lemma-compiled-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'use-intl/format-message') return undefined;
    return this.resolve('use-intl/format-message/format-only', importer, { skipSelf: true });
  },
  transform: {
    filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /[\\/]node_modules[\\/](?!@lemma[\\/])/ } },
    handler: (code, id) => (isCatalog(id, code) ? { code: withCompiledTexts(code, id) } : undefined),
  },
});
