import { near, writtenValue } from '../values.ts';
import { figures, type Quantity, quantitiesIn } from './calculate.ts';
import { gotIt, reasonOf, said, type TalkCase } from './talk-case.ts';

const THINGS =
  /\b(?:dollars?|cents?|bucks|money|degrees?|cups?|cakes?|pizzas?|brownies?|cookies?|apples?|oranges?|candy|candies|marbles?|miles?|feet|meters?|kids|people|friends|pieces?|slices?|pans?|trays?|bags?|boxes|pencils?|hours?|minutes?|chocolate|pies?|ribbon|gallons?|liters?|steps?|floors?|elevator|points)\b/i;
const NEGATIVE =
  /(\d+(?:\.\d+)?)\s*(?:degrees?|floors?|feet|meters?|dollars?)?\s*(?:below\b(?: (?:zero|0|ground))?|in debt|under water)/gi;

type Way = readonly [pattern: RegExp, work: (one: number, other: number) => number, sign: string];

/** What happens in a story, by its verbs; the first that fits decides. */
const WAYS: readonly Way[] = [
  [
    /\bowe|\bspen[dt]|\bleft\b|\blos[et]|\bgive[ns]? (?:me|away|him|her|you)|\bgave\b|\bcolder|\bdrops?\b|\bfalls?\b|\bpays?\b|\bwithdraw|\btakes? away|\bdown\b|\bless than\b|\bcheaper/i,
    (one, other) => one - other,
    '-',
  ],
  [
    /\bfor each\b|\bfor every\b|\beach (?:\w+ )?(?:takes?|needs?|uses?|is|holds?)\b|\bhow many (?:\w+ ){0,2}(?:can|could|fit|will)\b|\btakes?\b.*\bfor (?:each|one|a)\b/i,
    (one, other) => Math.max(one, other) / Math.min(one, other),
    '÷',
  ],
  [/\bshar|\bsplit|\bbetween\b|\bevenly\b/i, (one, other) => one / other, '÷'],
  [
    /\b(?:bags?|boxes|packs?|rows?|groups?|times)\b.*\b(?:each|with|of)\b|\bhalf of\b/i,
    (one, other) => one * other,
    '×',
  ],
  [
    /\bwarm|\brises?|\bgoes? up|\bgets?\b|\bfinds?\b|\band then\b|\banother\b|\btogether\b|\baltogether\b|\bmore\b|\bplus\b|\badd\b|\bup\b/i,
    (one, other) => one + other,
    '+',
  ],
];

const PEOPLE = /\b(?:kids|people|friends)\b/gi;
const nounFor = (text: string): string =>
  THINGS.exec(text.replace(PEOPLE, ''))?.[0]
    .toLowerCase()
    .replace(/^(?:bucks|money)$/, 'dollars') ?? '';

/** A value in the words of the story: money in cents, less than nothing as owed. */
function inWords(value: number, text: string, noun: string): string {
  const shown = `\`${writtenValue(Math.abs(value), /\//.test(text))}\`${noun === '' ? '' : ` ${noun}`}`;
  if (value >= 0) return shown;
  return /\bowe|\bdollar|\bmoney|\bpay/i.test(text)
    ? `that is not enough, so I would still owe ${shown}`
    : `\`${writtenValue(value, /\//.test(text))}\`${noun === '' ? '' : ` ${noun}`}`;
}

const cents = ({ text, value }: Quantity): string =>
  /\./.test(text) && value < 1 ? `\`${text}\` is ${Math.round(value * 100)} cents` : `\`${text}\``;

/** Which of two things one would rather have, or which pieces are bigger when something is cut. */
function chooses(text: string, named: readonly Quantity[]): string | undefined {
  const [one, other] = named;
  if (one === undefined || other === undefined) return undefined;
  if (/\brather\b|\bwant\b|\bwhich (?:would|amount|deal)\b/i.test(text)) {
    const best = one.value >= other.value ? one : other;
    const isMoney = /\bdollar|\bmoney|\bcents/i.test(text);
    return said(
      `I would take \`${best.text}\``,
      isMoney ? `${[one, other].map(cents).join(' and ')}, so that is more money` : 'that is more',
    );
  }
  if (!/\b(?:cut|shar\w+|split|divid\w+)\b/i.test(text) || !/\bbigger|larger|smaller|more\b/i.test(text))
    return undefined;
  const [few, many] = one.value < other.value ? [one, other] : [other, one];
  return said(
    `if it is cut in ${few.text}, the pieces are bigger than in ${many.text}`,
    'fewer pieces means each one is bigger. Hm',
  );
}

