import type { AnswerSpec, MathText, Prose, Skill } from '../../types.ts';

/** The digits of a whole number, ones first: 305 → [5, 0, 3]. */
export const digitsOf = (n: number): number[] => [...String(n)].reverse().map(Number);

/**
 * Joins the digits written in each column, ones first, as they stand on paper: ['5', '11'] → 115. Leading zeros are
 * dropped.
 */
export const readColumns = (written: readonly (number | string)[]): number => Number([...written].reverse().join(''));

/** Names of the columns, ones first. */
export const placeNames = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
] as const;

/** The name of a column, ones being 0. */
export const placeName = (place: number): string => placeNames[place] ?? `10^${place}`;

/** "Ones", "Tens", … for the start of a sentence. */
export const placeTitle = (place: number): string => placeName(place).replace(/^./, (letter) => letter.toUpperCase());

/** The number of a key with or without a unit. */
export const amountOf = (key: MathText): number => Number(/\d+(?:\.\d+)?/.exec(key)?.[0]);

const standsAlone = (key: string, text: string): boolean =>
  text.includes(key) && new RegExp(`(?<![\\d.,])${key.replace(/[^\w]/g, '\\$&')}(?![\\d]|[.,]\\d)`).test(text);

/** True if a text shows the key as a number of its own. */
export const givesAway = (key: number | string, text: Prose): boolean =>
  standsAlone(String(key), text) || standsAlone(String(key).replace(/\B(?=(\d{3})+$)/g, ','), text);

/**
 * Leaves out hints with a number that happens to be the answer, unless the statement shows that number. Write at least
 * two hints without computed numbers, so that two always remain.
 */
export const hintsHiding = (key: number | string, statement: Prose, ...hints: readonly Prose[]): Prose[] =>
  hints.filter((hint) => givesAway(key, statement) || !givesAway(key, hint));

const MINUS = /[−–]/g;
const PAIRS = /\b(?:the )?(sum|difference|product|quotient) (?:of|between) (\d[\d,]*) (?:and|by) (\d[\d,]*)/g;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['sum', '+'],
  ['plus', '+'],
  ['difference', '-'],
  ['minus', '-'],
  ['product', '×'],
  ['times', '×'],
  ['multiplied by', '×'],
  ['quotient', '÷'],
  ['divided by', '÷'],
]);

/**
 * Replaces words by signs and numbers: "What is 12 times 4?", "Solve: 5 + 6", "Find the difference between 100 and 40."
 */
const withoutWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(PAIRS, (_, word: string, a: string, b: string) => `${a} ${SIGNS.get(word) ?? ''} ${b}`)
    .replace(/\b(?:plus|minus|times|multiplied by|divided by)\b/g, (word) => SIGNS.get(word) ?? word)
    .replace(/^[a-z][a-z' ]*[: ]\s*(?=[\d(?])/, '')
    .replace(/(?<=[\d)])\s*[.?]+$/, '');

/** Typed text made plain: no words around it, one kind of minus, × and ÷, no spaces, no "=" or "= ?" at the end. */
export const plainText = (text: MathText): string =>
  withoutWords(text.slice(0, 500))
    .replace(MINUS, '-')
    .replace(/[*·⋅]/g, '×')
    .replace(/(?<=\d\s*)x(?=\s*[\d(?])/g, '×')
    .replace(/[/:]/g, '÷')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/[_□▢]+/g, '?')
    .replace(/\s+/g, '')
    .replace(/=\??$/, '');

/** Reads "305 - 178" (also "305−178 =") for one operation; undefined for anything else or if `fits` is false. */
export const readBinary =
  (operation: '+' | '-' | '×' | '÷', fits: (a: number, b: number) => boolean) =>
  (text: MathText): { a: number; b: number } | undefined => {
    const found = /^(\d{1,9})([-+×÷])(\d{1,9})$/.exec(plainText(text));
    if (!found || found[2] !== operation) return undefined;
    const [a, b] = [Number(found[1]), Number(found[3])];
    return fits(a, b) ? { a, b } : undefined;
  };

/** The key with another number: "1 snack", but "7 snacks". */
function withNumber({ key, units = [] }: AnswerSpec, number: MathText): MathText {
  const [, count, word = ''] = /^(\d+) (.+)$/.exec(key) ?? [];
  const others = units.filter((unit) => unit !== word);
  // Counted things have a word for one and a word for many; the sign of a measure stays.
  const changes = others.length === 1 && units.length === 2 && (count === '1') !== (number === '1');
  return changes ? `${number} ${others[0]}` : key.replace(/\d+(?:\.\d+)?/, number);
}

/** Adds the unit of the key to each mistaken answer too, so that "15 cm" is recognized as well as "15". */
export const withUnits = (skill: Skill): Skill => ({
  ...skill,
  misconceptions: skill.misconceptions.map(({ work: mistaken, ...rule }) => ({
    ...rule,
    work: (params) => {
      const found = mistaken(params);
      const { answer } = skill.pose(params);
      return found === undefined || answer.kind !== 'quantity'
        ? found
        : { ...found, answer: withNumber(answer, found.answer) };
    },
  })),
});
