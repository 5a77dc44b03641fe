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

/** A number of things that are asked for, and how many of them an answer has at most, at least, or out of. */
const COUNTED = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)`;
const SETS = new RegExp(
  String.raw`\b${COUNTED} (?:different |separate |short |quick )?(?:warm[- ]?ups|quizzes|exit (?:tickets|slips)|bell[- ]?ringers|do[- ]nows|worksheets|lessons)\b(?! (?:questions|problems))`,
  'gi',
);
const OUT_OF = /\bout of (\d{1,3})\b(?! (?:my|the|them|these|those|students|kids))/gi;
const numberIn = (said: string): number => numberOf(said.toLowerCase());

/** What is asked for by a number and a thing that is counted, and does not hold in the finished answer. */
export function numbersBroken(
  asked: string,
  { text, sets, isJudged }: { readonly text: string; readonly sets: number; readonly isJudged: boolean },
): string[] {
  const several = [...asked.matchAll(SETS)].flatMap(([said, count = '1']) =>
    numberIn(count) > 1 && numberIn(count) !== sets ? [`${said} (${sets} made)`] : [],
  );
  const scored = !isJudged
    ? []
    : [...asked.matchAll(OUT_OF)].flatMap(([said, most = '']) =>
        new RegExp(String.raw`(?:/|of) ?${most}\b|\b${most} points?\b`).test(text) ? [] : [said],
      );
  const written = limits
    .slice(0, 2)
    .flatMap((limit) =>
      [...asked.matchAll(limit.asked)].flatMap(([said, count = '1']) =>
        text !== '' && !limit.keeps(text, numberIn(count)) ? [said.trim()] : [],
      ),
    );
  return [...several, ...scored, ...written];
}

/** The limits of a request that a finished text keeps to, as they were typed. */
export const limitsMet = (asked: string, text: string): string[] =>
  limits.flatMap((limit) =>
    [...asked.matchAll(limit.asked)].flatMap(([said, count = '1']) =>
      limit.keeps(text, numberOf(count.toLowerCase()) ?? Number(count)) ? [said] : [],
    ),
  );
