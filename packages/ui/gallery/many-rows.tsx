import { createBrowserRouter, RouterProvider } from '@lemma/router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Column, DataTable, formatNumber } from '../src/index.ts';
import './gallery.css';

// The page of the benchmark `classroom`: a gradebook in our table, and in a simple table that is not made for 10,000
// rows.

type Row = { readonly id: string; readonly name: string; readonly scores: readonly number[] };
type Kind = 'ours' | 'plain';

const SCORES = 11;
const WARM = 300;
const firstNames = ['Ana', 'Ben', 'Chloé', 'Dan', 'Eva', 'Finn', 'Grace', 'Hugo', 'Ines', 'Jonas'];

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `s${n}`,
    name: `${firstNames[n % firstNames.length]} ${String.fromCharCode(65 + (n % 26))}${n}`,
    scores: Array.from({ length: SCORES }, (__, column) => (n * 7 + column * 13) % 101),
  }));

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Student', value: ({ name }) => name },
  ...Array.from({ length: SCORES }, (_, n) => ({
    ...{ id: `work-${n}`, header: `Work ${n + 1}`, numeric: true },
    value: ({ scores }: Row) => scores[n] ?? 0,
  })),
];

function PlainTable({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.name}</td>
            {columns.slice(1).map(({ id, value }) => (
              <td key={id}>{formatNumber(Number(value(row)))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

let change: ((rows: readonly Row[]) => void) | undefined;
let current: readonly Row[] = [];

function Gradebook({
  kind,
  first,
  sorted,
}: {
  readonly kind: Kind;
  readonly first: readonly Row[];
  readonly sorted: boolean;
}) {
  const [rows, setRows] = useState(first);
  change = setRows;
  if (kind === 'plain') return <PlainTable rows={rows} />;
  return (
    <DataTable
      label="Gradebook"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      filterable
      csv={{ name: ['Gradebook'], holds: 'no-child' }}
      {...(sorted && { defaultSort: { column: 'name', down: false } })}
    />
  );
}

/** Resolves after the frame that paints what was rendered. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/**
 * `laidOut`: the time until rendering, styles and layout are done. `shown`: the time until the end of the frame that
 * paints it, which the browser draws at its own pace. Starts at a frame, so that waiting for the display is not
 * counted.
 */
const timed = (work: () => void) =>
  new Promise<{ readonly laidOut: number; readonly shown: number }>((resolve) => {
    requestAnimationFrame(() => {
      const begun = performance.now();
      flushSync(work);
      document.body.getBoundingClientRect();
      const laidOut = performance.now() - begun;
      // Called once the frame is painted.
      setTimeout(() => resolve({ laidOut, shown: performance.now() - begun }), 0);
    });
  });

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[1] ?? 0;

/** Both tables are rendered once with few rows first, so that the browser's compilation is not measured. */
async function measure(
  kind: Kind,
  count: number,
  sorted: boolean,
): Promise<Record<'mount' | 'edit' | 'editShown' | 'nodes', number>> {
  if (count > WARM) await measure(kind, WARM, sorted);
  const host = document.createElement('div');
  document.getElementById('root')?.replaceChildren(host);
  const root = createRoot(host);
  current = rowsOf(count);
  const element = <Gradebook kind={kind} first={current} sorted={sorted} />;
  const router = createBrowserRouter([{ path: '*', element }]);
  await painted();
  const { shown: mount } = await timed(() => root.render(<RouterProvider router={router} />));
  const edits: Awaited<ReturnType<typeof timed>>[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    current = current.map((row, n) => (n === turn ? { ...row, scores: row.scores.map((score) => score + 1) } : row));
    edits.push(await timed(() => change?.(current)));
  }
  const nodes = host.querySelectorAll('*').length;
  root.unmount();
  await painted();
  const [edit, editShown] = [middle(edits.map(({ laidOut }) => laidOut)), middle(edits.map(({ shown }) => shown))];
  return { mount, edit, editShown, nodes };
}

Object.assign(window, { measure });
