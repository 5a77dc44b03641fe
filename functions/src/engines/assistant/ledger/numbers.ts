import { findSkill } from '@lemma/math';
import { gradeIn, gradeOfCode, type Level, numberOf } from '../read/numbers.ts';
import { hardnessOf } from '../sheet/hardness.ts';
import { blanked, isGrammar, spansOf } from '../words/words.ts';
import { type Claim, claimsOn, type Made } from './claims.ts';

/** A value that was read, with the words that it was read from. */
export type Value<T> = { readonly value?: T; readonly claims: readonly Claim[] };
const NOTHING = { claims: [] };

const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|a dozen)(?![- ]?(?:digit|dig|step|variable|place|each)\\w*)';
const numberIn = (said: string): number =>
  numberOf(
    /couple|few|dozen/.exec(said)?.[0] ?? said.toLowerCase().replace(/ ?(?:of (?:them|these|those)|total|in all)$/, ''),
  );

/** What a number of problems stands before, with words between that say what they are like. */
const COUNTED =
  '(?:problems?|questions?|qs?|items?|multiple[- ]choice|mcs?|exercises?|exit|warm|do[- ]?now|quiz|quizzes|home ?work|word|story|stories|practice|equations?|inequalit(?:y|ies)|systems?|expressions?|quadratics?|trinomials?|sums?|facts|clocks?|of (?:them|these|those)|total|in all)';
const COUNTS: readonly RegExp[] = [
  new RegExp(`(?<![\\w.$/-])${NUMBER}(?= ?-?${COUNTED}\\b)(?: ?(?:of (?:them|these|those)|total|in all))?`, 'gi'),
  new RegExp(`(?<![\\w.$/-])${NUMBER}(?= (?:[\\w'-]+ ){1,6}?(?:problems|questions|items|exercises|stories)\\b)`, 'gi'),
  new RegExp(
    `(?<![\\w.$/-]|\\b(?:grade|gr|period|class|unit|lesson|chapter|version) )${NUMBER}(?= (?:\\p{L}[\\p{L}-]* ){1,3}?(?:equations|inequalities|systems|expressions|quadratics|trinomials|sums|facts)\\b)`,
    'giu',
  ),
  new RegExp(`(?<=^|[,;:] ?|\\. )${NUMBER}(?= ?(?:$|[,;!]|\\.(?!\\w)))`, 'gi'),
  new RegExp(
    `(?<=(?:problems|questions|items|stories|ticket|quiz|warm-?up)[,:]? )${NUMBER}(?= ?(?:$|[,;!]|\\.(?!\\w)))`,
    'gi',
  ),
];
const PART = / of (?:them|these|those)$/i;
const OF_WHOLE = /\b(?:at least|includ(?:e|es|ing)|of which) $/i;
const ALMOST = /\b(?:about|around|maybe) $/i;

/** A calculation, whose numbers count nothing: "952 : 7". */
const OPERANDS = /\d[\d.,]* ?(?:[+−×x*÷/:]|-(?= ?\d+ ?=)) ?\d[\d.,]*(?![\d:]* ?(?:problems?|questions?|qs?)\b)/gi;
/** A text without its calculations. */
export const withoutOperands = (text: string): string => blanked(text, spansOf(text, OPERANDS));

/** How many problems there are to be. Two numbers that both could be it are none. */
export function countIn(typed: string): Value<number> {
  const text = withoutOperands(typed);
  for (const pattern of COUNTS) {
    const found = spansOf(text, pattern).filter(({ said }) => numberIn(said) >= 1 && numberIn(said) <= 20);
    // "Two of them" and "at least two" are parts of what the other number counts.
    const whole = found.filter(({ said, from }) => !PART.test(said) && !OF_WHOLE.test(text.slice(0, from)));
    const [first] = whole.length > 0 ? whole : found;
    if (first === undefined) continue;
    const value = numberIn(first.said);
    if (new Set((whole.length > 0 ? whole : found).map(({ said }) => numberIn(said))).size > 1) return NOTHING;
    const almost = ALMOST.exec(text.slice(0, first.from))?.[0].length ?? 0;
    return {
      value,
      claims: claimsOn(
        [{ from: first.from - almost, to: first.to }],
        'count',
        ({ slots, request }) => slots.length === value * (request.versions ?? 1),
      ),
    };
  }
  return NOTHING;
}

