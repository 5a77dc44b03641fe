import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../render-at.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableFile } from './use-table-file.ts';

type Row = { readonly id: string; readonly name: string; readonly note: string };
const MANY = 400;
const many: readonly Row[] = Array.from({ length: MANY }, (_, n) => ({
  id: `r${n}`,
  name: `Kid ${n}`,
  note: n === 3 ? '=1+1' : '',
}));

type StudentsProps = { readonly file?: TableFile<Row> };

function Students({ file = { name: ['x'], holds: 'no-child' } }: StudentsProps) {
  const [rows, setRows] = useState(many);
  const save = ({ id }: Row, note: string) => setRows(rows.map((row) => (row.id === id ? { ...row, note } : row)));
  const columns: Column<Row>[] = [
    { id: 'name', header: 'Student', value: ({ name }) => name },
    { id: 'note', header: 'Note', value: ({ note }) => note, edit: { onSave: save } },
  ];
  return (
    <DataTable
      label="Students"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      rowLink={({ id }) => `/${id}`}
      csv={file}
      filterable
    />
  );
}

/** Ctrl+C, with the whole table selected. */
function copySelection() {
  getSelection()?.selectAllChildren(document.body);
  fireEvent.copy(document);
}

const seen = vi.fn(({ note }: Row) => note);
/** The same columns object for each render, as a screen has it. */
const sameColumns: readonly Column<Row>[] = [
  { id: 'name', header: 'Student', value: ({ name }) => name },
  { id: 'note', header: 'Note', value: ({ note }) => note, cell: seen },
];
type ChangingProps = { readonly change: { current: (rows: readonly Row[]) => void } };

function Changing({ change }: ChangingProps) {
  const [rows, setRows] = useState(many);
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    change.current = setRows;
  }, [change]);
  return (
    <DataTable
      label="Students"
      columns={sameColumns}
      rows={rows}
      getRowId={({ id }) => id}
      selection={{ selected, onChange }}
      bulkActions={(ids) => <p>{ids.join(' ')}</p>}
    />
  );
}

const bodyRows = () => screen.getAllByRole('row').filter((row) => row.dataset.place !== undefined);

/** Finding all of them by role would take seconds. */
const names = () => document.querySelectorAll('th[scope="row"]');

