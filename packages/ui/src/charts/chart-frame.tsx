import { useParentSize } from '@visx/responsive';
import { type ReactNode, useId } from 'react';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import type { TableFile } from '../table/use-table-file.ts';
import { useText } from '../text/catalogue.ts';

/** The same figures as a table, which can be sorted, downloaded and printed like any other. */
export type ChartTable<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  readonly csv: TableFile<Row>;
};

export type ChartFrameProps<Row> = {
  readonly title: string;
  /** What the chart shows, in one sentence, for people who cannot see it. */
  readonly summary: string;
  readonly table: ChartTable<Row>;
  /** How the figures were computed. */
  readonly how?: ReactNode;
  /** True: the drawing is a table with every number already, so paper needs no second one. */
  readonly isTable?: boolean;
  readonly children: ReactNode;
};

/**
 * A chart with its title, summary and table. On paper the table is printed below the drawing. A page break can come
 * between the two or within a table, but not within the drawing.
 */
export function ChartFrame<Row>({ title, summary, table, how, isTable = false, children }: ChartFrameProps<Row>) {
  const t = useText('charts');
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 py-4 print:block print:break-inside-auto! print:py-2"
    >
      <div className="flex min-w-0 flex-col gap-2 print:block" {...(!isTable && { 'data-print': 'whole' })}>
        <figcaption>
          <h3 id={id} className="font-semibold">
            {title}
          </h3>
          <p className="measure text-muted">{summary}</p>
        </figcaption>
        {children}
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-1 text-sm">
        {how}
        <details
          {...(isTable ? { 'data-print': 'hide' } : { 'data-twin': '' })}
          className="min-w-0 max-md:w-full open:w-full"
        >
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent max-md:min-h-11">
            <span aria-hidden="true">{t('asTable')}</span>
            <span className="sr-only">{t('asTableOf', { title })}</span>
          </summary>
          <div className="pt-2 md:overflow-x-auto print:overflow-visible">
            <DataTable
              label={title}
              columns={table.columns}
              rows={table.rows}
              getRowId={table.getRowId}
              csv={table.csv}
            />
          </div>
        </details>
      </div>
    </figure>
  );
}

/**
 * The space for a drawing, in CSS pixels (paper scales what was drawn for the screen), and the line below it that
 * describes the mark under the pointer.
 */
export function Plot({
  height,
  said,
  children,
}: {
  readonly height: number;
  readonly said: string | undefined;
  readonly children: (width: number) => ReactNode;
}) {
  const { parentRef, width } = useParentSize({ debounceTime: 60, initialSize: { width: 640 } });
  return (
    <div>
      <div ref={parentRef} style={{ height }} className="w-full overflow-hidden print:h-auto! print:overflow-visible">
        {width > 0 && children(width)}
      </div>
      <p aria-hidden="true" data-print="hide" className="figures-tabular min-h-5 text-sm text-muted">
        {said}
      </p>
    </div>
  );
}
