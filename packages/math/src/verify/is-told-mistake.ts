import { readingOf } from './reading/reading.ts';
import type { Sentence } from './sentences.ts';

/** Somebody's words or work: who, and that it is told. */
const TELLS =
  /\b(?:says?|said|tells?|told|writes?|wrote|answer(?:s|ed)|got|gets|puts?|claim(?:s|ed)|think(?:s|ing)?|thought|shows?|showed|set up|solved|found|guess(?:es|ed)|calculated|computed|figured|typed|reads?|counted|measured|made|believe[sd]?|insist(?:s|ed)?|argue[sd]?|bet|(?:was|were|is|am) (?:sure|certain|convinced)|added|did|marked|chose|picked)\b/i;
const WHO =
  /\b(?:you|he|she|they|I|my|our|his|her|their|student|child|kid|friend|partner|classmate|neighbor|poster|sheet|key|somebody|someone|some|many|most|one of)\b|(?:^|[.!?,“"] ?|\b(?:when|and|but|then|quiz,|board,) )[A-Z][a-z]+\b/;
/** What is said behind a mistake that is set right. */
const SETS_RIGHT =
  /\b(?:the other way (?:a)?round|should(?: have| be| say| read|['’]ve)?|forgot|forget|lost|missed|mixed up|too (?:big|small|large|high|low|long|short|much|many)|need(?:ed|s) to|has to|have to|typo|actually|really|in fact|not quite|instead|used to think|now (?:I|we|you|everybody|everyone|he|she) (?:know|see)s?|surprised|check|checked|try|look at|look again|compared|that is the (?:perimeter|area|median|mode|mean|range|diameter|radius|product|sum)|skipped|ignored|swapped|reversed|switched|counted the|only counted|doubles|stays?)\b/i;

/** "…but it is a mistake": the words themselves call what was told wrong. */
const CALLED_WRONG =
  /(?<!\b(?:no|not an?|not|never|nothing|n['’]t|without an?) )\b(?:a mistake|mistaken|wrong|incorrect|an error|untrue|false|not (?:true|right|correct)|isn['’]t (?:true|right|correct)|a mix-up)\b/i;
const QUOTE_ENDS = /^[^“”"]*[”"]/;

const WITHIN = 1e-6;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= WITHIN * Math.max(1, Math.abs(a));

/** The number that a value stands for: "4/5", "56". */
function numberOf(value: string): number {
  const [, top, bottom] = /^(-?[\d.]+)\/([\d.]+)$/.exec(value.replace('−', '-')) ?? [];
  return top === undefined ? Number(value.replace('−', '-')) : Number(top) / Number(bottom);
}

/** Whether a letter that was given one value is given another one behind it. */
function hasOtherValue(claim: string, rest: string): boolean {
  const [, name, value] = /^\$?([a-z]) ?(?:=|is) ?([-−]?[\d./]+)/.exec(claim) ?? [];
  if (name === undefined || value === undefined) return false;
  const later = new RegExp(`(?<![A-Za-z])${name} ?(?:=|is|equals|must be|should be) ?([-−]?\\d[\\d./]*)`, 'g');
  return [...rest.matchAll(later)].some(([, other = '']) => !near(numberOf(other.replace(/\.$/, '')), numberOf(value)));
}

type Wrong = { readonly text: string; readonly start: number; readonly end: number; readonly value?: string };

/**
 * Whether a wrong claim tells somebody's mistake: it is said of a person, and the text behind it gives the right value or
 * says that it was wrong.
 */
export function isToldMistake(read: string, sentences: readonly Sentence[], claim: Wrong): boolean {
  const sentence = sentences.find(({ end }) => end > claim.start);
  if (sentence === undefined) return false;
  const before = read.slice(sentence.start, claim.start);
  const isQuoted = /[“"][^”"]*$/.test(before);
  if (!isQuoted && !(TELLS.test(before) && WHO.test(before))) return false;
  const [rest = ''] = read.slice(claim.end).split(/\n\s*\n/, 1);
  const isCalledWrong = isQuoted && CALLED_WRONG.test(rest.replace(QUOTE_ENDS, ''));
  if (isCalledWrong || SETS_RIGHT.test(rest) || hasOtherValue(claim.text, rest)) return true;
  const value = claim.value === undefined ? Number.NaN : numberOf(claim.value);
  if (Number.isNaN(value)) return false;
  return readingOf(rest, 0).quantities.some((one) => near(one.value, value) || near(one.value * 100, value));
}
