import { unitNamed } from '../check/units.ts';
import { endlessAt, spacedDigitsAt } from './endless.ts';
import { dollarsOfLatex } from './latex-dollars.ts';
import { RELATIONS, type Token } from './token.ts';

type Kind = Token['kind'];

const OPERATORS = new Map([
  ['\\times', '×'],
  ['\\cdot', '·'],
  ['\\div', '÷'],
  ['\\pm', '±'],
  ['–', '-'],
  ['‒', '-'],
]);
const SPACES = new Set([
  '\\,',
  '\\;',
  '\\:',
  '\\!',
  '\\ ',
  '\\quad',
  '\\qquad',
  '\\left',
  '\\right',
  '\\displaystyle',
  '&',
  '**',
  '__',
]);
const THEREFORE = new Set([
  '\\implies',
  '\\Rightarrow',
  '\\to',
  '\\iff',
  '\\rightarrow',
  '\\therefore',
  '→',
  '⇒',
  '⟹',
  '∴',
  '->',
  '=>',
]);
const FUNCTION_WORDS = new Set(['sqrt', 'abs', 'gcd', 'lcm', 'cbrt']);
/** Units that also occur as words in any sentence. */
const NO_UNIT = new Set([
  'in',
  'a',
  'at',
  'as',
  'are',
  'us',
  'pa',
  'do',
  'so',
  'no',
  'he',
  'pm',
  'am',
  'min.',
  'mi',
  'day',
  'bar',
  'ha',
  'r',
  't',
  'percent',
]);
/** Letters side by side that are a product, not a word. */
const PRODUCTS = new Set([
  'xy',
  'yz',
  'xz',
  'ab',
  'bc',
  'ac',
  'mn',
  'pq',
  'lw',
  'bh',
  'rt',
  'prt',
  'lwh',
  'xyz',
  'abc',
  'st',
  'cd',
  'mx',
  'ax',
  'bx',
  'kx',
]);

