import type { Node } from '../check/tree.ts';
import { argumentOf } from '../render/argument-of.ts';
import { PRECEDENCE, precedenceOf } from '../render/precedence.ts';
import { inSpanishWords } from './number-words.ts';

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['+', 'más'],
  ['-', 'menos'],
  ['±', 'más o menos'],
  ['*', 'por'],
  ['×', 'por'],
  ['·', 'por'],
  ['÷', 'entre'],
  ['∪', 'unión'],
  ['∩', 'intersección'],
  ['=', 'es igual a'],
  ['≠', 'es distinto de'],
  ['<', 'es menor que'],
  ['>', 'es mayor que'],
  ['≤', 'es menor o igual que'],
  ['≥', 'es mayor o igual que'],
  ['≈', 'es aproximadamente'],
  ['∈', 'está en'],
]);
const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['sin', 'el seno'],
  ['cos', 'el coseno'],
  ['tan', 'la tangente'],
  ['ln', 'el logaritmo natural'],
  ['log', 'el logaritmo'],
  ['abs', 'el valor absoluto'],
  ['sqrt', 'la raíz cuadrada'],
  ['cbrt', 'la raíz cúbica'],
]);
type Counted = readonly [one: string, many: string];
const MONEY: ReadonlyMap<string, Counted> = new Map([
  ['$', ['dólar', 'dólares']],
  ['€', ['euro', 'euros']],
  ['£', ['libra', 'libras']],
  ['¥', ['yen', 'yenes']],
  ['¢', ['centavo', 'centavos']],
]);
/** Units by each of their names: the Spanish word, and the names. */
const UNITS: ReadonlyMap<string, Counted> = new Map(
  `milímetro: mm, millimeter, millimeters
centímetro: cm, centimeter, centimeters
metro: m, meter, meters
kilómetro: km, kilometer, kilometers
pulgada: in, inch, inches
pie: ft, foot, feet
yarda: yd, yard, yards
milla: mi, mile, miles
gramo: g, gram, grams
kilogramo: kg, kilogram, kilograms
onza: oz, ounce, ounces
libra: lb, lbs, pound, pounds
mililitro: mL, ml, milliliter, milliliters
litro: L, l, liter, liters
galón/galones: gal, gallon, gallons
taza: cup, cups
segundo: s, sec, second, seconds
minuto: min, minute, minutes
hora: h, hr, hour, hours
día: d, day, days
semana: wk, week, weeks
mes/meses: mo, month, months
año: yr, year, years
dólar/dólares: dollar, dollars
unidad/unidades: unit, units
grado: °, deg, degree, degrees`
    .split('\n')
    .flatMap((line) => {
      const [words = '', names = ''] = line.split(': ');
      const [one = '', many = `${one}s`] = words.split('/');
      return names.split(', ').map((name) => [name, [one, many]] as const);
    }),
);
const PARTS = '- - medio tercio cuarto quinto sexto séptimo octavo noveno décima onceavo doceavo'.split(' ');

type Before = 'alone' | 'masculine' | 'feminine';
const genderOf = (word: string): Before => (/(?:a|dad)$/.test(word) && word !== 'día' ? 'feminine' : 'masculine');
const isShort = (node: Node): boolean => precedenceOf(node) >= PRECEDENCE.power && node.kind !== 'call';
const grouped = (node: Node): string =>
  isShort(node) ? toSpanishSpeech(node) : `abre paréntesis, ${toSpanishSpeech(node)}, cierra paréntesis`;

/** Words up to one hundred, digits beyond; without commas, which Spanish voices read as decimal marks. */
function wholeSpeech(text: string, before: Before = 'alone'): string {
  const digits = text.replaceAll(',', '');
  const n = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isNaN(n) || n > 100 || digits !== String(n) ? digits : inSpanishWords(n, before);
}

/** The digits behind the point as they are said: "cero cinco", "setenta y cinco". */
function decimalsSpeech(digits: string): string {
  const [zeros = ''] = /^0*/.exec(digits) ?? [];
  const rest = digits.slice(zeros.length);
  const said = rest.length <= 2 ? [wholeSpeech(rest)] : [...rest].map((digit) => wholeSpeech(digit));
  return [...[...zeros].map(() => 'cero'), ...(rest === '' ? [] : said)].join(' ');
}

