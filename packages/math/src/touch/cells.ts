import { membersOf, readNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** The text in each of the empty cells, row by row. */
export type Cells = readonly string[];

/** What is written for a cell that is still empty. */
const OPEN = '?';

/** Numbers in the empty cells of a table, row by row. */
export const cells: Placing<TouchOf<'cells'>, Cells> = {
  read: (touch, text) => {
    const members = membersOf(text).map((member) => (member === OPEN ? '' : member));
    const fits = members.every((member) => member === '' || readNumber(member) !== undefined);
    return fits && members.length === touch.cells.length && members.some((member) => member !== '')
      ? members
      : undefined;
  },
  write: (_touch, texts) =>
    texts.every((text) => text.trim() === '')
      ? ''
      : texts.map((text) => (text.trim() === '' ? OPEN : text.trim())).join(', '),
  picture: (touch, texts, ground) => {
    if (ground?.kind !== 'table')
      return {
        kind: 'table',
        alt: 'Cells of a table.',
        head: [],
        rows: [{ cells: touch.cells.map((_cell, index) => texts?.[index] ?? '') }],
      };
    const filled = (row: number, column: number) =>
      texts?.[touch.cells.findIndex((cell) => cell.row === row && cell.column === column)];
    return {
      ...ground,
      rows: ground.rows.map((one, row) => ({
        cells: one.cells.map((text, column) => filled(row, column) || text),
      })),
    };
  },
};
