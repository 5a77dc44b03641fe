import { numberInWords } from '@lemma/math';
import { PLACES, PLACES_BEHIND } from '../places.ts';
import { ownAnswer, quantitiesOf } from '../reply/bind.ts';
import { figures } from '../talk/calculate.ts';
import { concepts } from '../talk/concepts.ts';
import { wordMeaning } from '../talk/meaning.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import type { Ask } from '../think/asks.ts';
import { bare } from '../think/named-in.ts';
import { near, numberOf, writtenValue } from '../values.ts';
import type { Act } from './act.ts';

const ASKS_PLACES =
  /\bhundreds?,? (?:and )?tens?\b|\btens? and ones?\b|\bplace[- ]value (?:chart|blocks)\b|\bbase[- ](?:ten|10)\b|\bexpanded form\b|\btenths and hundredths\b|\bbreak (?:it |that |\d[\d.]* )?(?:up|apart|down)\b/i;

const plural = (count: string, name: string): string =>
  count === '1' ? `1 ${name.replace(/s$/, '')}` : `${count} ${name}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** The digits of a number with their places: "3 hundreds, 0 tens and 7 ones". */
function inPlaces(number: string): string {
  const [whole = '', rest = ''] = number.split('.');
  const parts = [
    ...[...whole].map((digit, at) => plural(digit, PLACES[whole.length - 1 - at] ?? 'ones')),
    ...[...rest].map((digit, at) => plural(digit, PLACES_BEHIND[at] ?? 'thousandths')),
  ];
  return listed(parts);
}

/** "Show me 307 with hundreds, tens and ones." */
function builds({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !ASKS_PLACES.test(question) ||
    /\bblocks\b/i.test(question) ||
    /\bwhy\b|\bhow (?:did|do|would) you\b/i.test(question)
  )
    return undefined;
  const [number] = plain.match(/(?<![\d./])\d{2,}(?:\.\d+)?(?![\d/])|(?<![\d./])\d+\.\d+/g) ?? [];
  const named = number ?? (/\byour\b/i.test(question) ? bare(about) : undefined);
  return named === undefined || !/^\d+(?:\.\d{1,3})?$/.test(named) || named.length > 7
    ? undefined
    : said(`${named} is ${inPlaces(named)}`);
}

const TRADES =
  /\b(?:trade|break|exchange|swap|unbundle|change|turn|regroup|borrow|take|open)\b[^.?]*\b(?:one|1|a|an) (?:of the \d+ )?(ten|hundred|thousand|one|tenth|whole)s?\b[^.?]*\b(?:ones|tens|hundreds|tenths|hundredths)\b/i;

/** "Can you trade one of the 3 hundreds for tens?": one fewer, and ten more of the next. */
function trades({ text, question }: Ask, about: TalkCase): string | undefined {
  const spoken = `${question} ${text}`;
  const kind = (TRADES.exec(figures(spoken).replace(/\b1 (?=of|ten|hundred)/g, 'one ')) ??
    TRADES.exec(spoken))?.[1]?.toLowerCase();
  const place = ['one', 'ten', 'hundred', 'thousand'].indexOf(kind?.replace('whole', 'one') ?? '');
  if (place < 1) return undefined;
  const numbers = `${about.math ?? ''} ${about.asked}`.match(/(?<![\d./])\d{2,}(?![\d./])/g) ?? [];
  const number = numbers.find((one) => one.length > place);
  const digit = Number(number?.at(-1 - place));
  if (number === undefined || !(digit > 0)) return undefined;
  const counts = [...number].map(Number);
  const at = number.length - 1 - place;
  counts[at] = digit - 1;
  counts[at + 1] = (counts[at + 1] ?? 0) + 10;
  const names = counts.map((count, from) => plural(String(count), PLACES[number.length - 1 - from] ?? 'ones'));
  return said(`then ${number} is ${listed(names)}`);
}

const COUNTS_UP =
  /\bcount(?:ed|ing)? (?:up|on|forward)\b|\b(?:jump|hop|go) (?:up )?from \S+ (?:up )?to\b|\bfrom \d+(?:\.\d+)? (?:up )?to \d+(?:\.\d+)?\b[^?]*\b(?:how|add|more|far)\b/i;

/** "What if you counted up from 138 to 307?": the jumps, and how far that is. */
function countsUp({ text, question, plain }: Ask, about: TalkCase): string | undefined {
  if (!COUNTS_UP.test(`${text} ${question}`) || about.asked.includes('by ones')) return undefined;
  const named = (plain.match(/(?<![\d./])\d+(?:\.\d+)?(?![\d/])/g) ?? []).map(Number);
  const there = quantitiesOf(about).map(({ value }) => value);
  const all = named.length >= 2 ? named : there.length === 2 ? there : [];
  const [from, to] = [Math.min(...all.slice(0, 2)), Math.max(...all.slice(0, 2))];
  if (all.length < 2 || from === to || !Number.isInteger(from) || !Number.isInteger(to)) return undefined;
  const stops = jumps(from, to);
  const steps = stops.slice(1).map((stop, at) => stop - (stops[at] ?? 0));
  const value = to - from;
  const own = ownAnswer(about).value;
  return said(
    stops.join(', '),
    `that is \`${steps.join(' + ')} = ${value}\``,
    own === undefined || near(own, value) || about.right ? undefined : `huh, but ${gotIt(about)}`,
  );
}

