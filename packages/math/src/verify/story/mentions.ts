import { measureOf, type Quantity } from '../reading/quantity.ts';
import type { Reading } from '../reading/reading.ts';

/** A number of a paragraph: what is counted, in which clause, and what kind of amount it is. */
export type Mention = {
  readonly quantity: Quantity | undefined;
  readonly value: number;
  /** `num`, `clock`, or the dimension: `usd^1`, `m^1`, `s^1`. */
  readonly kind: string;
  /** The factor from its unit to base units. */
  readonly factor: number;
  /** What is counted or measured, as stems: "6 red marbles" has `red`, `marble`. */
  readonly label: readonly string[];
  /** The words directly before and after it in its clause. */
  readonly before: string;
  readonly behind: string;
  readonly clause: number;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
};

/** A clause of a paragraph: its words, and whether it begins a sentence. */
export type Clause = { readonly text: string; readonly at: number; readonly sentence: number; readonly first: boolean };

const STOP = /[.?!:](?=\s|$)|;/;
/** A comma, or a word that begins a new clause. After a preposition such a word names a means or a time: "by making ten". */
const CLAUSE =
  /,? (?<!\b(?:by|of|for|without|before|after|from|in) )(?=(?:so|then|but|which|while|therefore|leaving|making|giving|because|since|and (?:so|then|now|he|she|it|they|we|you|i|the|that|this|there|in|for|after|a #|an #|#\d+ (?:[a-z]+ ){0,2}(?:cost|are|is|have|take|hold|need|weigh|make)s?\b))\b)|, (?=(?:he|she|it|they|we|you|i|the|that's|that|this|there|or|for|in|at|after|each|#|how))/;

/** The clauses of a reading, in order. */
export function clausesOf(pattern: string): Clause[] {
  const clauses: Clause[] = [];
  let [at, sentence] = [0, 0];
  for (const part of pattern.split(new RegExp(`(${STOP.source})`))) {
    if (STOP.test(part) && part.length === 1) {
      at += part.length;
      sentence += 1;
      continue;
    }
    let place = at;
    let first = true;
    for (const piece of part.split(new RegExp(`(${CLAUSE.source})`))) {
      if (piece !== '' && /\S/.test(piece) && !/^,? $/.test(piece)) {
        clauses.push({ text: piece, at: place, sentence, first });
        first = false;
      }
      place += piece.length;
    }
    at += part.length;
  }
  return clauses;
}

/** Words that end the name of a thing. */
const NO_NAME = new Set(
  'is are was were be been has have had do does did will would can could should must may might and or but so if then than that this which who when where while because since as at by for from in into of on onto out over per to with without about around each every apiece the such a an his her its their our my your he she it they we you i more less fewer left remaining altogether total not no up down off away back again also only just now every all both too long wide tall high deep old later earlier ago before after between times during until make makes made cost costs need needs give gives gave gets get got take takes took buy buys bought sell sells sold eat eats ate go goes went run runs come comes came leave leaves weigh weighs hold holds equal equals percent'.split(
    ' ',
  ),
);
const stem = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<=[aoulr])ves$/, 'f')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');

/** The names after a number: "6 large red apples" and "3 of the apples". */
export function labelBehind(behind: string): string[] {
  const words =
    behind
      .replace(/^ of (?:the|these|those|his|her|their|our|its|my) /, ' ')
      .match(/^(?: ?-?[a-z][a-z'-]*)+/)?.[0]
      .trim()
      .split(/[ ]+/) ?? [];
  const names: string[] = [];
  for (const word of words) {
    const own = word.replace(/^-/, '');
    if (NO_NAME.has(own) || names.length === 4) break;
    names.push(stem(own));
  }
  return names;
}

/** After these words, "one" is not a number: "the fourth one", "each one". */
const POINTING =
  /\b(?:each|every|this|that|the|which|another|any|other|no|(?:fir|seco|thi|four|fif|six|seven|eigh|nin|ten)(?:st|nd|rd|th)|last|next|same|small(?:er)?|large?r?|big(?:ger)?|new|old) $/;

/** Words without Markdown characters. */
const plain = (text: string): string => text.replace(/[`*_]/g, '');

const kindOf = (quantity: Quantity): string => quantity.measure?.dimension ?? 'num';

/** All numbers and times of a paragraph, in order. */
export function mentionsOf(reading: Reading, clauses: readonly Clause[]): Mention[] {
  const found = clauses.flatMap(({ text, sentence }, clause) =>
    [...text.matchAll(/#(\d+)|@(\d+)/g)].flatMap((found): Mention[] => {
      const behind = plain(text.slice(found.index + found[0].length));
      const place = { before: plain(text.slice(0, found.index)), behind, clause, sentence };
      if (found[2] !== undefined) {
        const time = reading.times[Number(found[2])];
        if (!time || Number.isNaN(time.minutes)) return [];
        return [
          {
            ...place,
            quantity: undefined,
            value: time.minutes,
            kind: 'clock',
            factor: 60,
            label: [],
            start: time.start,
            end: time.end,
          },
        ];
      }
      const quantity = reading.quantities[Number(found[1])];
      if (!quantity) return [];
      const { value, measure, start, end } = quantity;
      if (quantity.text === 'one' && POINTING.test(place.before)) return [];
      const label = labelBehind(behind);
      return [{ ...place, quantity, value, kind: kindOf(quantity), factor: measure?.factor ?? 1, label, start, end }];
    }),
  );
  return found.map((mention, at) => sharedUnit(mention, found.slice(at + 1)));
}

/** "90, 120 and 65 degrees": the unit after the last number of a list belongs to all of them. */
function sharedUnit(mention: Mention, next: readonly Mention[]): Mention {
  const [near] = next;
  if (mention.kind !== 'num' || mention.label.length > 0 || near === undefined) return mention;
  const joins =
    mention.behind === ''
      ? near.clause === mention.clause + 1
      : /^(?:,| and| or| to| by|, and|, or) $/.test(mention.behind.split('#')[0] ?? '');
  if (!joins || mention.quantity?.form === 'percent' || near.clause - mention.clause > 1) return mention;
  const { kind, factor, label } = sharedUnit(near, next.slice(1));
  return { ...mention, kind, factor, label };
}

/** What a word names: a unit by its dimension and size, anything else by its stem. */
export function nameOf(word: string): { readonly what: string; readonly size: number } {
  const unit = measureOf(word, 1, true);
  return unit === undefined ? { what: stem(word), size: 1 } : { what: unit.dimension, size: unit.factor };
}

/** Whether two labels may be about one thing: they share a name. */
export const shareName = (a: readonly string[], b: readonly string[]): boolean => a.some((name) => b.includes(name));
