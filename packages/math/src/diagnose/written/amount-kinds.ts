import type { MisconceptionId } from '../../types.ts';

/**
 * A misconception with a right and a wrong result; the case counts only where both are those of the question. A key of
 * `any` says that the words of the question are enough.
 */
export type Case = readonly [id: MisconceptionId, key: number | 'any', wrong: number];

/** What a question with numbers tells. */
export type Facts = {
  /** The whole numbers and decimals of the question, without fractions, percents and ratios. */
  readonly given: readonly number[];
  /** Its fractions, "half-pound" included. */
  readonly parts: readonly (readonly [top: number, bottom: number])[];
  readonly percents: readonly number[];
  readonly ratio: readonly [number, number] | undefined;
  /** The numbers of its first list. */
  readonly list: readonly number[];
  readonly key: number;
  readonly wrong: number;
  readonly question: string;
};

/** One kind of question: what it is about, and the right and the wrong results of the ideas about it. */
export type Kind = readonly [about: RegExp, cases: (facts: Facts) => readonly Case[]];

/** Every choice of two of the amounts, in both orders. */
export const pairs = (given: readonly number[]): (readonly [number, number])[] =>
  given.flatMap((a, i) => given.flatMap((b, j) => (i === j ? [] : [[a, b] as const])));

/** The cases of a question with exactly two numbers, whichever comes first. */
export const two = (given: readonly number[], cases: (a: number, b: number) => readonly Case[]): readonly Case[] =>
  given.length === 2 ? pairs(given).flatMap(([a, b]) => cases(a, b)) : [];

/** The cases of a question with exactly three numbers, in every order. */
export const three = (
  given: readonly number[],
  cases: (a: number, b: number, c: number) => readonly Case[],
): readonly Case[] =>
  given.length === 3
    ? given.flatMap((a, i) => pairs(given.filter((_one, at) => at !== i)).flatMap(([b, c]) => cases(a, b, c)))
    : [];

export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
