import type { Prose } from '../../types.ts';
import type { Unit } from '../kit/contexts.ts';
import type { TwoTerms } from '../kit/fraction-text.ts';
import type { Told } from '../kit/told.ts';

/** A story with two fractions `[a]` and `[b]` with their units; `[x]` and `[y]` are the numbers alone. */
export type FractionStory = {
  readonly sign: '+' | '-' | '×' | '÷';
  /** Units of the two numbers and of the answer; undefined for a number without a unit. */
  readonly units: readonly [a: Unit | undefined, b: Unit | undefined, answer: Unit | undefined];
  readonly told: Told;
  /** Why this operation: the first line of the solution. */
  readonly why: Prose;
  /** The first hint: what to picture. */
  readonly look: Prose;
  /** Which numbers suit this story, if not all of its case do. */
  readonly fits?: (params: TwoTerms) => boolean;
};

type Row = readonly [unit: Unit, english: Prose, spanish: Prose, mostWholes?: number];

/** Stories of one structure, in which both numbers and the answer have one unit. */
export const storiesOf =
  (sign: FractionStory['sign'], why: Prose, look: Prose) =>
  (...rows: readonly Row[]): readonly FractionStory[] =>
    rows.map(([unit, english, spanish, most]) => ({
      sign,
      units: [unit, unit, unit],
      told: [english, spanish],
      why,
      look,
      ...(most !== undefined && { fits: ({ a }: TwoTerms) => a[0] <= most }),
    }));

/** Stories of one structure, in which each number has a unit of its own. */
export const mixedStories =
  (sign: FractionStory['sign'], why: Prose, look: Prose) =>
  (
    ...rows: readonly (readonly [units: FractionStory['units'], english: Prose, spanish: Prose, mostWholes?: number])[]
  ): readonly FractionStory[] =>
    rows.map(([units, english, spanish, most]) => ({
      sign,
      units,
      told: [english, spanish],
      why,
      look,
      ...(most !== undefined && { fits: ({ a }: TwoTerms) => a[0] <= most }),
    }));
