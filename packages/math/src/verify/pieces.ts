import { numberOfWords } from './number-words.ts';
import { RELATIONS, type Sign, type Token } from './token.ts';

/**
 * A unit of the text when it is searched for claims: an expression, a relation, a word, or a stop at which every claim
 * ends.
 */
export type Piece =
  | {
      readonly kind: 'expression';
      /** The text as the parser reads it. */
      readonly text: string;
      /** True if the expression contains an operation, not just a number or a letter. */
      readonly computed: boolean;
      /** What is counted: "apples". */
      readonly label?: string;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: 'relation'; readonly sign: Sign; readonly start: number; readonly end: number }
  | { readonly kind: 'word'; readonly text: string; readonly start: number; readonly end: number }
  | { readonly kind: 'stop'; readonly text: string; readonly start: number; readonly end: number };

const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const ends = new Set<Token['kind']>(['number', 'letter', 'unit', 'operand', 'close', 'after']);
const begins = new Set<Token['kind']>(['number', 'letter', 'operand', 'open', 'prefix']);

const isWhole = (token: Token | undefined): boolean => token?.kind === 'number' && /^\d+$/.test(token.text);

/** `x` between numbers is a times sign. */
const isTimes = (token: Token, before: Token | undefined, after: Token | undefined): boolean =>
  token.kind === 'letter' &&
  /^[xX]$/.test(token.text) &&
  before !== undefined &&
  (before.kind === 'number' || before.kind === 'unit' || before.kind === 'close') &&
  (after?.kind === 'number' || after?.text === '$') &&
  token.spaced === after.spaced;

/** The words "a", "A" and "I" count as letters only next to a sign. */
function isLetter(tokens: readonly Token[], at: number): boolean {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (own === undefined || own.kind !== 'letter') return false;
  if (/^[rR]$/.test(own.text) && isWhole(before) && isWhole(after)) return false;
  if (!/^[aAI]$/.test(own.text)) return true;
  const beside = (token: Token | undefined): boolean => token?.kind === 'operator' || token?.kind === 'relation';
  const touching =
    (before?.kind === 'number' && !own.spaced) || (after?.text === '(' && !after.spaced) || after?.text === '²';
  return beside(after) || beside(before) || touching;
}

/**
 * Whether a plain word after a number says what is counted: it must be followed by a sign or stand at the end of a
 * side.
 */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    own?.kind === 'word' &&
    /^[a-z]{3,}$/.test(own.text) &&
    before !== undefined &&
    (before.kind === 'number' || before.kind === 'operand') &&
    after !== undefined &&
    (after.kind === 'relation' || (after.kind === 'operator' && after.spaced)) &&
    !NOT_LABELS.has(own.text) &&
    numberOfWords([own.text]) === undefined
  );
}
/** Words that change the number before them, or that join two numbers. */
const NOT_LABELS = new Set(
  'dozen score pairs pair thousand million billion hundred plus minus times over and or percent per half halves thirds quarters tenths hundredths squared cubed remainder leaves leaving gives giving makes making gets get becomes yields shows means then from both each tens ones hundreds thousands'.split(
    ' ',
  ),
);

/** Expressions longer than this are not parsed. */
const LONGEST_RUN = 300;

type Run = { tokens: Token[]; label: string | undefined; next: number };

/** The longest expression that begins at `at`. */
function runFrom(tokens: readonly Token[], at: number): Run {
  const run: Token[] = [];
  const open: string[] = [];
  let label: string | undefined;
  let place = at;
  for (; place < tokens.length && run.length < LONGEST_RUN; place += 1) {
    const token = tokens[place];
    const last = run.at(-1);
    if (token === undefined) break;
    const complete = last !== undefined && ends.has(last.kind);
    if (isLabel(tokens, place) && complete) {
      label ??= token.text;
      continue;
    }
    if (token.kind === 'close') {
      if (!complete || open.at(-1) !== CLOSING.get(token.text)) break;
      open.pop();
    } else if (isTimes(token, last, tokens[place + 1]) && complete) {
      run.push({ ...token, kind: 'operator', text: '×' });
      continue;
    } else if (token.text === ',' && open.length > 0 && complete && last.kind !== 'operator') {
      run.push({ ...token, kind: 'operator' });
      continue;
    } else if (!fits(token, tokens, place, last, complete)) break;
    else if (token.kind === 'open') open.push(token.text);
    run.push(token);
  }
  return { tokens: run, label, next: place };
}

