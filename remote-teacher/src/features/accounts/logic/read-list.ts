import type { RosterInput } from '@lemma/school/class';
import { readText } from './read-text.ts';

const MOST_BYTES = 5_000_000;
const isSpreadsheet = (file: File): boolean => /\.xlsx$/i.test(file.name);

const asText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
};

/**
 * A chosen file as rows: the first sheet of an Excel file, or the text of any other file. Undefined if it cannot be
 * read.
 */
export async function readList(file: File): Promise<RosterInput | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  if (!isSpreadsheet(file)) return readText(new Uint8Array(await file.arrayBuffer()));
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file).catch(() => undefined);
  return rows?.map((row) => row.map(asText));
}
