import { isoDate } from '../format/dates.ts';

/** The values of a cell. Numbers stay numbers, dates become ISO dates, and missing values become empty cells. */
export type CsvValue = string | number | boolean | Date | null | undefined;

/**
 * A spreadsheet runs a cell with this beginning as a formula, even after spaces and marks without width that it trims.
 * Keyboards of East Asia type the wide forms. A quotation mark is no hiding place: whoever pastes a table drops it.
 */
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cf}"“”＂]*[=+\-@＝＋－＠])/u;
const PLAIN_NUMBER = /^ *[+-]?(\d+\.?\d*|\.\d+) *$/;
const NEEDS_QUOTES = /[",\n\r;]/;
/**
 * Control characters except tab and line ends. No spreadsheet format can contain them, and a formula could hide behind
 * one.
 */
const UNWRITABLE = /(?![\t\r\n])\p{Cc}/gu;

/**
 * Texts that a spreadsheet permanently changes when it opens a CSV file: fractions, ratios and sequences of numbers
 * become dates and times, as do months with a number; mixed numbers (`1 3/12` becomes 1 1/4), powers of ten and numbers
 * with leading zeros become other numbers. An ISO date is meant as a date.
 */
const TAKEN_AMISS = [
  /^\s*\d+\s*[/:-]\s*\d+(?:\s*[/:.-]\s*\d+)?(?:\s*[ap]\.?m\.?)?\s*$/iu,
  /^\s*\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})?\s*$/u,
  /^\s*\d+\s+\d+\/\d+\s*$/u,
  /^\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s.-]*\d{1,4}\s*$/iu,
  /^\s*\d{1,2}[\s.-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[\s.-]*\d{2,4})?\s*$/iu,
  /^\s*\d+(?:\.\d*)?e[+-]?\d+\s*$/iu,
  /^\s*0\d+\s*$/u,
] as const;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A text that is safe in any spreadsheet file: if a spreadsheet would run it, it gets a leading apostrophe. Plain
 * numbers stay the same.
 */
export function neutralise(text: string): string {
  const writable = text.replaceAll(UNWRITABLE, '');
  return FORMULA_START.test(writable) && !PLAIN_NUMBER.test(writable) ? `'${writable}` : writable;
}

/**
 * Like `neutralise`. In a file without types, texts that would become a date or another number also get the apostrophe.
 */
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
 * A table as CSV (RFC 4180, CRLF), with a byte-order mark so that spreadsheets read it as UTF-8. Texts that a
 * spreadsheet would run as formulas or read as dates (`3/12`) get a leading apostrophe; negative numbers stay the same.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** A text in one cell of the clipboard. One that begins with a quotation mark is quoted: else the paste drops the mark. */
function pasted(text: string): string {
  const safe = asTyped(text).replace(/[\t\r\n]+/g, ' ');
  return safe.startsWith('"') ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table for the clipboard: a spreadsheet pastes it into separate cells, and runs no text as a formula. */
export const toTsv = (head: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  [head, ...rows]
    .map((row) =>
      row.map((value) => (typeof value === 'string' ? pasted(value) : cell(value).replace(/[\t\r\n]+/g, ' '))),
    )
    .map((row) => row.join('\t'))
    .join('\n');

/** A file name such as "class-7b-gradebook-2026-11-21.csv": class, content and date; valid on every file system. */
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

/** Downloads a text as a file; nothing is sent to the server. */
export const downloadText = (fileName: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadBlob(fileName, new Blob([text], { type }));

/** Like `downloadText`, for a file with other data. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Safari reads the address after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
