import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { asTable } from './as-table.ts';
import type { Column, Sort } from './column.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import { TableTools } from './table-tools.tsx';
import { useShownRows } from './use-shown-rows.ts';
import { type TableFile, useTableFile } from './use-table-file.ts';
import { useTableState } from './use-table-state.ts';
import { useWholeTable } from './use-whole-table.ts';
import { MANY_ROWS } from './use-window.ts';

/** The ids of the ticked rows, which the screen stores. */
export type Selection = {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
};

export type DataTableProps<Row> = {
  /** The table's caption for assistive technology. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** The name of a row, for its checkbox and its link. Default: the first column's value. */
  readonly getRowName?: (row: Row) => string;
  /** The address of a row; its first cell is the link, and the whole row can be clicked. */
  readonly rowLink?: (row: Row) => string;
  readonly filterable?: boolean;
  readonly selection?: Selection;
  /** Shown while rows are ticked. */
  readonly bulkActions?: (ids: readonly string[]) => ReactNode;
  /** Shown instead of an empty table. */
  readonly empty?: ReactNode;
  /** Its file: its name, and whose data it holds. Left out: no download. */
  readonly csv?: TableFile<Row>;
  /** Further columns in the file, such as an id that is needed to import it again. */
  readonly fileColumns?: readonly Column<Row>[];
  /** Also offers the file in Excel format. */
  readonly xlsx?: boolean;
  readonly defaultSort?: Sort;
  /** The name under which the address stores sort and filter ('' for the only table of a page). */
  readonly urlKey?: string;
  /** Shown between the filter and the download. */
  readonly tools?: ReactNode;
  /** True: on a phone each row is a card with labeled values, instead of a table that scrolls sideways. */
  readonly phoneCards?: boolean;
  /** The head stays visible at this distance from the top while scrolling, in CSS units. Default: 0. */
  readonly stickyTop?: string;
};

/**
 * A table for teachers that can be sorted, filtered, ticked, opened, downloaded and printed. The file has the same rows
 * and columns as the screen.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, selection, empty, urlKey, defaultSort } = props;
  const t = useText('table');
  const state = useTableState(urlKey, defaultSort);
  const shown = useShownRows(rows, columns, state.filter, state.sort, getRowId);
  const nameOf = props.getRowName ?? ((row: Row) => String(columns[0]?.value(row) ?? getRowId(row)));
  const ids = shown.map(getRowId);
  const picked = selection ? ids.filter((id) => selection.selected.has(id)) : [];

  const inFile = [...columns.filter((column) => column.inFile !== false), ...(props.fileColumns ?? [])];
  const only = new Set(picked);
  const file = useTableFile(props.csv, {
    head: inFile.map(({ header }) => header),
    rows: () => (only.size > 0 ? shown.filter((row) => only.has(getRowId(row))) : shown),
    cellsOf: (row) => inFile.map((column) => column.value(row)),
  });
  const isMany = shown.length >= MANY_ROWS;
  const whole = useWholeTable(isMany, file?.copy);

  if (rows.length === 0) return empty ?? <p className="border-y border-line py-6 text-muted">{t('noRows')}</p>;

  const bulk = props.bulkActions?.(picked);
  const acting = picked.length > 0 && bulk !== undefined;
  const stickyTop = props.stickyTop ?? '0px';
  const cards = props.phoneCards ?? false;

  return (
    <div>
      <TableTools
        filter={props.filterable ? { value: state.filter, onChange: state.setFilter } : undefined}
        shown={shown.length}
        count={rows.length}
        picked={picked.length}
        bulk={bulk}
        onClear={() => selection?.onChange(new Set())}
        file={file}
        offersXlsx={props.xlsx ?? false}
        offersCopy={isMany}
        filterRef={whole.filter}
        tools={props.tools}
        stickyTop={stickyTop}
      />
      <div className="scroll-x -mx-4 px-4 md:mx-0 md:px-0 md:overflow-x-visible print:overflow-visible">
        <table
          ref={whole.table}
          className={cx('w-full border-collapse text-start', cards && 'max-md:block')}
          {...(cards && asTable.table)}
          // Only some rows are in the page, so the total and the position of each are stated.
          aria-rowcount={isMany ? shown.length + 1 : undefined}
        >
          <caption className="sr-only">{label}</caption>
          <TableHead
            columns={columns}
            sort={state.sort}
            onSort={state.setSort}
            // While rows are ticked, the bar of actions is shown there instead.
            stickyTop={acting ? undefined : stickyTop}
            isCounted={isMany}
            cards={cards}
            {...(selection && {
              all: picked.length === 0 ? false : picked.length === ids.length ? true : ('indeterminate' as const),
              onAll: (checked: boolean) => selection.onChange(new Set(checked ? ids : [])),
            })}
          />
          <TableBody
            columns={columns}
            rows={shown}
            getRowId={getRowId}
            nameOf={nameOf}
            cards={cards}
            {...(props.rowLink && { rowLink: props.rowLink })}
            {...(selection && { selection })}
          />
        </table>
      </div>
      {shown.length === 0 && (
        <p role="status" className="border-b border-line py-6 text-muted">
          {t('noMatch', { filter: state.filter })}
        </p>
      )}
    </div>
  );
}
