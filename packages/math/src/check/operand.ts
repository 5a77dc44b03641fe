import { raised, readCall, readFraction, readSubscript } from './calls.ts';
import { Unreadable } from './limits.ts';
import type { Reader } from './reader.ts';
import { type Node, type NumberNode, numberNode } from './tree.ts';
import { VULGAR } from './words.ts';

/** True where the next token can begin a factor, so that a product sign may be left out. */
export function startsOperand(reader: Reader): boolean {
  const { type, text } = reader.peek();
  switch (type) {
    case 'number':
    case 'vulgar':
    case 'name':
    case 'function':
    case 'unit':
    case 'money':
    case 'blank':
      return true;
    case 'command':
      return text === 'frac';
    case 'sign':
      return (
        text === '(' ||
        text === '[' ||
        text === '√' ||
        text === '∛' ||
        (text === '{' && reader.latex) ||
        (text === '|' && reader.bars === 0)
      );
    case 'power':
    case 'end':
      return false;
  }
}

/** An operand with its powers, percent signs and factorials. */
export function readPower(reader: Reader): Node {
  let base = readPostfix(reader, readPrimary(reader));
  for (;;) {
    if (reader.isType('power')) base = { kind: 'binary', sign: '^', left: base, right: raised(reader) };
    else if (reader.accept('^')) {
      if (reader.isType('unit') && reader.is('°') === false && reader.peek().text === '°') {
        base = { kind: 'binary', sign: '', left: base, right: { kind: 'unit', name: reader.take().text } };
      } else base = { kind: 'binary', sign: '^', left: base, right: readExponent(reader) };
    } else return base;
    base = readPostfix(reader, base);
  }
}

function readPostfix(reader: Reader, node: Node): Node {
  let arg = node;
  while (reader.is('%') || reader.is('!')) arg = { kind: 'postfix', sign: reader.take().text === '%' ? '%' : '!', arg };
  return arg;
}

/** After `^`: anything in braces; in LaTeX without braces one digit or letter, so that x^23 is x² · 3. */
export function readExponent(reader: Reader): Node {
  if (reader.accept('{')) {
    if (reader.isType('unit')) {
      const unit: Node = { kind: 'unit', name: reader.take().text };
      reader.expect('}');
      return unit;
    }
    const inner = reader.levels.additive(reader);
    reader.expect('}');
    return inner.kind === 'number' || inner.kind === 'name' ? inner : { kind: 'group', arg: inner };
  }
  if (reader.latex) reader.splitDigit();
  const before = reader.allowMixed;
  reader.allowMixed = false;
  const exponent = reader.deeper(() => reader.levels.signed(reader));
  reader.allowMixed = before;
  return exponent;
}

function readPrimary(reader: Reader): Node {
  const token = reader.peek();
  switch (token.type) {
    case 'number':
      return readNumber(reader);
    case 'vulgar':
      return vulgar(reader);
    case 'name':
      reader.take();
      return readSubscript(reader, token.text);
    case 'function':
      return readCall(reader);
    case 'unit':
      reader.take();
      return { kind: 'unit', name: token.text };
    case 'money':
      reader.take();
      return { kind: 'money', symbol: token.text, arg: reader.deeper(() => reader.levels.signed(reader)) };
    case 'blank':
      reader.take();
      return { kind: 'blank' };
    case 'command':
      if (token.text === 'frac') return readFraction(reader);
      throw reader.unexpected();
    case 'sign':
      return readBracketed(reader);
    case 'power':
    case 'end':
      throw reader.unexpected();
  }
}

const isWholeText = (text: string): boolean => /^\d+$/.test(text);

