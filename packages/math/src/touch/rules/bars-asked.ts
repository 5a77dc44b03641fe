import type { Touch } from '../types.ts';
import type { Asked, TouchRule } from './asked.ts';
import { lettered } from './built.ts';

/** The most equal parts that a finger can tell apart in a bar. */
const MOST_PARTS = 12;

/** The bars that the question names: one to divide, one to divide and color, or one for each of two names. */
export const barsAsked: TouchRule = ({ prompt }) => {
  const [, first, second] = /How many parts does (\S+) get, how many does (\S+) get,/.exec(prompt) ?? [];
  if (first !== undefined && second !== undefined)
    return { as: 'bars', names: [first, second], most: MOST_PARTS, shaded: false };
  return { as: 'bars', names: [''], most: MOST_PARTS, shaded: prompt.includes('how many are colored') };
};

/** The labels that the question names, for the numbered parts of its figure. */
export const labelsAsked = ({ prompt, picture }: Asked): Touch | undefined => {
  const labels = lettered(prompt);
  const marks = picture?.kind === 'figure' ? (picture.labels ?? []).filter(({ mark }) => mark === 'open').length : 0;
  return labels.length < 2 || marks < 2 ? undefined : { as: 'labels', marks, labels };
};
