import type { MouseEvent, ReactNode } from 'react';
import { formatDate, formatDay } from '../format/dates.ts';
import { formatNumber } from '../format/numbers.ts';
import { Checkbox } from '../forms/choices.tsx';
import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';
import { asTable } from './as-table.ts';
import type { Column } from './column.ts';
import { EditableCell } from './editable-cell.tsx';

type TableRowProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly name: string;
  readonly cards: boolean;
  /** The position among all rows, from 0; only given if not all rows are in the page. */
  readonly place?: number;
  readonly to?: string;
  /** Left out if rows cannot be ticked. */
  readonly ticked?: boolean;
  /** Passed in by the body: if each row looked the text up, hundreds of rows would subscribe to the language. */
  readonly tickLabel?: string;
  readonly onTick?: (on: boolean) => void;
};

export function TableRow<Row>({ columns, row, name, cards, place, to, tickLabel, ticked, onTick }: TableRowProps<Row>) {
  return (
    <tr
      aria-selected={ticked}
      // The head is the first row.
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-place={place}
      onClick={to === undefined ? undefined : openRow}
      className={cx(
        'border-b border-line',
        // Scrolls to below the head, which stays visible.
        place !== undefined && 'scroll-mt-16',
        to !== undefined && 'cursor-pointer hover:bg-wash',
        ticked && 'bg-accent-wash',
        cards && 'max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-4 max-md:py-2.5',
      )}
      {...(cards && asTable.row)}
    >
      {onTick && (
        <td className="py-2 pe-1 align-top" data-print="hide" {...(cards && asTable.cell)}>
          <Checkbox label={tickLabel ?? name} hideLabel checked={ticked ?? false} onCheckedChange={onTick} />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          name={name}
          first={index === 0}
          cards={cards}
          {...(index === 0 && to !== undefined && { to })}
        />
      ))}
    </tr>
  );
}

const CARD_NAME = 'max-md:basis-3/4 max-md:grow max-md:px-0 max-md:pb-1 max-md:text-start max-md:font-semibold';
/** On a card, the column's name is above each value. */
const CARD_CELL =
  'max-md:min-w-[28%] max-md:px-0 max-md:py-0.5 max-md:text-start max-md:before:block max-md:before:text-sm max-md:before:font-normal max-md:before:text-muted max-md:before:content-[attr(data-head)]';

/** Where a column is hidden. */
export const hiddenClass = ({ wideOnly }: Pick<Column<never>, 'wideOnly'>): string | false =>
  wideOnly === 'widest' ? 'max-[100rem]:hidden' : wideOnly === true && 'max-md:hidden';

export const cellClass = <Row,>(column: Column<Row>) =>
  cx(
    'px-2 py-2.5 align-top first:ps-0 md:px-3 md:last:pe-0',
    column.numeric && 'figures-tabular text-end',
    hiddenClass(column),
    column.inFile === false && 'print:hidden',
  );

type CellProps<Row> = {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly name: string;
  readonly first: boolean;
  readonly cards: boolean;
  readonly to?: string;
};

function Cell<Row>({ column, row, name, first, cards, to }: CellProps<Row>) {
  const words: ReactNode = column.cell ? column.cell(row) : plainWords(column, row);
  const { edit } = column;
  const cell = {
    className: cx(cellClass(column), cards && CARD_CELL),
    ...(cards && { 'data-head': column.header, ...asTable.cell }),
  };
  if (edit)
    return (
      <td {...cell}>
        <EditableCell
          label={`${column.header}: ${name}`}
          text={edit.text?.(row) ?? String(column.value(row) ?? '')}
          onSave={(text) => edit.onSave(row, text)}
        >
          {words}
        </EditableCell>
      </td>
    );
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
    <th scope="row" className={cx(cellClass(column), 'font-normal', cards && CARD_NAME)} {...(cards && asTable.name)}>
      {content}
    </th>
  ) : (
    <td {...cell}>{content}</td>
  );
}

function plainWords<Row>(column: Column<Row>, row: Row): string {
  const value = column.value(row);
  if (typeof value === 'number') return formatNumber(value);
  if (value instanceof Date) return formatDate(value);
  return formatDay(String(value ?? ''));
}

/** A click anywhere in a row follows its link, except on an interactive element or while text is being selected. */
function openRow(event: MouseEvent<HTMLTableRowElement>) {
  const from = event.target;
  if (!(from instanceof Element) || from.closest('a, button, input, label, select, [role="checkbox"]')) return;
  if (getSelection()?.isCollapsed === false) return;
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
}
