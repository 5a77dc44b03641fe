import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../render-at.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

type Row = { readonly id: string; readonly name: string; readonly score: number };
const rows: readonly Row[] = [
  { id: 'a', name: 'Ana', score: 3 },
  { id: 'b', name: 'Ben', score: 12 },
  { id: 'c', name: '=Chloé', score: -4 },
];
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Student', value: ({ name }) => name },
  { id: 'score', header: 'Score', numeric: true, value: ({ score }) => score, total: 11 },
  {
    id: 'do',
    header: 'Actions',
    sortable: false,
    inFile: false,
    value: () => '',
    cell: () => <button type="button">Open</button>,
  },
];

function Students({ urlKey }: { readonly urlKey?: string }) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Students"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      rowLink={({ id }) => `/students/${id}`}
      selection={{ selected, onChange }}
      bulkActions={(ids) => <button type="button">Move {ids.join()}</button>}
      csv={{ name: ['Class 7B', 'students'], childOf: ({ id }) => id, note }}
      xlsx
      filterable
      {...(urlKey !== undefined && { urlKey })}
    />
  );
}

const note = vi.fn(async (_ids: readonly string[], _how: string): Promise<unknown> => undefined);
beforeEach(() => note.mockReset());

const shownNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('shows a stored day as people write it', () => {
  const taught: Column<Row> = { id: 'taught', header: 'Taught on', value: () => '2024-07-22' };
  renderAt(<DataTable label="Plans" columns={[...columns, taught]} rows={rows} getRowId={({ id }) => id} />);
  expect(screen.getAllByRole('cell', { name: 'Jul 22, 2024' })).toHaveLength(3);
});

describe('sorting', () => {
  it('says which column is sorted, and turns round', () => {
    renderAt(<Students />);
    const head = screen.getByRole('columnheader', { name: 'Score' });
    expect(head.getAttribute('aria-sort')).toBe(null);
    fireEvent.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    expect(shownNames()).toEqual(['Ben', 'Ana', '=Chloé']);
    fireEvent.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
  });
  it('keeps sort and filter in the address, beside what stands there', () => {
    renderAt(<Students urlKey="" />, '/students?class=7b&sort=-name');
    expect(shownNames()).toEqual(['=Chloé', 'Ben', 'Ana'].toSorted((x, y) => new Intl.Collator().compare(y, x)));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'an' } });
    expect(screen.getByLabelText('address').textContent).toBe('/students?class=7b&sort=-name&q=an');
    expect(shownNames()).toEqual(['Ana']);
  });
});

describe('filter', () => {
  it('says how many are left, and when nothing is', () => {
    renderAt(<Students />);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: 'b' } });
    expect(screen.getByText('1 of 3 rows')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
    expect(screen.getByText('Nothing matches “xyz”.')).toBeTruthy();
  });
});

describe('selection', () => {
  it('ticks rows by name and offers what can be done with them', () => {
    renderAt(<Students />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
    expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move b' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toHaveProperty('indeterminate', true);
    fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('toolbar')).toBe(null);
  });
  it('ticks only what the filter shows', () => {
    renderAt(<Students />);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'an' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByRole('button', { name: 'Move a' })).toBeTruthy();
  });
});

describe('rows', () => {
  it('opens a row by its link or by a click anywhere in it', () => {
    renderAt(<Students />);
    expect(screen.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe('/students/a');
    fireEvent.click(screen.getByRole('cell', { name: '12' }));
    expect(screen.getByLabelText('address').textContent).toBe('/students/b');
  });
  it('shows a minus sign, a total and what stands for no rows', () => {
    const { unmount } = renderAt(<Students />);
    expect(screen.getByRole('cell', { name: '−4' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '11' })).toBeTruthy();
    unmount();
    renderAt(
      <DataTable label="Students" columns={columns} rows={[]} getRowId={({ id }) => id} empty={<p>Add students</p>} />,
    );
    expect(screen.getByText('Add students')).toBeTruthy();
    expect(screen.queryByRole('table')).toBe(null);
  });
});

it('folds all controls but the filter behind one button on a phone', () => {
  renderAt(<Students />);
  const button = screen.getByRole('button', { name: 'Choices and files' });
  const download = screen.getByRole('button', { name: 'Download CSV' });
  const isFolded = () => download.closest('.max-sm\\:hidden') !== null;
  expect([button.getAttribute('aria-expanded'), isFolded()]).toEqual(['false', true]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), isFolded()]).toEqual(['true', false]);
});

it('has the columns to sort by on one line of a phone, however many they are', () => {
  renderAt(<DataTable phoneCards label="Plans" columns={columns} rows={rows} getRowId={({ id }) => id} />);
  const [head] = screen.getAllByRole('row');
  expect(head?.className).toMatch(/max-md:overflow-x-auto/);
  expect(head?.className).not.toMatch(/max-md:flex-wrap/);
});

/** What is downloaded from now on, with the names of the files. */
function downloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { blobs, names };
}

it('downloads the rows and columns of the screen', async () => {
  const { blobs, names } = downloads();
  renderAt(<Students />);
  fireEvent.click(within(screen.getByRole('columnheader', { name: 'Score' })).getByRole('button'));
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^class-7b-students-\d{4}-\d\d-\d\d\.csv$/)]));
  expect(await blobs[0]?.text()).toContain("Student,Score\r\nBen,12\r\nAna,3\r\n'=Chloé,-4\r\n");
});

describe('a file with data of children', () => {
  it('is made only once it is recorded, for the children who are in it and no others', async () => {
    const { names } = downloads();
    const recorded = Promise.withResolvers<undefined>();
    note.mockReturnValue(recorded.promise);
    renderAt(<Students />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(note.mock.calls).toEqual([[['b'], 'list']]);
    await screen.findByRole('button', { name: /Download CSV/, busy: true });
    expect(names).toEqual([]);
    recorded.resolve(undefined);
    await waitFor(() => expect(names).toHaveLength(1));
  });
  it.each(['Download CSV', 'Download Excel'])(
    'is not made by “%s” if that fails, and the table says so',
    async (name) => {
      const { names } = downloads();
      note.mockRejectedValueOnce(new Error('offline'));
      renderAt(<Students />);
      fireEvent.click(screen.getByRole('button', { name }));
      expect((await screen.findByRole('alert')).textContent).toMatch(/^Not made: who makes a file is recorded/);
      expect(names).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(names).toHaveLength(1));
      expect(screen.queryByRole('alert')).toBe(null);
    },
  );
});
