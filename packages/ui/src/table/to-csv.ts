import { isoDate } from '../format/dates.ts';

/** What a cell may hold. Numbers stay numbers, dates become ISO dates, nothing becomes an empty cell. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/** A spreadsheet runs a cell that starts so as a formula; the wide forms are what keyboards of East Asia type. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const NEEDS_QUOTES = /[",\n\r;]/;

/** A text as it may stand in any file for spreadsheets: an apostrophe in front of what they would run. Plain numbers stay. */
export const neutralise = (text: string): string =>
  FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : isoDate(value);
  const safe = neutralise(value);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180, CRLF), with a byte-order mark so that spreadsheets read it as UTF-8.
 * Texts that a spreadsheet would run as formulas get an apostrophe in front; negative numbers stay as they are.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** A table for the clipboard: what is pasted into a spreadsheet falls into cells, and no text of it is run. */
export const toTsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [head, ...rows]
    .map((row) =>
      row.map((value) => (typeof value === 'string' ? neutralise(value) : cell(value)).replace(/[\t\r\n]+/g, ' ')),
    )
    .map((row) => row.join('\t'))
    .join('\n');

/** "class-7b-gradebook-2026-11-21.csv": class name, what it is, date; safe on every file system. */
export function csvFileName(parts: readonly string[], date: Date | number = Date.now(), ending = 'csv'): string {
  const words = parts
    .map((part) =>
      part
        .normalize('NFKD')
        .replace(/[\u0300-\u036F]/g, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, ''),
    )
    .filter((part) => part !== '');
  return `${[...words, isoDate(date)].join('-').slice(-120)}.${ending}`;
}

/** Hands a file to the person; nothing leaves the device. */
export const downloadText = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/** As `downloadText`, for a file that is no text. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
