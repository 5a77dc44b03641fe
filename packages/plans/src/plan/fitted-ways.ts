import type { Ways } from '../lore/ways.ts';
import { type SetProblem, tellStories } from './lesson-set.ts';

type Need = (at: SetProblem) => boolean;

const asked = ({ item: { prompt, math = '' } }: SetProblem): string => `${prompt} ${math}`;
const numbersOf = (at: SetProblem): number[] => (asked(at).match(/\d+/g) ?? []).map(Number);
const addendsOf = ({ item: { math = '' } }: SetProblem): number[] =>
  /^\d+(?: \+ \d+)+$/.test(math) ? math.split(' + ').map(Number) : [];

/** Whether some two of the numbers fit together. */
const hasPair = (numbers: readonly number[], suits: (one: number, other: number) => boolean): boolean =>
  numbers.some((one, index) => numbers.slice(index + 1).some((other) => suits(one, other)));

const isDrawnAs =
  (...kinds: string[]): Need =>
  ({ item: { picture } }) =>
    picture !== undefined && kinds.includes(picture.kind);
const hasWhole: Need = (at) => !/\d\/\d|\d\.\d/.test(asked(at));

/** Largest number of squares or counters along a side that students lay out or draw. */
const MOST_LAID = 12;

/** What a text speaks of, and what a problem needs to have so that it can be done with its numbers. */
const needs: readonly (readonly [RegExp, Need])[] = [
  // Squares are counted where they are drawn, or where the sides are short whole numbers.
  [
    /\bcounts? (?:the )?(?:unit )?squares\b|\bon (?:a|the) grid\b/,
    (at) =>
      isDrawnAs('array', 'coordinate-plane', 'area-model')(at) ||
      (hasWhole(at) && numbersOf(at).every((n) => n <= MOST_LAID)),
  ],
  [/\bchips\b|\bcounters\b|\bcubes\b/, hasWhole],
  [/\bpattern of products\b/, (at) => /[×*]/.test(asked(at))],
  [
    /\b(?:two|which) numbers (?:that|together whose ones) make ten\b/,
    (at) => {
      const numbers = addendsOf(at);
      return numbers.length === 0
        ? numbersOf(at).length > 2
        : hasPair(numbers, (one, other) => (one + other) % 10 === 0);
    },
  ],
  [/\bmake ten or a double\b/, (at) => hasPair(numbersOf(at), (one, other) => one + other === 10 || one === other)],
  [/^factors\b|\bfactors (?:the rule|and uses)\b/, (at) => !/\)\(/.test(asked(at))],
  [/\bcompares the hundreds\b/, (at) => numbersOf(at).some((number) => number >= 100)],
  [/\bstory\b/, (at) => tellStories([at])],
  [/\bplots by eye\b/, isDrawnAs('dot-plot', 'histogram', 'coordinate-plane')],
  [/\bbetween 0 and 1\b/, (at) => numbersOf(at).every((number) => number <= 1)],
];

/** Whether what a text says can be done at a problem; a text that names nothing special fits any. */
export const fitsProblem = (text: string, at: SetProblem | undefined): boolean =>
  at === undefined || needs.every(([words, has]) => !words.test(text) || has(at));

/**
 * The ways of a lesson that can be done at the problem that is discussed. The question that connects ways is asked only
 * where all of them are shown.
 */
export function fittedWays(ways: Ways, at: SetProblem | undefined): Ways {
  const fitting = ways.steps.flatMap((step, index) => (fitsProblem(step, at) ? [index + 1] : []));
  const isAsked = ways.connects.every((place) => fitting.includes(place));
  return {
    ...ways,
    steps: fitting.flatMap((place) => ways.steps[place - 1] ?? []),
    connect: isAsked ? ways.connect : '',
    connects: isAsked ? ways.connects.map((place) => fitting.indexOf(place) + 1) : [],
  };
}
