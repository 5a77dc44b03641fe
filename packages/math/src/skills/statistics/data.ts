import type Fraction from 'fraction.js';
import type { Rng } from '../../types.ts';
import { exact, total } from '../kit/numeric.ts';
import { numbersIn, typed } from '../kit/typed.ts';

export type Data = readonly number[];

export const ascending = (values: Data): number[] => [...values].sort((a, b) => a - b);
export const listText = (values: Data): string => values.join(', ');
export const sumText = (values: Data): string => values.join(' + ').replaceAll('+ -', '- ');
export const smallest = (values: Data): number => Math.min(...values);
export const largest = (values: Data): number => Math.max(...values);

export const meanOf = (values: Data): Fraction => total(values).div(values.length);

/** The median of a list that is sorted; for other lists, the value in the middle as written. */
export function middleOf(values: Data): Fraction {
  const half = Math.floor(values.length / 2);
  const upper = exact(values[half] ?? 0);
  return values.length % 2 === 1 ? upper : upper.add(exact(values[half - 1] ?? 0)).div(2);
}

export const medianOf = (values: Data): Fraction => middleOf(ascending(values));

export const inOrder = (values: Data): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));

/** How often each value occurs, smallest value first. */
export const frequencies = (values: Data): readonly { readonly value: number; readonly times: number }[] =>
  [...new Set(ascending(values))].map((value) => ({ value, times: values.filter((other) => other === value).length }));

/** The most frequent value; undefined if several are equally frequent. */
export function onlyMode(values: Data): { readonly value: number; readonly times: number } | undefined {
  const counted = frequencies(values);
  const most = Math.max(...counted.map(({ times }) => times));
  const leading = counted.filter(({ times }) => times === most);
  return leading.length === 1 && most > 1 ? leading[0] : undefined;
}

export const drawData = (rng: Rng, howMany: number, low: number, high: number): number[] =>
  Array.from({ length: howMany }, () => rng.int(low, high));

/** Reads "mean of 3, 5, 10" or "find the mean: 3 5 10"; `names` is a pattern such as `mean|average`. */
export function readData(text: string, names: string): number[] | undefined {
  const { body } = typed(text);
  const [found, list = ''] =
    new RegExp(`^(?:the )?(?:${names})(?: of)?(?: the)?(?: (?:numbers|data|data set|values))?[\\s:]+(.+)$`, 'i').exec(
      body,
    ) ?? [];
  return found === undefined ? undefined : numbersIn(list);
}
