import { LIMITS, Unreadable } from './limits.ts';
import { scanNumber } from './scan-number.ts';
import {
  COMMANDS,
  FUNCTIONS,
  LETTER_NAMES,
  nameOf,
  SIGNS,
  SILENT,
  SUBSCRIPTS,
  SUPERSCRIPTS,
  VULGAR,
  WORDS_BY_LETTER,
} from './words.ts';

export type TokenType =
  | 'number'
  | 'vulgar'
  | 'power'
  | 'name'
  | 'function'
  | 'unit'
  | 'money'
  | 'blank'
  | 'sign'
  | 'command'
  | 'end';

/** `text` is the normalised meaning (`≤` for `<=`), `raw` what stood there. */
export type Token = {
  readonly type: TokenType;
  readonly text: string;
  readonly raw: string;
  readonly at: number;
  readonly end: number;
  /** White space stands before it. */
  readonly spaced: boolean;
};

export type ScanOptions = {
  readonly latex: boolean;
  readonly comma: boolean;
  /** A lone comma between digits is a decimal comma, also in the `en` locale. */
  readonly loneComma: boolean;
  /** No thousands marks: `1,200` are two numbers. */
  readonly list: boolean;
  /** Tells whether a run of letters is a unit; undefined where units are not looked for. */
  readonly unitOf: ((word: string) => string | undefined) | undefined;
  /** Letters that are functions in this task. */
  readonly functions: ReadonlySet<string>;
};

const LETTER = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/;
const SPACE = /[\s\u00a0\u2009\u202f\u200b]/;

/** The scanner's place in a text, shared with the parts that read one kind of token. */
export type Cursor = {
  readonly text: string;
  readonly options: ScanOptions;
  at: number;
  depth: number;
  readonly tokens: Token[];
  readonly hidden: Set<number>;
};

/** Cuts a text into tokens. @throws Unreadable */
export function scan(text: string, options: ScanOptions): Token[] {
  const cursor: Cursor = { text, options, at: 0, depth: 0, tokens: [], hidden: new Set() };
  let spaced = false;
  while (cursor.at < text.length) {
    if (skipSpace(cursor)) {
      spaced = true;
      continue;
    }
    const before = cursor.tokens.length;
    readToken(cursor, spaced);
    if (cursor.tokens.length > before) spaced = false;
    if (cursor.tokens.length > LIMITS.tokens)
      throw new Unreadable(
        'too-long',
        cursor.at,
        text.length - cursor.at,
        'That is too long to read. Keep to one answer.',
      );
  }
  cursor.tokens.push({ type: 'end', text: '', raw: '', at: text.length, end: text.length, spaced });
  return cursor.tokens;
}

function skipSpace(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (SPACE.test(text.charAt(at)) || cursor.hidden.has(at)) {
    cursor.at += 1;
    return true;
  }
  if (text[at] === '~' || (text[at] === '$' && cursor.options.latex && (at === 0 || at === text.length - 1))) {
    cursor.at += 1;
    return true;
  }
  if (text[at] === '\\' && /[ ,;:!>]/.test(text.charAt(at + 1))) {
    cursor.at += 2;
    return true;
  }
  return false;
}

export function push(cursor: Cursor, type: TokenType, text: string, length: number, spaced: boolean): void {
  const { at } = cursor;
  cursor.at = at + length;
  cursor.tokens.push({ type, text, raw: cursor.text.slice(at, at + length), at, end: at + length, spaced });
}

