import type { Node } from '../check/index.ts';
import { argumentOf } from './argument-of.ts';
import { fractionWords, wholeNumberWords } from './number-words.ts';
import { PRECEDENCE, precedenceOf } from './precedence.ts';

const SIGN_WORDS: ReadonlyMap<string, string> = new Map([
  ['+', 'plus'],
  ['-', 'minus'],
  ['±', 'plus or minus'],
  ['*', 'times'],
  ['×', 'times'],
  ['·', 'times'],
  ['÷', 'divided by'],
  ['∪', 'union'],
  ['∩', 'and also in'],
  ['=', 'equals'],
  ['≠', 'is not equal to'],
  ['<', 'is less than'],
  ['>', 'is greater than'],
  ['≤', 'is less than or equal to'],
  ['≥', 'is greater than or equal to'],
  ['≈', 'is about'],
  ['∈', 'is in'],
]);
const FUNCTION_WORDS: ReadonlyMap<string, string> = new Map([
  ['sin', 'sine'],
  ['cos', 'cosine'],
  ['tan', 'tangent'],
  ['ln', 'natural logarithm'],
  ['log', 'logarithm'],
  ['abs', 'absolute value'],
  ['sqrt', 'square root'],
  ['cbrt', 'cube root'],
]);
const MONEY: ReadonlyMap<string, string> = new Map([
  ['$', 'dollars'],
  ['€', 'euros'],
  ['£', 'pounds'],
  ['¥', 'yen'],
  ['¢', 'cents'],
]);

const word = (sign: string): string => SIGN_WORDS.get(sign) ?? sign;
const isShort = (node: Node): boolean => precedenceOf(node) >= PRECEDENCE.power && node.kind !== 'call';
const grouped = (node: Node): string =>
  isShort(node) ? toSpeech(node) : `open parenthesis, ${toSpeech(node)}, close parenthesis`;

function numberSpeech(text: string): string {
  const recurring = /^(.*)\((\d+)\)$/.exec(text);
  if (recurring)
    return `${recurring[1]}${recurring[2]}, ${recurring[2]?.length === 1 ? 'the last digit' : `the last ${recurring[2]?.length} digits`} recurring`;
  const power = /^(.*)e\+?(-?\d+)$/i.exec(text);
  return power ? `${power[1]} times ten to the power ${power[2]}` : wholeNumberWords(text);
}

function powerSpeech(base: Node, exponent: Node): string {
  const inner = exponent.kind === 'group' ? exponent.arg : exponent;
  const spoken = grouped(base);
  if (inner.kind === 'number' && inner.text === '2') return `${spoken} squared`;
  if (inner.kind === 'number' && inner.text === '3') return `${spoken} cubed`;
  return `${spoken} to the power ${toSpeech(inner)}`;
}

function binarySpeech({ sign, left, right }: Extract<Node, { kind: 'binary' }>): string {
  if (sign === '^') return powerSpeech(left, right);
  if (sign === '/' || sign === 'frac') {
    const named = left.kind === 'number' && right.kind === 'number' ? fractionWords(left.text, right.text) : undefined;
    if (named !== undefined) return named;
    const [top, bottom] = [left, right].map((side) => (side.kind === 'group' ? side.arg : side));
    if (top === undefined || bottom === undefined) return '';
    return isShort(top) && isShort(bottom)
      ? `${toSpeech(top)} over ${toSpeech(bottom)}`
      : `the fraction ${toSpeech(top)}, over ${toSpeech(bottom)}, end of fraction,`;
  }
  if (sign === '') {
    if (right.kind === 'unit') return `${toSpeech(left)} ${toSpeech(right)}`;
    const argument = argumentOf(left, right);
    if (argument) return `${toSpeech(left)} of ${toSpeech(argument)}`;
    const letters =
      right.kind === 'name' || (right.kind === 'binary' && right.sign === '^' && right.left.kind === 'name');
    return letters ? `${toSpeech(left)} ${toSpeech(right)}` : `${toSpeech(left)} times ${grouped(right)}`;
  }
  return `${toSpeech(left)} ${word(sign)} ${toSpeech(right)}`;
}

