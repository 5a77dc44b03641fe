import { gotIt, said, type TalkCase } from '../talk/talk-case.ts';
import { shownValue, writtenValue } from '../values.ts';
import type { Ask } from './asks.ts';
import { namedIn } from './named-in.ts';
import { butIGot } from './own-value.ts';

const MISSING: readonly (readonly [RegExp, (n: number, m: number) => number, string])[] = [
  [/\b(?:what|something) (?:×|times) (\d+) (?:gives|is|makes|equals|=) (\d+)/i, (n, m) => m / n, '? × n = m'],
  [
    /\b(\d+) (?:×|times) (?:what|something)(?: number)? (?:gives|is|makes|equals|=) (\d+)/i,
    (n, m) => m / n,
    'n × ? = m',
  ],
  [/\b(?:what|something) (?:\+|plus) (\d+) (?:gives|is|makes|equals|=) (\d+)/i, (n, m) => m - n, '? + n = m'],
  [
    /\b(\d+) (?:\+|plus) (?:what|something)(?: number)? (?:gives|is|makes|equals|=) (\d+)/i,
    (n, m) => m - n,
    'n + ? = m',
  ],
  [/\b(?:what|something) (?:-|minus) (\d+) (?:gives|is|makes|equals|=) (\d+)/i, (n, m) => m + n, '? - n = m'],
  [
    /\b(\d+) (?:-|minus) (?:what|something)(?: number)? (?:gives|is|makes|equals|=) (\d+)/i,
    (n, m) => n - m,
    'n - ? = m',
  ],
];

/** "What times 4 gives 24?", "7 minus what is 4?" */
function missingNumber({ plain }: Ask, about: TalkCase): string | undefined {
  for (const [pattern, work, form] of MISSING) {
    const [, n, m] = pattern.exec(plain) ?? [];
    if (n === undefined || m === undefined) continue;
    const value = work(Number(n), Number(m));
    const line = form.replace('?', writtenValue(value, true)).replace('n', n).replace('m', m);
    return said(`${shownValue(value)}, because \`${line}\``, butIGot(value, about));
  }
  return undefined;
}

const LESS = 'eats?|ate|gives?|gave|los[et]s?|lost|spends?|spent|sells?|sold|breaks?|broke|uses?|used|takes?|took';
const EVENT = new RegExp(
  `\\b(starts? (?:with|at)|started with|had|has|have)\\s+\\$?(\\d+)|\\b(${LESS})\\s+(?:away\\s+)?(\\d+)|\\b(gets?|got|finds?|found|buys?|bought|earns?|earned|picks?|picked|receives?)\\s+(\\d+)`,
  'gi',
);

/** "Start with 8 cookies, eat 3, get 2 more. How many?": what happens one after the other. */
function events({ plain, text }: Ask, about: TalkCase): string | undefined {
  if (!/\bhow (?:many|much)\b|\bwhat\b.*\bleft\b/i.test(text)) return undefined;
  const all = [...plain.matchAll(EVENT)];
  const [first, ...more] = all;
  if (first?.[2] === undefined || more.length === 0 || more.some((one) => one[2] !== undefined)) return undefined;
  let value = Number(first[2]);
  const signs = more.map((one) => (one[4] === undefined ? ` + ${one[6]}` : ` - ${one[4]}`));
  for (const one of more) value += one[4] === undefined ? Number(one[6]) : -Number(one[4]);
  return said(`\`${first[2]}${signs.join('')} = ${value}\``, butIGot(value, about));
}

/** "If you split x into 3 parts and each is 6, how big is x?" */
function partsOf({ plain }: Ask, about: TalkCase): string | undefined {
  const [, parts, each] =
    /\b(?:split|cut|divide|share)\b.*?\binto (\d+) (?:equal )?(?:parts|pieces|groups|piles)\b.*?\beach (?:one |part |of them )?(?:is|has|gets|holds) (\d+)/i.exec(
      plain,
    ) ?? [];
  return parts === undefined || each === undefined
    ? undefined
    : said(`\`${parts} × ${each} = ${Number(parts) * Number(each)}\``, butIGot(Number(parts) * Number(each), about));
}

/** "If it was 20 long and 4 wide, how big would the area be?" */
function newArea({ plain, text }: Ask, about: TalkCase): string | undefined {
  const [, one, other] =
    /(\d+)(?: [a-z]+)? (?:long|wide|tall|high) and (\d+)(?: [a-z]+)? (?:long|wide|tall|high)/i.exec(plain) ?? [];
  return one === undefined || other === undefined || !/\barea\b|\bsquares\b/i.test(text)
    ? undefined
    : said(`\`${one} × ${other} = ${Number(one) * Number(other)}\``, butIGot(Number(one) * Number(other), about));
}

/** "If one pound was $1.25, what would 5 pounds cost?" */
function priceOf({ plain }: Ask, about: TalkCase): string | undefined {
  const [, thing = '', price] =
    /\b(?:one|1|a|each) ([a-z]+) (?:was|is|were|costs?|would be) \$?(\d+(?:\.\d+)?)/i.exec(plain) ?? [];
  const [, count] =
    thing === ''
      ? []
      : (new RegExp(`(\\d+) ${thing.replace(/s$/, '')}s?\\b(?! (?:was|is|were))`, 'i').exec(
          plain.replace(/\b1 (?=[a-z]+ (?:was|is|were|costs?))/i, ''),
        ) ?? []);
  if (price === undefined || count === undefined) return undefined;
  const value = Number(price) * Number(count);
  return said(`\`${count} × ${price} = ${writtenValue(value, false)}\``, butIGot(value, about));
}

const COINS: Readonly<Record<string, number>> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const worth = ({ question }: Ask, about: TalkCase): string | undefined => {
  const coin = /\b(penny|nickel|dime|quarter)\b/i.exec(question)?.[1]?.toLowerCase();
  return coin === undefined || !/\bworth\b|\bhow much\b|\bhow many cents\b/i.test(question)
    ? undefined
    : said(`${COINS[coin]} cents`, about.right ? undefined : `hm, ${gotIt(about)}`);
};

/** "What fraction of 60 is 15?" */
function fractionOf({ plain }: Ask, about: TalkCase): string | undefined {
  const [, whole, part] = /\bwhat fraction of (\d+) is (\d+)/i.exec(plain) ?? [];
  return whole === undefined || part === undefined
    ? undefined
    : said(
        `\`${part}/${whole}\`, that is ${shownValue(Number(part) / Number(whole))}`,
        butIGot(Number(part) / Number(whole), about),
      );
}

/** "Which number is the money?" */
function whichNumber({ question }: Ask, about: TalkCase): string | undefined {
  const [, name = ''] =
    /\bwhich (?:number|one) (?:is|tells|shows|stands for) (?:you )?(?:the |how many |how much )?([a-z]+)/i.exec(
      question,
    ) ?? [];
  const wanted = name
    .toLowerCase()
    .replace(/^(?:money|price|cost)$/, 'dollars')
    .replace(/s$/, '');
  const found =
    wanted === ''
      ? undefined
      : namedIn(about.asked).find(
          ({ counts = '', called = '' }) => counts.replace(/s$/, '') === wanted || called === wanted,
        );
  return found === undefined ? undefined : said(`the ${found.text}`);
}

const WAYS = [missingNumber, events, partsOf, newArea, priceOf, worth, fractionOf, whichNumber];

/** What happens in the everyday, one after the other, and numbers that are missing. */
export function everyday(ask: Ask, about: TalkCase): string | undefined {
  for (const way of WAYS) {
    const found = way(ask, about);
    if (found !== undefined) return found;
  }
  return undefined;
}
