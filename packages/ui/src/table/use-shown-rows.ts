import { useRef } from 'react';
import { type Column, filterRows, type Sort, sortRows } from './column.ts';

/**
 * The filtered and sorted rows. The next sort starts from the previous order: if one cell has changed, sorting 10,000
 * rows again is a single pass.
 */
export function useShownRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filter: string,
  sort: Sort | undefined,
  getRowId: (row: Row) => string,
): readonly Row[] {
  const before = useRef<{
    readonly key: string;
    readonly rows: readonly Row[];
    readonly order: ReadonlyMap<string, number>;
  }>(undefined);
  const found = filterRows(rows, columns, filter);
  if (!sort) return found;
  const key = `${sort.column} ${sort.down}`;
  const last = before.current;
  const order = last?.key === key ? last.order : undefined;
  const placeOf = (row: Row) => order?.get(getRowId(row)) ?? Number.MAX_SAFE_INTEGER;
  const begin = order && found.length > 1000 ? found.toSorted((one, other) => placeOf(one) - placeOf(other)) : found;
  const shown = sortRows(begin, columns, sort);
  if (found.length > 1000) {
    const places = new Map(shown.map((row, place) => [getRowId(row), place]));
    before.current = { key, rows: shown, order: places };
  }
  return shown;
}