function callSpeech(name: string, args: readonly Node[]): string {
  const [first, second] = args;
  if (first === undefined) return name;
  if (name === 'root' && second) return `the root of index ${toSpeech(second)} of ${grouped(first)}`;
  if (name === 'log' && second) return `the logarithm to base ${toSpeech(second)} of ${grouped(first)}`;
  const known = FUNCTION_WORDS.get(name);
  return known === undefined
    ? `${name} of ${args.map(toSpeech).join(' and ')}`
    : `${/root|value|logarithm/.test(known) ? 'the ' : ''}${known} of ${grouped(first)}`;
}

function moneySpeech(symbol: string, arg: Node): string {
  const [whole = '', cents] = arg.kind === 'number' ? arg.text.split('.') : [];
  const unit = MONEY.get(symbol) ?? symbol;
  if (arg.kind !== 'number') return `${toSpeech(arg)} ${unit}`;
  const main = `${wholeNumberWords(whole === '' ? '0' : whole)} ${whole === '1' ? unit.replace(/s$/, '') : unit}`;
  return cents === undefined || cents.length !== 2
    ? cents === undefined
      ? main
      : `${arg.text} ${unit}`
    : cents === '00'
      ? main
      : `${main} and ${wholeNumberWords(String(Number(cents)))} cents`;
}

/** 8:25 is "eight twenty-five", 8:05 "eight oh five", 8:00 "eight o'clock". */
function timeSpeech(items: readonly Node[]): string {
  const [hours = '', minutes = ''] = items.map((item) => (item.kind === 'number' ? item.text : ''));
  if (minutes === '00') return `${wholeNumberWords(hours)} o'clock`;
  return `${wholeNumberWords(hours)} ${minutes.startsWith('0') ? 'oh ' : ''}${wholeNumberWords(String(Number(minutes)))}`;
}

const LISTS: ReadonlyMap<string, string> = new Map([
  ['{', 'the set of'],
  ['', ''],
  ['(', 'open parenthesis'],
  ['[', 'open square bracket'],
]);

function listSpeech(node: Extract<Node, { kind: 'list' }>): string {
  if (node.open === '{' && node.items.length === 0) return 'the empty set';
  const close = node.close === ')' ? ', close parenthesis' : node.close === ']' ? ', close square bracket' : '';
  return `${LISTS.get(node.open) ?? ''} ${node.items.map(toSpeech).join(', ')}${close}`.trim();
}

/**
 * A part of an English sentence for a screen reader: "three quarters plus one sixth". Plain text, not for innerHTML.
 */
export function toSpeech(node: Node): string {
  switch (node.kind) {
    case 'number':
      return numberSpeech(node.text);
    case 'mixed':
      return `${wholeNumberWords(node.whole.text)} and ${fractionWords(node.top.text, node.bottom.text) ?? `${wholeNumberWords(node.top.text)} over ${wholeNumberWords(node.bottom.text)}`}`;
    case 'name':
      return node.name === 'inf' ? 'infinity' : node.name.replace(/_/g, ' sub ');
    case 'unit':
      return node.name === '°' ? 'degrees' : node.name;
    case 'blank':
      return 'blank';
    case 'unary':
      return `${node.sign === '-' ? 'negative' : word(node.sign)} ${toSpeech(node.arg)}`;
    case 'binary':
      return binarySpeech(node);
    case 'group':
      return node.arg.kind === 'binary' && (node.arg.sign === '/' || node.arg.sign === 'frac')
        ? toSpeech(node.arg)
        : `open parenthesis, ${toSpeech(node.arg)}, close parenthesis`;
    case 'postfix':
      return `${toSpeech(node.arg)} ${node.sign === '%' ? 'percent' : 'factorial'}`;
    case 'money':
      return moneySpeech(node.symbol, node.arg);
    case 'call':
      return callSpeech(node.name, node.args);
    case 'compound':
      return node.parts.map(toSpeech).join(' ');
    case 'remainder':
      return `${toSpeech(node.quotient)} remainder ${toSpeech(node.rest)}`;
    case 'ratio':
      return node.clock ? timeSpeech(node.items) : node.items.map(toSpeech).join(' to ');
    case 'relation':
      return node.items
        .map((item, i) => (i === 0 ? '' : ` ${word(node.signs[i - 1] ?? '')} `) + toSpeech(item))
        .join('');
    case 'logic':
      return node.items.map(toSpeech).join(` ${node.op} `);
    case 'not':
      return `not ${toSpeech(node.arg)}`;
    case 'list':
      return listSpeech(node);
  }
}
