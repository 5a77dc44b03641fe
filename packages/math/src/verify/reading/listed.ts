import { cardinal } from './number-run.ts';
import type { Finding } from './rule.ts';

const ITEM = "[A-Za-z0-9'-]+(?:[./][A-Za-z0-9]+)?(?: [A-Za-z0-9'-]+){0,2}?";
/** Words that lead up to the first thing of a list. */
const LEAD = /^.*\b(?:are|is|was|were|has|have|had|saw|see|names?|contains?|bought|gets?|days|we)\s+/i;
/** "1, 2, 3 and 6", "Ana, Ben, and Cleo": three or more things with commas, and the words before them. */
const LIST = new RegExp(String.raw`(?<=[\s{(]|^)((?:${ITEM}, ){1,14}${ITEM},? and ${ITEM})(?=[\s.,;:)}]|$)`, 'g');
const SET = /\{([^{}]*)\}/g;
const COUNTED =
  /^(?:[\s,;})]*(?:\.\s+)?|[^.?!]{0,60}(?:\.\s+|,\s))(?:(?:so |thus |therefore )?(?:that is|that's|that makes|this makes|that gives(?: us)?|there are|it has|they are|which (?:is|makes)|has|makes|we have|in all,? there are)|(?:so|thus)(?: [a-z]+){0,4} has|(?=[A-Z]))\s*(?:a total of |exactly |altogether )?(\d+|[A-Za-z]+(?:-[a-z]+)?) ((?:[a-z]+ ){0,2}?)(of them|[a-z]+s|children|people)(?: (?:in all|altogether|in total|in it|on it|on the list|in the (?:set|list|band|group|family)|there))?(?=[.,;!]|$)/;

/** Nouns for whatever is listed. */
const ANY = /^(?:of them|things|items|elements|members|outcomes|possibilities|names|words|entries)$/;
const PERSONS = /^(?:people|children|kids|students|friends|players|members)$/;
const OTHER =
  /\b(?:more|other|others|each|every|left|times|pairs?|than|both|half|least|most|about|such as|like|including|for example|some|among|also|too|another|first|last|per|many|few|several|except|besides|rest|etc)\b|…|\.\.\./i;

/** How many one item of a list stands for; undefined for kinds of things ("cats"), of which there may be any number. */
function sizeOf(item: string): number | undefined {
  const words = item.trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length === 1 && /^(?:-?\d+(?:[./]\d+)?|[A-Z][A-Za-z]*|[A-Z0-9]{1,4}|[a-z])$/.test(item)) return 1;
  if (/^(?:an?|the|one|his|her|my|our|their)$/i.test(first) && words.length > 1)
    return /[^s]s$/.test(item) ? undefined : 1;
  const count = words.length > 1 ? cardinal([first.toLowerCase()]) : undefined;
  return count !== undefined && count < 20 ? count : undefined;
}

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ies|y)$/, 'i')
    .replace(/e?s$/, '');

function counted(text: string, from: number, at: number, end: number, items: readonly string[]): Finding[] {
  const sizes = items.map(sizeOf);
  const before =
    text
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1) ?? '';
  const claim = COUNTED.exec(text.slice(end));
  const [whole = '', number = '', words = '', noun = ''] = claim ?? [];
  const said = /\d/.test(number) ? Number(number) : cardinal(number.toLowerCase().split('-'));
  if (!claim || said === undefined || items.length < 3 || sizes.includes(undefined)) return [];
  const between = whole.slice(0, whole.lastIndexOf(number));
  if (
    OTHER.test(`${before} ${between} ${words}`) ||
    /\d/.test(between) ||
    /\?/.test(text.slice(end, end + whole.length + 2))
  )
    return [];
  const isName = items.every((item) => /^[A-Z][a-z]+$/.test(item.trim()));
  // The noun must name what is listed: "the factors of 24 are … seven factors".
  const isNamed = before.split(/\s+/).some((word) => stem(word) === stem(noun) && word.length > 3);
  const isPlain = sizes.every((size) => size === 1);
  if (!(isNamed || (ANY.test(noun) && isPlain) || (PERSONS.test(noun) && (isName || !isPlain)))) return [];
  const sum = sizes.reduce<number>((total, size) => total + (size ?? 0), 0);
  const place = from + end + claim.index + whole.lastIndexOf(number);
  return [
    { start: place, end: place + number.length, holds: said === sum, ...(said === sum ? {} : { value: `${sum}` }) },
  ];
}

/** "The factors of 24 are 1, 2, 3, 4, 6, 8, 12 and 24. So 24 has seven factors." */
export function listedFindings(text: string, from: number): Finding[] {
  const lists = [...text.matchAll(LIST)].flatMap(({ index, 0: whole, 1: list = '' }) =>
    counted(text, from, index, index + whole.length, list.replace(LEAD, '').split(/,? and |, /)),
  );
  const sets = [...text.matchAll(SET)].flatMap(({ index, 0: whole, 1: list = '' }) =>
    counted(text, from, index, index + whole.length, list.split(/\s*,\s*/)),
  );
  return [...lists, ...sets];
}
