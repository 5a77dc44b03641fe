import { toNumber } from '../check/rational.ts';
import { unitNamed } from '../check/units.ts';
import { stands } from './reading/quantity.ts';
import type { Token } from './token.ts';

/**
 * A calculation with the names of counted things between the numbers: "3 rows * 5 chairs per row = 15 chairs". `at` is
 * the position of its equals sign; `holds` is undefined if the beginning of the calculation could not be read.
 */
export type Calculation = {
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly holds: boolean | undefined;
  readonly value?: number;
  /** A whole number of things for a value between whole numbers: "15 ÷ 4 = 4 buses". */
  readonly counted?: boolean;
};

/** A value that was read, where its text ends, and what was read on the way. */
type Read = { readonly value: number; readonly next: number; readonly steps: number; readonly named: boolean };

/** Words that cannot be part of the name of a counted thing: verbs, conjunctions, and words that change the number. */
const NO_NAME = new Set(
  'is are was were be has have had makes make costs cost gives give gets get got equals equal and or but so then than that which who plus minus times over half twice double triple thrice dozen dozens hundred thousand million billion by divided multiplied added subtracted squared cubed percent more less fewer because since if when while needs will would can could there they he she we you it i'.split(
    ' ',
  ),
);
const LONGEST_NAME = 8;
const isSign = (token: Token | undefined): boolean => token?.kind === 'operator' && /^[-+×÷·*/]$/.test(token.text);

class Reader {
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Reads sums of products as far as they go. */
  sum(at: number): Read | undefined {
    let made = this.#product(at);
    while (made) {
      const sign = this.#tokens[made.next];
      if (sign?.kind !== 'operator' || !/^[-+]$/.test(sign.text)) return made;
      const more = this.#product(made.next + 1);
      if (more === undefined) return made;
      const value = sign.text === '+' ? made.value + more.value : made.value - more.value;
      made = join(made, more, value);
    }
    return made;
  }

  #product(at: number): Read | undefined {
    let made = this.#factor(at);
    while (made) {
      const bracket = this.#tokens[made.next];
      const touching = bracket?.text === '(' && !bracket.spaced && !made.named ? this.#atom(made.next) : undefined;
      if (touching)
        made = join(made, this.#names({ ...touching, named: false }) ?? touching, made.value * touching.value);
      const sign = this.#signAt(made.next);
      const more = sign === undefined ? undefined : this.#factor(made.next + 1);
      if (more === undefined) return made;
      if (sign === '÷' && more.value === 0) return undefined;
      made = join(made, more, sign === '÷' ? made.value / more.value : made.value * more.value);
    }
    return made;
  }

  #signAt(at: number): '×' | '÷' | undefined {
    const token = this.#tokens[at];
    if (token?.kind === 'letter' && /^[xX]$/.test(token.text) && this.#begins(at + 1)) return '×';
    if (token?.kind !== 'operator') return undefined;
    return /^[×·*]$/.test(token.text) ? '×' : /^[÷/]$/.test(token.text) ? '÷' : undefined;
  }

