import type { MistakenWork, Posed, Prose } from '../../types.ts';
import { wrote } from './work.ts';

/** The most equal parts that a bar is drawn in. */
export const MOST_PARTS = 12;

const last = (count: string) => `Write the ${count} numbers in this order, with commas between them.`;

/** A task to draw a bar for each of two people or things, of equal parts. The key: the parts of each, and what one part is. */
export const poseTwoBars = (told: Prose, names: readonly [string, string], key: readonly number[]): Posed => ({
  prompt: `${told} Draw a bar for each, with as few equal parts as possible. How many parts does ${names[0]} get, how many does ${names[1]} get, and how much is one part? ${last('three')}`,
  answer: { kind: 'list', key: key.join(', ') },
});

/** A task to draw a bar, divide it and color parts. The key: the parts, how many are colored, and what one part is. */
export const poseColoredBar = (told: Prose, key: readonly number[]): Posed => ({
  prompt: `${told} Draw the bar with as few equal parts as possible. How many parts does it have, how many are colored, and how much is one part? ${last('three')}`,
  answer: { kind: 'list', key: key.join(', ') },
});

/** A task to draw a bar and divide it. The key: the parts, and what one part is. */
export const poseDividedBar = (told: Prose, key: readonly number[]): Posed => ({
  prompt: `${told} Draw a bar in equal parts. How many parts does it have, and how much is one part? ${last('two')}`,
  answer: { kind: 'list', key: key.join(', ') },
});

/** The numbers of a bar model as a student writes them; undefined if one of them is not a whole number above zero. */
export const barText = (...numbers: readonly number[]): string | undefined =>
  numbers.every((number) => Number.isInteger(number) && number > 0) ? numbers.join(', ') : undefined;

/** The wrong bar of a student, if its numbers are such that it can be drawn. */
export const wrongBar = (text: string | undefined, why: string): MistakenWork | undefined =>
  text === undefined ? undefined : wrote(text, [text, why]);
