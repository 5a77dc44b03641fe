import type { Prose } from '../../types.ts';
import type { Thing, Unit } from '../kit/contexts.ts';
import type { Told } from '../kit/told.ts';

/** What a number of a story counts: dollars, a unit, or things. */
export type Counted = '$' | Unit | Thing | undefined;

/** A story with two decimals `[a]` and `[b]`, each with its unit. */
export type DecimalStory = {
  readonly sign: '+' | '-' | '×' | '÷';
  readonly counts: readonly [a: Counted, b: Counted, answer: Counted];
  readonly told: Told;
  /** Why this operation. */
  readonly why: Prose;
  /** What to picture first. */
  readonly look: Prose;
  /** The range in which the number that is a price, a size or a weight is plausible. */
  readonly a?: Range;
  readonly b?: Range;
};
export type Range = readonly [low: number, high: number];

type Row = readonly [
  counts: DecimalStory['counts'],
  english: Prose,
  spanish: Prose,
  a?: Range | undefined,
  b?: Range | undefined,
];

/** Stories of one structure. */
export const decimalStories =
  (sign: DecimalStory['sign'], why: Prose, look: Prose) =>
  (...rows: readonly Row[]): readonly DecimalStory[] =>
    rows.map(([counts, english, spanish, a, b]) => ({
      sign,
      counts,
      told: [english, spanish],
      why,
      look,
      ...(a && { a }),
      ...(b && { b }),
    }));

const within = (value: number, range: Range | undefined): boolean =>
  range === undefined || (range[0] <= value && value <= range[1]);

/** Whether the numbers are of a plausible size for what the story says of them. */
export const suits = ({ a, b }: DecimalStory, numbers: { readonly a: string; readonly b: string }): boolean =>
  within(Number(numbers.a), a) && within(Number(numbers.b), b);
