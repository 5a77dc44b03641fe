import { type ChatPart, LONGEST_READ, MOST_READ, type ReadingNote } from '@lemma/school/assistant';

type TextPart = Extract<ChatPart, { kind: 'text' }>;
type More = { readonly [Row in keyof ReadingNote]?: readonly string[] };
const NOTHING: ReadingNote = { read: [], unkept: [], unused: [] };

/** Each phrase once, cut to what is stored. */
const bounded = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.map((each) => each.replace(/\s+/g, ' ').trim()))]
    .filter((each) => each !== '')
    .map((each) => (each.length > LONGEST_READ ? `${each.slice(0, LONGEST_READ - 1)}…` : each))
    .slice(0, MOST_READ);
const quoted = (phrases: readonly string[]): string => phrases.map((each) => `“${each}”`).join(', ');

/** How a request was read, as one part of an answer. Its text is what stands where the block is not known. */
export function readingPart(note: More): TextPart {
  const reading = {
    read: bounded(note.read ?? []),
    unkept: bounded(note.unkept ?? []),
    unused: bounded(note.unused ?? []),
  };
  const text = [
    ...(reading.read.length > 0 ? [`I read this as: ${reading.read.join(' · ')}.`] : []),
    ...(reading.unkept.length > 0 ? [`Not kept: ${reading.unkept.join(', ')}.`] : []),
    ...(reading.unused.length > 0 ? [`Not used: ${quoted(reading.unused)}.`] : []),
  ].join('\n');
  return { kind: 'text', text, claim: 'idea', reading };
}

const isReading = (part: ChatPart): part is TextPart & { reading: ReadingNote } =>
  part.kind === 'text' && part.reading !== undefined;

/** The reading that an answer has, if it has one. */
export const readingIn = (parts: readonly ChatPart[]): ReadingNote | undefined => parts.find(isReading)?.reading;

/** An answer with one reading above it, which says more than the one that it had. */
export function withReading(parts: readonly ChatPart[], more: More): ChatPart[] {
  const had = readingIn(parts) ?? NOTHING;
  const note = {
    read: [...had.read, ...(more.read ?? [])],
    unkept: [...had.unkept, ...(more.unkept ?? [])],
    unused: [...had.unused, ...(more.unused ?? [])],
  };
  const rest = parts.filter((part) => !isReading(part));
  return Object.values(note).every(({ length }) => length === 0) ? rest : [readingPart(note), ...rest];
}
