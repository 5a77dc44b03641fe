import { namedNumbers } from '../../number-names.ts';
import { numberOfWords } from '../../verify/number-words.ts';

/**
 * One amount of a text with the numbers it is written with: `7/12` has two, `1 1/4` three, a list as many as it has.
 *  */
export type Amount = {
  readonly shape: 'plain' | 'percent' | 'placed' | 'fraction' | 'mixed' | 'ratio' | 'list';
  readonly numbers: readonly string[];
  /** The word after the amount, if there is one: what is counted or measured. */
  readonly unit: string | undefined;
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const PLACES = ['tenth', 'hundredth', 'thousandth'];
const NAMED = new RegExp(
  `\\b(?:(?:${[...namedNumbers.keys()].join('|')}|(?:hundred|thousand|million)(?:\\s+and(?=\\s))?)[\\s-]*)+\\b`,
  'gi',
);

/** "two and seven hundredths" as its whole number, its numerator and its decimal place: #2;7;2. */
function placed(text: string): string {
  return text.replace(
    /\b(?:(\d+|one) and )?(\d+) (tenth|hundredth|thousandth)s?\b/gi,
    (_, whole: string | undefined, count: string, place: string) => {
      const digits = PLACES.indexOf(place.toLowerCase()) + 1;
      return `#${whole === 'one' ? '1' : (whole ?? '0')};${count};${digits}`;
    },
  );
}

/** Replaces words for numbers by digits. A lone "one" stays a word, because it is seldom an amount. */
function named(text: string): string {
  const inDigits = text.replace(NAMED, (words) => {
    const parts = words.toLowerCase().trim().split(/\s+/);
    // "two three" is two numbers, and "and" at the end joins something else.
    const tail = /(?:\s+and)?\s*$/.exec(words.toLowerCase())?.[0] ?? '';
    const value = numberOfWords(parts.at(-1) === 'and' ? parts.slice(0, -1) : parts);
    if (value === undefined || words.toLowerCase().trim() === 'one') return words;
    return `${value}${tail}`;
  });
  return placed(inDigits)
    .replace(/\b(?:twice|double)\b/gi, '2 times')
    .replace(/\btriple\b/gi, '3 times')
    .replace(/\ba dozen\b/gi, '12')
    .replace(/\b(a|one|1) half\b|\bhalf of\b/gi, '1/2 of');
}

/**
 * A question with one spelling for each sign: plain minus, powers as ^, no dollar signs or thousands commas, numbers in
 * digits instead of words.
 */
export const plainText = (text: string): string =>
  named(
    text
      .replace(
        /⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g,
        (run) => `^${[...run].map((sign) => (sign === '⁻' ? '-' : SUPERSCRIPTS.indexOf(sign))).join('')}`,
      )
      .replace(/[−–]/g, '-')
      .replace(/[`]/g, '')
      .replace(/\$\s?(\d*\.?\d+)(?:,(\d{3})\b)?/g, '$1$2 dollars')
      .replace(/(\d),(?=\d{3}\b)/g, '$1'),
  );

/** A minus belongs to its number, even where it means subtraction, because both texts are read with the same rule. */
const NUMBER = String.raw`(?<![\d.])(?:-\s?)?(?:\d+(?:\.\d+)?|\.\d+)`;
const AMOUNT = new RegExp(
  [
    String.raw`#(?<placed>\d+;\d+;\d)`,
    String.raw`(?<mixed>-?\d+ \d+\/\d+)`,
    String.raw`(?<list>${NUMBER}(?:\s*,\s*(?:and\s+)?${NUMBER}|\s+and\s+${NUMBER}(?=\s*[.?]?$)){2,})`,
    String.raw`(?<fraction>-?\d+\/\d+)`,
    String.raw`(?<ratio>\d+\s*:\s*\d+)`,
    String.raw`(?<percent>${NUMBER})\s*(?:%|percent\b|per cent\b)`,
    `(?<plain>${NUMBER})`,
  ].join('|'),
  'gi',
);

/** The amounts in a text, in its order. */
export function amountsOf(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].slice(0, 40).map(({ groups = {}, 0: whole, index }): Amount => {
    const unit = /^\s*([a-z]+)/i
      .exec(text.slice(index + whole.length))?.[1]
      ?.toLowerCase()
      .replace(/s$/, '');
    const [shape, written = ''] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
    const numbers = written.replace(/-\s/g, '-').match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? [];
    switch (shape) {
      case 'mixed':
      case 'placed':
      case 'fraction':
      case 'ratio':
      case 'list':
      case 'percent':
        return { shape, numbers, unit };
      default:
        return { shape: 'plain', numbers, unit };
    }
  });
}
