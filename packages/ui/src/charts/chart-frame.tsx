import { useParentSize } from '@visx/responsive';
import { type ReactNode, useId } from 'react';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { useText } from '../text/catalogue.ts';

/** The same figures as a table: sorted, downloaded and printed like any other. */
export type ChartTable<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Parts of the file's name, class first. */
  readonly csv: readonly string[];
};

export type ChartFrameProps<Row> = {
  readonly title: string;
  /** What the chart shows, in a sentence: its alternative for everybody who does not look at it. */
  readonly summary: string;
  readonly table: ChartTable<Row>;
  /** How the figures come about. */
  readonly how?: ReactNode;
  /** What is drawn is a table with every number already: on paper it stands alone. */
  readonly isTable?: boolean;
  readonly children: ReactNode;
};

/**
 * A chart with its name, its sentence and its table. On paper the table stands open under the drawing, which is never cut; a
 * page may end between the two, and within what is a table itself.
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
          <div className="pt-2">
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

/** The room that a drawing has, in CSS pixels (paper scales what was drawn for the screen), and the line under it that says where one points. */
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
