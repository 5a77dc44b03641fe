import type { Picture } from '@lemma/math';
import { small } from '../talk/talk-case.ts';
import { contentOf } from './shared-words.ts';

/** "star, star, star" as "3 stars". */
function counted(list: string): string {
  const words = list.split(/,\s*/);
  const [first = ''] = words;
  return words.length > 1 && words.every((word) => word === first) ? `${words.length} ${first}s` : list;
}

type Way = readonly [form: RegExp, said: (name: string, rest: string) => string];

const WAYS: readonly Way[] = [
  [
    /^Above ([^:]+): (.*)$/,
    (place, dots) => `above ${place} there ${/^(?:1|one)\b/.test(dots) ? 'is' : 'are'} ${dots}`,
  ],
  [/^(From \d+ to \d+): (.*)$/, (range, count) => `the bar ${range.replace('From', 'from')} goes up to ${count}`],
  [/^((?:Top|Bottom|Left|Right) \w+): (.*)$/, (place, list) => `in the ${place.toLowerCase()} I see ${counted(list)}`],
  [/^((?:Things|Objects|Blocks|Results|Coins)[a-z ]*): (.*)$/, (_, list) => `I see ${counted(list)}`],
  [/^(An? [^:]+): ([a-z, ]+)$/, (thing, list) => `${small(thing)}: ${counted(list)}`],
  [
    /^((?:A|An|The|One|Two|Some|It|There|Each|Half|Every|Straight|Several)\b)(.*)$/,
    (start, rest) => `${start.toLowerCase()}${rest}`,
  ],
];

/** A sentence about a picture as a child says it: "Above 3: 1 dot" is "above 3 there is 1 dot". */
export function factSaid(fact: string): string {
  for (const [form, said] of WAYS) {
    const [, name, rest] = form.exec(fact) ?? [];
    if (name !== undefined && rest !== undefined) return said(name, rest);
  }
  return small(fact);
}

/** The sentences about a picture, one for each thing that it shows. */
export const factsOf = ({ alt }: Picture): readonly string[] =>
  alt
    .split(/\.(?:\s+|$)/)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '');

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many of a thing a sentence about a picture names: those that stand in a list, or the number before the word. */
export function countIn(fact: string, thing: string): number | undefined {
  const [word] = contentOf(thing);
  if (word === undefined) return undefined;
  const listed = fact
    .replace(/^[^:]*:/, '')
    .split(/,\s*/)
    .filter((piece) => contentOf(piece).includes(word) && piece.trim().split(' ').length < 3 && !/\d/.test(piece));
  if (listed.length > 1) return listed.length;
  const [, count = ''] =
    new RegExp(`\\b(\\d+|${NUMBER_WORDS.join('|')}) (?:(?:equal|small|little|more) )?${word}`, 'i').exec(fact) ?? [];
  if (count === '') return undefined;
  return /^\d/.test(count) ? Number(count) : NUMBER_WORDS.indexOf(count.toLowerCase());
}
