import { largeNumbers, namedNumbers, namedParts, numberAt } from '../number-names.ts';

/** The values of single words, also as children spell them. */
const VALUES: ReadonlyMap<string, number> = new Map([...namedNumbers, ['fourty', 40], ['oh', 0]]);

const WORD = [
  ...VALUES.keys(),
  ...largeNumbers.keys(),
  ...[...namedParts.keys()].map((name) => `${name}s?`),
  'point',
].join('|');
/** Words and digits that form one number: "two and a half", "3 fourths", "zero point five". */
const PHRASE = new RegExp(
  String.raw`(?<![\\\w.])(?:(?:an? )?(?:${WORD})|\d[\d,.]*(?=[ -]+(?:and )?(?:an? )?(?:${WORD})\b))(?:(?:[ -]+(?:and )?(?:an? )?)(?:(?:${WORD})\b|\d[\d,.]*(?![\d/])))*(?![\w])`,
  'gi',
);

const plain = (n: number): string => String(Number(n.toPrecision(15)));

/** The value of a word, of digits, and of "a" in "a hundred". */
const worthOf = (word: string): number | undefined => {
  const value = VALUES.get(word) ?? (/^an?$/.test(word) ? 1 : undefined);
  if (value !== undefined || !/^\d/.test(word)) return value;
  const number = Number(word.replaceAll(',', ''));
  return Number.isNaN(number) ? undefined : number;
};

/**
 * The number of words such as "three hundred and five", "2.5 million", "zero point zero five"; undefined if the words
 * do not form a number.
 */
function cardinal(words: readonly string[]): string | undefined {
  const point = words.indexOf('point');
  if (point >= 0) {
    const digits = words.slice(point + 1).map((word) => VALUES.get(word) ?? word);
    const whole = point === 0 ? '0' : cardinal(words.slice(0, point));
    return whole !== undefined &&
      digits.length > 0 &&
      /^\d+$/.test(digits.join('')) &&
      digits.every((d) => `${d}`.length === 1)
      ? `${whole}.${digits.join('')}`
      : undefined;
  }
  const found = numberAt(words, 0, worthOf);
  return found?.took === words.length ? plain(found.value) : undefined;
}

/** One phrase in digits: `2 1/2` for "two and a half". */
function inDigits(phrase: string): string | undefined {
  const words = phrase
    .toLowerCase()
    .replace(/[.,]+$/, '')
    .split(/[ -]+/);
  const below = namedParts.get((words.at(-1) ?? '').replace(/s$/, ''));
  if (below === undefined) return cardinal(words.filter((word) => word !== 'and'));
  const and = words.lastIndexOf('and');
  const top = words.slice(and + 1, -1);
  const above = top.length === 0 ? '1' : cardinal(top);
  if (above === undefined) return undefined;
  if (and < 0) return `${above}/${below}`;
  const whole = cardinal(words.slice(0, and).filter((word) => word !== 'and'));
  return whole === undefined ? undefined : `${whole} ${above}/${below}`;
}

/** The same text with numbers in words replaced by digits; "two and five" are two numbers. */
export const withDigits = (text: string): string =>
  text.replace(PHRASE, (phrase) => inDigits(phrase) ?? phrase.replace(/[^ ]+/g, (word) => inDigits(word) ?? word));
