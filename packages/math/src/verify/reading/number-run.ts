import { SUPERSCRIPTS, VULGAR } from '../../check/words.ts';
import { largeNumbers, namedNumbers, namedParts } from '../../number-names.ts';
import { endlessAt, spacedDigitsAt } from '../endless.ts';

/** A number that was read: its value, where it ends, and how it was written. */
export type NumberRun = {
  readonly value: number;
  readonly end: number;
  readonly places: number | undefined;
  readonly form: 'decimal' | 'fraction' | 'percent' | 'power' | 'words' | 'money';
  readonly unit?: 'dollars' | 'cents';
};

const PLAIN = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+/y;
const FRACTION = /\s*\/\s*(\d+)(?![\d/])/y;
const MIXED = /\s+(\d+)\/(\d+)(?![\d/])/y;
const POWER = /\s*[×x·]\s*10(?:\^\(?([-−]?\d+)\)?|([⁻]?[⁰¹²³⁴-⁹]+))/y;

/** The values of ½ and similar characters. */
const signAt = (sign = ''): number | undefined => {
  const parts = VULGAR.get(sign);
  return parts && parts[0] / parts[1];
};

const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | null => {
  pattern.lastIndex = place;
  return pattern.exec(text);
};

const raised = (text: string): number =>
  Number([...text].map((sign) => (sign === '⁻' ? '-' : SUPERSCRIPTS.indexOf(sign))).join(''));

const placesIn = (digits: string): number => /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;

const PLACE_WORD =
  / ((?:ten|hundred) (?:thousands|millions)|ones|tens?|hundreds?|thousands?|tenths?|hundredths?|thousandths?)\b(?!['-])/y;
/** What one of each decimal place is worth. */
export const WORTH: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1e6],
  ['tenth', 0.1],
  ['hundredth', 0.01],
  ['thousandth', 0.001],
]);

/** "4 hundreds", "seven tenths": the value of the decimal place that is named after a number. */
function placeAt(text: string, end: number): { readonly value: number; readonly end: number } | undefined {
  const found = at(PLACE_WORD, text, end);
  const words = (found?.[1] ?? '').split(' ').map((word) => WORTH.get(word.replace(/s$/, '')));
  const value = words.reduce<number | undefined>(
    (all, one) => (all === undefined || one === undefined ? undefined : all * one),
    1,
  );
  return found === null || value === undefined ? undefined : { value, end: end + found[0].length };
}