const WORD = /[A-Za-zÀ-ÖØ-öø-ɏ]+(?:['’-][A-Za-zÀ-ÖØ-öø-ɏ]+)*/y;
const SQUARED_UNIT = /(?:square|cubic|sq\.?)\s+[A-Za-z]+/y;
const NOT_NUMBERS = [
  /\d{4}-\d{2}-\d{2}/y,
  /\d{1,2}\/\d{1,2}\/\d{2,4}/y,
  /\d+(?:\.\d+){2,}/y,
  /\d[\d.]*(?:\.[A-Z][A-Z0-9]*)+(?:\.\d+[a-z]?)*/y,
  /\d+(?:st|nd|rd|th|D)\b/y,
  /\d+s\b(?!\s*[-+−=*/<>])/y,
  /\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?![\d:])/y,
  /\d{3}-\d{3}-\d{4}/y,
];
const NUMBER = /(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+/y;
const FRACTION_SIGN = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/y;
/** Superscript digits, with their sign: `10⁻⁴`. */
const RAISED = /⁻?[⁰¹²³⁴-⁹]+/y;
/** Signs for an unknown number: "? − 6 = 4", "5 × □ = 20". */
const BLANK = /(?:[□▢]|_{2,}|\?(?=\s*[-+−×÷*/=<>≤≥])|(?<=[-+−×÷*/=<>≤≥(]\s*)\?)/y;
const COMMAND = /\\(?:[A-Za-z]+|.)/y;
const SIGNS = /<=|>=|!=|==|->|=>|\*\*|__|[=≠<>≤≥≈≅→⇒⟹∴]/y;

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The end of the group that opens at `at`, or undefined where it does not close. */
function endOfGroup(text: string, at: number, open: string, close: string): number | undefined {
  let depth = 0;
  for (let place = at; place < text.length && place < at + 300; place += 1) {
    if (text[place] === open) depth += 1;
    if (text[place] === close) depth -= 1;
    if (depth === 0) return place + 1;
  }
  return undefined;
}

/** The end of the arguments after a command: `{3}{4}`, `12`, `[3]{8}`. */
function afterArguments(text: string, at: number, count: number): number {
  let place = at;
  if (text[place] === '[') place = endOfGroup(text, place, '[', ']') ?? place;
  for (let index = 0; index < count; index += 1) {
    while (text[place] === ' ') place += 1;
    place = text[place] === '{' ? (endOfGroup(text, place, '{', '}') ?? text.length) : place + 1;
  }
  return Math.min(place, text.length);
}

const ARGUMENTS = new Map([
  ['\\frac', 2],
  ['\\dfrac', 2],
  ['\\tfrac', 2],
  ['\\sqrt', 1],
  ['\\overline', 1],
]);

type Found = { readonly kind: Kind | 'space'; readonly end: number; readonly text?: string };

function command(text: string, at: number): Found {
  const name = match(COMMAND, text, at) ?? '\\';
  const end = at + name.length;
  const count = ARGUMENTS.get(name);
  if (count !== undefined) {
    const whole = afterArguments(text, end, count);
    return { kind: 'operand', end: whole, text: text.slice(at, whole).replace(/^\\[dt]frac/, '\\frac') };
  }
  if (name === '\\text' || name === '\\mathrm' || name === '\\textbf')
    return {
      kind: 'word',
      end: afterArguments(text, end, 1),
      text: text
        .slice(end + 1, afterArguments(text, end, 1) - 1)
        .trim()
        .toLowerCase(),
    };
  if (RELATIONS.has(name)) return { kind: 'relation', end, text: RELATIONS.get(name) ?? '=' };
  if (OPERATORS.has(name)) return { kind: 'operator', end, text: OPERATORS.get(name) ?? '' };
  if (SPACES.has(name)) return { kind: 'space', end };
  if (THEREFORE.has(name)) return { kind: 'stop', end, text: 'so' };
  if (name === '\\%') return { kind: 'after', end, text: '%' };
  if (name === '\\pi') return { kind: 'operand', end, text: 'π' };
  if (name === '\\$') return { kind: 'stop', end };
  return { kind: 'stop', end, text: name };
}

function sign(text: string, at: number): Found | undefined {
  const found = match(SIGNS, text, at);
  if (found === undefined) return undefined;
  const end = at + found.length;
  // "8 + 4 = __ + 5": a blank, not the Markdown for bold words.
  if (found === '__' && /\s/.test(text[at - 1] ?? ' ') && /[\s.,?]/.test(text[end] ?? ' ')) return undefined;
  if (SPACES.has(found)) return { kind: 'space', end };
  if (THEREFORE.has(found)) return { kind: 'stop', end, text: 'so' };
  return { kind: 'relation', end, text: RELATIONS.get(found) ?? '=' };
}

function number(text: string, at: number, latex: ReadonlySet<number>): Found | undefined {
  for (const pattern of NOT_NUMBERS) {
    const other = match(pattern, text, at);
    if (other !== undefined) return { kind: 'word', end: at + other.length, text: '#' };
  }
  const symbol = /[$€£]/.test(text[at] ?? '') && !latex.has(at) ? 1 : 0;
  const endless = symbol === 0 ? endlessAt(text, at) : undefined;
  if (endless?.fraction)
    return { kind: 'operand', end: endless.end, text: `(${endless.fraction.top}/${endless.fraction.bottom})` };
  if (endless) return { kind: 'stop', end: endless.end };
  const digits =
    spacedDigitsAt(text, at + symbol) ??
    match(NUMBER, text, at + symbol) ??
    (symbol === 0 ? match(FRACTION_SIGN, text, at) : undefined);
  if (digits === undefined) return undefined;
  const end = at + symbol + digits.length;
  return { kind: 'number', end, text: text.slice(at, end).replace(/[,\s]/g, '') };
}

const isUnit = (word: string): boolean => !NO_UNIT.has(word.toLowerCase()) && unitNamed(word) !== undefined;

function word(text: string, at: number, before: Token | undefined): Found | undefined {
  const power = before?.kind === 'number' ? match(SQUARED_UNIT, text, at) : undefined;
  const [, shape = '', unit = ''] = /^(\w+)\.?\s+(\w+)$/.exec(power ?? '') ?? [];
  if (power !== undefined && isUnit(unit))
    return { kind: 'unit', end: at + power.length, text: `${unit}^${shape === 'cubic' ? 3 : 2}` };
  const found = match(WORD, text, at);
  if (found === undefined) return undefined;
  const end = at + found.length;
  const touching = before !== undefined && before.end === at;
  const behindNumber = before?.kind === 'number' || before?.kind === 'operand' || before?.kind === 'after';
  if (found.length === 1 && !(behindNumber && !touching && isUnit(found))) return { kind: 'letter', end, text: found };
  const isRaised = /^[²³]/.test(text.slice(end));
  if (behindNumber && (isUnit(found) || (isRaised && unitNamed(found) !== undefined)))
    return { kind: 'unit', end, text: found };
  if (FUNCTION_WORDS.has(found) && text[end] === '(') return { kind: 'prefix', end, text: found };
  if (PRODUCTS.has(found) || (touching && before.kind === 'number' && found.length <= 3 && /^[a-z]+$/.test(found)))
    return { kind: 'letter', end, text: found };
  if (found === 'pi') return { kind: 'operand', end, text: 'π' };
  return { kind: 'word', end, text: found.toLowerCase().replaceAll('’', "'") };
}

/** A hyphen between things that can be added is a minus; at the start of a line it begins a list. */
function hyphen(text: string, at: number, before: Token | undefined): Found {
  const next = text[at + 1] ?? '';
  const behind = before !== undefined && before.end <= at && /[^\S\n]*$/.test(text.slice(before.end, at));
  const operand =
    behind &&
    before !== undefined &&
    ['number', 'letter', 'unit', 'operand', 'close', 'after', 'word'].includes(before.kind);
  // The minus sign U+2212 is not a dash.
  if (text[at] === '−' && /\s*[\d.(\\√a-zA-Z$]/y.test(text.slice(at + 1, at + 3)))
    return { kind: 'operator', end: at + 1, text: '-' };
  const startsLine = /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, at - 20), at));
  if (startsLine && next === ' ') return { kind: 'stop', end: at + 1 };
  if (operand || /[\d.(\\√a-zA-Z$]/.test(next)) return { kind: 'operator', end: at + 1, text: '-' };
  return { kind: 'stop', end: at + 1 };
}

function single(text: string, at: number, before: Token | undefined): Found {
  const char = text[at] ?? '';
  const end = at + 1;
  const raised = match(RAISED, text, at);
  if (raised !== undefined) return { kind: 'after', end: at + raised.length, text: raised };
  const blank = match(BLANK, text, at);
  if (blank !== undefined) return { kind: 'operand', end: at + blank.length, text: '□' };
  if (char === '\n') return { kind: 'stop', end, text: '\n' };
  if (/\s/.test(char) || char === '&' || char === '\u200b') return { kind: 'space', end };
  // Degree signs stand on both sides or on neither, so the number alone is compared.
  if (char === '°') return { kind: 'after', end: text[end] === 'C' || text[end] === 'F' ? end + 1 : end, text: '' };
  if (char === ':' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[end] ?? ''))
    return { kind: 'operator', end, text: ':' };
  if (char === '-' || char === '−' || char === '–') return hyphen(text, at, before);
  if (char === '*' && /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, at - 20), at)))
    return { kind: 'stop', end, text: '•' };
  if ('+×÷·∙⋅*/^±'.includes(char)) return { kind: 'operator', end, text: /[∙⋅]/.test(char) ? '·' : char };
  if (char === '√') return { kind: 'prefix', end, text: char };
  if (char === 'π') return { kind: 'operand', end, text: char };
  if (char === '%') return { kind: 'after', end, text: char };
  if ('({['.includes(char)) return { kind: 'open', end, text: char };
  if (')}]'.includes(char)) return { kind: 'close', end, text: char };
  return { kind: 'stop', end, text: char };
}

/** The tokens of a text, in order. Markdown characters and spaces give no token. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const latex = dollarsOfLatex(text);
  let spaced = true;
  let at = 0;
  while (at < text.length) {
    const before = tokens.at(-1);
    const char = text[at] ?? '';
    const found: Found =
      latex.has(at) || text.startsWith('$$', at)
        ? { kind: 'stop', end: at + (text.startsWith('$$', at) ? 2 : 1), text: '$' }
        : char === '\\'
          ? command(text, at)
          : (number(text, at, latex) ?? sign(text, at) ?? word(text, at, before) ?? single(text, at, before));
    if (found.kind === 'space') spaced = true;
    else {
      tokens.push({
        kind: found.kind,
        text: found.text ?? text.slice(at, found.end),
        start: at,
        end: found.end,
        spaced,
      });
      spaced = false;
    }
    at = found.end;
  }
  return tokens;
}
