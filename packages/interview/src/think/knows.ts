import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { expressionOf, ruleOf } from './parts.ts';

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
  [/\bshape\b.*\barea\b.*(?:×|times|\bby\b)|\bshape\b.*(?:×|times)/i, 'a rectangle, I think: rows of squares'],
  [/\b(?:add(?:ed|ing)?|sum)\b.*\b(?:all|sides|around)\b/i, 'how long it is all the way around'],
  [/\bmultipl\w+\b.*\bsides\b/i, 'how many squares fit inside'],
];

function ofLengths({ question, plain }: Ask, about: TalkCase): string | undefined {
  if (!/\bwhat\b/i.test(question) || !/\b(?:shape|find(?:ing)?|measur\w+|tell|get|mean|looking)\b/i.test(question))
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

/** What anybody knows of operations, shapes and prices, with the student's own answer beside it. */
export const knows = (ask: Ask, about: TalkCase): string | undefined =>
  operation(ask, about) ?? ofLengths(ask, about) ?? bill(ask, about);