/** The number in digits at a position, with its sign, fraction, percent or dollar sign. */
export function digitsAt(text: string, place: number): NumberRun | undefined {
  const minus =
    /[-−–]/.test(text[place] ?? '') &&
    !/(?:[\d)\]°%²³]\s?|[A-Za-z]|(?<![A-Za-z])[b-z]\s)$/.test(text.slice(Math.max(0, place - 3), place))
      ? 1
      : 0;
  const money = text[place + minus] === '$' ? 1 : 0;
  const from = place + minus + money;
  const endless = endlessAt(text, from);
  if (endless?.fraction && money === 0) {
    const { top, bottom } = endless.fraction;
    return { value: (minus === 1 ? -top : top) / bottom, end: endless.end, places: undefined, form: 'fraction' };
  }
  const spaced = spacedDigitsAt(text, from);
  const found = spaced === undefined ? at(PLAIN, text, from) : [spaced];
  const own = signAt(text[from]);
  if (found === null && own === undefined) return undefined;
  const digits = found?.[0] ?? '';
  let end = from + (found === null ? 1 : digits.length);
  let value = found === null ? (own ?? 0) : Number(digits.replace(/[,\s]/g, ''));
  let form: NumberRun['form'] = found === null ? 'fraction' : 'decimal';
  const [mixed, fraction] = [at(MIXED, text, end), at(FRACTION, text, end)];
  const sign = signAt(text.slice(end).trimStart()[0]);
  const power = at(POWER, text, end);
  const spoken = at(/ and (?:an?|one) (half|quarter|third)\b/y, text, end);
  if (found !== null && mixed !== null && !digits.includes('.')) {
    value += Number(mixed[1]) / Number(mixed[2]);
    [end, form] = [end + mixed[0].length, 'fraction'];
  } else if (found !== null && spoken !== null && !digits.includes('.')) {
    value += 1 / (namedParts.get(spoken[1] ?? '') ?? 2);
    [end, form] = [end + spoken[0].length, 'fraction'];
  } else if (found !== null && fraction !== null && !digits.includes('.')) {
    value /= Number(fraction[1]);
    [end, form] = [end + fraction[0].length, 'fraction'];
  } else if (found !== null && sign !== undefined && !digits.includes('.')) {
    value += sign;
    [end, form] = [text.indexOf(text.slice(end).trimStart()[0] ?? '', end) + 1, 'fraction'];
  } else if (power !== null) {
    value *= 10 ** (power[1] === undefined ? raised(power[2] ?? '') : Number(power[1].replace('−', '-')));
    [end, form] = [end + power[0].length, 'power'];
  }
  const signed = minus === 1 ? -value : value;
  const places = form === 'decimal' ? placesIn(digits) : undefined;
  if (money === 1) return { value: signed, end, places, form: 'money', unit: 'dollars' };
  const pi = form === 'decimal' || form === 'fraction' ? at(/\s?(?:π|pi\b)/y, text, end) : null;
  if (pi && !/[²³\w^]/.test(text[end + pi[0].length] ?? ''))
    return { value: signed * Math.PI, end: end + pi[0].length, places: undefined, form: 'fraction' };
  const place10 = form === 'decimal' && places === 0 ? placeAt(text, end) : undefined;
  if (place10)
    return {
      value: signed * place10.value,
      end: place10.end,
      places: undefined,
      form: place10.value < 1 ? 'fraction' : 'words',
    };
  const large = form === 'decimal' ? at(/ (thousand|million|billion)\b/y, text, end) : null;
  if (large)
    return {
      value: signed * (largeNumbers.get(large[1] ?? '') ?? 1),
      end: end + large[0].length,
      places: undefined,
      form: 'words',
    };
  const percent = at(/\s?(?:%|per ?cent\b)/y, text, end);
  if (percent) return { value: signed / 100, end: end + percent[0].length, places: (places ?? 0) + 2, form: 'percent' };
  if (text[end] === '¢') return { value: signed, end: end + 1, places, form: 'money', unit: 'cents' };
  return { value: signed, end, places, form };
}

const partOf = (word: string): number | undefined =>
  namedParts.get(word) ?? (word.endsWith('s') ? namedParts.get(word.slice(0, -1)) : undefined);
const isNumeral = (word: string): boolean =>
  word.split('-').every((part) => namedNumbers.has(part) || largeNumbers.has(part));

/** The whole number that these words form; undefined if they form none. */
export function cardinal(words: readonly string[]): number | undefined {
  let [total, current, room] = [0, 0, Number.POSITIVE_INFINITY];
  for (const word of words.flatMap((one) => one.split('-')).filter((one) => one !== 'and')) {
    const [value, large] = [namedNumbers.get(word), largeNumbers.get(word)];
    if (large !== undefined && large <= 100) {
      current = (current || 1) * large;
      room = 100;
    } else if (large !== undefined) {
      total += (current || 1) * large;
      [current, room] = [0, 1000];
    } else if (value !== undefined && value < room) {
      current += value;
      room = value >= 20 ? 10 : 0;
    } else return undefined;
  }
  return words.length === 0 ? undefined : total + current;
}

const WORDS = /[A-Za-z]+(?:-[A-Za-z]+)*/y;

/** The words from a position on that are separated by spaces only. */
function wordsFrom(text: string, place: number): { readonly word: string; readonly end: number }[] {
  const words: { word: string; end: number }[] = [];
  for (let from = place; words.length < 9; ) {
    const found = at(WORDS, text, from);
    if (found === null) break;
    const end = from + found[0].length;
    words.push({ word: found[0].toLowerCase(), end });
    if (text[end] !== ' ') break;
    from = end + 1;
  }
  return words;
}

