import { digitsAt, type NumberRun, wordsAt } from './number-run.ts';
import { CELSIUS, CENTS, DEGREES, DOLLARS, FAHRENHEIT, type Measure, measureOf, type Quantity } from './quantity.ts';

/**
 * A paragraph as its words, with `#3` for quantity number 3, `@1` for a time of day and `~` for an expression with
 * letters. `places` maps each position of the pattern to its position in the text.
 */
export type Reading = {
  readonly pattern: string;
  readonly places: readonly number[];
  readonly quantities: readonly Quantity[];
  readonly times: readonly Clock[];
};
/**
 * A written calculation, by the positions of its beginning and its equals sign; sentences are about its result only.
 */
export type Worked = { readonly start: number; readonly at: number };
/** Minutes after midnight; morning and afternoon are distinguished only if the text says which. */
export type Clock = { readonly minutes: number; readonly sure: boolean; readonly start: number; readonly end: number };

const TIME = /(\d{1,2}):(\d{2})(?::\d{2})?(?:\s?([ap])\.?m\b\.?)?(?![\d:])/y;
const HOUR = /(\d{1,2})\s?([ap])\.?m\b\.?/y;
const NOT_NUMBER =
  /(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4}|(?:K|\d)\.[A-Z]{1,3}\.[A-Z]\.?\d*\w?|\d+(?:st|nd|rd|th)\b|\d+(?:\.\d+){2,}|\d+[A-Z](?![A-Za-z°])|\d+s\b)/y;
const UNIT_WORD =
  /\s?(?:-?\s?(square|cubic|sq\.?|cu\.?)\s+)?(°\s?[CF]\b|fluid ounces?|fl\.? oz\b|degrees? (?:Celsius|Fahrenheit|[CF]\b)|°|[A-Za-z]+|¢)(?:\s?(²|³|\^2|\^3|squared\b|cubed\b))?/y;

const AND_HALF =
  /(?<![A-Za-z])(?:an?|one) (hour|year|day|week|month|mile|foot|pound|dollar|minute|yard|cup|gallon|meter|kilometer) and an? (half|quarter)\b/y;

const AND_MORE =
  /(?<![A-Za-z])(?:an?|one) (hour|minute|day|week|year|foot|yard|pound|gallon|meter|kilogram|dollar) and (?=\d|[a-z]+(?:-[a-z]+)? (?:minutes?|seconds?|hours?|days?|months?|inch(?:es)?|f(?:ee|oo)t|ounces?|quarts?|pints?|centimeters?|grams?|cents)\b)/y;
const BELOW_ZERO = /(?: degrees?)? below (?:zero|0)\b/y;

const found = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

type Unit = { readonly measure: Measure; readonly end: number };

function unitAt(text: string, at: number): Unit | undefined {
  const hyphen = text[at] === '-' && /[A-Za-z]/.test(text[at + 1] ?? '') ? 1 : 0;
  const unit = found(UNIT_WORD, text, at + hyphen);
  if (unit === null || unit[0].includes('\n')) return undefined;
  const [whole, shape = '', word = '', raised = ''] = unit;
  const end = at + hyphen + whole.length;
  if (/C$|Celsius$/.test(word) && /°|deg/.test(word)) return { measure: CELSIUS, end };
  if (/F$|Fahrenheit$/.test(word) && /°|deg/.test(word)) return { measure: FAHRENHEIT, end };
  if (/^fl(?:uid\b|\.?\s?oz)/.test(word)) {
    const fluid = measureOf('floz');
    return fluid && { measure: fluid, end };
  }
  if (word === '°' || /^degrees?$/.test(word)) return { measure: DEGREES, end };
  if (word === '¢' || /^cents?$/.test(word)) return { measure: CENTS, end };
  if (/^(?:dollars?|bucks?)$/.test(word)) return { measure: DOLLARS, end };
  const power =
    /²|2|squared/.test(raised) || /^sq/.test(shape) ? 2 : /³|3|cubed/.test(raised) || /^cu/.test(shape) ? 3 : 1;
  const measure = measureOf(word, power, true);
  // "5 in all", "3 s": a short unit must be followed by a stop, a sign or an exponent.
  if (measure === undefined) return undefined;
  const dotted =
    text[end] === '.' && /^(?:in|ft|oz|lb|hr|min|sec|yd|mi)$/.test(word) && /^\.\s+[a-z(×]/.test(text.slice(end))
      ? 1
      : 0;
  if (
    word === 'in' &&
    dotted === 0 &&
    power === 1 &&
    hyphen === 0 &&
    !/^(?:[.,;:)?!]|$|\s(?:by|long|wide|tall|high|and|or|on|has|have|is|are|[×=:]))/.test(text.slice(end))
  )
    return undefined;
  return { measure, end: end + dotted };
}

