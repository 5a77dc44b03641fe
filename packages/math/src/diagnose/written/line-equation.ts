import { equivalent } from '../../check/index.ts';
import type { MisconceptionId } from '../../types.ts';
import { calculated, type Shown, shown, type WrittenMisconception } from './facts.ts';
import { lineIn } from './point-answers.ts';

const hasLetter = (text: string): boolean => /(?<![a-z])[a-z](?![a-z])/i.test(text);
const isShort = (text: string): boolean => text.length < 40 && !/[=<>]/.test(text) && hasLetter(text);
const isSame = (one: string, other: string): boolean => equivalent(one, other) === 'yes';

const TERM =
  /^(?:([a-z])\s*([-+])\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*([-+])\s*([a-z])|(\d+(?:\.\d+)?)\s*\*?\s*([a-z]))$/i;

/** What two amounts in words lead to: a sum written as a product, a product as a sum, a difference turned. */
export const wordsToSymbols: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [key, said] = [correct.trim(), answer.trim()];
  if (!isShort(key) || !isShort(said) || (question.match(/[a-z]{2,}/gi) ?? []).length < 4) return [];
  if (/\b(?:simplify|expand|factor|solve|evaluate)\b/i.test(question)) return [];
  const [, a, sign, n, m, other, b, factor, c] = TERM.exec(key) ?? [];
  const [letter, number] = [a ?? b ?? c, n ?? m ?? factor];
  const found: MisconceptionId[] = [];
  if (letter !== undefined && number !== undefined) {
    if ((sign ?? other) === '+' && isSame(said, `${number}*${letter}`)) found.push('expressions.more-means-times');
    if (factor !== undefined && isSame(said, `${number}+${letter}`)) found.push('expressions.times-as-plus');
  }
  const [, slope, start] = /^(\d+)\s*\*?\s*[a-z]\s*\+\s*(\d+)$/i.exec(key) ?? [];
  const name = /[a-z]/i.exec(key)?.[0] ?? '';
  if (slope !== undefined && isSame(said, `${Number(slope) + Number(start)}*${name}`))
    found.push('expressions.conjoin');
  const isDifference = key.includes('-') && !key.startsWith('-');
  if (isDifference && isSame(said, `-(${key})`)) found.push('expressions.reversed-subtraction');
  if (/[/÷]/.test(key) && isSame(said, `1/(${key})`)) found.push('expressions.reversed-division');
  const [, front, inside] = /^(\d+|[a-z])\s*\*?\s*\(([^()]+)\)$/i.exec(key) ?? [];
  if (front !== undefined && inside !== undefined && isSame(said, `${front}*${inside}`))
    found.push('expressions.no-parentheses');
  return shown('computed', ...new Set(found));
};

/** The equation of a line, with slope and start in each other's place or one of them with the other sign. */
export const lineEquation: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [key, said] = [lineIn(correct), lineIn(answer)];
  if (key === undefined || said === undefined || isSame(correct, answer)) return [];
  const [[m, b], [slope, start]] = [key, said];
  const isStory = !/\bslope|\bintercept|\bline\b|\bpoint|\bpass|\bgraph/i.test(question);
  if (slope === b && start === m)
    return shown('computed', isStory ? 'functions.rate-and-start-swapped' : 'functions.slope-intercept-swapped');
  if (slope === -m && start === b) return shown('computed', 'functions.slope-sign-lost');
  if (Math.abs(slope * m - 1) < 1e-9 && start === b) return shown('computed', 'functions.slope-run-over-rise');
  return slope === m && start === 0 && b !== 0 ? shown('computed', 'functions.start-amount-dropped') : [];
};

const VALUES = /(?:[a-z]\s*=\s*)?([-+]?(?:\d+(?:\.\d+)?(?:\/\d+)?))/gi;
const valuesIn = (text: string): number[] =>
  /±/.test(text)
    ? [1, -1].map((sign) => sign * Number(/\d+(?:\.\d+)?/.exec(text)?.[0]))
    : [
        ...text
          .replace(/\bor\b|\band\b|,|[{}]/gi, ' ; ')
          .replace(/-\s+/g, '-')
          .matchAll(VALUES),
      ].map(([, value = '']) => calculated(value) ?? Number.NaN);

