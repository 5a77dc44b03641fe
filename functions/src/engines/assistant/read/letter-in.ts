import type { LetterWish } from '../wish/wish.ts';

const LETTER =
  /\b(?:letters?|e-?mails?|notes? (?:home|to|for)|(?:family|parent|home) notes?|write (?:to )?(?:\w+['’]s )?(?:mom|dad|mother|father|parents?|family|guardian)|message|newsletter|memo|blurb|postcard)\b/;
const HOME =
  /\b(?:home|famil\w*|parents?|guardians?|caregivers?|mom|dad|newsletter|folks|letters? (?:home|to|for|about|in spanish|explaining|on))\b/;

/** A letter home, where one is asked for. */
export const letterIn = (typed: string, text: string): LetterWish | undefined =>
  LETTER.test(text) && HOME.test(text) ? letterAs(typed, text) : undefined;

const SHORT_NOTE = /\b(?:short\w*|brief|sticky|one line)\b/;
const SHORT =
  /\b(?:short\w*|brief|quick|not too long|half (?:a )?page|\d+ words or (?:less|fewer)|(?:under|at most|max(?:imum)?|about) \d+ words|nothing (?:too )?fancy|two|three|few sentences|friendl\w*|e-?mail|note)\b/;
const NOTE_TO_CHILD = /\b(?:[Nn]otes?|[Cc]ard|[Pp]ostcard) (?:for|to) (?:my student,? )?\p{Lu}\p{Ll}+(?!['’]s)/u;

/** A letter home as a request describes it. */
export function letterAs(typed: string, text: string): LetterWish {
  const name =
    /\b(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?['’]?s (?:family|families|mom|mother|dad|father|parents?|guardians?|grand\p{L}+|folks|aunt|uncle)\b/u.exec(
      typed,
    )?.[1] ??
    /\b(?:familia|mamá|papá|padres|home in Spanish|family) (?:de|of) (\p{Lu}\p{L}+)/u.exec(typed)?.[1] ??
    /\b(?:for|about|home for|to) (\p{Lu}\p{L}+)(?=['’\s,.])(?! School| Grade)/u.exec(typed)?.[1];
  return {
    kind: 'letter',
    topic: typed,
    short: (NOTE_TO_CHILD.test(typed) ? SHORT_NOTE : SHORT).test(text),
    ...(NOTE_TO_CHILD.test(typed) && { isToChild: true }),
    language: /\bspanish|español|espanol\b/.test(text) ? 'es' : 'en',
    ...(name !== undefined &&
      !/^(?:Grade|Spanish|English|Math|Algebra|The|My|Our|Monday|Parents|Families)$/.test(name) && { name }),
  };
}
