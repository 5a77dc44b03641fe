import { wordsIn } from '@lemma/plans/topics';
import { numberOf } from '../read/numbers.ts';

/** A limit on the length of a text, as it is asked for, and whether a finished text keeps to it. */
type Limit = { readonly asked: RegExp; readonly keeps: (text: string, count: number) => boolean };

const words = (text: string): number => wordsIn(text).length;
const sentences = (text: string): number => (text.match(/[.!?](?=\s|$)/g) ?? []).length;
const paragraphs = (text: string): number => text.split(/\n\s*\n/).filter((each) => words(each) > 4).length;
const [HALF_PAGE, PAGE] = [150, 350] as const;

const limits: readonly Limit[] = [
  {
    asked:
      /\b(?:under |at most |max(?:imum)? |no more than |about |in )?(\d+) words?(?: or (?:less|fewer)| max| tops)?\b/gi,
    keeps: (text, count) => words(text) <= count,
  },
  {
    asked:
      /\b(?:in |just |only )?(\d|one|two|three|four|five|six)(?: (?:or|to|-|–) (?:\d|two|three|four|five))?(?:-\d)? (?:short |nice )?sentences?\b/gi,
    keeps: (text, count) => sentences(text) <= count + 1,
  },
  { asked: /\b(?:one|a|1|single) (?:short )?paragraph\b/gi, keeps: (text) => paragraphs(text) <= 1 },
  { asked: /\bhalf (?:of )?a? ?page\b/gi, keeps: (text) => words(text) <= HALF_PAGE },
  { asked: /\b(?:one|a|1|single) page(?:r)?\b/gi, keeps: (text) => words(text) <= PAGE },
];

/** The limits of a request that a finished text keeps to, as they were typed. */
export const limitsMet = (asked: string, text: string): string[] =>
  limits.flatMap((limit) =>
    [...asked.matchAll(limit.asked)].flatMap(([said, count = '1']) =>
      limit.keeps(text, numberOf(count.toLowerCase()) ?? Number(count)) ? [said] : [],
    ),
  );