const SINGLE =
  /\b(?:an?|one|another|single) (?:[\p{L}-]+ ){0,4}?(?:problem|question|story)\b(?! (?:sets?|types?|solving))|^\W*(?:[\p{L}-]+ ){0,2}?problem\b(?! (?:sets?|types?|solving))/giu;
/** One problem, which no number says: "a word problem", "problem for elapsed time". */
export function singleIn(text: string): Value<number> {
  const [first, other] = spansOf(text, SINGLE);
  if (first === undefined || other !== undefined) return NOTHING;
  return {
    value: 1,
    claims: claimsOn(spansOf(text, /\b(?:one|another|single)\b/gi), 'count', ({ slots }) => slots.length === 1),
  };
}

const MINUTES =
  /(?<!\b(?:nearest|every|next|each|multiples? of) )\b(\d{1,3}|five|ten|fifteen|twenty|thirty|forty[- ]five)[- ]?(?:min(?:ute)?s?)\b(?: (?:long|period|block))?|\b(?:an?|one)[- ](?:hour|hr)(?:[- ]long)?\b|\bhalf an hour\b/gi;
const minutesOf = (said: string): number => {
  if (/half/i.test(said)) return 30;
  if (/hour|hr/i.test(said)) return 60;
  const word = /^[\w-]+?(?=[- ]?min)/i.exec(said)?.[0].toLowerCase() ?? said;
  const named = { thirty: 30, 'forty-five': 45, 'forty five': 45 }[word];
  return named ?? numberOf(word.replace(/-$/, ''));
};
/** How many minutes something takes: the length of a lesson, or one problem a minute. */
export function minutesIn(text: string): Value<number> {
  const found = spansOf(text, MINUTES);
  const [first] = found;
  if (first === undefined || found.length > 1) return NOTHING;
  const value = minutesOf(first.said);
  const holds = ({ request, slots, text: said }: Made): boolean =>
    request.make === 'plan' ? said.includes(`${value}-minute`) : slots.length === value;
  return { value, claims: claimsOn([first], 'minutes', holds) };
}

const NEAREST =
  /\b(?:to )?(?:the )?(?:nearest|every) (\d{1,2}|five|ten|fifteen|thirty)[- ]?(?:min(?:ute)?s?)\b(?: marks?)?/gi;
/** "To the nearest five minutes": so are all times of the problems. */
export function nearestIn(text: string): Value<number> {
  const [first, other] = spansOf(text, NEAREST);
  if (first === undefined || other !== undefined) return NOTHING;
  const value = minutesOf(first.said.replace(/^.*?(?:nearest|every) /i, ''));
  const holds = ({ drawn }: Made): boolean =>
    drawn.length > 0 &&
    drawn.every(({ key }) => {
      const times = [...key.matchAll(/\b\d{1,2}:(\d{2})\b/g)];
      return times.length > 0 && times.every(([, minutes]) => Number(minutes) % value === 0);
    });
  return { value, claims: claimsOn([first], 'conditions', holds) };
}

const DAYS = new RegExp(
  `\\b(?:(?:that )?(?:takes?|lasts?|over|for) )?(?:about |abt |around )?${NUMBER}[- ]days?\\b(?: long)?`,
  'gi',
);
export function daysIn(text: string): Value<number> {
  const [first] = spansOf(text, DAYS);
  if (first === undefined) return NOTHING;
  const value = numberIn(new RegExp(`${NUMBER}(?=[- ]days?)`, 'i').exec(first.said)?.[0] ?? '1');
  return {
    value,
    claims: claimsOn([first], 'days', ({ text: said }) => new RegExp(`\\bDay ${value}\\b`).test(said)),
  };
}

const GRADE =
  /\b(?:my |the |for )?(?:grades?|gr\.?|year)[- ]?[k1-8]\b(?: (?:math|students|kids|class|level))?|\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]?grad(?:e|ers?)(?: (?:math|students|kids|class|level))?\b|\b(?:for )?(?:my |the )?kinder(?:s|garten\w*|gart\w*)?\b|\balgebra (?:1|i)\b|(?:(?<=^|[,;.?!(] ?)|\b(?:for|in|my) )[1-8](?:st|nd|rd|th)s?(?=\s*(?:$|[,.;:)]|(?:with|on|for|and|math)\b))/gi;
