import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../forms/choices.tsx';
import { cx } from '../lib/cx.ts';
import { useText } from '../text/catalogue.ts';
import { asTable } from './as-table.ts';
import type { Column, Sort } from './column.ts';
import { hiddenClass } from './table-row.tsx';

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  /** Left out: the head scrolls with the rows. */
  readonly stickyTop: string | undefined;
  /** Whether the rows are numbered for assistive technology. */
  readonly isCounted: boolean;
  /** True: rows are cards on a phone, and the head is a line of columns to sort by. */
  readonly cards?: boolean;
  readonly all?: boolean | 'indeterminate';
  readonly onAll?: (checked: boolean) => void;
};

/** The first press sorts words from A and numbers from the largest; the next one reverses the order. */
const nextSort = <Row,>(column: Column<Row>, sort: Sort | undefined): Sort => ({
  column: column.id,
  down: sort?.column === column.id ? !sort.down : column.numeric === true,
});

export function TableHead<Row>({
  columns,
  sort,
  onSort,
  stickyTop,
  isCounted,
  cards,
  all,
  onAll,
}: TableHeadProps<Row>) {
  const t = useText('table');
  return (
    <thead
      style={{ top: stickyTop }}
      className={cx(
        stickyTop !== undefined && 'sticky z-10',
        'bg-paper text-sm shadow-[inset_0_-1px_0_var(--color-line-strong)]',
        cards && 'max-md:static max-md:block',
      )}
      {...(cards && asTable.group)}
    >
      <tr
        aria-rowindex={isCounted ? 1 : undefined}
        className={cx(
          cards && 'max-md:flex max-md:items-center max-md:gap-x-3 max-md:overflow-x-auto max-md:whitespace-nowrap',
          // Above cards the names are no column heads: they are what one can sort by.
          cards && 'max-md:before:font-normal max-md:before:text-muted max-md:before:content-[attr(data-sort)]',
        )}
        data-sort={t('sortCards')}
        {...(cards && asTable.row)}
      >
        {all !== undefined && onAll && (
          <th scope="col" className="w-9 py-2 pe-1 align-bottom" data-print="hide" {...(cards && asTable.head)}>
            <Checkbox label={t('selectAll')} hideLabel checked={all} onCheckedChange={onAll} />
          </th>
        )}
        {columns.map((column) => {
          const active = sort?.column === column.id;
          const Arrow = active && sort.down ? ArrowDown : ArrowUp;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={active ? (sort.down ? 'descending' : 'ascending') : undefined}
              {...(cards && asTable.head)}
              className={cx(
                'px-2 py-1 align-bottom font-semibold first:ps-0 md:px-3 md:last:pe-0',
                column.numeric && 'text-end',
                hiddenClass(column),
                column.inFile === false && 'print:hidden',
                cards && 'max-md:px-0',
              )}
            >
              {column.sortable === false ? (
                <span className="inline-block py-1.5 text-muted">{column.header}</span>
              ) : (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column, sort))}
                  className={cx(
                    'group/sort inline-flex min-h-8 items-center gap-1 rounded-sm text-start font-semibold max-md:min-h-11',
                    column.numeric && 'flex-row-reverse text-end',
                    active ? 'text-ink' : 'text-muted hover:text-ink',
                  )}
                >
                  {column.header}
                  <Arrow
                    aria-hidden="true"
                    className={cx(
                      'size-3.5 shrink-0 print:hidden',
                      !active && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
                    )}
                  />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
