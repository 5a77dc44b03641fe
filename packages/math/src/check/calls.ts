import { Unreadable } from './limits.ts';
import type { Reader } from './reader.ts';
import { bare, type Node, numberNode } from './tree.ts';
import { FUNCTIONS, functionName } from './words.ts';

const INVERSE: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'tanh']);
const ROOTS: ReadonlySet<string> = new Set(['sqrt', 'cbrt', 'root']);

/** `\frac{1}{2}` and `\frac12`. */
export function readFraction(reader: Reader): Node {
  reader.take();
  const left = readArgument(reader);
  return { kind: 'binary', sign: 'frac', left, right: readArgument(reader) };
}

/** One LaTeX argument: braces, or a single digit, letter or command. */
function readArgument(reader: Reader): Node {
  return reader.deeper(() => {
    if (reader.accept('{')) {
      const inner = reader.inside(() => reader.levels.additive(reader));
      reader.expect('}');
      return inner;
    }
    if (reader.isType('number')) {
      reader.splitDigit();
      const { text, raw } = reader.take();
      return numberNode(text, raw);
    }
    if (reader.isType('name')) return { kind: 'name', name: reader.take().text };
    if (reader.isType('blank')) {
      reader.take();
      return { kind: 'blank' };
    }
    return readCallOrFraction(reader);
  });
}

function readCallOrFraction(reader: Reader): Node {
  if (reader.isType('function')) return readCall(reader);
  if (reader.is('frac')) return readFraction(reader);
  throw reader.unexpected();
}

/** The bracket that closes the one here. */
const closing = (reader: Reader): '}' | ')' | undefined => (reader.is('{') ? '}' : reader.is('(') ? ')' : undefined);

/** The text of an index: `x_0`, `a_{i}`, `v_(max)`; brackets round a plain word do not matter. */
export function readSubscript(reader: Reader, name: string): Node {
  if (!reader.accept('_')) return { kind: 'name', name };
  return { kind: 'name', name: `${name}_${subscriptText(reader)}` };
}

function subscriptText(reader: Reader): string {
  const close = closing(reader);
  if (close !== undefined) {
    reader.take();
    const parts: string[] = [];
    while (!reader.is(close) && !reader.isType('end')) parts.push(reader.take().text);
    reader.expect(close);
    return parts.length === 1 || parts.every((part) => /^[a-z]$/i.test(part)) ? parts.join('') : `(${parts.join('')})`;
  }
  if (!reader.isType('number') && !reader.isType('name')) throw reader.unexpected();
  const { text, type } = reader.take();
  return type === 'name' && reader.accept('_') ? `${text}_${subscriptText(reader)}` : text;
}

/** An expression in braces or parentheses, if one starts here. */
function readBracketed(reader: Reader): Node | undefined {
  const close = closing(reader);
  if (close === undefined) return undefined;
  reader.take();
  const inner = reader.deeper(() => reader.levels.additive(reader));
  reader.expect(close);
  return inner;
}

function readIndexBase(reader: Reader): Node {
  const inner = readBracketed(reader);
  if (inner !== undefined) return inner;
  const { type, text, raw } = reader.peek();
  if (type !== 'number' && type !== 'name') throw reader.unexpected();
  reader.take();
  return type === 'number' ? numberNode(text, raw) : readSubscript(reader, text);
}

/** A function with its argument: `sin(x)`, `sin^2 x`, `ln xy/z`, `log_2 8`, `sqrt[3]{x}`, `f(x)`. */
export function readCall(reader: Reader): Node {
  const token = reader.take();
  const name = functionName(token.text);
  if (ROOTS.has(name)) return readRoot(reader, name);
  if (!FUNCTIONS.has(token.text) && !(reader.is('(') || reader.is('^') || reader.isType('power')))
    return readSubscript(reader, token.text);
  const base = name === 'log' && reader.accept('_') ? readIndexBase(reader) : undefined;
  const power = readCallPower(reader);
  const args = reader.deeper(() => readCallArguments(reader, name));
  const withBase = base === undefined ? args : [...args, base];
  if (power === undefined) return { kind: 'call', name, args: withBase };
  if (isMinusOne(power) && INVERSE.has(name)) return { kind: 'call', name: `arc${name}`, args };
  return { kind: 'binary', sign: '^', left: { kind: 'call', name, args: withBase }, right: power };
}

