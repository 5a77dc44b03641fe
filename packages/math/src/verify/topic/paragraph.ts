import type { Quantity } from '../reading/quantity.ts';
import type { Reading } from '../reading/reading.ts';
import { type Expected, type Finding, Match, phrase, says } from '../reading/rule.ts';
import type { Sentence } from '../sentences.ts';

/**
 * One sentence of a paragraph, as its text and as the pattern of its words and numbers. Positions refer to the whole
 * text.
 */
export type Said = {
  readonly text: string;
  readonly start: number;
  readonly pattern: string;
  /** Where `pattern` begins in the pattern of the paragraph. */
  readonly offset: number;
  readonly isQuestion: boolean;
};
export type Paragraph = { readonly reading: Reading; readonly said: readonly Said[] };

/** The sentences of a paragraph with their patterns. */
export function paragraphOf(reading: Reading, sentences: readonly Sentence[]): Paragraph {
  let at = 0;
  const said = sentences.map(({ text, start, end }) => {
    const offset = at;
    while (at < reading.pattern.length && (reading.places[at] ?? 0) < end) at += 1;
    return { text, start, pattern: reading.pattern.slice(offset, at), offset, isQuestion: /\?\W*$/.test(text) };
  });
  return { reading, said };
}

const cached = new Map<string, RegExp>();
/** The compiled pattern of a rule, made once. */
function made(source: string): RegExp {
  const known = cached.get(source);
  if (known) return known;
  const pattern = phrase(source);
  cached.set(source, pattern);
  return pattern;
}

/** All matches of a pattern of words and numbers in a sentence. */
export const matches = (reading: Reading, { pattern, offset }: Said, source: string): Match[] =>
  [...pattern.matchAll(made(source))].map((found) => new Match(reading, found, offset));

/** All matches of a pattern in a paragraph; a match may extend over the end of a sentence. */
export const everywhere = (reading: Reading, source: string): Match[] =>
  [...reading.pattern.matchAll(made(source))].map((found) => new Match(reading, found));

/** The numbers of a paragraph before a place in the text. */
export const numbersBefore = ({ quantities }: Reading, place: number): Quantity[] =>
  quantities.filter(({ end }) => end <= place);

export const firstMatch = (reading: Reading, said: Said, source: string): Match | undefined =>
  matches(reading, said, source)[0];

/** Compares a number with its expected value; the finding has the number's own position. */
export function told(match: Match, said: Quantity | undefined, expected: Expected | undefined): Finding[] {
  const finding = says(match, said, expected);
  return finding && said ? [{ ...finding, start: said.start }] : [];
}

/** A finding at words of the text. */
export function at(said: Said, words: string, holds: boolean, value?: string): Finding[] {
  const place = said.text.indexOf(words);
  if (place < 0) return [];
  const start = said.start + place;
  const finding = { start, end: start + words.length, holds };
  return [value === undefined || holds ? finding : { ...finding, value }];
}
