import type { Problem } from '../../types.ts';
import type { Touch } from '../types.ts';

/**
 * What the way of placing an answer may depend on: only what the browser has anyway. The key and the parameters are not
 * among it.
 */
export type Asked = Pick<Problem, 'skill' | 'level' | 'prompt' | 'math' | 'picture'>;

/** How the answer is placed; undefined where it is typed. */
export type TouchRule = (asked: Asked) => Touch | undefined;

/** The numbers in a question, the mathematics first. */
export const numbersOf = ({ prompt, math = '' }: Asked): number[] =>
  [...`${math} ${prompt}`.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '').matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + Math.abs(number), 0);
