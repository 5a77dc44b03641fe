import { figures, filled, reckoned } from '../talk/calculate.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { near, numberOf, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, ruleOf } from './named-in.ts';
import { ownValue } from './own-value.ts';
import { amountOf } from './rule.ts';

/** A number as a child rounds it in its head. */
export function easy(text: string): string {
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) < 10)
    return /\./.test(text) && value >= 1 ? String(Math.round(value)) : text;
  const size = 10 ** Math.floor(Math.log10(value));
  const step = value / size < 2 ? size / 2 : size;
  return String(Math.round(value / step) * step);
}

/** The calculation with easy numbers, and about how much it makes. */
export function roughly(about: TalkCase): { readonly line: string; readonly value: number } | undefined {
  const own = figures(expressionOf(about) ?? '').trim();
  if (own === '' || /[a-z=<>_]/i.test(own.replace(/sqrt/g, ''))) return undefined;
  const line = /\d\/\d/.test(own) ? own : own.replace(/\d+(?:\.\d+)?/g, easy);
  const value = reckoned(line);
  return value === undefined ? undefined : { line, value };
}

const show = (value: number, about: TalkCase): string =>
  `\`${writtenValue(value, /\d\/\d/.test(`${about.math ?? ''}${about.asked}`))}\``;

/** The answer beside what the calculation makes with easy numbers. */
export function looksAtSize(about: TalkCase): string | undefined {
  const rule = ruleOf(about);
  const rough = roughly(about);
  const own = ownValue(about);
  if (rough === undefined || Number.isNaN(own)) return undefined;
  const bound = lowerBound(about);
  const off = Math.abs(own - rough.value) > 0.3 * Math.max(Math.abs(rough.value), 1e-9);
  const judged = off || (bound !== undefined && own < bound.value - 1e-9);
  const size = own > rough.value ? 'a lot more' : 'a lot less';
  return judged
    ? said(
        bound !== undefined && own < bound.value
          ? `hm, \`${bound.text}\` alone is already more than my ${show(own, about)}`
          : `hm, about ${show(rough.value, about)} I would think, because \`${rough.line}\` is that, and ${gotIt(about)}. That is ${size}`,
        'that is strange',
        rule === undefined ? undefined : `but I did it the way I always do: ${rule}`,
      )
    : said(
        `I think so: \`${rough.line}\` is ${show(rough.value, about)}, and ${gotIt(about)}, that is not far away`,
        rule === undefined ? undefined : `and I did it like this: ${rule}`,
      );
}

/** For a sum of positive numbers: the largest of them, which the answer can't be less than. */
function lowerBound(about: TalkCase): { readonly text: string; readonly value: number } | undefined {
  const own = expressionOf(about) ?? '';
  if (!/^[\d\s./+]+$/.test(own) || !own.includes('+')) return undefined;
  return own
    .split('+')
    .map((text) => ({ text: text.trim(), value: amountOf(text) }))
    .reduce((one, other) => (other.value > one.value ? other : one));
}

const CHECKS =
  /\b(?:how|what)\b.*\b(?:check|make sure|be sure|prove|test|find out if|know (?:if|whether|that) (?:it|you|your))\b|\bis there a way to (?:check|test|be sure|know)\b|\bcan you (?:check|test) (?:it|your|that)\b|\bhow (?:can|could|would) you (?:show|convince)\b/i;

const BACK: Readonly<Record<string, readonly [words: string, sign: string]>> = {
  '+': ['take one of the numbers away again', '-'],
  '-': ['add back what I took away', '+'],
  '×': ['divide my answer again', '÷'],
  '÷': ['multiply my answer back', '×'],
};

/** An equation with the student's number put in: both sides. */
export function bothSidesWith(
  own: string,
  value: string,
): { readonly words: string; readonly fits: boolean } | undefined {
  const [left = '', right] = own.split(/(?<![<>])=/);
  const letter = /(?<![a-z])([a-z])(?![a-z(])/.exec(own)?.[1];
  const number = numberOf(value);
  if (right === undefined || letter === undefined || number === undefined) return undefined;
  const [one, other] = [filled(left, letter, number), filled(right, letter, number)];
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [one, other].map((side) => `\`${writtenValue(side, true)}\``);
  return {
    words: `with \`${letter} = ${value}\` I get ${a} on the left and ${b} on the right`,
    fits: near(one, other),
  };
}

/** "How could you check?": the way to check this kind of problem, begun. */
export function howToCheck({ question }: Ask, about: TalkCase): string | undefined {
  if (!CHECKS.test(question) || /\bhow do you know\b/i.test(question)) return undefined;
  const own = expressionOf(about);
  const value = /-?\d+\/\d+|-?\d+(?:\.\d+)?/.exec(bare(about))?.[0];
  if (own !== undefined && value !== undefined) {
    const sides = bothSidesWith(own, value);
    if (sides !== undefined)
      return said(
        `I could put my number back in for the letter`,
        sides.words,
        sides.fits ? 'so it fits' : 'hm, those are not the same',
      );
    const [, one, sign = '', other] = /^(\S+)\s*([-+×÷])\s*(\S+)$/.exec(own) ?? [];
    const back = BACK[sign];
    if (back !== undefined && one !== undefined && other !== undefined) {
      const line = `${value} ${back[1]} ${other}`;
      const result = reckoned(line);
      return said(
        `I could ${back[0]}: \`${line}\`, and see if I get \`${one}\` again`,
        result === undefined
          ? undefined
          : `that is ${show(result, about)}${near(result, amountOf(one)) ? ', so it fits' : '. Hm'}`,
      );
    }
  }
  return said('I could do it again another way, or draw it, and see if the same comes out', gotIt(about));
}