  #begins(at: number): boolean {
    const token = this.#tokens[at];
    return token?.kind === 'number' || token?.text === '(';
  }

  #factor(at: number): Read | undefined {
    const atom = this.#atom(at);
    if (atom === undefined) return undefined;
    const of = this.#tokens[atom.next];
    const article = /^(?:the|his|her|their)$/.test(this.#tokens[atom.next + 1]?.text ?? '') ? 1 : 0;
    if (of?.text === 'of' && atom.named && this.#begins(atom.next + 1 + article)) {
      const whole = this.#factor(atom.next + 1 + article);
      return whole && join(atom, whole, atom.value * whole.value);
    }
    return this.#names({ ...atom, named: false });
  }

  /**
   * Reads a number with its percent sign, or the contents of parentheses; `named` means here that the number is a share
   * of something.
   */
  #atom(at: number): Read | undefined {
    const [token, behind, below] = [this.#tokens[at], this.#tokens[at + 1], this.#tokens[at + 2]];
    if (token?.text === '(') {
      const inner = this.sum(at + 1);
      return inner && this.#tokens[inner.next]?.text === ')'
        ? { ...inner, next: inner.next + 1, named: true }
        : undefined;
    }
    if (token?.kind === 'operator' && token.text === '-' && this.#tokens[at + 1]?.spaced === false) {
      const inner = this.#atom(at + 1);
      return inner && { ...inner, value: -inner.value };
    }
    const value = Number(token?.text.replace(/^[$€£]/, '') || 'x');
    if (token?.kind !== 'number' || Number.isNaN(value)) return undefined;
    const mixed = behind?.kind === 'number' && behind.spaced ? this.#fractionAt(at + 1) : undefined;
    if (mixed !== undefined && Number.isInteger(value))
      return { value: value + mixed, next: at + 4, steps: 0, named: false };
    if (behind?.text === '%') return { value: value / 100, next: at + 2, steps: 0, named: true };
    const isFraction =
      behind?.text === '/' && !behind.spaced && below?.kind === 'number' && !below.spaced && !/^[$]/.test(below.text);
    const apart = isSign(this.#tokens[at - 1]) || this.#tokens[at + 3]?.text === 'of';
    if (isFraction && apart && Number(below.text) !== 0)
      return { value: value / Number(below.text), next: at + 3, steps: 0, named: true };
    return { value, next: at + 1, steps: 0, named: false };
  }

  #fractionAt(at: number): number | undefined {
    const [top, bar, bottom] = [this.#tokens[at], this.#tokens[at + 1], this.#tokens[at + 2]];
    if (bar?.text !== '/' || bar.spaced || bottom?.spaced !== false) return undefined;
    const value = Number(top?.text) / Number(bottom.text);
    return Number.isFinite(value) ? value : undefined;
  }

  /** Skips the name of what is counted: "chairs per row", "miles/hour", "(for Sam)". */
  #names(read: Read): Read | undefined {
    let next = read.next;
    for (let count = 0; count < LONGEST_NAME; count += 1) {
      const token = this.#tokens[next];
      if (token?.text === '(' && this.#tokens[next + 1]?.kind === 'word' && next > read.next - 1) {
        const close = this.#tokens.findIndex((one, index) => index > next && one.text === ')');
        const inside = this.#tokens.slice(next + 1, close);
        if (close < 0 || close - next > 6 || inside.some(({ kind }) => kind !== 'word' && kind !== 'letter')) break;
        next = close + 1;
        continue;
      }
      const isPer = token?.text === '/' && /^(?:word|unit|letter)$/.test(this.#tokens[next + 1]?.kind ?? '');
      if (isPer) next += 1;
      if (!this.#isName(next)) break;
      next += 1;
    }
    return { ...read, next, named: next > read.next };
  }

  #isName(at: number): boolean {
    const token = this.#tokens[at];
    if (token?.kind === 'unit') return true;
    if (token?.kind === 'letter') return /^[aA]$/.test(token.text) || this.#tokens[at - 1]?.text === '/';
    return token?.kind === 'word' && token.text !== '#' && !NO_NAME.has(token.text);
  }
}

const join = (a: Read, b: Read, value: number): Read => ({
  value,
  next: b.next,
  steps: a.steps + b.steps + 1,
  named: a.named || b.named,
});

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'relation' || (token.kind === 'stop' && token.text !== ',');

/** The factors by which the result may be given in another unit: 265 cents for \$2.65. */
function scalesOf(tokens: readonly Token[]): number[] {
  const units = tokens.flatMap(({ kind, text }) => {
    if (/^\$/.test(text)) return unitNamed('$') ?? [];
    return kind === 'unit' || kind === 'word' ? (unitNamed(text) ?? unitNamed(text.replace(/s$/, '')) ?? []) : [];
  });
  return units.flatMap((a) =>
    units.flatMap((b) =>
      [...a.dimensions].join() === [...b.dimensions].join() ? [toNumber(a.factor) / toNumber(b.factor)] : [],
    ),
  );
}

/** "2 gallons + 5 pints": a sum of different units is not the sum of its numbers. */
const isMixed = (left: readonly Token[]): boolean =>
  left.some(({ kind, text }) => kind === 'operator' && /^[-+]$/.test(text)) &&
  scalesOf(left).some((scale) => Math.abs(scale - 1) > 1e-9);

/**
 * Whether the written number stands for the value: rounded, as a whole number of things, or as a percent without its
 * sign.
 */
function isSaid(right: Read, text: string, value: number, divided: boolean): boolean {
  const places = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  const written = right.value;
  if (stands(written, places, value, false)) return true;
  if (!divided || right.steps > 0 || (places === 0 && !Number.isInteger(written))) return false;
  // Cut off instead of rounded, or only whole things because a part of one can't be bought.
  const shown = value * 10 ** places;
  const isLonger = Math.abs(shown - Math.round(shown)) > 1e-6;
  return Math.abs(value) > 1 && isLonger && Math.abs(written - value) < 10 ** -places;
}

const isNear = (value: number, written: number): boolean =>
  Math.abs(value - written) <= 1e-9 * Math.max(1, Math.abs(value));

/**
 * A whole number for a value between whole numbers: right where it is said to be about so, not known where things are
 * counted ("15 ÷ 4 = 4 buses"), else wrong.
 */
function roundedTo(tokens: readonly Token[], from: number, next: number): boolean | undefined {
  if (
    tokens.some(({ text }) => /^(?:≈|about|approximately|around|roughly|nearly|almost|round(?:s|ed|ing)?)$/i.test(text))
  )
    return true;
  return tokens.slice(from, next + 1).some(isNamed) ? undefined : false;
}

