import { type Measure, type Quantity, stands } from './quantity.ts';
import type { Clock, Reading } from './reading.ts';

/** What a text says about one number, and whether it is right. Positions are UTF-16 units in the whole text. */
export type Finding = {
  readonly start: number;
  readonly end: number;
  readonly holds: boolean;
  readonly value?: string;
};

/** A match of a rule, with its groups as quantities. */
export class Match {
  readonly reading: Reading;
  readonly index: number;
  readonly text: string;
  readonly groups: readonly (string | undefined)[];

  constructor(reading: Reading, found: RegExpMatchArray, offset = 0) {
    this.reading = reading;
    this.index = offset + (found.index ?? 0);
    this.text = found[0];
    this.groups = found;
  }

  /** The quantity in group `at`. */
  quantity(at: number): Quantity | undefined {
    return this.reading.quantities[Number(this.groups[at]?.replace('#', '') ?? -1)];
  }

  time(at: number): Clock | undefined {
    return this.reading.times[Number(this.groups[at]?.replace('@', '') ?? -1)];
  }

  /** The quantities of a list in group `at`. */
  list(at: number): Quantity[] {
    return [...(this.groups[at] ?? '').matchAll(/#(\d+)/g)].flatMap(
      ([, number]) => this.reading.quantities[Number(number)] ?? [],
    );
  }

  word(at: number): string {
    return this.groups[at] ?? '';
  }

  /** The part of the pattern after a quantity. */
  behind(quantity: Quantity): string {
    const mark = `#${this.reading.quantities.indexOf(quantity)}`;
    const at = this.reading.pattern.search(new RegExp(`${mark}(?!\\d)`));
    return at < 0 ? '' : this.reading.pattern.slice(at + mark.length);
  }

  /** Whether words such as "about" stand right before a quantity. */
  isAbout(quantity: Quantity): boolean {
    const at = this.reading.places.findIndex((place) => place >= quantity.start);
    return /(?:about|roughly|approximately|around|close to|near|nearly|almost|nearer|≈|some)[ ~]*$/.test(
      this.reading.pattern.slice(Math.max(0, at - 18), at),
    );
  }
}

/** A value that the text should have given. Without a measure, it is counted in the unit that the text uses. */
export type Expected = { readonly value: number; readonly measure?: Measure | undefined };

/** One kind of sentence: its pattern, and what follows from the quantities in it. */
export type Rule = {
  readonly pattern: RegExp;
  readonly check: (match: Match) => Finding | readonly Finding[] | undefined;
};

const ADVERBS =
  '(?: only| just| exactly| also| then| really| actually| now| still| equal to| the same as| about| roughly| approximately| around| close to| near| nearly| almost| a| an| the)*';
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\bQ\b/g, '#(\\d+)'],
  [/\bT\b/g, '@(\\d+)'],
  [/\bLIST\b/g, '(#\\d+(?:(?:, and |, or |, | and | or )#\\d+)+)'],
  [
    / IS /g,
    `,? (?:is|are|was|were|equals?|makes?|made|gives?|gave|leaves?|left|comes? (?:out )?(?:to|at)|came to|comes? out to|means|measures?|totals?|costs?|becomes?|works? out (?:at|as|to)(?: be)?|amounts to|turns out to be|gets? you|(?:must|should|would|will|has to|have to|can only|could only|ought to) (?:be|measure|equal|come to|have)|(?:'s|'re)|=)${ADVERBS} `,
  ],
  [/\bABOUT\b/g, `${ADVERBS.slice(3)}`],
  [/ NOUN\b/g, "(?: (?!and\\b|or\\b|is\\b|are\\b|but\\b|so\\b|which\\b)[a-z'-]+)"],
  [/\bGAP\b/g, '[^.?!;#@]{0,60}?'],
  [/\bWIDE\b/g, '[^?!#@]{0,110}?'],
  [
    /\bTHIS\b/g,
    "(?:that's|that is|this is|that makes|this makes|it's|it is|that comes to|this comes to|which is|which makes|which comes to|so|or|that was|which means|which gives|i,e,)",
  ],
];

