import { near, shownValue, writtenValue } from '../values.ts';
import { filledWith } from './calculate.ts';

const SIGN = /\s*(<=|>=|≤|≥|<|>|=)\s*/;

/** Whether a relation between two numbers is true, by its sign. */
export const holds: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '=': near,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other || near(one, other),
  '>=': (one, other) => one >= other || near(one, other),
  '≤': (one, other) => one <= other || near(one, other),
  '≥': (one, other) => one >= other || near(one, other),
};

/** Parts with a sign between each two: two sides, or three and more, as in "-3 < 2x + 1 <= 7". */
export type Relation = { readonly parts: readonly [string, string, ...string[]]; readonly signs: readonly string[] };

export function relationOf(text: string): Relation | undefined {
  const pieces = text.trim().split(SIGN);
  const [first, second, ...more] = pieces.filter((_, at) => at % 2 === 0);
  if (!first || !second || more.includes('')) return undefined;
  return { parts: [first, second, ...more], signs: pieces.filter((_, at) => at % 2 === 1) };
}

type Tried = {
  /** Each part with the numbers put in. */
  readonly values: readonly number[];
  readonly fits: boolean;
  /** What the parts come to; of a chain, what stands in the middle of it. */
  readonly words: string;
  /** The whole relation in numbers: "-3 < 5 <= 7". */
  readonly line: string;
};

/** A relation with numbers put in for its letters; undefined if a part has no value then. */
export function tried({ parts, signs }: Relation, numbers: ReadonlyMap<string, number>): Tried | undefined {
  const values = parts.flatMap((part) => filledWith(part, numbers) ?? []);
  if (values.length !== parts.length) return undefined;
  const [first = 0, ...rest] = values;
  const fits = rest.every((value, at) => holds[signs[at] ?? '']?.(values[at] ?? first, value) ?? false);
  const line = [writtenValue(first, true), ...rest.map((value, at) => `${signs[at]} ${writtenValue(value, true)}`)];
  const [left = '', ...others] = values.map((value) => shownValue(value));
  const middle = others.slice(0, -1).join(' and ');
  const words =
    middle === '' ? `the left side is ${left} and the right side is ${others[0]}` : `the middle is ${middle}`;
  return { values, fits, words, line: `\`${line.join(' ')}\`` };
}