function fits(token: Token, tokens: readonly Token[], at: number, last: Token | undefined, complete: boolean): boolean {
  if (token.kind === 'operator')
    return complete ? true : /^[-+±]$/.test(token.text) && begins.has(tokens[at + 1]?.kind ?? 'stop');
  if (token.kind === 'after' || token.kind === 'unit') return complete;
  if (token.kind === 'letter' && !isLetter(tokens, at)) return false;
  if (!begins.has(token.kind)) return false;
  if (!complete) return true;
  // A mixed number: 2 1/2, 2 ½, 2\frac12.
  if (isWhole(last) && token.kind === 'number' && token.spaced)
    return (
      /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(token.text) ||
      (isWhole(token) && tokens[at + 1]?.text === '/' && isWhole(tokens[at + 2]) && tokens[at + 1]?.spaced === false)
    );
  if (token.kind === 'operand' && isWhole(last)) return true;
  // Hours and minutes, feet and inches.
  if (last?.kind === 'unit' && token.kind === 'number' && token.spaced) return tokens[at + 1]?.kind === 'unit';
  return !token.spaced && token.kind !== 'number' && last?.kind !== 'unit';
}

/** Removes an unfinished beginning or end: signs at the end, and parentheses that belong to the sentence. */
function trimmed(run: readonly Token[]): readonly Token[] {
  let own = run;
  while (own.length > 0 && !ends.has(own.at(-1)?.kind ?? 'stop')) own = own.slice(0, -1);
  const opened: number[] = [];
  own.forEach((token, index) => {
    if (token.kind === 'open') opened.push(index);
    if (token.kind === 'close') opened.pop();
  });
  const [first] = opened;
  if (first === undefined) return own;
  return first === 0 ? trimmed(own.slice(1)) : trimmed(own.slice(0, first));
}

/** A fraction after a division sign is one number: 2/3 ÷ 1/6. */
function isDivisor(run: readonly Token[], at: number): boolean {
  const [sign, top, bar, bottom] = [run[at - 1], run[at], run[at + 1], run[at + 2]];
  return (
    sign?.text === '÷' &&
    isWhole(top) &&
    bar?.text === '/' &&
    !bar.spaced &&
    isWhole(bottom) &&
    bottom?.spaced === false
  );
}

/** "12 miles / 4 mph": an amount after a division sign is one number. */
const isAmountBelow = (run: readonly Token[], at: number): boolean =>
  /^[/÷]$/.test(run[at - 1]?.text ?? '') &&
  (run[at - 1]?.spaced === true || run[at - 2]?.kind === 'unit') &&
  run[at]?.kind === 'number' &&
  run[at + 1]?.kind === 'unit' &&
  run[at + 2]?.kind !== 'after';

const written = (run: readonly Token[]): string =>
  run
    .map(({ text, spaced }, index) => {
      const open = isDivisor(run, index) || isAmountBelow(run, index) ? '(' : '';
      const close = isDivisor(run, index - 2) || isAmountBelow(run, index - 1) ? ')' : '';
      return `${spaced && index > 0 ? ' ' : ''}${open}${text}${close}`;
    })
    .join('');

const isComputed = (run: readonly Token[]): boolean =>
  run.some(
    ({ kind, text }, index) =>
      (kind === 'operator' && index > 0 && text !== '/' && text !== ',') ||
      kind === 'prefix' ||
      /^[⁻⁰¹²³⁴-⁹]+$/.test(text),
  ) ||
  run.filter(({ text }) => text === '/').length > 1 ||
  (run.some(({ text }) => text === '/') && !isPlainFraction(run)) ||
  /\\sqrt/.test(written(run));

const isPlainFraction = (run: readonly Token[]): boolean =>
  /^-?(\d+ )?\d+\/\d+$/.test(written(run.filter(({ kind }) => kind !== 'unit')));

function stepFrom(tokens: readonly Token[], at: number): { readonly piece: Piece; readonly next: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { start, end, text } = token;
  if (token.kind === 'relation')
    return { piece: { kind: 'relation', sign: RELATIONS.get(text) ?? '=', start, end }, next: at + 1 };
  const run = runFrom(tokens, at);
  const own = trimmed(run.tokens);
  const [first, last] = [own[0], own.at(-1)];
  if (first && last) {
    if (first.start > start) return { piece: { kind: 'stop', text, start, end }, next: at + 1 };
    const whole = own.length === run.tokens.length;
    const next = whole ? run.next : tokens.indexOf(last, at) + 1;
    const label = whole ? run.label : undefined;
    const piece = {
      kind: 'expression' as const,
      text: written(own),
      computed: isComputed(own),
      start: first.start,
      end: last.end,
    };
    return { piece: label === undefined ? piece : { ...piece, label }, next: Math.max(next, at + 1) };
  }
  if (token.kind === 'word' || token.kind === 'letter')
    return { piece: { kind: 'word', text: text.toLowerCase(), start, end }, next: at + 1 };
  return { piece: { kind: 'stop', text, start, end }, next: at + 1 };
}

/**
 * Groups tokens into pieces. Numbers in words ("twenty-four") become expressions unless another piece contains them.
 */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const step = stepFrom(tokens, at);
    if (step === undefined) break;
    pieces.push(step.piece);
    at = step.next;
  }
  return pieces;
}