function numberSpeech(text: string, before: Before = 'alone'): string {
  const recurring = /^(.*)\((\d+)\)$/.exec(text);
  if (recurring) {
    const [, start = '', digits = ''] = recurring;
    const which = digits.length === 1 ? 'la última cifra se repite' : `las últimas ${digits.length} cifras se repiten`;
    return `${numberSpeech(start + digits)}, ${which}`;
  }
  const power = /^(.*)e\+?(-?\d+)$/i.exec(text);
  if (power) return `${numberSpeech(power[1] ?? '')} por diez elevado a ${signedSpeech(power[2] ?? '')}`;
  const [whole = '', decimals] = text.split('.');
  if (decimals === undefined) return wholeSpeech(whole, before);
  return `${wholeSpeech(whole === '' ? '0' : whole)} punto ${decimalsSpeech(decimals)}`;
}
const signedSpeech = (text: string): string =>
  text.startsWith('-') ? `negativo ${numberSpeech(text.slice(1))}` : numberSpeech(text);

/** tres cuartos, un medio; undefined for fractions that people read with "sobre". */
function fractionSpeech(top: string, bottom: string): string | undefined {
  const part = bottom === '100' ? 'centésima' : PARTS[Number(bottom)];
  if (part === undefined || part === '-' || !/^\d+$/.test(top)) return undefined;
  return `${wholeSpeech(top, genderOf(part))} ${part}${top === '1' ? '' : 's'}`;
}

const unitSpeech = (name: string, isOne: boolean): string => UNITS.get(name)?.[isOne ? 0 : 1] ?? name;

/** An amount with its unit: "un metro", "dos pulgadas", "nueve centímetros cuadrados". */
function amountSpeech(amount: Node, unit: Node): string {
  const isOne = amount.kind === 'number' && amount.text === '1';
  const [name, power] = unit.kind === 'binary' ? [unit.left, unit.right] : [unit, undefined];
  const said = name.kind === 'unit' ? unitSpeech(name.name, isOne) : toSpanishSpeech(name);
  const gender = genderOf(name.kind === 'unit' ? unitSpeech(name.name, true) : said);
  const [square, cube] = gender === 'feminine' ? ['cuadrada', 'cúbica'] : ['cuadrado', 'cúbico'];
  const word = power?.kind === 'number' ? { 2: square, 3: cube }[power.text] : undefined;
  const number = amount.kind === 'number' ? numberSpeech(amount.text, gender) : toSpanishSpeech(amount);
  return [number, said, word === undefined ? undefined : `${word}${isOne ? '' : 's'}`].filter(Boolean).join(' ');
}

function powerSpeech(base: Node, exponent: Node): string {
  const inner = exponent.kind === 'group' ? exponent.arg : exponent;
  const said = grouped(base);
  if (inner.kind === 'number' && inner.text === '2') return `${said} al cuadrado`;
  if (inner.kind === 'number' && inner.text === '3') return `${said} al cubo`;
  return `${said} elevado a ${toSpanishSpeech(inner)}`;
}

const isUnit = (node: Node): boolean =>
  node.kind === 'unit' || (node.kind === 'binary' && node.sign === '^' && node.left.kind === 'unit');

function binarySpeech({ sign, left, right }: Extract<Node, { kind: 'binary' }>): string {
  if (sign === '^') return powerSpeech(left, right);
  if (sign === '/' || sign === 'frac') {
    const named = left.kind === 'number' && right.kind === 'number' ? fractionSpeech(left.text, right.text) : undefined;
    if (named !== undefined) return named;
    const [top, bottom] = [left, right].map((side) => (side.kind === 'group' ? side.arg : side));
    if (top === undefined || bottom === undefined) return '';
    return isShort(top) && isShort(bottom)
      ? `${toSpanishSpeech(top)} sobre ${toSpanishSpeech(bottom)}`
      : `la fracción ${toSpanishSpeech(top)}, sobre ${toSpanishSpeech(bottom)}, fin de la fracción,`;
  }
  if (sign === '') {
    if (isUnit(right)) return amountSpeech(left, right);
    const argument = argumentOf(left, right);
    if (argument) return `${toSpanishSpeech(left)} de ${toSpanishSpeech(argument)}`;
    const letters =
      right.kind === 'name' || (right.kind === 'binary' && right.sign === '^' && right.left.kind === 'name');
    return `${toSpanishSpeech(left)} ${letters ? toSpanishSpeech(right) : `por ${grouped(right)}`}`;
  }
  return `${toSpanishSpeech(left)} ${SIGNS.get(sign) ?? sign} ${toSpanishSpeech(right)}`;
}

function callSpeech(name: string, args: readonly Node[]): string {
  const [first, second] = args;
  if (first === undefined) return name;
  if (name === 'root' && second) return `la raíz de índice ${toSpanishSpeech(second)} de ${grouped(first)}`;
  if (name === 'log' && second) return `el logaritmo en base ${toSpanishSpeech(second)} de ${grouped(first)}`;
  const known = FUNCTIONS.get(name);
  return known === undefined ? `${name} de ${args.map(toSpanishSpeech).join(' y ')}` : `${known} de ${grouped(first)}`;
}