/** A pattern in which Q is a quantity, T a time, LIST a list, IS any verb that states what something is. */
export function phrase(source: string): RegExp {
  return new RegExp(
    PARTS.reduce((made, [part, to]) => made.replace(part, to), source),
    'g',
  );
}

export const rule = (source: string, check: Rule['check']): Rule => ({ pattern: phrase(source), check });

/** Words for somebody who does or gets something else: the number after them is new, whatever was said before. */
const NEW =
  /\b(?:also|another|second|after that|next|buys?|bought|runs?|ran|uses?|used|gives?|gave|takes?|took|travel(?:s|ed)|biked|hiked|drove|drives|walk(?:s|ed)|picks?|charges|pays? \$?#\d+ (?:a|an|per))\b/;

/**
 * Whether the number stands in a later sentence that introduces something new, or is a rate although an amount was
 * expected.
 */
function isBroughtIn(match: Match, said: Quantity): boolean {
  const upTo = match.text.split(new RegExp(`#${match.reading.quantities.indexOf(said)}(?!\\d)`))[0] ?? '';
  const sentences = upTo.split(/[.!] /);
  // A calculation in a sentence of its own shows where its number comes from.
  if (sentences.length > 1 && said.computed) return true;
  if (sentences.length > 1 && NEW.test(sentences.at(-1) ?? '')) return true;
  return /^ (?:per|each|apiece)\b/.test(match.behind(said)) && !/(?:per|each|apiece)[^#]*$/.test(match.text);
}

const readable = (value: number): string => `${Number(value.toPrecision(9))}`;

/** Compares a stated quantity with the expected one; undefined if their units cannot be compared. */
export function says(match: Match, said: Quantity | undefined, expected: Expected | undefined): Finding | undefined {
  if (said === undefined || expected === undefined || !Number.isFinite(expected.value)) return undefined;
  // In 16π and "155 times as much", the number is only a part of the amount.
  const behind = match.behind(said);
  if (
    /^(?: ?(?:pi\b|π|[×*])| times\b| r ?#| (?:with )?(?:an? )?remainder| (?:divided by|multiplied by|plus|minus|over) #)/.test(
      behind,
    ) ||
    isBroughtIn(match, said)
  )
    return undefined;
  const about = match.isAbout(said);
  const { measure } = said;
  const place = match.reading.places[match.index] ?? said.start;
  const start = Math.max(Math.min(place, said.start), said.start - 90);
  let value = expected.value;
  if (measure !== undefined && expected.measure !== undefined) {
    if (measure.dimension !== expected.measure.dimension) return undefined;
    value = (expected.value * expected.measure.factor) / measure.factor;
  } else if (expected.measure === undefined && measure === undefined && said.form === 'percent') value = expected.value;
  const holds = stands(said.value, said.places, value, about);
  return { start, end: said.end, holds, ...(holds ? {} : { value: readable(value) }) };
}

/** A finding for a quantity that is right or wrong. */
export function found(
  match: Match,
  said: { readonly start: number; readonly end: number } | undefined,
  holds: boolean,
): Finding | undefined {
  if (said === undefined) return undefined;
  const place = match.reading.places[match.index] ?? said.start;
  return { start: Math.max(Math.min(place, said.start), said.start - 90), end: said.end, holds };
}

/** All matches; the last quantity of one may also be the first of the next. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    const last = Math.max(match[0].lastIndexOf('#'), match[0].lastIndexOf('@'));
    pattern.lastIndex = Math.max(match.index + 1, match.index + last);
  }
  return matches;
}

/** Everything that the rules find in a paragraph. */
export function findingsOf(reading: Reading, rules: readonly Rule[]): Finding[] {
  return rules.flatMap(({ pattern, check }) =>
    matchesOf(pattern, reading.pattern).flatMap((match) => check(new Match(reading, match)) ?? []),
  );
}
