import { digitsOfWords } from '../kit/digits-of-words.ts';

/** A typed percent question: number words as digits, `%` for "percent", no dollar signs or thousands commas. */
export const plainPercent = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[`$]/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[a-z]+(?:-[a-z]+)?/g, (word) => digitsOfWords[word] ?? word)
    .replace(/\s*(?:percent|per cent|%)/g, '%')
    .replace(/\s+/g, ' ')
    .trim();

export const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,3})?)`;

/** The first groups of a pattern as numbers. */
export const numbersOf = (pattern: RegExp, text: string): readonly string[] | undefined => pattern.exec(text)?.slice(1);