/** "5 feet 8 inches", "7 pounds 4 ounces": a smaller unit of the same kind belongs to the amount. */
function compound(text: string, first: Quantity): Quantity {
  const rest = found(/ (?:and )?/y, text, first.end);
  const from = first.end + (rest?.[0].length ?? 0);
  const next = rest === null ? undefined : (digitsAt(text, from) ?? wordsAt(text, from, false));
  const unit = next === undefined ? undefined : unitAt(text, next.end);
  const { measure } = first;
  if (
    !next ||
    !unit ||
    !measure ||
    unit.measure.dimension !== measure.dimension ||
    unit.measure.factor >= measure.factor
  )
    return first;
  if (/deg|K\^|\^2|\^3/.test(measure.dimension)) return first;
  const value = first.value + (next.value * unit.measure.factor) / measure.factor;
  return { ...first, value, places: undefined, end: unit.end, text: text.slice(first.start, unit.end) };
}

/** "Thirty percent". */
function inPercent(text: string, run: NumberRun): NumberRun {
  const percent = run.form === 'words' ? found(/ per ?cent\b/y, text, run.end) : null;
  return percent === null ? run : { ...run, value: run.value / 100, form: 'percent', end: run.end + percent[0].length };
}

function quantityFrom(text: string, start: number, spoken: NumberRun): Quantity {
  const run = inPercent(text, spoken);
  const { value, places, form } = run;
  const own = run.unit === 'dollars' ? DOLLARS : run.unit === 'cents' ? CENTS : undefined;
  // "3/4 of a yard" and "half an hour" are amounts.
  const of = form === 'fraction' ? (found(/ (?:of an? |an? (?!dollar))(?=[a-z])/y, text, run.end)?.[0].length ?? 0) : 0;
  const unit =
    own === undefined && form !== 'percent'
      ? (unitAt(text, run.end) ?? (of > 0 ? unitAt(text, run.end + of) : undefined))
      : undefined;
  const end = unit?.end ?? run.end;
  const measure = own ?? unit?.measure;
  return compound(text, { value, measure, start, end, places, form, computed: false, text: text.slice(start, end) });
}

/** "5 degrees below zero". */
function belowZero(text: string, quantity: Quantity): Quantity {
  const below = found(BELOW_ZERO, text, quantity.end);
  if (below === null || quantity.value < 0) return quantity;
  const end = quantity.end + below[0].length;
  return { ...quantity, value: -quantity.value, end, text: text.slice(quantity.start, end) };
}

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\b(e)\.(g)\./gi, '$1,$2,'],
  [/\b(i)\.(e)\./gi, '$1,$2,'],
  [/\b(Mr|Mrs|Ms|Dr|approx|vs|St)\./g, '$1 '],
];