function readToken(cursor: Cursor, spaced: boolean): void {
  const { text, at } = cursor;
  const char = text.charAt(at);
  if (scanNumber(cursor, spaced)) return;
  if (char === '\\') return readCommand(cursor, spaced);
  if (LETTER.test(char)) return readLetters(cursor, spaced);
  if (char === '□' || char === '?' || char === '▢' || char === '☐' || (char === '_' && /^_{2,}/.test(text.slice(at)))) {
    return push(cursor, 'blank', '?', char === '_' ? (/^_+/.exec(text.slice(at))?.[0].length ?? 1) : 1, spaced);
  }
  const letter = LETTER_NAMES.get(char);
  if (letter !== undefined) return push(cursor, 'name', letter, 1, spaced);
  if (VULGAR.has(char)) return push(cursor, 'vulgar', char, 1, spaced);
  if ('$€£¥¢'.includes(char)) return push(cursor, 'money', char, 1, spaced);
  if (char === '°' || char === '′' || char === 'µ') return readSymbolUnit(cursor, spaced);
  if (SUPERSCRIPTS.includes(char) || char === '⁻') return readRaised(cursor, spaced);
  if (SUBSCRIPTS.includes(char)) return readLowered(cursor, spaced);
  for (const length of [3, 2, 1]) {
    const sign = SIGNS.get(text.slice(at, at + length));
    if (sign !== undefined && text.slice(at, at + length).length === length)
      return readSign(cursor, sign, length, spaced);
  }
  throw new Unreadable('character', at, 1, `We cannot read “${char}” here.`);
}

function readSign(cursor: Cursor, sign: string, length: number, spaced: boolean): void {
  if ('([{'.includes(sign)) cursor.depth += 1;
  if (')]}'.includes(sign)) cursor.depth = Math.max(0, cursor.depth - 1);
  push(cursor, 'sign', sign, length, spaced);
}

function readSymbolUnit(cursor: Cursor, spaced: boolean): void {
  const rest = cursor.text.slice(cursor.at);
  const word = /^(°\s?[CF]\b|°|µ[a-zA-Z]*|′)/.exec(rest)?.[0] ?? '';
  push(cursor, 'unit', word.replace(/\s/g, ''), word.length, spaced);
}

function readRaised(cursor: Cursor, spaced: boolean): void {
  const run = new RegExp(`^⁻?[${SUPERSCRIPTS}]+`).exec(cursor.text.slice(cursor.at))?.[0];
  if (run === undefined || run.length > 6)
    throw new Unreadable('character', cursor.at, 1, 'We cannot read this raised sign.');
  const plain = [...run].map((digit) => (digit === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(digit)))).join('');
  push(cursor, 'power', plain, run.length, spaced);
}

function readLowered(cursor: Cursor, spaced: boolean): void {
  const run = new RegExp(`^[${SUBSCRIPTS}]+`).exec(cursor.text.slice(cursor.at))?.[0] ?? '';
  const digits = [...run].map((digit) => String(SUBSCRIPTS.indexOf(digit))).join('');
  const at = cursor.at;
  cursor.tokens.push({ type: 'sign', text: '_', raw: '', at, end: at, spaced });
  push(cursor, 'number', digits, run.length, false);
}

const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'AND', 'OR', 'NOT']);

function readLetters(cursor: Cursor, spaced: boolean): void {
  const { text, at, options } = cursor;
  let end = at + 1;
  while (end < text.length && LETTER.test(text.charAt(end))) end += 1;
  const run = text.slice(at, end);
  if (KEYWORDS.has(run)) return push(cursor, 'sign', run.toLowerCase(), run.length, spaced);
  const last = cursor.tokens.at(-1);
  if (/^[Rr]$/.test(run) && last?.type === 'number' && /^\s*\d/.test(text.slice(end)) && (spaced || run === 'R'))
    return push(cursor, 'sign', 'R', 1, spaced);
  if (/^(rem|remainder)$/i.test(run) && last?.type === 'number') return push(cursor, 'sign', 'R', run.length, spaced);
  if (run === 'U' && (last?.text === ')' || last?.text === ']')) return push(cursor, 'sign', '∪', 1, spaced);
  if (options.unitOf !== undefined && (!FUNCTIONS.has(run) || (run === 'min' && text[end] !== '('))) {
    const unit = options.unitOf(run);
    if (unit !== undefined) return push(cursor, 'unit', run, run.length, spaced);
  }
  return readWordAt(cursor, run, spaced);
}