/** A number, or a mixed number where a fraction of whole numbers follows it. */
function readNumber(reader: Reader): Node {
  const token = reader.take();
  const number = numberNode(token.text, token.raw);
  if (!reader.allowMixed || !isWholeText(token.text)) return number;
  if (reader.isType('vulgar')) {
    const [top, bottom] = vulgarParts(reader);
    return { kind: 'mixed', whole: number, top, bottom };
  }
  const next = reader.peek();
  if (
    next.type === 'number' &&
    next.spaced &&
    isWholeText(next.text) &&
    reader.is('/', 1) &&
    reader.isType('number', 2) &&
    isWholeText(reader.peek(2).text)
  ) {
    reader.take();
    reader.take();
    const bottom = reader.take();
    return {
      kind: 'mixed',
      whole: number,
      top: numberNode(next.text, next.raw),
      bottom: numberNode(bottom.text, bottom.raw),
    };
  }
  if (next.type === 'command' && next.text === 'frac') {
    const mark = reader.mark;
    const fraction = readFraction(reader);
    if (fraction.kind === 'binary' && fraction.left.kind === 'number' && fraction.right.kind === 'number') {
      return { kind: 'mixed', whole: number, top: fraction.left, bottom: fraction.right };
    }
    reader.back(mark);
  }
  return number;
}

function vulgarParts(reader: Reader): [NumberNode, NumberNode] {
  const [top, bottom] = VULGAR.get(reader.take().text) ?? [1, 1];
  return [numberNode(String(top)), numberNode(String(bottom))];
}

function vulgar(reader: Reader): Node {
  const [left, right] = vulgarParts(reader);
  return { kind: 'group', arg: { kind: 'binary', sign: '/', left, right } };
}

function readBracketed(reader: Reader): Node {
  const token = reader.peek();
  switch (token.text) {
    case '(':
    case '[':
      return readList(reader, token.text);
    case '\\{':
      return readSet(reader, '\\}');
    case '{':
      return reader.latex ? readBraces(reader) : readSet(reader, '}');
    case '|':
      return readBars(reader);
    case '√':
    case '∛':
      reader.take();
      return {
        kind: 'call',
        name: token.text === '√' ? 'sqrt' : 'cbrt',
        args: [reader.deeper(() => readRadicand(reader))],
      };
    default:
      throw reader.unexpected();
  }
}

/** √2x is √2 · x, and √(x + 1) takes the parentheses alone. */
function readRadicand(reader: Reader): Node {
  if (reader.latex) reader.splitDigit();
  const inner = readPrimary(reader);
  return inner.kind === 'group' ? inner.arg : inner;
}

function readBraces(reader: Reader): Node {
  reader.expect('{');
  const arg = reader.inside(() => reader.levels.statement(reader));
  reader.expect('}');
  return arg;
}

function readItems(reader: Reader, closes: readonly string[]): Node[] {
  const items: Node[] = [];
  if (closes.some((close) => reader.is(close))) return items;
  do items.push(reader.inside(() => reader.levels.statement(reader)));
  while (reader.accept(',') || reader.accept(';'));
  return items;
}

function readSet(reader: Reader, close: '}' | '\\}'): Node {
  reader.take();
  const items = readItems(reader, [close]);
  reader.expect(close);
  return { kind: 'list', open: '{', close: '}', items };
}

function readList(reader: Reader, open: '(' | '['): Node {
  const { at } = reader.take();
  const items = readItems(reader, [')', ']']);
  const close = reader.is(')') ? ')' : reader.is(']') ? ']' : undefined;
  if (close === undefined) {
    if (reader.isType('end')) throw new Unreadable('bracket', at, 1, `This “${open}” is not closed.`);
    throw reader.unexpected();
  }
  reader.take();
  const [only] = items;
  if (only !== undefined && items.length === 1 && open === '(' && close === ')') return { kind: 'group', arg: only };
  return { kind: 'list', open, close, items };
}

function readBars(reader: Reader): Node {
  const { at } = reader.take();
  const { bars, allowMixed } = reader;
  reader.bars = bars + 1;
  reader.allowMixed = true;
  const arg = reader.levels.additive(reader);
  reader.bars = bars;
  reader.allowMixed = allowMixed;
  if (!reader.accept('|')) throw new Unreadable('bracket', at, 1, 'This bar is not closed.');
  return { kind: 'call', name: 'abs', args: [arg] };
}