describe('a table of many rows', () => {
  it('holds only those near the window in the page, and says how many there are and which these are', () => {
    renderAt(<Students />);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    expect(bodyRows().length).toBeLessThan(200);
    const [head] = screen.getAllByRole('row');
    expect(head?.getAttribute('aria-rowindex')).toBe('1');
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      bodyRows().map((_, index) => String(index + 2)),
    );
  });
  it('finds a row that is not in the page, from the keys of the browser', () => {
    renderAt(<Students />);
    expect(screen.queryByText('Kid 376')).toBe(null);
    fireEvent.keyDown(document, { key: 'f', ctrlKey: true });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kid 376' } });
    expect(screen.getByText('Kid 376')).toBeTruthy();
    expect(screen.getByText('1 of 400 rows')).toBeTruthy();
  });
  it('renders the one row of which something has changed, and those whose tick changed', () => {
    const change = { current: (_rows: readonly Row[]): void => undefined };
    renderAt(<Changing change={change} />);
    seen.mockClear();
    act(() => change.current(many.map((row) => (row.id === 'r2' ? { ...row, note: 'late' } : row))));
    expect(seen.mock.calls.map(([row]) => row.id)).toEqual(['r2']);
    expect(screen.getByText('late')).toBeTruthy();
    seen.mockClear();
    // The second row was rendered before the first was ticked.
    fireEvent.click(screen.getByRole('checkbox', { name: /Kid 1$/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Kid 5$/ }));
    expect(new Set(seen.mock.calls.map(([row]) => row.id))).toEqual(new Set(['r1', 'r5']));
    expect(screen.getByText('r1 r5')).toBeTruthy();
  });
  it('leaves the second Ctrl+F to the browser', () => {
    renderAt(<Students />);
    expect(fireEvent.keyDown(document, { key: 'f', ctrlKey: true })).toBe(false);
    expect(fireEvent.keyDown(document, { key: 'f', ctrlKey: true })).toBe(true);
  });
  describe('copying all rows', () => {
    const write = vi.fn(async (items: ClipboardItem[]) => Promise.all(items.map((item) => item.getType('text/plain'))));
    beforeEach(() => {
      write.mockClear();
      vi.stubGlobal('navigator', { ...navigator, clipboard: { write } });
      return () => vi.unstubAllGlobals();
    });
    const copied = async () => (await (await write.mock.results[0]?.value)?.[0]?.text()) ?? '';

    it('has no cell that a spreadsheet would run', async () => {
      renderAt(<Students />);
      fireEvent.click(screen.getByRole('button', { name: 'Copy all rows' }));
      const lines = (await copied()).split('\n');
      expect(lines).toHaveLength(MANY + 1);
      expect(lines[4]).toBe("Kid 3\t'=1+1");
    });
    it.each([
      ['by the button', () => fireEvent.click(screen.getByRole('button', { name: 'Copy all rows' }))],
      ['by a selection of the whole table', copySelection],
    ])('is recorded first, %s, and does nothing if that fails', async (_, copy) => {
      const note = vi.fn(async (_ids: readonly string[], _how: string): Promise<unknown> => undefined);
      note.mockRejectedValueOnce(new Error('offline'));
      renderAt(<Students file={{ name: ['x'], childOf: ({ id }) => id, note }} />);
      copy();
      expect(note.mock.calls).toEqual([[many.map(({ id }) => id), 'copy']]);
      await screen.findByRole('alert');
      await expect(write.mock.results[0]?.value).rejects.toThrow('offline');
    });
  });
  describe('a copy that is recorded', () => {
    const note = vi.fn(async (_ids: readonly string[], _how: string): Promise<unknown> => undefined);
    const open = () => renderAt(<Students file={{ name: ['x'], childOf: ({ id }) => id, note }} />);
    const copy = () => fireEvent.click(screen.getByRole('button', { name: /Copy all rows$/ }));
    beforeEach(() => {
      note.mockClear();
      return () => vi.unstubAllGlobals();
    });

    it('counts once for two clicks', async () => {
      const recorded = Promise.withResolvers<void>();
      note.mockReturnValueOnce(recorded.promise);
      const write = vi.fn(async (items: ClipboardItem[]) =>
        Promise.all(items.map((item) => item.getType('text/plain'))),
      );
      vi.stubGlobal('navigator', { ...navigator, clipboard: { write } });
      open();
      copy();
      copy();
      recorded.resolve();
      await vi.waitFor(() => expect(screen.queryByText('Working')).toBeNull());
      expect(note).toHaveBeenCalledOnce();
      copy();
      expect(note).toHaveBeenCalledTimes(2);
    });
    it('is none where the page may not copy, and the page says so', async () => {
      vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
      open();
      copy();
      await screen.findByRole('alert');
      expect(note).not.toHaveBeenCalled();
    });
    it('is made where the browser takes a text and nothing else', async () => {
      const writeText = vi.fn(async (_text: string) => undefined);
      vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
      vi.stubGlobal('ClipboardItem', undefined);
      open();
      copy();
      await expect.poll(() => writeText.mock.calls[0]?.[0].split('\n')).toHaveLength(MANY + 1);
      expect(note).toHaveBeenCalledOnce();
    });
  });
  it('puts every row on paper', () => {
    renderAt(<Students />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(MANY);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(names().length).toBeLessThan(200);
  });
  it('changes a cell in place, and leaves it with Escape', () => {
    renderAt(<Students />);
    fireEvent.click(screen.getByRole('button', { name: 'Note: Kid 2:' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Note: Kid 2' }), { target: { value: 'early' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Note: Kid 2' }), { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Note: Kid 2: early' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Note: Kid 2: early' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Note: Kid 2' }), { target: { value: 'late' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Note: Kid 2' }), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Note: Kid 2: early' })).toBeTruthy();
  });
});
