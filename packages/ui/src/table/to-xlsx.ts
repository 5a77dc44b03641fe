import type { CellObject } from 'write-excel-file/universal';
import { type CsvValue, neutralise } from './to-csv.ts';

const WIDEST = 60;

/** Spreadsheets store dates without a time zone; the result shows the same date and time as this device. */
const wallDate = (date: Date): Date =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()));

function cell(value: CsvValue): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? { type: Number, value } : null;
  if (typeof value === 'boolean') return { type: Boolean, value };
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? null : { type: Date, value: wallDate(value), format: 'yyyy-mm-dd' };
  return { type: String, value: neutralise(value) };
}

const widthOf = (texts: readonly CsvValue[]): number =>
  Math.min(WIDEST, Math.max(8, ...texts.map((text) => (text instanceof Date ? 10 : String(text ?? '').length))) + 2);

/** A table as an Excel file: numbers are numbers, dates are dates, and no text is run as a formula. The writer is loaded when first used. */
export async function toXlsx(head: readonly string[], rows: readonly (readonly CsvValue[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal');
  const titles = head.map((title): CellObject => ({ type: String, value: neutralise(title), fontWeight: 'bold' }));
  const columns = head.map((title, index) => ({ width: widthOf([title, ...rows.map((row) => row[index])]) }));
  return write([titles, ...rows.map((row) => row.map(cell))], { columns, stickyRowsCount: 1 }).toBlob();
}
