/**
 * What the parts of a table are, said aloud: a browser forgets it where they are laid out as something else, as on a phone's cards.
 */
export const asTable = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
