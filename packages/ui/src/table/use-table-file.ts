import { useRef, useState } from 'react';
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

type Way = 'download' | 'downloadXlsx' | 'copy';

/** The ways in which a table is taken along. */
export type FileActions = Readonly<Record<Way, () => void>> & {
  /** What is being made. */
  readonly pending: Way | undefined;
  /** The last file was not made, or this page may not copy. */
  readonly fault: 'notMade' | 'notCopied' | undefined;
};

type Table<Row> = {
  readonly head: readonly string[];
  /** The rows that are in the file. */
  readonly rows: () => readonly Row[];
  readonly cellsOf: (row: Row) => readonly CsvValue[];
};

type CopyLater = (text: Promise<string>) => Promise<void>;

/**
 * Puts a text on the clipboard that is there only later. Safari takes it only if the clipboard is asked at once, in the
 * click itself; some browsers have no other way than to be asked when it is there. Undefined: the page may not copy, as
 * without HTTPS.
 */
function copyLater(): CopyLater | undefined {
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  if (clipboard === undefined) return undefined;
  if (typeof ClipboardItem === 'undefined') return async (text) => clipboard.writeText(await text);
  return async (text) =>
    clipboard.write([
      new ClipboardItem({ 'text/plain': text.then((ready) => new Blob([ready], { type: 'text/plain' })) }),
    ]);
}

/** Makes the file of a table; undefined for a table without one. */
export function useTableFile<Row>(file: TableFile<Row> | undefined, table: Table<Row>): FileActions | undefined {
  const [pending, setPending] = useState<Way>();
  const [fault, setFault] = useState<FileActions['fault']>();
  // The second click of a double click comes before the page shows that the first was heard.
  const isMaking = useRef(false);
  if (file === undefined) return undefined;
  const { name } = file;
  const make = (way: Way, give: (rows: Promise<(readonly CsvValue[])[]>) => Promise<unknown>) => {
    if (isMaking.current) return;
    isMaking.current = true;
    const rows = table.rows();
    const how = way === 'copy' ? 'copy' : 'list';
    const ready = 'note' in file ? file.note([...new Set(rows.map(file.childOf))], how) : Promise.resolve();
    setPending(way);
    setFault(undefined);
    give(ready.then(() => rows.map(table.cellsOf)))
      .catch(() => setFault('notMade'))
      .finally(() => {
        isMaking.current = false;
        setPending(undefined);
      });
  };
  return {
    download: () => make('download', async (rows) => downloadText(csvFileName(name), toCsv(table.head, await rows))),
    downloadXlsx: () =>
      make('downloadXlsx', async (rows) =>
        downloadBlob(csvFileName(name, Date.now(), 'xlsx'), await toXlsx(table.head, await rows)),
      ),
    copy: () => {
      const put = copyLater();
      // What cannot be copied is not recorded as copied.
      if (put === undefined) return setFault('notCopied');
      make('copy', (rows) => put(rows.then((ready) => toTsv(table.head, ready))));
    },
    pending,
    fault,
  };
}
