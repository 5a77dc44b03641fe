import { type FocusEvent, Fragment, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { getLocale } from '../text/locale.ts';
import { asTable } from './as-table.ts';
import type { Column } from './column.ts';
import type { Selection } from './data-table.tsx';
import { cellClass, TableRow } from './table-row.tsx';
import { useCachedRows } from './use-cached-rows.ts';
import { type RowWindow, useRowWindow } from './use-window.ts';

type TableBodyProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly cards?: boolean;
  readonly rowLink?: (row: Row) => string;
  readonly selection?: Selection;
};

const FOCUSABLE = 'a, button, input, [role="checkbox"]';
const placeOf = (target: EventTarget): number | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>('tr[data-place]')?.dataset.place : undefined;
  return place === undefined ? undefined : Number(place);
};

/**
 * Moves the focus with the arrow keys from row to row in the same column, including rows that are not in the page yet.
 */
function goByArrow(event: KeyboardEvent<HTMLTableSectionElement>, count: number, part: RowWindow) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const place = placeOf(event.target);
  const { target, currentTarget } = event;
  if (step === 0 || place === undefined || target instanceof HTMLInputElement || !(target instanceof HTMLElement))
    return;
  const next = place + step;
  if (next < 0 || next >= count) return;
  event.preventDefault();
  const cell = target.closest('th, td');
  const column = cell ? [...(cell.parentElement?.children ?? [])].indexOf(cell) : 0;
  part.onFocusRow(next);
  requestAnimationFrame(() => {
    const row = currentTarget.querySelector(`tr[data-place="${next}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.children[column]?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  });
}

/** For an element that only takes the space of left-out rows and is no row of the table. */
const HIDDEN = { 'aria-hidden': true } as const;

const Gap = ({ height, span }: { readonly height: number; readonly span: number }) =>
  height > 0 && (
    <tr {...HIDDEN} style={{ height }}>
      <td colSpan={span} className="p-0" />
    </tr>
  );

/**
 * Ticks or unticks one row. The function stays the same when the selection changes, because rows are cached with it.
 */
function useToggle(selection: Selection | undefined) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((id: string, on: boolean) => {
    const { selected, onChange } = latest.current ?? {};
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onChange?.(next);
  }, []);
}

export function TableBody<Row>({ columns, rows, getRowId, nameOf, cards, rowLink, selection }: TableBodyProps<Row>) {
  const t = useText('table');
  const body = useRef<HTMLTableSectionElement>(null);
  const part = useRowWindow(body, rows.length);
  const span = columns.length + (selection ? 1 : 0);
  const totals = columns.some(({ total }) => total !== undefined);
  const toggle = useToggle(selection);
  const cachedRow = useCachedRows();
  const rowAt = (row: Row, place?: number) => {
    const id = getRowId(row);
    const name = nameOf(row);
    const to = rowLink?.(row);
    const ticked = selection?.selected.has(id);
    const tickLabel = selection && t('selectRow', { name });
    // Numbers and dates are written in the current language.
    const parts = [row, columns, place, name, cards, to, ticked, tickLabel, getLocale()];
    return cachedRow(id, parts, () => (
      <TableRow
        key={id}
        columns={columns}
        row={row}
        name={name}
        cards={cards ?? false}
        {...(place !== undefined && { place })}
        {...(to !== undefined && { to })}
        {...(ticked !== undefined && { ticked, onTick: (on: boolean) => toggle(id, on) })}
        {...(tickLabel !== undefined && { tickLabel })}
      />
    ));
  };
  return (
    <>
      <tbody
        ref={body}
        className={cx(cards && 'max-md:block')}
        {...(cards && asTable.group)}
        {...(part && {
          onFocus: (event: FocusEvent) => part.onFocusRow(placeOf(event.target)),
          onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => goByArrow(event, rows.length, part),
        })}
      >
        {part ? (
          <>
            {part.places.map((place, index) => {
              const row = rows[place];
              const before = part.places[index - 1] ?? -1;
              return (
                row !== undefined && (
                  <Fragment key={getRowId(row)}>
                    {before < place - 1 && <Gap height={part.heightOf(before, place)} span={span} />}
                    {rowAt(row, place)}
                  </Fragment>
                )
              );
            })}
            <Gap height={part.heightOf(part.places.at(-1) ?? -1, rows.length)} span={span} />
          </>
        ) : (
          rows.map((row) => rowAt(row))
        )}
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
