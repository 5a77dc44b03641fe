import type { ReactNode } from 'react';
import type { CsvValue } from './to-csv.ts';

/** `text` is the initial text of the field, by default the value; `onSave` gets the typed text if it is different. */
export type CellEdit<Row> = {
  readonly text?: (row: Row) => string;
  readonly onSave: (row: Row, text: string) => void;
};

/** One column. `value` is used for sorting, filtering and the file; `cell` is what is shown, by default the value. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CsvValue;
  readonly cell?: (row: Row) => ReactNode;
  /**
   * True: the column contains numbers, which are right-aligned with tabular digits and sorted from large to small
   * first.
   */
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Not shown on a phone (`true`), or on nothing narrower than a wide desktop; still in the file and in the filter. */
  readonly wideOnly?: boolean | 'widest';
  /** Makes the value editable in the table. Not for the first column, which names the row. */
  readonly edit?: CellEdit<Row>;
  /** False for a column of buttons, which is left out of files, copies and print. */
  readonly inFile?: boolean;
  /** The content of the totals row. */
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

/** Rows sorted by one column. Blanks come last in both directions, and equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return rows;
  const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  // Each value is computed once, because sorting compares a row about a dozen times.
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

/** Rows that contain every word of the filter, ignoring accents and case. */
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