/** From one number to another over the next ten, the next hundred and the last hundred. */
function jumps(from: number, to: number): readonly number[] {
  const stops = [from];
  for (const size of [10, 100, 1000]) {
    const next = Math.ceil((stops.at(-1) ?? from) / size) * size;
    if (next <= to && next > (stops.at(-1) ?? from)) stops.push(next);
  }
  for (const size of [1000, 100, 10]) {
    const next = Math.floor(to / size) * size;
    if (next > (stops.at(-1) ?? from)) stops.push(next);
  }
  if (stops.at(-1) !== to) stops.push(to);
  return stops;
}

const OTHER_FORM =
  /\b(?:write|say|put|show|call|read|express)\b[^?]*\b(?:another|other|different|with two|with (?:\d|one|three)|as an?|in words|as (?:tenths|hundredths))\b|\banother (?:way|name|form) (?:to (?:write|say)|for)\b|\bhow else (?:could|can|would) (?:you|we) (?:write|say)\b|\bwhat(?:'s| is)\b[^?]*\bas an? (?:decimal|fraction|percent|mixed number)\b/i;

const FORMS: readonly (readonly [asks: RegExp, form: (value: number, text: string) => string | undefined])[] = [
  [
    /\btwo (?:decimals?|digits|places|decimal places)\b|\bhundredths?\b/i,
    (value) => (Number.isInteger(value * 100) ? value.toFixed(2) : undefined),
  ],
  [/\bpercent/i, (value) => `${writtenValue(value * 100, false)}%`],
  [
    /\bdecimal\b/i,
    (value, text) => (text.includes('/') || text.includes('%') ? writtenValue(value, false) : undefined),
  ],
  [
    /\bmixed number\b/i,
    (value) =>
      value > 1 && !Number.isInteger(value)
        ? `${Math.floor(value)} ${writtenValue(value - Math.floor(value), true)}`
        : undefined,
  ],
  [/\bfraction\b/i, (value) => writtenValue(value, true)],
  [/\bwords\b/i, (value) => (Number.isInteger(value) ? numberInWords(value) : undefined)],
];

/** "Could you write 8.5 with two digits after the point?" */
function inOtherForm({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!OTHER_FORM.test(question) || /\bproblem\b|\bequation\b|\bstory\b|\bword problem\b/i.test(question))
    return undefined;
  const shown = plain.replace(/\b(?:1|2|3) (?=(?:decimal|digit|place))/g, ' ');
  const [named, ...more] = shown.match(/-?\d+(?: \d+\/\d+|\/\d+|\.\d+)?%?/g) ?? [];
  const text = named ?? (/\byour (?:answer|number)\b|\bit\b|\bthat\b/i.test(question) ? bare(about) : '');
  const value = numberOf(text.replace('%', ''));
  if (value === undefined || more.length > 0 || !/^-?[\d./ ]+%?$/.test(text)) return undefined;
  const amount = text.includes('%') ? value / 100 : value;
  const found = FORMS.find(([asks]) => asks.test(question))?.[1](amount, text) ?? otherName(amount, text);
  return found === undefined || found === text ? undefined : said(`\`${text}\` is \`${found}\``);
}

/** A number as it is also written: 8.50 for 8.5, 4/6 for 2/3. */
function otherName(value: number, text: string): string | undefined {
  const [, top, under] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top !== undefined && under !== undefined) return `${Number(top) * 2}/${Number(under) * 2}`;
  if (text.includes('.')) return `${text}0`;
  return Number.isInteger(value) && value > 10 ? inPlaces(text) : undefined;
}

/** "What's the difference between perimeter and area?": both words, as the student knows them. */
function twoWords({ question }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bdifference between\b|\bdifferent (?:from|than)\b|\bmean the same\b|\bthe same (?:thing )?as\b|\bmix(?:ed)? up\b|\bhow (?:are|do) [a-z ]+ and [a-z ]+ (?:differ|compare)/i.test(
      question,
    ) ||
    /\d/.test(figures(question))
  )
    return undefined;
  const low = question.toLowerCase().replace(/\bdifference between\b|\bthe difference\b|\bmean the same\b/g, ' ');
  const found = concepts.filter(({ word }) => word.test(low)).slice(0, 2);
  const [one, other] = found.toSorted((a, b) => low.search(a.word) - low.search(b.word));
  if (one === undefined || other === undefined) return undefined;
  const names = [one, other].map(({ word }) => word.exec(low)?.[0] ?? '');
  const meanings = [one, other].map(
    ({ meaning }, at) => wordMeaning(names[at] ?? '', { ...about, right: true }) ?? meaning,
  );
  return said(meanings[0], meanings[1]);
}

export const numberActs: readonly Act[] = [
  ['count', trades],
  ['count', countsUp],
  ['meaning', builds],
  ['meaning', inOtherForm],
  ['meaning', twoWords],
];