/** Several amounts shared evenly: the first number is how many share if it fits, else each amount belongs to one. */
function evenly(named: readonly Quantity[]): number {
  const [count, ...amounts] = named.map(({ value }) => value);
  const isCount = count === amounts.length;
  const all = isCount ? amounts : named.map(({ value }) => value);
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

/** Replies to a little story of the teacher's: in a story a child reckons as in life, and may wonder about its answer. */
export function inContext(text: string, about: TalkCase, isStory = false): string | undefined {
  if (!(isStory || THINGS.test(text) || /\bowe/i.test(text)) || !/\?/.test(text)) return undefined;
  const plain = figures(text)
    .replace(
      /(\d+) dollars? and (\d{1,2}) cents?/gi,
      (_, whole: string, part: string) => `$${whole}.${part.padStart(2, '0')}`,
    )
    .replace(NEGATIVE, '-$1')
    .replace(/\bone (?:pan|cake|pizza|whole|dollar|pie)\b/gi, '');
  const named = quantitiesIn(plain).filter(({ text: piece }) => !/[+×÷]/.test(piece));
  const choice = chooses(text, named);
  if (choice !== undefined) return choice;
  const [one, other] = named;
  if (one === undefined || other === undefined) return undefined;
  const outOf = /\bout of\b/i.test(text) && one.value < other.value;
  const [first, second] = outOf ? [other, one] : [one, other];
  const isWhole = /\bmore than (?:one|a|1)\b/i.test(text);
  const isShared = named.length > 2 && /\bshar|\bsplit|\bevenly\b/i.test(text);
  const way = isWhole ? undefined : WAYS.find(([pattern]) => pattern.test(text));
  if (way === undefined && !isWhole && !isShared) return undefined;
  const owesMore = /\bowe/i.test(text) && /\bborrow|\banother\b|\bmore\b/i.test(text);
  if (owesMore)
    return said(
      `I would owe ${first.value + second.value} ${nounFor(text)}`.trim(),
      about.right ? undefined : `hm, ${gotIt(about)}`,
    );
  const value = isShared
    ? evenly(named)
    : way === undefined
      ? first.value + second.value
      : way[1](first.value, second.value);
  const noun = nounFor(text.split(/(?<=[,.])\s/).at(-1) ?? text) || nounFor(text);
  const own = quantitiesIn(about.given.replaceAll('`', ''))[0];
  const about_ = /\babout\b|\broughly\b|\bestimate\b/i.test(text) ? 'about ' : '';
  return said(
    isWhole
      ? `${value > 1 ? 'yes' : 'no'}, \`${first.text}\` and \`${second.text}\` make \`${writtenValue(value, true)}\`, that is ${value > 1 ? 'more' : 'not more'} than one`
      : `${about_}${inWords(value, text, noun)}`,
    own === undefined || near(own.value, value) || about.right
      ? undefined
      : `hm, that is not what I got: ${gotIt(about)}`,
  );
}

/** "How far in one hour?": what one takes, from a pair of amounts in the problem. */
export function unitRate(text: string, about: TalkCase): string | undefined {
  const [, asked] =
    /\b(?:in|for|per|each|every|with)\s+(?:just )?(?:one|1|an?|single|each)\s+([a-z]+)/i.exec(text) ?? [];
  if (asked === undefined) return undefined;
  const pairs = [
    ...about.asked.matchAll(
      /(\d+(?:\.\d+)?)\s+([a-z]+)(?: of [a-z]+)?\s+(?:in|for|and|per|to|with)\s+(\d+(?:\.\d+)?)\s+([a-z]+)/gi,
    ),
  ];
  const stem = asked.replace(/s$/, '');
  for (const [, amount, thing, count, unit = ''] of pairs) {
    const isUnit = unit.startsWith(stem);
    if (!isUnit && !(thing ?? '').startsWith(stem)) continue;
    const value = isUnit ? Number(amount) / Number(count) : Number(count) / Number(amount);
    return `\`${writtenValue(value, true)}\` ${isUnit ? thing : unit}`;
  }
  return undefined;
}

const MORE_OR_LESS =
  /\b(?:more|bigger|larger|longer|higher|greater|faster|slower)\b[^.?]* or (?:\w+ )?(?:less|smaller|fewer|shorter|lower|slower|faster)\b|\b(?:less|smaller|fewer|shorter|lower)\b[^.?]* or (?:\w+ )?(?:more|bigger|larger|longer)\b/i;

/** "Would half the recipe need more or less?": by common sense. */
export function moreOrLess(text: string, about: TalkCase): string | undefined {
  if (!MORE_OR_LESS.test(text) || /\d|\bthan (?:a )?half\b/.test(text)) return undefined;
  const isFaster = /\bfaster\b/i.test(text);
  if (isFaster)
    return said(
      /\bmore (?:people|workers|painters|kids|help|friends|machines)/i.test(text)
        ? 'faster, I think'
        : 'slower, I think',
      `hm, ${gotIt(about)}`,
    );
  const less = /\bhalf\b|\bpart of\b|\bfewer\b(?=.*\b(?:need|take|use))|\bdiscount\b|\boff\b|\bsale\b|\bslower\b/i.test(
    text,
  );
  return said(
    less ? 'less, I think' : 'more, I think',
    less ? `hm, and ${gotIt(about)}` : `because ${reasonOf(about)}`,
  );
}