export function raised(reader: Reader): Node {
  const { text } = reader.take();
  const digits = numberNode(text.replace('-', ''));
  return text.startsWith('-') ? { kind: 'unary', sign: '-', arg: digits } : digits;
}

function readCallPower(reader: Reader): Node | undefined {
  if (reader.isType('power')) return raised(reader);
  if (!reader.accept('^')) return undefined;
  return readBracketed(reader) ?? readShortPower(reader);
}

/** `sin^2x`: the power is one number or letter, what follows is the argument. */
function readShortPower(reader: Reader): Node {
  if (reader.accept('-')) return reader.deeper(() => ({ kind: 'unary', sign: '-', arg: readShortPower(reader) }));
  if (reader.latex) reader.splitDigit();
  const { type, text, raw } = reader.take();
  if (type === 'number') return numberNode(text, raw);
  if (type === 'name') return { kind: 'name', name: text };
  reader.back(reader.mark - 1);
  throw reader.unexpected();
}

function isMinusOne(node: Node): boolean {
  const inner = bare(node);
  if (inner.kind !== 'unary' || inner.sign !== '-') return false;
  const arg = bare(inner.arg);
  return arg.kind === 'number' && arg.value.n === 1n && arg.value.d === 1n;
}

function readCallArguments(reader: Reader, name: string): readonly Node[] {
  if (reader.is('(') || (reader.is('{') && reader.latex)) {
    const close = reader.take().text === '(' ? ')' : '}';
    return readArguments(reader, close);
  }
  if (!FUNCTIONS.has(name) && !name.startsWith('arc')) throw reader.unexpected();
  return [readLooseArgument(reader)];
}

function readArguments(reader: Reader, close: string): readonly Node[] {
  const args: Node[] = [];
  do args.push(reader.inside(() => reader.levels.additive(reader)));
  while (reader.accept(',') || reader.accept(';'));
  reader.expect(close);
  return args;
}

/** `ln xy/z`: products without a sign and quotients belong to the function; a bracket, a sum or another function ends it. */
function readLooseArgument(reader: Reader): Node {
  let left = reader.levels.signed(reader);
  for (;;) {
    if (reader.is('/') && !reader.isType('function', 1)) {
      reader.take();
      left = { kind: 'binary', sign: '/', left, right: reader.levels.signed(reader) };
    } else if (reader.isType('name') || reader.isType('unit'))
      left = { kind: 'binary', sign: '', left, right: reader.levels.signed(reader) };
    else return left;
  }
}

function readRoot(reader: Reader, name: string): Node {
  let index: Node | undefined;
  if (reader.accept('[')) {
    index = reader.deeper(() => reader.levels.additive(reader));
    reader.expect(']');
  }
  const args = reader.deeper(() => readRadicands(reader));
  // MathLive writes the index first: root(3)(8).
  if (name === 'root' && args.length === 1 && reader.is('('))
    return { kind: 'call', name, args: [...readRadicands(reader).slice(0, 1), ...args] };
  if (index !== undefined) return { kind: 'call', name: 'root', args: [...args.slice(0, 1), index] };
  if (name === 'root' && args.length !== 2) {
    const { at, raw } = reader.peek();
    throw new Unreadable('unfinished', at, raw.length, 'Write a root as root(x, 3).');
  }
  return { kind: 'call', name, args };
}

function readRadicands(reader: Reader): readonly Node[] {
  if (reader.is('(') || reader.is('{')) {
    const close = reader.take().text === '(' ? ')' : '}';
    return readArguments(reader, close);
  }
  // √13 in plain typing; LaTeX takes the first digit alone.
  return [reader.isType('number') && !reader.latex ? readWhole(reader) : readArgument(reader)];
}

function readWhole(reader: Reader): Node {
  const { text, raw } = reader.take();
  return numberNode(text, raw);
}
