import type { MouseEvent } from 'react';
import { formatDate } from '../format/dates.ts';
import { formatNumber } from '../format/numbers.ts';
import { Checkbox } from '../forms/choices.tsx';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { useText } from '../text/catalogue.ts';
import type { Column } from './column.ts';
import type { Selection } from './data-table.tsx';

type TableBodyProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly rowLink?: (row: Row) => string;
  readonly selection?: Selection;
};

export function TableBody<Row>({ columns, rows, getRowId, nameOf, rowLink, selection }: TableBodyProps<Row>) {
  const t = useText('table');
  const totals = columns.some(({ total }) => total !== undefined);
  const toggle = (id: string, on: boolean) => {
    if (!selection) return;
    const next = new Set(selection.selected);
    if (on) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  };
  return (
    <>
      <tbody>
        {rows.map((row) => {
          const id = getRowId(row);
          const ticked = selection?.selected.has(id) ?? false;
          return (
            <tr
              key={id}
              aria-selected={selection ? ticked : undefined}
              onClick={rowLink && openRow}
              className={cx(
                'border-b border-line',
                rowLink && 'cursor-pointer hover:bg-wash',
                ticked && 'bg-accent-wash',
              )}
            >
              {selection && (
                <td className="py-2 pr-1 align-top" data-print="hide">
                  <Checkbox
                    label={t('selectRow', { name: nameOf(row) })}
                    hideLabel
                    checked={ticked}
                    onCheckedChange={(on) => toggle(id, on)}
                  />
                </td>
              )}
              {columns.map((column, index) => (
                <Cell
                  key={column.id}
                  column={column}
                  row={row}
                  first={index === 0}
                  {...(rowLink && index === 0 && { to: rowLink(row) })}
                />
              ))}
            </tr>
          );
        })}
      </tbody>
      {totals && (
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            {selection && <td data-print="hide" />}
            {columns.map((column, index) => (
              <td key={column.id} className={cellClass(column)}>
                {column.total ?? (index === 0 ? t('total') : null)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </>
  );
}

const cellClass = <Row,>(column: Column<Row>) =>
  cx(
    'px-2 py-2.5 align-top first:pl-0 md:px-3 md:last:pr-0',
    column.numeric && 'figures-tabular text-right',
    column.wideOnly && 'max-md:hidden',
  );

type CellProps<Row> = {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly first: boolean;
  readonly to?: string;
};

function Cell<Row>({ column, row, first, to }: CellProps<Row>) {
  const words = column.cell ? column.cell(row) : plainWords(column, row);
  const content =
    to === undefined ? (
      words
    ) : (
      <Link
        to={to}
        data-row-link=""
        className="text-ink no-underline hover:text-accent hover:underline hover:underline-offset-3"
      >
        {words}
      </Link>
    );
  return first ? (
    <th scope="row" className={cx(cellClass(column), 'font-normal')}>
      {content}
    </th>
  ) : (
    <td className={cellClass(column)}>{content}</td>
  );
}

function plainWords<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (typeof value === 'number') return formatNumber(value);
  if (value instanceof Date) return formatDate(value);
  return String(value ?? '');
}

/** A click anywhere in a row follows its link, except on something that does its own thing or while text is being selected. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  const from = event.target;
  if (!(from instanceof Element) || from.closest('a, button, input, label, select, [role="checkbox"]')) return;
  if (getSelection()?.isCollapsed === false) return;
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
}