/**
 * Whether the words before the first number belong to the calculation: "Half of 3 + 5", "divided by 4 + 2", "n × 3".
 */
function isPart(before: Token | undefined, earlier: Token | undefined): boolean {
  if (isSign(before) || before?.kind === 'letter') return true;
  if (before?.text === 'of') return !/^(?:total|sum|cost|price|amount|value|speed|weight)$/.test(earlier?.text ?? '');
  if (before?.text === 'by') return /^(?:multiplied|divided|times|multiply|divide)$/.test(earlier?.text ?? '');
  return /^(?:times|plus|minus|half|twice|double|per|than|\^)$/.test(before?.text ?? '');
}

function calculationAt(tokens: readonly Token[], equals: number, reader: Reader): Calculation | undefined {
  let from = equals - 1;
  while (from >= 0 && !isEnd(tokens[from]) && equals - from < 60) from -= 1;
  const right = reader.sum(equals + 1);
  const first = tokens[equals + 1];
  if (right === undefined || first === undefined) return undefined;
  for (let start = from + 1; start < equals; start += 1) {
    const left = reader.sum(start);
    if (left === undefined || left.next !== equals || left.steps === 0) continue;
    const own = tokens.slice(start, right.next);
    const [begin, sign] = [tokens[start], tokens[equals]];
    const end = tokens[right.next - 1]?.end ?? 0;
    if (begin === undefined || sign === undefined) return undefined;
    const place = { start: begin.start, end, at: sign.start };
    const before = tokens[start - 1];
    if (isPart(before, tokens[start - 2])) return { ...place, holds: undefined };
    // "17 ÷ 5 = 3 R 2" is read as a division with its remainder.
    if (/^(?:[rR]|remainder)$/.test(tokens[right.next]?.text ?? '') || rests(own)) return undefined;
    const divided = own.some(({ text }) => /^[/÷]$/.test(text));
    // "100 − 40 = 60 percent"
    const percent = /^(?:%|percent)$/.test(tokens[equals + 2]?.text ?? '') && Math.abs(left.value) >= 1;
    const shares = percent || own.some(({ text }) => text === '%') ? [1, 100] : [1];
    const scales = [...shares, ...scalesOf(own)];
    const holds = scales.some(
      (scale) =>
        isSaid(right, first.text, left.value * scale, divided) ||
        (percent && isSaid({ ...right, value: right.value * 100 }, first.text, left.value, divided)),
    );
    if (!holds && isMixed(tokens.slice(start, equals))) return { ...place, holds: undefined };
    const isWhole = Number.isInteger(right.value) && scales.every((scale) => !isNear(left.value * scale, right.value));
    if (!holds || !isWhole || percent) return { ...place, holds, value: left.value };
    const rounded = roundedTo(tokens, equals + 1, right.next);
    return { ...place, holds: rounded, value: left.value, ...(rounded === undefined && { counted: true }) };
  }
  // A part of the side was not understood, so the text right before the sign is not the whole side.
  const side = sideBefore(tokens, equals);
  const begin = tokens[side];
  return begin &&
    tokens.slice(side, equals).some((token) => isSign(token) || token.text === '%') &&
    tokens.slice(side, equals).some(isNamed)
    ? { start: begin.start, end: tokens[right.next - 1]?.end ?? 0, at: tokens[equals]?.start ?? 0, holds: undefined }
    : undefined;
}

const rests = (own: readonly Token[]): boolean => own.some(({ text }) => text === 'remainder');
const isNamed = ({ kind, text }: Token): boolean =>
  kind === 'unit' || (kind === 'word' && text !== '#' && !NO_NAME.has(text));

/** Where the side before an equals sign begins: it consists of numbers, signs and names, back to a verb or a stop. */
function sideBefore(tokens: readonly Token[], equals: number): number {
  let at = equals;
  for (; at > 0; at -= 1) {
    const token = tokens[at - 1];
    if (token === undefined || token.kind === 'relation' || token.kind === 'stop') break;
    if (
      token.kind === 'word' &&
      !isNamed(token) &&
      !/^(?:percent|dozen|hundred|thousand|million|half)$/.test(token.text)
    )
      break;
  }
  while (at < equals && tokens[at]?.kind !== 'number' && tokens[at]?.text !== '(') at += 1;
  return tokens.slice(at, equals).some(({ kind, text }) => kind === 'letter' && !/^[aAxX]$/.test(text)) ? equals : at;
}

/** Every calculation with an equals sign in a text. */
export function calculationsOf(tokens: readonly Token[]): Calculation[] {
  const reader = new Reader(tokens);
  return tokens.flatMap((token, at) =>
    token.kind === 'relation' && token.text === '=' ? (calculationAt(tokens, at, reader) ?? []) : [],
  );
}
