/** Pictures as plain data; packages/ui draws them as SVG. Every one carries `alt`: what it shows, in words, without giving the answer away. */
export type Picture = { readonly alt: string } & (
  | {
      readonly kind: 'number-line';
      readonly from: number;
      readonly to: number;
      /** Distance between ticks. */
      readonly step: number;
      /** How many ticks apart labels stand. Default 1. */
      readonly labelEvery?: number;
      /** `placed`: the answer of the student who works on it. */
      readonly points?: readonly {
        readonly at: number;
        readonly label?: string;
        readonly open?: boolean;
        readonly placed?: boolean;
      }[];
      readonly jumps?: readonly { readonly from: number; readonly to: number; readonly label?: string }[];
      /** A shaded ray or segment; without an end it is infinite on that side. */
      readonly shade?: { readonly from?: number; readonly to?: number };
      /** Writes labels as fractions with this denominator. */
      readonly denominator?: number;
      /** A box plot above the line: the least value, the quartiles around the median, the greatest value. */
      readonly box?: readonly number[];
      /** True: a ruler with a strip along it, which `shade` says. */
      readonly ruler?: boolean;
    }
  | {
      readonly kind: 'bar-model';
      /** The size that the whole width stands for; without it, the longest bar decides. */
      readonly span?: number;
      readonly bars: readonly {
        readonly label?: string;
        readonly parts: readonly { readonly size: number; readonly label?: string; readonly shaded?: boolean }[];
        readonly total?: string;
      }[];
    }
  | {
      readonly kind: 'area-model';
      /** Side lengths and their labels: rows × columns of partial products. */
      readonly rows: readonly { readonly size: number; readonly label: string }[];
      readonly columns: readonly { readonly size: number; readonly label: string }[];
      /** cells[row][column], joined in one list row by row; '' for an empty cell. */
      readonly cells?: readonly string[];
    }
  | {
      readonly kind: 'fraction-circles';
      readonly circles: readonly { readonly parts: number; readonly shaded: number; readonly label?: string }[];
    }
  | {
      readonly kind: 'base-ten';
      readonly thousands?: number;
      readonly hundreds?: number;
      readonly tens: number;
      readonly ones: number;
      /** A second number, below the first. */
      readonly and?: { readonly tens: number; readonly ones: number };
    }
  | {
      readonly kind: 'array';
      readonly rows: number;
      readonly columns: number;
      readonly shaded?: number;
      /** True: the equal parts of a rectangle, instead of things in rows. */
      readonly squares?: boolean;
    }
  | { readonly kind: 'balance'; readonly left: readonly string[]; readonly right: readonly string[] }
  | {
      readonly kind: 'coordinate-plane';
      readonly x: { readonly from: number; readonly to: number; readonly step: number; readonly label?: string };
      readonly y: { readonly from: number; readonly to: number; readonly step: number; readonly label?: string };
      readonly points?: readonly {
        readonly x: number;
        readonly y: number;
        readonly label?: string;
        readonly placed?: boolean;
      }[];
      /**
       * Straight lines through two points, drawn to the frame; `dashed` for a boundary that does not belong to the
       * solution.
       */
      readonly lines?: readonly {
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly label?: string;
        readonly dashed?: boolean;
        /** The side of the line that belongs to the solution. */
        readonly shade?: 'above' | 'below';
      }[];
      /** Figures on the grid, by their corners in order. */
      readonly shapes?: readonly {
        readonly corners: readonly { readonly x: number; readonly y: number; readonly label?: string }[];
        readonly placed?: boolean;
      }[];
      readonly segments?: readonly {
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
      }[];
      /** Sampled curves: x0, y0, x1, y1, … */
      readonly curves?: readonly { readonly values: readonly number[]; readonly label?: string }[];
    }
  | {
      readonly kind: 'dot-plot';
      readonly values: readonly number[];
      readonly label?: string;
      /** Writes the numbers below the line as mixed numbers with this denominator, reduced. */
      readonly denominator?: number;
    }
  | {
      readonly kind: 'histogram';
      readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
      readonly label?: string;
    }
  | {
      readonly kind: 'bar-chart';
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      readonly step: number;
      readonly label?: string;
      /** The number at the top; without it, the highest bar decides. */
      readonly to?: number;
      /** True: as many dots on top of each other, instead of a bar. */
      readonly dots?: boolean;
    }
  | {
      readonly kind: 'column-arithmetic';
      readonly operation: '+' | '-' | '×' | '÷';
      /** Written numbers, top to bottom. */
      readonly rows: readonly string[];
      readonly result?: string;
      /** Small digits above the columns, right to left; '' for none. */
      readonly carries?: readonly string[];
    }
  | {
      readonly kind: 'figure';
      /** Corners in order, in units of the drawing; y grows upward. */
      readonly polygons: readonly {
        readonly corners: readonly { readonly x: number; readonly y: number; readonly label?: string }[];
        readonly shaded?: boolean;
      }[];
      /** Labels beside sides or anywhere: lengths, names. */
      readonly labels?: readonly {
        readonly x: number;
        readonly y: number;
        readonly text: string;
        /** A part that waits for its label (`open`), or for which one is chosen now (`held`). */
        readonly mark?: 'open' | 'held';
      }[];
      readonly circles?: readonly {
        readonly x: number;
        readonly y: number;
        readonly radius: number;
        readonly label?: string;
      }[];
      readonly angles?: readonly {
        readonly x: number;
        readonly y: number;
        readonly from: number;
        readonly to: number;
        readonly label?: string;
        readonly right?: boolean;
      }[];
      readonly segments?: readonly {
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly dashed?: boolean;
        readonly label?: string;
      }[];
      readonly scaleNote?: string;
    }
  | {
      readonly kind: 'prism';
      readonly length: number;
      readonly width: number;
      readonly height: number;
      readonly labels: readonly [string, string, string];
      readonly unitCubes?: boolean;
    }
  | {
      readonly kind: 'clock';
      readonly hour: number;
      readonly minute: number;
      /** False: an empty face. */
      readonly hands?: boolean;
    }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly { readonly cells: readonly string[] }[];
    }
);
