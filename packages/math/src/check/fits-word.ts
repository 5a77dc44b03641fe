import { withDigits } from './with-digits.ts';
import { FUNCTIONS, nameOf } from './words.ts';

const YES = /^(?:y|yes|yep|yeah|yup|true)$/;
const NO = /^(?:n|no|nope|nah|false)$/;

/** The words of an answer, without signs at its end and without articles and the like before a noun. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z' -]+/g, ' ')
    .replace(
      /^\s*(?:(?:(?:it|this|that|they|these|those|both|(?:the|both) [a-z]+)(?:'?s|'?re| is| are)|its|on)\s+)*(?:(?:an?|the|always|all|both)\s+)*/,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Nouns for what a question is about: "isosceles" and "isosceles triangle" are one answer, also "prime" and "prime number". */
const THING = /(?<=[a-z]) (?:triangles?|angles?|lines?|numbers?|shapes?|figures?|polygons?|functions?|relationships?)$/;

/**
 * Whether a word is a typing error of another: two letters swapped, or one left out or doubled after the first
 * ("triangel", "paralel"). A different letter makes a different word.
 */
export function isSlip(written: string, word: string): boolean {
  if (word.length < 6 || word.includes(' ') || written[0] !== word[0]) return false;
  const places = [...word].map((_, at) => at).slice(1);
  if (written.length === word.length)
    return places.some(
      (at) => written === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    );
  const [short, long] = written.length < word.length ? [written, word] : [word, written];
  if (long.length !== short.length + 1) return false;
  return [...long].some(
    (letter, at) =>
      at > 0 && short === long.slice(0, at) + long.slice(at + 1) && (long === word || letter === long.charAt(at - 1)),
  );
}

/** Whether a key is a word and not mathematics: "Tuesday", "yes", "obtuse angle". */
const isWord = (key: string): boolean =>
  /^[A-Za-z]{2,}(?:[ -][A-Za-z]+){0,2}$/.test(key) &&
  (/[A-Za-z]{4}/.test(key) || YES.test(key) || NO.test(key)) &&
  key.split(/[ -]/).every((run) => !FUNCTIONS.has(run) && nameOf(run) === undefined && withDigits(run) === run);

/** An angle by its letters, read from either side: ∠ABC and "angle CBA". The measure of an angle is something else. */
function angle(text: string): string | undefined {
  const [, name] = /^(?:∠|\\angle|<|angle)\s*([A-Z](?:\s?[A-Z]\s?[A-Z])?)\.?$/.exec(text.trim()) ?? [];
  const letters = name?.replace(/\s/g, '');
  const turned = letters && [...letters].reverse().join('');
  return letters === undefined || turned === undefined || letters < turned ? letters : turned;
}

/**
 * True if the key is a word or names an angle, and the answer is that word as children write it. Undefined otherwise,
 * because the answer may be mathematics.
 */
export function fitsWord(key: string, response: string): true | undefined {
  const named = angle(key);
  if (named !== undefined) return named === angle(response.replace(/^(?=[A-Z])/, '∠')) || undefined;
  if (!isWord(key.trim())) return undefined;
  const [wanted, given] = [plain(key), plain(response)];
  const [first = ''] = given.split(' ');
  const side = [YES, NO].find((words) => words.test(wanted));
  const [bareGiven, bareWanted] = [given, wanted].map((words) => words.replace(THING, ''));
  const oneHasNoun = given === bareGiven || wanted === bareWanted;
  const fits = side
    ? side.test(first) && !/\b(?:not|or|but)\b/.test(given)
    : given === wanted || given === `${wanted}s` || isSlip(given, wanted) || (oneHasNoun && bareGiven === bareWanted);
  return fits || undefined;
}
