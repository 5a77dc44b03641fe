import { namedNumbers, numberAt } from '@lemma/math';

/** Spoken denominators. "second" is left out, because it nearly always means the second of several things. */
const PARTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 2,
    halves: 2,
    third: 3,
    quarter: 4,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    eleventh: 11,
    twelfth: 12,
    fifteenth: 15,
    sixteenth: 16,
    twentieth: 20,
    hundredth: 100,
    thousandth: 1000,
  }),
);

/** 2 for "half" or "halves", 4 for "quarters"; undefined for other words. */
export const partOf = (word: string): number | undefined => PARTS.get(word) ?? PARTS.get(word.replace(/s$/, ''));

/** The number that begins at a position in the words. "Hundred" alone begins none. */
const readNumber = (words: readonly string[], from: number) =>
  namedNumbers.has(words[from] ?? '') ? numberAt(words, from) : undefined;

const POWERS = ['zero', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

const SIGNS: readonly (readonly [RegExp, string | ((_: string, name: string) => string)])[] = [
  [/\bdivided by\b/gi, '÷'],
  [/\bmultiplied by\b/gi, '×'],
  [/\btake away\b/gi, '-'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\btimes\b/gi, '×'],
  [/\bequals\b/gi, '='],
  [/\bis equal to\b/gi, '='],
  [/\bper ?cent\b/gi, '%'],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
  [/\bto the power (?:of )?(\d+)\b/gi, '^$1'],
  [
    /(?<=\d|\b[a-z]) to the (0|zero|zeroth|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?: power)?\b/gi,
    (_, name: string) => `^${POWERS.indexOf(name.toLowerCase().replace(/^zeroth$|^0$/, 'zero'))}`,
  ],
  [/\bnegative (?=[\d.])/gi, '-'],
  [/(\d) over (\d)/gi, '$1/$2'],
  [/(\d) point (\d+)/gi, '$1.$2'],
  [/(\d)\s+%/g, '$1%'],
  [/\s+\^/g, '^'],
];

const VULGAR: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5' },
  ...{ '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅒': '1/10' },
};

/** Fraction characters as they are typed: "2½" is "2 1/2". */
const unfolded = (text: string): string =>
  text.replace(/(\d?)\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅒])/g, (_, whole: string, one: string) =>
    `${whole} ${VULGAR[one] ?? one}`.trimStart(),
  );

const FRACTION_WORD = Object.keys(PARTS).join('|');

/** Matches "four and a third" as one number; in "add four and a third" there are two. */
const mixedInWords = new RegExp(
  `(?<!\\b(?:add|between|of|both|divide|multiply)\\s+)\\b(${[...namedNumbers.keys()].join('|')}|\\d+) and (?=(?:an?|[a-z]+|\\d+)[ -](?:${FRACTION_WORD})s?\\b)`,
  'gi',
);

/**
 * Numbers and signs in words become digits and symbols: "three quarters plus one sixth" is "3/4 + 1/6". The rest stays
 * the same.
 */
export function spokenToMath(text: string): string {
  const tokens = unfolded(text)
    .replace(/[²³]/g, (power) => (power === '²' ? '^2' : '^3'))
    .replace(/\ba hundred\b/gi, '100')
    .replace(mixedInWords, '$1 ')
    .replace(/([a-z])-(?=[a-z])/gi, '$1 ')
    .split(/(\s+|[.,;:?!]+(?=\s|$))/);
  const words = tokens.filter((token) => /\S/.test(token));
  const plain = words.map((word) => word.toLowerCase());
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = plain[at] ?? '';
    const number = readNumber(plain, at);
    const digits = /^\d+$/.test(word) ? { value: Number(word), took: 1 } : undefined;
    const read = number ?? digits;
    const part = read && partOf(plain[at + read.took] ?? '');
    const article = (word === 'a' || word === 'an') && partOf(plain[at + 1] ?? '') !== undefined;
    if (article && plain[at + 1] !== 'second') {
      out.push(`1/${partOf(plain[at + 1] ?? '')}`);
      at += 1;
    } else if (read && part !== undefined && /^[a-z]/i.test(plain[at + read.took] ?? '')) {
      out.push(`${read.value}/${part}`);
      at += read.took;
    } else if (number && !(word === 'one' && number.took === 1)) {
      out.push(String(number.value));
      at += number.took - 1;
    } else if (word === 'one' && /^(plus|minus|times|divided|over|point|take)$/.test(plain[at + 1] ?? ''))
      out.push('1');
    else if (word === 'one' && /^(plus|minus|times|by|over|point|away|negative)$/.test(plain[at - 1] ?? ''))
      out.push('1');
    else out.push(words[at] ?? '');
  }
  // A separate "?" is a blank in an equation and keeps its space.
  const joined = out
    .join(' ')
    .replace(
      /(\d) point (\d)((?: \d)+)\b/gi,
      (_, whole: string, first: string, more: string) => `${whole} point ${first}${more.replaceAll(' ', '')}`,
    )
    .replace(/\s+([.,;:!]|\?$)/g, '$1');
  return SIGNS.reduce(
    (line, [from, to]) => (typeof to === 'string' ? line.replace(from, to) : line.replace(from, to)),
    joined,
  );
}
