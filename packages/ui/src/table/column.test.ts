import { expect, it } from 'vitest';
import { type Column, filterRows, sortRows } from './column.ts';

type Row = { readonly name: string; readonly score: number | undefined };
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'score', header: 'Score', numeric: true, value: ({ score }) => score },
];
const rows: readonly Row[] = [
  { name: 'Zoë Álvarez', score: 9 },
  { name: 'item 10', score: undefined },
  { name: 'item 2', score: 10 },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

it('sorts figures by size and leaves blanks last both ways', () => {
  expect(names(sortRows(rows, columns, { column: 'score', down: false }))).toEqual([
    'Zoë Álvarez',
    'item 2',
    'item 10',
  ]);
  expect(names(sortRows(rows, columns, { column: 'score', down: true }))).toEqual(['item 2', 'Zoë Álvarez', 'item 10']);
});
it('sorts numbers inside words by size', () => {
  expect(names(sortRows(rows, columns, { column: 'name', down: false }))).toEqual(['item 2', 'item 10', 'Zoë Álvarez']);
});
it('keeps the order for a column that is not there', () => {
  expect(sortRows(rows, columns, { column: 'gone', down: false })).toBe(rows);
});
it('finds words in any column, without accents and case', () => {
  expect(names(filterRows(rows, columns, 'alvarez 9'))).toEqual(['Zoë Álvarez']);
  expect(filterRows(rows, columns, '  ')).toBe(rows);
  expect(filterRows(rows, columns, 'nobody')).toEqual([]);
});
