import type { Posed, Prose } from '../../types.ts';

/** A whole table, row by row; a first cell may be the name of its row. */
type Rows = readonly (readonly (string | number)[])[];

/** A cell by its place among the rows and columns. */
export type Place = readonly [row: number, column: number];

/** What is written for empty cells, row by row. */
export const cellsOf = (rows: Rows, open: readonly Place[]): string =>
  open.map(([row, column]) => rows[row]?.[column] ?? '').join(', ');

/** The numbers of a key, in the order in which they are asked. */
export const numbersIn = (key: string): readonly number[] => key.split(', ').map(Number);

/** A task to fill the empty cells of a table. `open` names them row by row. */
export const poseFilled = (task: Prose, head: readonly string[], rows: Rows, open: readonly Place[]): Posed => ({
  prompt: `${task} Write the missing numbers row by row, with commas between them.`,
  answer: { kind: 'list', key: cellsOf(rows, open) },
  picture: {
    kind: 'table',
    head,
    rows: rows.map((cells, row) => ({
      cells: cells.map((text, column) =>
        open.some(([atRow, atColumn]) => atRow === row && atColumn === column) ? '?' : String(text),
      ),
    })),
    alt: 'A table in which some numbers are missing.',
  },
});
