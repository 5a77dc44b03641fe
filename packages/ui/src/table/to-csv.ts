import { isoDate } from '../format/dates.ts';

/** What a cell may hold. Numbers stay numbers, dates become ISO dates, nothing becomes an empty cell. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/**
 * A spreadsheet runs a cell that starts so as a formula, also behind blanks that it trims; the wide forms are what keyboards of
 * East Asia type.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\u200B\uFEFF]*[=+\-@＝＋－＠])/u;
const PLAIN_NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const NEEDS_QUOTES = /[",\n\r;]/;
/** Control characters but tab and line ends: no file for spreadsheets can hold them, and behind one a formula would hide. */
const UNWRITABLE = /(?![\t\r\n])\p{Cc}/gu;

/**
 * Texts that a spreadsheet reads as something else when it opens a CSV file, for good: fractions, ratios and chains of numbers as
 * dates and times, months with a number, powers of ten, numbers with zeros in front. An ISO date is meant as one.
 */
const TAKEN_AMISS = [
  /^\s*\d+\s*[/:-]\s*\d+(?:\s*[/:.-]\s*\d+)?(?:\s*[ap]\.?m\.?)?\s*$/iu,
  /^\s*\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?\s*$/u,
  /^\s*0\s+\d+\/\d+\s*$/u,
  /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.-]*\d{1,4}\s*$/iu,
  /^\s*\d{1,2}[\s.-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[\s.-]*\d{2,4})?\s*$/iu,
  /^\s*\d+(?:\.\d*)?e[+-]?\d+\s*$/iu,
  /^\s*0\d+\s*$/u,
] as const;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A text as it may stand in any file for spreadsheets: an apostrophe in front of what they would run. Plain numbers stay. */
export function neutralise(text: string): string {
  const writable = text.replaceAll(UNWRITABLE, '');
  return FORMULA_START.test(writable) && !PLAIN_NUMBER.test(writable.trim()) ? `'${writable}` : writable;
}

/** As `neutralise`; in a file without types what would become a date or another number gets the apostrophe too. */
function asTyped(text: string): string {
  const safe = neutralise(text);
  return !ISO_DATE.test(safe) && TAKEN_AMISS.some((shape) => shape.test(safe)) ? `'${safe}` : safe;
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : isoDate(value);
  const safe = asTyped(value);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180, CRLF), with a byte-order mark so that spreadsheets read it as UTF-8.
 * Texts that a spreadsheet would run as formulas, or read as dates (`3/12`), get an apostrophe in front; negative numbers stay as
 * they are.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** A table for the clipboard: what is pasted into a spreadsheet falls into cells, and no text of it is run. */
export const toTsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [head, ...rows]
    .map((row) =>
      row.map((value) => (typeof value === 'string' ? asTyped(value) : cell(value)).replace(/[\t\r\n]+/g, ' ')),
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
