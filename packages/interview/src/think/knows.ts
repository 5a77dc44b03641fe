import { numberInWords } from '@lemma/math';
import { PLACES_BEHIND } from '../places.ts';
import { aloud } from '../talk/stories.ts';
import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { bare, expressionOf, ruleOf } from './named-in.ts';
import { numbersOf } from './rule.ts';

/** "What operation is hiding between the 4 and the x?" */
function operation({ question }: Ask, about: TalkCase): string | undefined {
  if (!/\b(?:operation|sign|symbol)\b/i.test(question) || !/\bwhat\b|\bwhich\b|\bis there\b/i.test(question))
    return undefined;
  const rule = ruleOf(about);
  const own = expressionOf(about) ?? about.asked;
  if (/\d[a-z]\b|\d\(/.test(own) && /\bbetween|\bhid|\bnext to|\bin front/i.test(question))
    return /\bdigit|\bplace of the letter|\bbehind|\bin the place/i.test(about.idea ?? '') && !about.right
      ? said('I don’t think there is one', `${rule}`)
      : said('times, I think', rule === undefined || about.right ? undefined : `and then ${rule}`);
  const sign = /[+×÷]|(?<=[\d)a-z]\s?)[-−]/.exec(own)?.[0];
  const words: Readonly<Record<string, string>> = {
    '+': 'plus',
    '-': 'minus',
    '−': 'minus',
    '×': 'times',
    '÷': 'divided by',
  };
  return sign === undefined
    ? undefined
    : said(`it says ${words[sign] ?? sign}`, rule === undefined ? undefined : `I thought ${rule}`);
}

/** What shape a product of lengths is the area of, and what a sum of sides is. */
const LENGTHS: readonly (readonly [asked: RegExp, said: string])[] = [
  [/\bhow much of\b.*\b(?:box|rectangle)\b|\b(?:box|rectangle)\b.*\bhow much\b/i, 'about half of it, I think'],
  [/\bshape\b.*\barea\b/i, 'a rectangle, I think: rows of squares'],
  [/\bshape\b.*\barea\b.*(?:×|times|\bby\b)|\bshape\b.*(?:×|times)/i, 'a rectangle, I think: rows of squares'],
  [/\b(?:add(?:ed|ing)?|sum)\b.*\b(?:all|sides|around)\b/i, 'how long it is all the way around'],
  [/\bmultipl\w+\b.*\bsides\b/i, 'how many squares fit inside'],
];

function ofLengths({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bwhat\b|\bhow much\b/i.test(question) ||
    !/\b(?:shape|fill|cover|take|find(?:ing)?|measur\w+|tell|get|mean|looking)\b/i.test(question)
  )
    return undefined;
  if (!/\barea|\bperimeter|\brectangle|\btriangle|\bsquare|\bside/i.test(about.asked)) return undefined;
  const found = LENGTHS.find(([asked]) => asked.test(plain))?.[1];
  return found === undefined ? undefined : said(found, `hm, ${gotIt(about)}`, ruleOf(about));
}

/** "$6 sandwich and 2 drinks for $5 each": what things cost together. */
export function bill({ plain, question }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow much\b|\bwhat\b.*\b(?:cost|pay|total)/i.test(question) || !/\$|dollar/i.test(plain)) return undefined;
  const each = [
    ...plain.matchAll(
      /(\d+)\s+[a-z]+s?(?: [a-z]+)?\s+(?:for|at|cost|that cost)\s+\$?(\d+(?:\.\d+)?)(?: dollars?)?\s+(?:each|apiece|a piece)/gi,
    ),
  ];
  const rest = each.reduce((text, [piece]) => text.replace(piece, ' '), plain);
  const single = [...rest.matchAll(/(?:one |a |1 )?\$(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)[- ]dollars?\b/gi)].map(
    ([, one, other]) => Number(one ?? other),
  );
  if (each.length === 0 || each.length + single.length < 2) return undefined;
  const lines = each.map(([, count, price]) => `${count} × ${price}`);
  const value =
    each.reduce((sum, [, count, price]) => sum + Number(count) * Number(price), 0) +
    single.reduce((sum, one) => sum + one, 0);
  return said(
    `\`${[...single, ...lines].join(' + ')}\`, that is \`${writtenValue(value, false)}\` dollars`,
    about.right ? undefined : `hm, that is not what I did: ${gotIt(about)}`,
  );
}

/** "Where would you put parentheses to show what you did?" */
function parentheses({ question }: Ask, about: TalkCase): string | undefined {
  const own = expressionOf(about);
  if (own === undefined || !/\bparenthes[ei]s\b|\bbrackets\b/i.test(question) || !/\bwhere\b|\bput\b/i.test(question))
    return undefined;
  const flat = own.replace(/\s+/g, ' ');
  const done = about.steps
    .flatMap(({ line, why }) => [/`([^`=]+?)\s*=/.exec(why)?.[1], line.split('=')[0]])
    .map((piece) => piece?.trim());
  const piece = done.find((one) => one !== undefined && one !== flat && one.length > 2 && flat.includes(one));
  return piece === undefined ? undefined : said(`like this: \`${flat.replace(piece, `(${piece})`)}\``, ruleOf(about));
}

/** "How do you say that number?" */
function readAloud({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (
    !/\bhow (?:do|would|can|could) (?:you|we) (?:say|read)\b|\bread (?:that|the|your) number\b|\bsay (?:that|the|your) (?:number|answer)\b/i.test(
      question,
    )
  )
    return undefined;
  const number =
    (/\b(?:that|your) answer\b/i.test(question) ? numbersOf(bare(about))[0] : undefined) ??
    numbersOf(plain)[0] ??
    (/\byour\b/i.test(question) ? numbersOf(bare(about))[0] : numbersOf(about.asked)[0]);
  if (number === undefined) return undefined;
  const [whole = '0', rest] = number.split('.');
  const words = (digits: string): string => numberInWords(Number(digits));
  if (rest === undefined) return /\//.test(number) ? aloud(number) : words(number);
  const name = PLACES_BEHIND[rest.length - 1];
  return said(
    `${words(whole)} point ${[...rest].map((digit) => words(digit)).join(' ')}`,
    name === undefined ? undefined : `or ${whole === '0' ? '' : `${words(whole)} and `}${words(rest)} ${name}`,
  );
}

/** What anybody knows of operations, shapes and prices, with the student's own answer beside it. */
export const knows = (ask: Ask, about: TalkCase): string | undefined =>
  operation(ask, about) ??
  parentheses(ask, about) ??
  readAloud(ask, about) ??
  ofLengths(ask, about) ??
  bill(ask, about);
