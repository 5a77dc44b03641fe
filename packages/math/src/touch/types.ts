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
  | { readonly as: 'order'; readonly cards: readonly string[] }
  /** Counters laid in rows of ten. */
  | { readonly as: 'counters'; readonly most: number }
  /** Equal parts of a rectangle, shaded row by row. `write` says what the number of shaded parts stands for. */
  | ({ readonly as: 'shade'; readonly write: ShadeWriting } & Grid)
  /** Base-ten blocks: ones, tens, and so on up to `places` of them. */
  | { readonly as: 'blocks'; readonly places: number }
  /** A side of an angle that is turned on a protractor, up to `most` degrees. */
  | { readonly as: 'angle'; readonly most: number }
  /** Two points on a line, which may be the same. */
  | ({ readonly as: 'points' } & Axis & Labels)
  /** All numbers between two numbers. */
  | ({ readonly as: 'segment'; readonly variable: string } & Axis & Labels)
  /** A straight line through two crossings of a grid. */
  | { readonly as: 'line'; readonly x: Axis; readonly y: Axis }
  /** All cards that fit. */
  | { readonly as: 'several'; readonly cards: readonly string[] }
  /** The empty cell of the question's own table, by its place among the rows and columns. */
  | { readonly as: 'cell'; readonly row: number; readonly column: number }
  /** An answer in parts, each in a box of its own. */
  | { readonly as: 'parts'; readonly shape: PartsShape };

type Grid = { readonly rows: number; readonly columns: number };
type Labels = { readonly labelEvery?: number };

/** A fraction or mixed number, `y = ?x + ?`, or `(?, ?)`. */
export type PartsShape = 'fraction' | 'one-fraction' | 'linear' | 'point';

/** 35 of 100 shaded parts: `35`, `35%` or `35/100`. */
export type ShadeWriting = 'count' | 'percent' | 'fraction';

export type TouchKind = Touch['as'];
export type TouchOf<K extends TouchKind> = Extract<Touch, { readonly as: K }>;