function moneySpeech(symbol: string, arg: Node): string {
  const [one, many] = MONEY.get(symbol) ?? [symbol, symbol];
  if (arg.kind !== 'number') return `${toSpanishSpeech(arg)} ${many}`;
  const [whole = '', cents] = arg.text.split('.');
  if (cents !== undefined && cents.length !== 2) return `${numberSpeech(arg.text)} ${many}`;
  const main = `${wholeSpeech(whole === '' ? '0' : whole, genderOf(one))} ${whole === '1' ? one : many}`;
  if (cents === undefined || cents === '00') return main;
  return `${main} con ${wholeSpeech(String(Number(cents)), 'masculine')} ${cents === '01' ? 'centavo' : 'centavos'}`;
}

/** 8:25 is "las ocho y veinticinco", 1:00 "la una en punto". */
function timeSpeech(items: readonly Node[]): string {
  const [hours = '', minutes = ''] = items.map((item) => (item.kind === 'number' ? item.text : ''));
  const hour = hours === '1' ? 'la una' : `las ${wholeSpeech(hours)}`;
  return minutes === '00' ? `${hour} en punto` : `${hour} y ${wholeSpeech(String(Number(minutes)))}`;
}

const OPENS: ReadonlyMap<string, string> = new Map([
  ['{', 'el conjunto de'],
  ['(', 'abre paréntesis,'],
  ['[', 'abre corchete,'],
]);
const CLOSES: ReadonlyMap<string, string> = new Map([
  [')', ', cierra paréntesis'],
  [']', ', cierra corchete'],
]);

function listSpeech({ open, close, items }: Extract<Node, { kind: 'list' }>): string {
  if (open === '{' && items.length === 0) return 'el conjunto vacío';
  return `${OPENS.get(open) ?? ''} ${items.map(toSpanishSpeech).join(', ')}${CLOSES.get(close) ?? ''}`.trim();
}

/** The letter y as people name it in algebra, because alone it is the word "y". */
const nameSpeech = (name: string): string =>
  name === 'inf' ? 'infinito' : name === 'y' ? 'ye' : name.replaceAll('_', ' sub ');

/** A part of a Spanish sentence for a voice: "tres cuartos más un sexto". Plain text, not for innerHTML. */
export function toSpanishSpeech(node: Node): string {
  switch (node.kind) {
    case 'number':
      return numberSpeech(node.text);
    case 'mixed':
      return `${wholeSpeech(node.whole.text)} y ${fractionSpeech(node.top.text, node.bottom.text) ?? `${wholeSpeech(node.top.text)} sobre ${wholeSpeech(node.bottom.text)}`}`;
    case 'name':
      return nameSpeech(node.name);
    case 'unit':
      return unitSpeech(node.name, false);
    case 'blank':
      return 'espacio en blanco';
    case 'unary':
      return `${node.sign === '-' ? 'negativo' : (SIGNS.get(node.sign) ?? node.sign)} ${toSpanishSpeech(node.arg)}`;
    case 'binary':
      return binarySpeech(node);
    case 'group':
      return node.arg.kind === 'binary' && (node.arg.sign === '/' || node.arg.sign === 'frac')
        ? toSpanishSpeech(node.arg)
        : `abre paréntesis, ${toSpanishSpeech(node.arg)}, cierra paréntesis`;
    case 'postfix':
      return `${toSpanishSpeech(node.arg)} ${node.sign === '%' ? 'por ciento' : 'factorial'}`;
    case 'money':
      return moneySpeech(node.symbol, node.arg);
    case 'call':
      return callSpeech(node.name, node.args);
    case 'compound':
      return node.parts.map(toSpanishSpeech).join(' ');
    case 'remainder':
      return `${toSpanishSpeech(node.quotient)} residuo ${toSpanishSpeech(node.rest)}`;
    case 'ratio':
      return node.clock ? timeSpeech(node.items) : node.items.map(toSpanishSpeech).join(' a ');
    case 'relation':
      return node.items
        .map((item, at) => (at === 0 ? '' : ` ${SIGNS.get(node.signs[at - 1] ?? '') ?? ''} `) + toSpanishSpeech(item))
        .join('');
    case 'logic':
      return node.items.map(toSpanishSpeech).join(node.op === 'and' ? ' y ' : ' o ');
    case 'not':
      return `no ${toSpanishSpeech(node.arg)}`;
    case 'list':
      return listSpeech(node);
  }
}