/** One of two solutions, or both with the other sign. */
export const someSolutions: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [keys, said] = [valuesIn(correct), valuesIn(answer)];
  const [p = 0, q = 0] = keys;
  if (
    keys.length !== 2 ||
    said.length === 0 ||
    said.length > 2 ||
    !/=/.test(question) ||
    /\bsystem\b|[a-z]\s*[-+=][^=]*\by\b/i.test(question)
  )
    return [];
  const [one, other] = said;
  if (other === undefined && one !== undefined && keys.includes(one)) {
    if (/\|[^|]*[a-z][^|]*\|/i.test(question)) return shown('computed', 'algebra.absolute-one-case');
    const square = /(?:^|[^\w])(?:\d*[a-z]|\([^()]*\))\^\(?2\)?/i.test(question);
    if (square && (p === 0 || q === 0)) return shown('worked', 'algebra.cancel-variable');
    if (square && p === -q) return shown('computed', 'algebra.square-one-root');
    return square || /\)\s*\(/.test(question) ? shown('computed', 'algebra.one-root-enough') : [];
  }
  const turned = said.length === 2 && said.includes(-p) && said.includes(-q) && p !== -q;
  return turned && !/\|/.test(question) ? shown('computed', 'algebra.roots-signs-flipped') : [];
};

const isPowerOf = (letter: string, power: number, text: string): boolean => isSame(text, `${letter}^(${power})`);

/** A product of one letter with itself, taken for a sum, and a sum taken for a product. */
export const lettersRepeated: WrittenMisconception = ({ question, answer }): Shown[] => {
  const [, letter = '', more = ''] = /(?<![\w^)])([a-z])((?:\s*[·×*]\s*\1)+)(?![\w^(])/i.exec(question) ?? [];
  const count = 1 + (more.match(/[·×*]/g)?.length ?? 0);
  return count > 1 && isSame(answer, `${count}*${letter}`) && !isPowerOf(letter, count, answer)
    ? shown('computed', 'algebra.square-as-double')
    : [];
};

/** A power of a negative number with an odd exponent, and numbers in scientific notation written out. */
export const powersWrittenOut: WrittenMisconception = ({ question, correct, answer }): Shown[] => {
  const [key, said] = [calculated(correct.replaceAll(',', '')), calculated(answer.replaceAll(',', ''))];
  if (key === undefined || said === undefined || key === said) return [];
  const [, base, exponent = ''] = /\((-\d+)\)\^\(?(\d+)\)?/.exec(question) ?? [];
  if (base !== undefined && Number(base) ** Number(exponent) === key && key < 0 && said === -key)
    return shown('beside', 'expressions.power-of-negative-always-positive');
  const [, low = '', minus = ''] = /(?<![\w)])(\d+)\^\(?(-\d+)\)?/.exec(question) ?? [];
  if (low !== '' && Math.abs(Number(low) ** Number(minus) - key) < 1e-9) {
    if (said === Number(low) * Number(minus)) return shown('computed', 'expressions.power-as-product');
    if (said === -(Number(low) ** -Number(minus)) || said === -key)
      return shown('computed', 'expressions.negative-exponent-negative');
    return [];
  }
  const [, front = '', power = ''] = /(\d+(?:\.\d+)?)\s*[×x*·]\s*10\^\(?(-?\d+)\)?/.exec(question) ?? [];
  if (front === '' || Math.abs(Number(front) * 10 ** Number(power) - key) > 1e-9 * Math.abs(key)) return [];
  if (said === Number(front.replace('.', '')) * 10 ** Number(power) && front.includes('.'))
    return shown('computed', 'expressions.exponent-counts-zeros');
  return Math.abs(said - Number(front) * 10 ** -Number(power)) < 1e-9 * Math.abs(said)
    ? shown('computed', 'expressions.exponent-sign-ignored')
    : [];
};
