import { useState } from 'react';
import { type CsvValue, csvFileName, downloadBlob, downloadText, toCsv, toTsv } from './to-csv.ts';
import { toXlsx } from './to-xlsx.ts';

/** How the rows of a table leave the page. */
type TableExport = 'list' | 'copy';

/** The file of a table. Every table says whose data it holds. */
export type TableFile<Row> = {
  /** Parts of the file's name; the class comes first: `['Class 7B', 'gradebook']`. */
  readonly name: readonly string[];
} & (
  | {
      /** `no-child`: it says nothing of a single child. `own`: only of the reader. */
      readonly holds: 'no-child' | 'own';
    }
  | {
      /** The id of the child whom a row is about. */
      readonly childOf: (row: Row) => string;
      /**
       * Records who takes data of these children along, before the file is made. If it is rejected, there is no file, and
       * the table says so.
       */
      readonly note: (childIds: readonly string[], how: TableExport) => Promise<unknown>;
    }
);

/** The ways in which a table is taken along. */
export type FileActions = {
  readonly download: () => void;
  readonly downloadXlsx: () => void;
  readonly copy: () => void;
  readonly isPending: boolean;
  /** The last file was not made. */
  readonly failed: boolean;
};

type Table<Row> = {
  readonly head: readonly string[];
  /** The rows that are in the file. */
  readonly rows: () => readonly Row[];
  readonly cellsOf: (row: Row) => readonly CsvValue[];
};

/**
 * Puts a text on the clipboard that is there only later. Safari takes it only if the clipboard is asked at once, in the
 * click itself.
 */
const copyLater = async (text: Promise<string>): Promise<void> =>
  navigator.clipboard.write([
    new ClipboardItem({ 'text/plain': text.then((ready) => new Blob([ready], { type: 'text/plain' })) }),
  ]);

/** Makes the file of a table; undefined for a table without one. */
export function useTableFile<Row>(file: TableFile<Row> | undefined, table: Table<Row>): FileActions | undefined {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  if (file === undefined) return undefined;
  const { name } = file;
  const make = (how: TableExport, give: (rows: Promise<(readonly CsvValue[])[]>) => Promise<unknown>) => {
    const rows = table.rows();
    const ready = 'note' in file ? file.note([...new Set(rows.map(file.childOf))], how) : Promise.resolve();
    setState('pending');
    give(ready.then(() => rows.map(table.cellsOf))).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return {
    download: () => make('list', async (rows) => downloadText(csvFileName(name), toCsv(table.head, await rows))),
    downloadXlsx: () =>
      make('list', async (rows) =>
        downloadBlob(csvFileName(name, Date.now(), 'xlsx'), await toXlsx(table.head, await rows)),
      ),
    copy: () => make('copy', (rows) => copyLater(rows.then((ready) => toTsv(table.head, ready)))),
    isPending: state === 'pending',
    failed: state === 'failed',
  };
}
