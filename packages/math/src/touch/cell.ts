import { readNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { TouchOf } from './types.ts';

/** A number in the empty cell of a table. */
export const cell: Placing<TouchOf<'cell'>, string> = {
  read: (_touch, text) => (readNumber(text) === undefined ? undefined : text.trim()),
  write: (_touch, text) => text,
  picture: ({ row, column }, text, ground) => {
    if (ground?.kind !== 'table')
      return { kind: 'table', alt: 'A cell of a table.', head: [], rows: [{ cells: [text ?? ''] }] };
    const rows = ground.rows.map(({ cells }, at) =>
      at === row && text !== undefined ? { cells: cells.with(column, text) } : { cells },
    );
    return { ...ground, rows };
  },
};