type Counted = { readonly value: number; readonly used: number };

function cardinalIn(words: readonly { readonly word: string }[]): Counted | undefined {
  let used = 0;
  while (used < words.length) {
    const word = words[used]?.word ?? '';
    const joins =
      word === 'and' &&
      used > 0 &&
      largeNumbers.has(words[used - 1]?.word ?? '') &&
      isNumeral(words[used + 1]?.word ?? '');
    if (!joins && !isNumeral(word)) break;
    if (cardinal(words.slice(0, used + 1).map((one) => one.word)) === undefined && !joins) break;
    used += 1;
  }
  const value = cardinal(words.slice(0, used).map((one) => one.word));
  return value === undefined ? undefined : { value, used };
}

/** "half", "a third", "three quarters", "one and a half", "three-eighths"; with `coins`, quarters are money. */
function fractionIn(words: readonly { readonly word: string }[], coins: boolean): Counted | undefined {
  const word = (index: number): string => words[index]?.word ?? '';
  const part = (index: number): number | undefined =>
    coins && /^quarters?$/.test(word(index)) ? undefined : partOf(word(index));
  const [top = '', bottom = ''] = word(0).split('-');
  const joined = [namedNumbers.get(top), bottom === '' ? undefined : partOf(bottom)] as const;
  if (joined[0] !== undefined && joined[1] !== undefined) return { value: joined[0] / joined[1], used: 1 };
  const article = /^an?$/.test(word(0)) ? 1 : 0;
  const alone = part(article);
  if (alone !== undefined && (article === 1 || alone === 2)) return { value: 1 / alone, used: article + 1 };
  const count = cardinalIn(words);
  const below = count === undefined ? undefined : part(count.used);
  if (count !== undefined && below !== undefined) return { value: count.value / below, used: count.used + 1 };
  if (count !== undefined && word(count.used) === 'and') {
    const rest = fractionIn(words.slice(count.used + 1), coins);
    if (rest !== undefined && rest.value < 1)
      return { value: count.value + rest.value, used: count.used + 1 + rest.used };
  }
  return undefined;
}

/** "a dollar fifty". */
function dollarAnd(words: readonly { readonly word: string; readonly end: number }[]): NumberRun | undefined {
  if (!/^(?:a|one)$/.test(words[0]?.word ?? '') || words[1]?.word !== 'dollar') return undefined;
  const from = words[2]?.word === 'and' ? 3 : 2;
  const cents = cardinalIn(words.slice(from));
  if (cents === undefined || cents.value < 5 || cents.value > 99) return undefined;
  const end = words[from + cents.used - 1]?.end ?? 0;
  const value = 1 + cents.value / 100;
  return { value, end, places: undefined, form: 'money', unit: 'dollars' };
}

/** The number in words at a position. */
export function wordsAt(text: string, place: number, coins: boolean): NumberRun | undefined {
  const words = wordsFrom(text, place);
  const price = dollarAnd(words);
  if (price !== undefined) return price;
  const fraction = fractionIn(words, coins);
  const whole = fraction ?? cardinalIn(words);
  if (whole === undefined || whole.used === 0) return undefined;
  const end = words[whole.used - 1]?.end ?? place;
  const tens = fraction === undefined ? placeAt(text, end) : undefined;
  if (tens && tens.value >= 10) {
    return { value: whole.value * tens.value, end: tens.end, places: undefined, form: 'words' };
  }
  const large = fraction === undefined ? null : at(/ (dozen|hundred|thousand|million|billion)\b/y, text, end);
  if (large)
    return {
      value: whole.value * (largeNumbers.get(large[1] ?? '') ?? 1),
      end: end + large[0].length,
      places: undefined,
      form: 'words',
    };
  return { value: whole.value, end, places: undefined, form: fraction === undefined ? 'words' : 'fraction' };
}