/** Part of a calculation: signs that connect a number with the rest of it. */
const JOINS = /^\s?(?:[+×÷*/^=≈<>≤≥√±·]|[-−–](?=\s?[\d$(√|#])|²|³|[⁰¹²³⁴-⁹⁻])/;
const LETTER = /(?<![A-Za-z'’])[a-zA-Z](?![A-Za-z'’])/;

class Scanner {
  readonly quantities: Quantity[] = [];
  readonly times: Clock[] = [];
  readonly places: number[] = [];
  #pattern = '';
  readonly #text: string;
  readonly #from: number;
  readonly #coins: boolean;
  /** Where each calculation begins, with the position of its equals sign. */
  readonly #worked: ReadonlyMap<number, number>;
  #isResult = false;

  constructor(text: string, from: number, worked: readonly Worked[]) {
    this.#worked = new Map(worked.map(({ start, at }) => [start - from, at - from]));
    this.#text = SHORTENED.reduce((done, [pattern, to]) => done.replace(pattern, to), text);
    this.#from = from;
    this.#coins = /\b(?:dimes?|nickels?|penn(?:y|ies)|coins?)\b/i.test(text);
  }

  #add(piece: string, at: number): void {
    for (let i = 0; i < piece.length; i += 1) this.places.push(this.#from + at);
    this.#pattern += piece;
  }

  read(): Reading {
    const text = this.#text;
    for (let at = 0; at < text.length; ) at = this.#step(text, at);
    this.#collapse();
    return { pattern: this.#pattern, places: this.places, quantities: this.quantities, times: this.times };
  }

  #step(text: string, at: number): number {
    const equals = this.#worked.get(at);
    if (equals !== undefined) {
      this.#isResult = true;
      const behind = equals + 1;
      return behind + (/^\s*/.exec(text.slice(behind, behind + 4))?.[0].length ?? 0);
    }
    const starts = !/[A-Za-z\d.]/.test(text[at - 1] ?? '') || /[A-Za-z]/.test(text[at] ?? '') === false;
    const other = starts ? found(NOT_NUMBER, text, at) : null;
    if (other !== null) return this.#skip('&', at, other[0].length);
    const halves = starts ? found(AND_HALF, text, at) : null;
    if (halves !== null) return this.#andHalf(halves, at);
    const more = starts ? this.#andMore(text, at) : undefined;
    if (more !== undefined) return more;
    const time = this.#time(text, at);
    if (time !== undefined) return time;
    const run = starts
      ? (digitsAt(text, at) ?? (/[A-Za-z]/.test(text[at - 1] ?? '') ? undefined : wordsAt(text, at, this.#coins)))
      : undefined;
    if (run !== undefined) {
      const quantity = belowZero(text, quantityFrom(text, at, run));
      this.#add(`#${this.quantities.length}`, at);
      const place = { start: this.#from + at, end: this.#from + quantity.end };
      this.quantities.push({ ...quantity, ...place, computed: quantity.computed || this.#isResult });
      this.#isResult = false;
      return quantity.end;
    }
    // A line that begins with a capital letter begins a sentence, even if the line before ends without a stop.
    if (text[at] === '\n' && /[A-Za-z\d)%]/.test(text[at - 1] ?? '') && /[A-Z]/.test(text[at + 1] ?? ''))
      return this.#skip('. ', at, 1);
    this.#add((text[at] ?? '').toLowerCase().replace('’', "'").replace('\n', ' '), at);
    return at + 1;
  }

  /** "an hour and a half". */
  #andHalf([whole, unit = '', part = '']: RegExpExecArray, at: number): number {
    const value = part === 'half' ? 1.5 : 1.25;
    const [start, end] = [this.#from + at, this.#from + at + whole.length];
    this.#add(`#${this.quantities.length}`, at);
    this.quantities.push({
      value,
      measure: measureOf(unit),
      start,
      end,
      places: undefined,
      form: 'words',
      computed: false,
      text: whole,
    });
    return at + whole.length;
  }

  /** "An hour and 25 minutes". */
  #andMore(text: string, at: number): number | undefined {
    const [whole = '', unit = ''] = found(AND_MORE, text, at) ?? [];
    const measure = whole === '' ? undefined : measureOf(unit);
    if (measure === undefined) return undefined;
    const first = { value: 1, measure, start: at, end: at + whole.length - ' and '.length, places: undefined };
    const both = compound(text, { ...first, form: 'words', computed: false, text: whole });
    if (both.end === first.end) return undefined;
    this.#add(`#${this.quantities.length}`, at);
    this.quantities.push({ ...both, start: this.#from + at, end: this.#from + both.end });
    return both.end;
  }

  #skip(piece: string, at: number, length: number): number {
    this.#add(piece, at);
    return at + length;
  }

  #time(text: string, at: number): number | undefined {
    if (/[\d:.]/.test(text[at - 1] ?? '')) return undefined;
    const clock = found(TIME, text, at);
    const hour = clock === null ? found(HOUR, text, at) : null;
    const [whole, h = '', m, half] = clock ?? (hour === null ? [undefined] : [hour[0], hour[1], '0', hour[2]]);
    if (whole === undefined || Number(h) > 24) return undefined;
    const shift = half === 'p' && Number(h) < 12 ? 12 : half === 'a' && Number(h) === 12 ? -12 : 0;
    // 8:75 is not a time, so nothing can be said about it.
    const minutes = Number(m) > 59 ? Number.NaN : (Number(h) + shift) * 60 + Number(m);
    this.#add(`@${this.times.length}`, at);
    this.times.push({ minutes, sure: half !== undefined, start: this.#from + at, end: this.#from + at + whole.length });
    return at + whole.length;
  }

  /** Replaces each written calculation by its result, or by `~` if no result is written. */
  #collapse(): void {
    const pieces = [...this.#pattern.matchAll(/#\d+|[a-z]+'?[a-z]*|@\d+|./g)];
    let [made, index] = ['', 0];
    const places: number[] = [];
    const copy = (piece: string, at: number): void => {
      for (let i = 0; i < piece.length; i += 1) places.push(this.places[at] ?? 0);
      made += piece;
    };
    while (index < pieces.length) {
      const run = this.#calculation(pieces, index);
      const piece = pieces[index];
      if (piece === undefined) break;
      if (run === undefined) {
        copy(piece[0], piece.index);
        index += 1;
        continue;
      }
      copy(run.result, piece.index);
      index = run.next;
    }
    this.#pattern = made;
    this.places.splice(0, this.places.length, ...places);
  }

  #calculation(pieces: readonly RegExpExecArray[], from: number): { result: string; next: number } | undefined {
    let [next, last, joined, letters] = [from, '', false, false];
    for (; next < pieces.length; next += 1) {
      const own = pieces[next]?.[0] ?? '';
      const rest = this.#pattern.slice(pieces[next]?.index ?? 0);
      if (/^#/.test(own)) last = last === 'value' && !joined ? last : own;
      else if (
        own.length === 1 &&
        LETTER.test(own) &&
        own !== 'a' &&
        /^[a-z]\s?(?:[-+×÷*/^=≈<>≤≥²³()⁰-⁹−–]|$)|^[a-z][⁰¹²³⁴-⁹]/.test(rest)
      )
        letters = true;
      else if (own.length === 1 && letters && LETTER.test(own)) letters = true;
      else if (own.length === 1 && LETTER.test(own) && /^#/.test(pieces[next - 1]?.[0] ?? '')) letters = true;
      else if (JOINS.test(rest)) joined = joined || own !== ' ';
      else if (
        /[()[\]|√]/.test(own) &&
        (joined || next === from || JOINS.test(this.#pattern.slice((pieces[next]?.index ?? 0) + 1)))
      )
        joined = joined || /[|√]/.test(own);
      else if (own === ' ' && /[-+×÷*/^=≈<>≤≥·−–±(√|]\s?$/.test(this.#pattern.slice(0, pieces[next]?.index))) continue;
      else break;
    }
    if (!joined && !letters) return undefined;
    while (next > from && /^[\s(]$/.test(pieces[next - 1]?.[0] ?? '')) next -= 1;
    const text = this.#pattern.slice(pieces[from]?.index ?? 0, pieces[next]?.index);
    if (next <= from) return undefined;
    const end = /(?:=|≈)\s?(#\d+)\s*\)?$/.exec(text)?.[1];
    if (end === undefined || letters) return { result: '~', next };
    const number = Number(end.slice(1));
    const quantity = this.quantities[number];
    if (quantity) this.quantities[number] = { ...quantity, computed: true };
    return { result: end, next };
  }
}

/** Reads a paragraph: quantities in digits and in words, with their units, among its words. */
export const readingOf = (text: string, from: number, worked: readonly Worked[] = []): Reading =>
  new Scanner(text, from, worked).read();