/** The longest known word that the run begins with; otherwise one letter, so that `xy` is a product. */
function readWordAt(cursor: Cursor, run: string, spaced: boolean): void {
  const known = WORDS_BY_LETTER.get(run.charAt(0))?.find((word) => run.startsWith(word));
  if (known === undefined)
    return push(cursor, cursor.options.functions.has(run.charAt(0)) ? 'function' : 'name', run.charAt(0), 1, spaced);
  if (FUNCTIONS.has(known)) return push(cursor, 'function', known, known.length, spaced);
  return push(cursor, 'name', nameOf(known) ?? known, known.length, spaced);
}

const LATEX_NAMES: ReadonlyMap<string, string> = new Map([
  ['exponentialE', 'e'],
  ['imaginaryI', 'i'],
  ['infty', 'inf'],
  ['varphi', 'phi'],
  ['vartheta', 'theta'],
  ['varepsilon', 'epsilon'],
]);

function readCommand(cursor: Cursor, spaced: boolean): void {
  const { text, at } = cursor;
  const next = text.charAt(at + 1);
  if ('{}'.includes(next) && next !== '') return readSign(cursor, `\\${next}`, 2, spaced);
  if ('%$|'.includes(next) && next !== '') return push(cursor, next === '$' ? 'money' : 'sign', next, 2, spaced);
  if (next === '\\') return push(cursor, 'sign', ';', 2, spaced);
  const run = /^[A-Za-z]+/.exec(text.slice(at + 1))?.[0] ?? '';
  if (run === '') throw new Unreadable('character', at, 2, 'We cannot read the backslash here.');
  if (SILENT.has(run)) {
    cursor.at += run.length + 1;
    // `\left.` is a bracket that is not drawn.
    if (/^(m?left|m?right)$/.test(run) && text[cursor.at] === '.') cursor.at += 1;
    return;
  }
  const sign = COMMANDS.get(run);
  if (sign !== undefined) return readSign(cursor, sign, run.length + 1, spaced);
  readNamedCommand(cursor, run, spaced);
}

const UNSEEN_BRACES = /^\\(?:text|mathrm|operatorname|mathit|textrm|textup|mathbf|mathbb|boldsymbol)\s*\{([^{}]*)\}/;
const PLACEHOLDER = /^\\placeholder(?:\[[^\]]*\])?(?:\{\s*\})?/;

function readNamedCommand(cursor: Cursor, run: string, spaced: boolean): void {
  const { at, text } = cursor;
  const wrapped = UNSEEN_BRACES.exec(text.slice(at));
  if (wrapped) {
    cursor.hidden.add(at + wrapped[0].length - 1);
    cursor.at += wrapped[0].indexOf('{') + 1;
    return;
  }
  if (run === 'placeholder')
    return push(cursor, 'blank', '?', PLACEHOLDER.exec(text.slice(at))?.[0].length ?? run.length + 1, spaced);
  if (/^[dtc]?frac$/.test(run)) return push(cursor, 'command', 'frac', run.length + 1, spaced);
  if (run === 'sqrt') return push(cursor, 'function', 'sqrt', 5, spaced);
  if (run === 'degree' || run === 'circ') return push(cursor, 'unit', '°', run.length + 1, spaced);
  const name = LATEX_NAMES.get(run) ?? nameOf(run);
  if (name !== undefined) return push(cursor, 'name', name, run.length + 1, spaced);
  // `\lnx`: some editors drop the space after a function.
  const known = WORDS_BY_LETTER.get(run.charAt(0))?.find((word) => run.startsWith(word));
  if (known !== undefined)
    return push(cursor, FUNCTIONS.has(known) ? 'function' : 'name', nameOf(known) ?? known, known.length + 1, spaced);
  if (/^(eta|zeta|iota|kappa|nu|xi|psi|chi|upsilon|Pi|Psi|Xi|ell)$/.test(run))
    return push(cursor, 'name', run, run.length + 1, spaced);
  throw new Unreadable('word', at, run.length + 1, `We do not know “\\${run}”.`);
}
