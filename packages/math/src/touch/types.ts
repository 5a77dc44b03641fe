/** From one end to the other in steps; marks stand at each of them. */
export type Axis = { readonly from: number; readonly to: number; readonly step: number };

/**
 * How an answer can be placed instead of typed. What is placed is written as the same text that would be typed, so everything that
 * reads answers reads it. Public: it follows from what is asked alone and knows nothing of the key.
 */
export type Touch =
  /** A point on a line. */
  | ({
      readonly as: 'number-line';
      /** How many marks apart labels stand. Default 1. */
      readonly labelEvery?: number;
      /** Places are fractions with this denominator. */
      readonly denominator?: number;
    } & Axis)
  /** A point where two lines of the grid cross. */
  | { readonly as: 'plane'; readonly x: Axis; readonly y: Axis }
  /** All numbers on one side of a number. */
  | ({ readonly as: 'ray'; readonly variable: string; readonly labelEvery?: number } & Axis)
  /** Cards in a row. They lie there as the question names them. */
  | { readonly as: 'order'; readonly cards: readonly string[] };

export type TouchKind = Touch['as'];
export type TouchOf<K extends TouchKind> = Extract<Touch, { readonly as: K }>;
