/** A range with steps; each of them has a tick mark. */
export type Axis = { readonly from: number; readonly to: number; readonly step: number };

/**
 * How an answer can be placed instead of typed. A placed answer is written as the text that would be typed, so
 * everything that reads answers can read it. Public: it depends only on the question and not on the key.
 */
export type Touch =
  /** A point on a line. */
  | ({
      readonly as: 'number-line';
      /** The number of tick marks from one label to the next. Default 1. */
      readonly labelEvery?: number;
      /** Positions are fractions with this denominator. */
      readonly denominator?: number;
    } & Axis)
  /** A point where two lines of the grid cross. */
  | { readonly as: 'plane'; readonly x: Axis; readonly y: Axis }
  /** All numbers on one side of a number. */
  | ({ readonly as: 'ray'; readonly variable: string; readonly labelEvery?: number } & Axis)
  /** Cards in a row, first in the order of the question. */
  | { readonly as: 'order'; readonly cards: readonly string[] };

export type TouchKind = Touch['as'];
export type TouchOf<K extends TouchKind> = Extract<Touch, { readonly as: K }>;
