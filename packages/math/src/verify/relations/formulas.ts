import { valueAt } from '../reading/lines.ts';
import { cardinal } from '../reading/number-run.ts';
import type { Finding } from '../reading/rule.ts';
import type { Paragraph } from '../topic/paragraph.ts';

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?`;
const FORMULA = String.raw`((?:\d|[a-z](?![a-z])|[-−+*·×/^²³()\s.])*?[a-z](?![a-z])(?:\d|[a-z](?![a-z])|[-−+*·×/^²³()\s.])*?)`;
const DEFINED = new RegExp(
  `\\b(?:term|rule|formula|expression|function|equation|pattern)\\b[^.?!=]{0,30}?(?:\\bis|:|\\bof)\\s+(?:[a-zA-Z](?:\\([a-z]\\)|[ₙ_n]*)\\s*=\\s*)?${FORMULA}(?=[.,;:!?]|\\s[a-z]{2,}|$)`,
  'gi',
);
const VALUE = new RegExp(
  `\\b(?:for|when|if|at|with|where|let|using)\\s+([a-z])\\s*(?:=|is|equals)\\s*(${NUMBER})(?![\\d.]*\\s*[-+*/×÷]),?[^.?!=;]{0,40}?\\b(?:gives?|is|equals|comes to|makes|becomes|has (?:the )?value|get|value of|be)\\s+(?:exactly |only |the value )?(${NUMBER})(?!\\s*[-+*/×÷·^]|[\\d²³]|\\w|\\.\\d)`,
  'gi',
);
const number = (text: string): number => Number(text.replace('−', '-'));

/** "The nth term is 4n + 1. For n = 10 the rule gives 41." */
function evaluated({ said }: Paragraph): Finding[] {
  let formula: string | undefined;
  return said.flatMap(({ text, start }): Finding[] => {
    const own = [...text.matchAll(DEFINED)].filter(([, made = '']) => /\d|[²³^]/.test(made)).at(-1);
    if (own?.[1] !== undefined) formula = own[1].trim();
    if (formula === undefined) return [];
    const known = formula;
    return [...text.matchAll(VALUE)].flatMap(
      ({ index, 0: whole, 1: letter = '', 2: x = '', 3: result = '' }): Finding[] => {
        if (own !== undefined && own.index > index) return [];
        const value = valueAt(known, number(x), letter);
        if (value === undefined || !known.includes(letter)) return [];
        const from = start + index + whole.lastIndexOf(result);
        return [
          { start: from, end: from + result.length, holds: Math.abs(value - number(result)) < 1e-9, value: `${value}` },
        ];
      },
    );
  });
}

type Make = (x: number, n: number) => number;
const N = '(\\d+|[a-z]+)';
const X = '(?:a number|the number|some number|a certain number|[a-z])';
const PHRASES: readonly (readonly [string, Make])[] = [
  [`${N} more than ${X}`, (x, n) => x + n],
  [`${N} (?:less|fewer) than ${X}`, (x, n) => x - n],
  [`${X} (?:increased by|plus) ${N}`, (x, n) => x + n],
  [`${X} (?:decreased by|minus|reduced by) ${N}`, (x, n) => x - n],
  [`the sum of ${X} and ${N}`, (x, n) => x + n],
  [`the difference of ${X} and ${N}`, (x, n) => x - n],
  [`the product of ${X} and ${N}`, (x, n) => x * n],
  [`the quotient of ${X} and ${N}`, (x, n) => x / n],
  [`${N} times ${X}`, (x, n) => x * n],
  [`${X} divided by ${N}`, (x, n) => x / n],
  [`${N} divided by ${X}`, (x, n) => n / x],
  [`${N} subtracted from ${X}`, (x, n) => x - n],
  [`${X} subtracted from ${N}`, (x, n) => n - x],
  [`${N} added to ${X}`, (x, n) => x + n],
  [`${N} minus ${X}`, (x, n) => n - x],
];
const ALONE: readonly (readonly [string, (x: number) => number])[] = [
  [`(?:twice|double) ${X}`, (x) => 2 * x],
  [`(?:triple|three times) ${X}`, (x) => 3 * x],
  [`half (?:of )?${X}`, (x) => x / 2],
  [`${X} squared`, (x) => x ** 2],
  [`${X} cubed`, (x) => x ** 3],
  [`the square of ${X}`, (x) => x ** 2],
];
const IS =
  '["”]?,? (?:is|means|is written(?: as)?|can be written(?: as)?|becomes|translates (?:to|as|into)|would be|gives|→|as) ';
const WRITTEN = String.raw`["“]?((?:\d+(?:\.\d+)?\s*)?[a-z](?![a-z])(?:\s*[-+−*·×/÷]\s*\d+|[²³])?|\d+\s*[-+−*·×/÷]\s*\d*[a-z](?![a-z]))(?=["”.,;)!?]|\s[a-z]|$)`;
const wordValue = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : cardinal([word.toLowerCase()]);

const HITS = [1, 2.5, 7];

const translationOf = (words: string): RegExp =>
  new RegExp(`(?<=^|["“:;,.] ?|\\b(?:that|write|so|and|phrase|as|while|but) )${words}${IS}${WRITTEN}`, 'gi');
const TRANSLATED: readonly (readonly [RegExp, (x: number, n: number) => number, boolean])[] = [
  ...PHRASES.map(([words, make]) => [translationOf(words), make, true] as const),
  ...ALONE.map(([words, make]) => [translationOf(words), make, false] as const),
];

/** '"Seven less than a number" is n − 7': compared with the expression for a few numbers. */
function translated({ said }: Paragraph): Finding[] {
  return said.flatMap(({ text, start }) =>
    TRANSLATED.flatMap(([pattern, make, takes]) =>
      [...text.matchAll(pattern)].flatMap((match): Finding[] => {
        const [whole, one = '', other = ''] = match;
        const n = takes ? wordValue(one) : 0;
        const written = takes ? other : one;
        const letter = /[a-z]/.exec(written)?.[0] ?? 'x';
        if (n === undefined) return [];
        const values = HITS.map((x) => valueAt(written.replace('÷', '/').replace('−', '-'), x, letter));
        if (values.includes(undefined)) return [];
        const holds = HITS.every((x, at) => Math.abs((values[at] ?? 0) - make(x, n)) < 1e-9);
        return [{ start: start + match.index, end: start + match.index + whole.length, holds }];
      }),
    ),
  );
}

/** The value of a rule for a number, and phrases written as expressions with a letter. */
export const formulaFindings = (paragraph: Paragraph): Finding[] => [...evaluated(paragraph), ...translated(paragraph)];
