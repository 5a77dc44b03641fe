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
  | { readonly as: 'parts'; readonly shape: PartsShape }
  /** The hands of a clock, in steps of so many minutes. */
  | { readonly as: 'clock'; readonly step: number }
  /** The columns of a graph: bars, or dots on top of each other, each up to `most` in steps. */
  | {
      readonly as: 'columns';
      readonly labels: readonly string[];
      readonly step: number;
      readonly most: number;
      readonly drawn: 'bars' | 'dots';
      /** What the graph shows. */
      readonly label?: string;
    }
  /** A box plot: the least value, the quartiles around the median, and the greatest value. */
  | ({ readonly as: 'box-plot' } & Axis & Labels)
  /** Cards that are put in groups, or each with its partner; groups are called A, B, … */
  | { readonly as: 'groups'; readonly cards: readonly string[]; readonly groups: readonly string[] }
  /** A figure that is slid, turned and flipped on a grid. */
  | {
      readonly as: 'figure';
      readonly corners: readonly { readonly x: number; readonly y: number; readonly label: string }[];
      readonly x: Axis;
      readonly y: Axis;
    }
  /** A strip along a ruler, drawn from the mark `start`. */
  | ({ readonly as: 'ruler'; readonly start: number } & Axis & Labels)
  /** All points on one side of a line. */
  | { readonly as: 'half-plane'; readonly x: Axis; readonly y: Axis }
  /** A parabola or the graph of an absolute value, by its vertex and another point. */
  | { readonly as: 'curve'; readonly shape: 'parabola' | 'absolute'; readonly x: Axis; readonly y: Axis }
  /** Bars in equal parts, up to `most` of them, and what one part is. `shaded`: parts of the one bar are colored. */
  | { readonly as: 'bars'; readonly names: readonly string[]; readonly most: number; readonly shaded: boolean }
  /** Labels that are put at the numbered parts of the question's figure; labels are called A, B, … */
  | { readonly as: 'labels'; readonly marks: number; readonly labels: readonly string[] }
  /** The empty cells of the question's own table, row by row. */
  | { readonly as: 'cells'; readonly cells: readonly { readonly row: number; readonly column: number }[] };

type Grid = { readonly rows: number; readonly columns: number };
type Labels = { readonly labelEvery?: number };

/** A fraction or mixed number, `y = ?x + ?`, or `(?, ?)`. */
export type PartsShape = 'fraction' | 'one-fraction' | 'linear' | 'point';

/** 35 of 100 shaded parts: `35`, `35%` or `35/100`. */
export type ShadeWriting = 'count' | 'percent' | 'fraction';

export type TouchKind = Touch['as'];
export type TouchOf<K extends TouchKind> = Extract<Touch, { readonly as: K }>;
