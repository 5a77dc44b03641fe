import { isPrime } from './is-prime.ts';
import type { Piece } from './pieces.ts';
import { after, skipArticles, wordAt } from './side.ts';

/** A statement about whole numbers that is no equation: "12 is a multiple of 4", "9 is not prime". */
export type Fact = { readonly start: number; readonly end: number; readonly holds: boolean };

const LARGEST = 1_000_000;

const OF_ONE: readonly (readonly [string, (n: number) => boolean])[] = [
  ['prime', isPrime],
  ['composite', (n) => n > 1 && !isPrime(n)],
  ['even', (n) => n % 2 === 0],
  ['odd', (n) => n % 2 === 1],
];
const OF_TWO: readonly (readonly [string, (n: number, m: number) => boolean])[] = [
  ['multiple of', (n, m) => m > 0 && n % m === 0],
  ['divisible by', (n, m) => m > 0 && n % m === 0],
  ['factor|divisor of', (n, m) => n > 0 && m % n === 0],
];

const wholeAt = (pieces: readonly Piece[], at: number): number | undefined => {
  const piece = pieces[at];
  return piece?.kind === 'expression' && /^\d{1,6}$/.test(piece.text) ? Number(piece.text) : undefined;
};

function factAt(pieces: readonly Piece[], at: number): Fact | undefined {
  const n = wholeAt(pieces, at);
  const verb = n === undefined ? undefined : after(pieces, at + 1, 'is');
  // "Every even number greater than 2 is composite" is not a statement about 2.
  if (/^(?:than|under|below|over|above|to|by|of)$/.test(wordAt(pieces, at - 1) ?? '')) return undefined;
  if (n === undefined || n > LARGEST || verb === undefined) return undefined;
  const negated = wordAt(pieces, verb) === 'not';
  const from = skipArticles(pieces, negated ? verb + 1 : verb);
  const start = pieces[at]?.start ?? 0;
  for (const [phrase, test] of OF_TWO) {
    const next = after(pieces, from, phrase);
    const m = next === undefined ? undefined : wholeAt(pieces, next);
    if (next !== undefined && m !== undefined)
      return { start, end: pieces[next]?.end ?? start, holds: test(n, m) !== negated };
  }
  for (const [phrase, test] of OF_ONE) {
    if (after(pieces, from, phrase) !== undefined)
      return { start, end: pieces[from]?.end ?? start, holds: test(n) !== negated };
  }
  return undefined;
}

/** The facts about whole numbers that a text states. */
export const checkFact = (pieces: readonly Piece[]): Fact[] => pieces.flatMap((_, at) => factAt(pieces, at) ?? []);
