import type { ReactNode } from 'react';
import type { CsvValue } from './to-csv.ts';

/** `text` is what the field begins with, the value where left out; `onSave` gets what was typed, when it is another. */
export type CellEdit<Row> = {
  readonly text?: (row: Row) => string;
  readonly onSave: (row: Row, text: string) => void;
};

/** One column. `value` is what is sorted, filtered and downloaded; `cell` is what is seen, the value itself where left out. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
  readonly cell?: (row: Row) => ReactNode;
  /** Figures stand right-aligned in tabular numerals and sort from large to small first. */
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Left out on a phone; still in the file and in the filter. */
  readonly wideOnly?: boolean;
  /** Lets the value be changed in place. Not for the first column, which names the row. */
  readonly edit?: CellEdit<Row>;
  /** False for a column of buttons: it is left out of the file, of a copy and of paper. */
  readonly inFile?: boolean;
  /** Stands in the totals row. */
  readonly total?: ReactNode;
};

export type Sort = { readonly column: string; readonly down: boolean };

const asText = (value: CsvValue): string => (value instanceof Date ? value.toISOString() : String(value ?? ''));
const isBlank = (value: CsvValue): boolean => value === null || value === undefined || value === '';

function compare(a: CsvValue, b: CsvValue, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  return collator.compare(asText(a), asText(b));
}

/** Rows in the order of one column; blanks stand last both ways, equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return rows;
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  // Each value is asked for once: a sort looks at a row a dozen times.
  const keyed = rows.map((row) => ({ row, value: column.value(row) }));
  keyed.sort((a, b) => {
    const [left, right] = [a.value, b.value];
    if (isBlank(left) || isBlank(right)) return Number(isBlank(left)) - Number(isBlank(right));
    return sort.down ? compare(right, left, collator) : compare(left, right, collator);
  });
  return keyed.map(({ row }) => row);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Rows in which every word of the filter stands somewhere; accents and case do not matter. */
export function filterRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], filter: string): readonly Row[] {
  const words = plain(filter)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = plain(columns.map((column) => asText(column.value(row))).join('\n'));
    return words.every((word) => text.includes(word));
  });
}
