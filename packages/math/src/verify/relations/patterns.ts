import type { Quantity } from '../reading/quantity.ts';
import { type Finding, says } from '../reading/rule.ts';
import { everywhere, type Paragraph } from '../topic/paragraph.ts';

const BY: ReadonlyMap<string, number> = new Map(
  'twos 2 threes 3 fours 4 fives 5 sixes 6 sevens 7 eights 8 nines 9 tens 10 elevens 11 twelves 12 twenties 20 twenty-fives 25 fifties 50 hundreds 100'
    .split(' ')
    .flatMap((word, at, all): [string, number][] => (at % 2 === 0 ? [[word, Number(all[at + 1])]] : [])),
);
const WORDS = [...BY.keys()].join('|');
const COUNTS = [
  `\\b(?:skip[- ])?count(?:s|ed|ing)? (?:up |on |forward |forwards |back |backward |backwards |down )?by (?:(${WORDS})|Q['s]{0,2})`,
  `\\b(?:goes|go|going|went) (?:up|down) by (?:(${WORDS})|Q)`,
  `\\b(?:add|adds|adding|subtract|subtracts|subtracting) (?:(${WORDS})|Q) (?:each|every) (?:time|step)`,
];
const LISTS = /#\d+(?:(?:, and |, or |, | and | or )#\d+){3,}/g;

/** "We counted by fours …: 20, 24, 28, 32, 38": every step of the list must be the stated one. */
function steps({ reading }: Paragraph): Finding[] {
  const told = COUNTS.flatMap((source) => everywhere(reading, source));
  const [only, more] = told;
  const step = only?.quantity(2)?.value ?? BY.get(only?.word(1) ?? '');
  if (!only || more || step === undefined || step === 0) return [];
  return [...reading.pattern.matchAll(LISTS)].flatMap(([text]): Finding[] => {
    const list = [...text.matchAll(/#(\d+)/g)].flatMap(([, number]) => reading.quantities[Number(number)] ?? []);
    const steps = list.slice(1).map(({ value }, at) => value - (list[at]?.value ?? 0));
    const wrong = list.slice(1).filter((_, at) => Math.abs(Math.abs(steps[at] ?? 0) - Math.abs(step)) > 1e-9);
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last || wrong.length > 2 || wrong.length * 2 > steps.length) return [];
    const place: Quantity = wrong[0] ?? last;
    return [{ start: wrong.length === 0 ? first.start : place.start, end: place.end, holds: wrong.length === 0 }];
  });
}

const NEXT =
  '\\bthe next (?:number|term|one|shape|figure)(?: in (?:the|this) (?:pattern|sequence|list|row))?(?: must| will| should)? (?:is|be|will be|has)(?: therefore)? Q';

/** "The pattern is 3, 6, 12, 24. … The next number is 48." */
function next({ reading }: Paragraph): Finding[] {
  const lists = [...reading.pattern.matchAll(/#\d+(?:(?:, and |, or |, | and | or )#\d+){2,}/g)];
  const [list, more] = lists;
  if (!list || more) return [];
  const values = [...list[0].matchAll(/#(\d+)/g)].map(
    ([, number]) => reading.quantities[Number(number)]?.value ?? Number.NaN,
  );
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0));
  const ratios = values.slice(1).map((value, at) => value / (values[at] ?? 1));
  const even = (all: readonly number[]): boolean => all.every((one) => Math.abs(one - (all[0] ?? 0)) < 1e-9);
  const last = values.at(-1) ?? 0;
  const value = even(steps) ? last + (steps[0] ?? 0) : even(ratios) ? last * (ratios[0] ?? 1) : undefined;
  return everywhere(reading, NEXT)
    .filter(({ index }) => index > list.index)
    .slice(0, 1)
    .flatMap((match) => (value === undefined ? [] : (says(match, match.quantity(1), { value }) ?? [])));
}

/** Statements about the steps of a list. */
export const patternFindings = (paragraph: Paragraph): Finding[] => [...steps(paragraph), ...next(paragraph)];
