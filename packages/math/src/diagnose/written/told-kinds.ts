import { constantValue, parse } from '../../check/index.ts';
import type { Case, Kind } from './plain-misconceptions.ts';

const N = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const plain = (text = ''): number => Number(text.replaceAll(',', ''));
const SIGN = '([-+−])';
const isMinus = (sign: string): boolean => sign !== '+';

const value = (text: string): number => {
  const read = parse(text);
  return (read.ok ? constantValue(read.tree) : undefined) ?? Number.NaN;
};

/** The value of a formula in x for a negative number whose minus stays outside of its square. */
const withMinusOutside = (formula: string, input: string): number =>
  value(
    formula
      .replaceAll('²', '^2')
      .replaceAll(/x\^\(?2\)?/g, `(0 - ${Number(input) ** 2})`)
      .replaceAll('x', `(${input})`),
  );

const odd = (from: number, to: number): string =>
  Array.from({ length: to }, (_each, index) => index + 1)
    .filter((n) => n >= from && n <= to && n % 2 === 1)
    .join(', ');

/** Odd numbers in place of primes, with and without 1, and beside 2. */
const oddForPrime = (below: number): readonly Case[] =>
  [odd(1, below), odd(3, below), `2, ${odd(3, below)}`, `1, 2, ${odd(3, below)}`].map((list) => [
    'whole-numbers.odd-means-prime',
    list,
  ]);

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['doubles', 2],
  ['triples', 3],
  ['quadruples', 4],
]);
const PLACE = '(?:ones?|tens?|hundreds?|thousands?)';

/** Questions that tell a number by its places, a list, a rule or a growth in words. */
export const TOLD_KINDS: readonly Kind[] = [
  [
    new RegExp(`\\b((?:\\d ${PLACE}(?:,? and |, ))+\\d ${PLACE})\\b`, 'i'),
    ([told = '']) => [['whole-numbers.digits-in-order-told', (told.match(/\d/g) ?? []).join('')]],
  ],
  [
    /\bhow many [a-z]+ (?:voted|answered|were asked|took part|are there|were there|is that|are in)\b/i,
    (_, { question }) => {
      const amounts = question.match(/(?<![\d.])\d+(?= [a-z])/gi) ?? [];
      return amounts.length < 3 ? [] : [['measurement.counts-the-groups', amounts.length]];
    },
  ],
  [/\bprime numbers (?:less than|below|smaller than|under) (\d+)/i, ([most = '']) => oddForPrime(Number(most) - 1)],
  [/\bprime numbers (?:up to|from 1 to|between 1 and) (\d+)/i, ([most = '']) => oddForPrime(Number(most))],
  [
    new RegExp(`(?:sqrt ?\\(|√ ?\\(|square root of \\(?)${N} ?${SIGN} ?${N}`, 'i'),
    ([a = '', sign = '', b = '']) => [
      ['expressions.root-of-each-part', Math.sqrt(plain(a)) + (isMinus(sign) ? -1 : 1) * Math.sqrt(plain(b))],
    ],
  ],
  [
    new RegExp(`\\(${N} ?[x×*] ?10\\^\\(?(-?\\d+)\\)?\\) ?${SIGN} ?\\(${N} ?[x×*] ?10\\^\\(?(-?\\d+)\\)?\\)`, 'i'),
    ([a = '', m = '', sign = '', b = '', n = '']) => [
      [
        'algebra.powers-added-in-sum',
        `${plain(a) + (isMinus(sign) ? -1 : 1) * plain(b)} * 10^(${Number(m) + Number(n)})`,
      ],
    ],
  ],
  [
    /\b([fgh])\(x\) ?= ?([^;,?]*?x(?:\^\(?2\)?|²)[^;,?.]*?)[.,;]? (?:find|what is|evaluate|then)[^?]*?\1\((-\d+)\)/i,
    ([, formula = '', input = '']) => [['functions.negative-square-stays-negative', withMinusOutside(formula, input)]],
  ],
  [
    new RegExp(`\\b${N}\\b[^?]*?\\b(doubles|triples|quadruples)\\b[^?]*?\\bafter (\\d+)\\b`, 'i'),
    ([start = '', how = '', steps = '']) => [
      ['functions.power-as-product', plain(start) * (FACTORS.get(how.toLowerCase()) ?? 2) * Number(steps)],
    ],
  ],
];
