import { readPower, startsOperand } from './operand.ts';
import type { GrammarRules, Reader } from './reader.ts';
import { bare, type Node, type RelationSign } from './tree.ts';

const RELATIONS: ReadonlySet<string> = new Set<RelationSign>(['=', '≠', '<', '>', '≤', '≥', '≈', '∈']);
const isRelation = (text: string): text is RelationSign => RELATIONS.has(text);

/** Reads the whole text: one statement, or several with commas or semicolons between them. @throws Unreadable */
export function readStatement(reader: Reader): Node {
  const items = [readOr(reader)];
  while (reader.accept(',') || reader.accept(';')) items.push(readOr(reader));
  if (!reader.isType('end')) throw reader.unexpected();
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: 'list', open: '', close: '', items };
}

function readOr(reader: Reader): Node {
  const items = [readAnd(reader)];
  while (reader.accept('or')) items.push(readAnd(reader));
  return joined('or', items);
}

function readAnd(reader: Reader): Node {
  const items = [readNot(reader)];
  while (reader.accept('and')) items.push(readNot(reader));
  return joined('and', items);
}

function joined(op: 'and' | 'or', items: readonly Node[]): Node {
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: 'logic', op, items };
}

function readNot(reader: Reader): Node {
  return reader.accept('not') ? { kind: 'not', arg: reader.deeper(() => readNot(reader)) } : readRelation(reader);
}

function readRelation(reader: Reader): Node {
  const items = [readUnion(reader)];
  const signs: RelationSign[] = [];
  for (;;) {
    const { text, type } = reader.peek();
    if (type !== 'sign' || !isRelation(text)) break;
    reader.take();
    signs.push(text);
    items.push(readUnion(reader));
  }
  const [only] = items;
  return only !== undefined && items.length === 1 ? only : { kind: 'relation', signs, items };
}

function readUnion(reader: Reader): Node {
  let left = readRatio(reader);
  for (;;) {
    const { sign } = reader;
    if (sign !== '∪' && sign !== '∩') return left;
    reader.take();
    left = { kind: 'binary', sign, left, right: readRatio(reader) };
  }
}

function readRatio(reader: Reader): Node {
  const first = readAdditive(reader);
  if (reader.accept('R')) return { kind: 'remainder', quotient: first, rest: readAdditive(reader) };
  const items = [first];
  const clock = isClock(reader, first);
  while (reader.accept(':')) items.push(readAdditive(reader));
  if (items.length === 1) return first;
  return clock && items.length === 2 ? { kind: 'ratio', items, clock } : { kind: 'ratio', items };
}

/** Whether hours and minutes are written without a space between them. */
function isClock(reader: Reader, hours: Node): true | undefined {
  const [colon, minutes] = [reader.peek(), reader.peek(1)];
  if (hours.kind !== 'number' || !reader.is(':') || colon.spaced || minutes.spaced) return undefined;
  return (/^(?:1?\d|2[0-4])$/.test(hours.raw) && /^[0-5]\d$/.test(minutes.raw)) || undefined;
}

function readAdditive(reader: Reader): Node {
  return reader.deeper(() => {
    let left = readTerm(reader);
    for (;;) {
      const { sign } = reader;
      if (!isAddition(sign)) return left;
      reader.take();
      left = { kind: 'binary', sign, left, right: readTerm(reader) };
    }
  });
}

const isAddition = (sign: string): sign is '+' | '-' | '±' => sign === '+' || sign === '-' || sign === '±';
const isProductSign = (sign: string): sign is '*' | '×' | '·' | '/' | '÷' =>
  sign === '*' || sign === '/' || sign === '×' || sign === '·' || sign === '÷';

/** Reads products and quotients from the left; a product needs no sign. */
function readTerm(reader: Reader): Node {
  let left = readSigned(reader);
  for (;;) {
    const { sign } = reader;
    if (isProductSign(sign)) {
      reader.take();
      const right = readFactor(reader, sign !== '/');
      left = { kind: 'binary', sign, left, right: sign === '÷' ? readFraction(reader, right) : right };
    } else if (startsOperand(reader) && !followsNumber(reader, left)) {
      left = readAmount(reader, left) ?? { kind: 'binary', sign: '', left, right: readFactor(reader, true) };
    } else return left;
  }
}

/** `3/4 ÷ 2/5`: two numbers with a slash and no space are one fraction after ÷, as after a mixed number. */
function readFraction(reader: Reader, top: Node): Node {
  const [slash, next] = [reader.peek(), reader.peek(1)];
  const bottom = next.type === 'number' || (next.text === '(' && reader.isType('number', 2) && reader.is(')', 3));
  if (bare(top).kind !== 'number' || !reader.is('/') || !bottom || slash.spaced || next.spaced) return top;
  reader.take();
  return { kind: 'binary', sign: '/', left: top, right: readFactor(reader, false) };
}

/** Whether a number follows another number: that is a typing error, not a product. */
const followsNumber = (reader: Reader, left: Node): boolean => {
  const last = left.kind === 'unary' ? bare(left.arg) : left;
  return reader.isType('number') && (last.kind === 'number' || last.kind === 'mixed') && left.kind !== 'group';
};

function readFactor(reader: Reader, allowMixed: boolean): Node {
  const before = reader.allowMixed;
  reader.allowMixed = allowMixed;
  const factor = readSigned(reader);
  reader.allowMixed = before;
  return factor;
}

const isAmount = (node: Node): boolean =>
  node.kind === 'compound' || (node.kind === 'binary' && node.sign === '' && node.right.kind === 'unit');

/** `3 h 20 min`: after an amount, a number with a unit of its own is added. Also money: `5 €`. */
function readAmount(reader: Reader, left: Node): Node | undefined {
  if (reader.isType('money')) return { kind: 'money', symbol: reader.take().text, arg: left };
  if (!isAmount(left) || !reader.isType('number')) return undefined;
  const number = readSigned(reader);
  if (!reader.isType('unit')) throw reader.unexpected();
  const part: Node = { kind: 'binary', sign: '', left: number, right: { kind: 'unit', name: reader.take().text } };
  return { kind: 'compound', parts: left.kind === 'compound' ? [...left.parts, part] : [left, part] };
}

function readSigned(reader: Reader): Node {
  const { sign } = reader;
  if (!isAddition(sign)) return readPower(reader);
  reader.take();
  return reader.deeper(() => ({ kind: 'unary', sign, arg: readSigned(reader) }));
}

export const GRAMMAR: GrammarRules = { statement: readOr, additive: readAdditive, signed: readSigned };