/** A class that is called by its grade: "for 4A". */
const CLASS_OF_GRADE = /\b(?:for|in) (?:my |our )?[1-8][A-H]\b/g;
/** The grade that problems are to be of. */
export function gradeNamed(text: string): Value<number> {
  const called = spansOf(text, CLASS_OF_GRADE);
  const found = [...spansOf(text, GRADE), ...called];
  const grades = [
    ...new Set(
      found
        .flatMap(({ said }) => gradeIn(said.toLowerCase()) ?? /\b([1-8])(?:st|nd|rd|th|[A-H]$)/i.exec(said)?.[1] ?? [])
        .map(Number),
    ),
  ];
  const [value] = grades;
  if (value === undefined || grades.length > 1) return NOTHING;
  const isOf = (code: string): boolean =>
    findSkill(code)?.standards.some((standard) => gradeOfCode(standard) === value) === true;
  return {
    value,
    claims: claimsOn(found, 'topic', ({ request }) => request.skills.length > 0 && request.skills.every(isOf)),
  };
}

const VERY = '(?:(?:really|very|super|a little|a bit|pretty|somewhat) )?';
const EASY = '(?:easy|easier|easiest|simple|simpler|straightforward|basic|accessible)';
const HARD = '(?:hard|harder|hardest|challenging|difficult|tricky|tougher?|complex)';
const RISING: readonly RegExp[] = [
  new RegExp(
    `\\b(?:start(?:s|ing)?(?: out)?(?: with)? |from |go(?:ing)? from )?${VERY}${EASY}(?: ones)?(?: and| to|, then|,)+ (?:then )?(?:go(?:ing)? up|get(?:ting)? ${VERY}${HARD}|work(?:ing)? up|build(?:ing)? up|${HARD})(?: slow(?:ly)?| gradually)?\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:going |ranging |starting )?from [^,.;]{3,40}? to (?:\\w+ ){0,3}?${HARD}\\b`, 'gi'),
  new RegExp(`\\b(?:going |ranging |starting )?from ${VERY}${EASY}[^,.;]{0,20}? to [^,.;]{3,60}`, 'gi'),
  /\b(?:gets?|getting) (?:gradually |progressively |slowly )?(?:harder|more (?:difficult|challenging))\b|\bin order of difficulty\b|\bincreasing(?:ly)? difficult(?:y)?\b/gi,
];
/** From easy to hard, by the measure of the problems. */
export function risingIn(text: string): Value<true> {
  const found = RISING.flatMap((pattern) => spansOf(text, pattern));
  if (found.length === 0) return NOTHING;
  const rises = ({ slots }: Made): boolean => {
    const hardness = slots.map(hardnessOf);
    const known = hardness.flatMap((each) => each ?? []);
    return (
      known.length === slots.length &&
      known.every((each, at) => at === 0 || each >= (known[at - 1] ?? each)) &&
      (known.at(-1) ?? 0) > (known[0] ?? 0)
    );
  };
  return { value: true, claims: claimsOn(found, 'conditions', rises) };
}

const LEVEL = new RegExp(`\\b${VERY}(?:${EASY}|${HARD})(?: (?:ones|version))?\\b`, 'gi');
/** What stands in a list of kinds is one of them: "probability (simple + compound)", "simple and compound events". */
const IN_LIST = /^ *(?:\+|&|\/|and|or|vs\.?) *(?:compound|complex|joint|probability)/i;
const OF_A_NAME = /\b(?:simple|basic|complex)$/i;
/** One level of difficulty for all problems. */
export function levelIn(text: string, isOf: (word: string) => boolean): Value<Level> {
  // "Simple sentences" are no simple problems: what follows has to be what is made.
  const found = spansOf(text, LEVEL).filter(({ said, to }) => {
    if (IN_LIST.test(text.slice(to))) return false;
    const [, next] = /^ +([\p{L}-]+)/u.exec(text.slice(to)) ?? [];
    if (next === undefined || isGrammar(next.toLowerCase())) return true;
    // Before a word of mathematics these are of its name: "simple events", "complex fractions".
    return isOf(next.toLowerCase()) && !OF_A_NAME.test(said);
  });
  const levels = [...new Set(found.map(({ said }): Level => (new RegExp(EASY, 'i').test(said) ? 1 : 3)))];
  const [value] = levels;
  if (value === undefined || levels.length > 1) return NOTHING;
  return {
    value,
    claims: claimsOn(found, 'level', ({ slots }) => slots.length > 0 && slots.every(({ level }) => level === value)),
  };
}

/** The claims of several values, whose words are blank for the readers that follow. */
export const claimsOfAll = (...values: readonly Value<unknown>[]): Claim[] => values.flatMap(({ claims }) => claims);
