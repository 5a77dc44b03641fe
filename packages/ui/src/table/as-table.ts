/** The ARIA roles of a table. Browsers drop the built-in roles if CSS changes the layout, as for cards on a phone. */
export const asTable = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
