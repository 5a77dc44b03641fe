import type { Quantity } from '../reading/quantity.ts';
import type { Reading } from '../reading/reading.ts';

/** A word, a number or a sign of a paragraph; `at` and `end` are positions in the reading's pattern. */
export type Token = {
  readonly text: string;
  readonly quantity: Quantity | undefined;
  readonly at: number;
  readonly end: number;
};

export const tokensOf = ({ pattern, quantities }: Reading): Token[] =>
  [...pattern.matchAll(/#(\d+)|@\d+|[a-z]+(?:['-][a-z]+)*|\S/g)].map((found) => ({
    text: found[0],
    quantity: found[1] === undefined ? undefined : quantities[Number(found[1])],
    at: found.index,
    end: found.index + found[0].length,
  }));

/** The index after these words; undefined if other words stand there. `a|b` allows either, `a?` may be missing. */
export function after(tokens: readonly Token[], from: number, words: string): number | undefined {
  let at = from;
  for (const word of words.split(' ')) {
    const isOptional = word.endsWith('?');
    const fits = (isOptional ? word.slice(0, -1) : word).split('|').includes(tokens[at]?.text ?? '');
    if (!fits && !isOptional) return undefined;
    if (fits) at += 1;
  }
  return at;
}

const ARTICLES = new Set('the a an those these all both her his their our your my its another'.split(' '));
export function skipArticles(tokens: readonly Token[], from: number): number {
  let at = from;
  while (ARTICLES.has(tokens[at]?.text ?? '')) at += 1;
  return at;
}

/** Words that name no thing: with one of them a name is over. */
const NO_NOUN = new Set(
  "is are was were be been has have had do does did will would can could should must may might and or but so if then than that this which who when where while because since as at by for from in into of on onto out over per to with without about around each every apiece such it he she they we you i more less fewer left remaining altogether total not no up down off away back again also only just now long wide tall high deep old later earlier ago before after between times during until make makes made cost costs need needs give gives gave get gets got take takes took buy buys bought sell sells sold eat eats ate go goes went run runs come comes came leave leaves weigh weighs hold holds equal equals percent plus minus split shared divided multiplied squared cubed that's it's there's together below above what's let's".split(
    ' ',
  ),
);
const MOST_NOUNS = 3;

/** The index after the nouns behind a number: "6 large red apples". */
export function skipNouns(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < MOST_NOUNS && /^[a-z]/.test(tokens[at]?.text ?? '') && !NO_NOUN.has(tokens[at]?.text ?? ''))
    at += 1;
  return at;
}
