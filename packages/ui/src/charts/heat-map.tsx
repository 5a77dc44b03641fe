import { cx } from '../lib/cx.ts';
import { Link } from '../lib/link.ts';

/**
 * A cell: its number, its shade in five steps (left out: no shade), and its text for assistive technology. Null: there is
 * nothing to show.
 */
export type HeatCell = { readonly shown: string; readonly step?: 1 | 2 | 3 | 4 | 5; readonly said: string } | null;
export type HeatRow = {
  readonly id: string;
  readonly name: string;
  readonly to?: string;
  readonly cells: readonly HeatCell[];
};
export type HeatMapProps = {
  readonly label: string;
  readonly corner: string;
  /** `title` is the long form of a column's name. */
  readonly columns: readonly { readonly id: string; readonly name: string; readonly title: string }[];
  readonly rows: readonly HeatRow[];
  /** The text of a cell without a value; `emptySaid` explains it. */
  readonly empty: string;
  readonly emptySaid: string;
};

const shades = {
  1: 'bg-mastery-1 text-on-mastery-1',
  2: 'bg-mastery-2 text-on-mastery-2',
  3: 'bg-mastery-3 text-on-mastery-3',
  4: 'bg-mastery-4 text-on-mastery-4',
  5: 'bg-mastery-5 text-on-mastery-5',
} as const;

/** An area that scrolls sideways must be reachable by keyboard, even if no row is a link (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

/**
 * Rows and columns with a number in each cell and a shade behind it. It is a table, so that assistive technology can
 * read it cell by cell.
 */
export function HeatMap({ label, corner, columns, rows, empty, emptySaid }: HeatMapProps) {
  return (
    <section
      aria-label={label}
      {...SCROLLED_BY_KEYS}
      className="scroll-x relative -mx-4 px-4 md:mx-0 md:px-0 print:overflow-visible"
    >
      <table className="border-collapse text-start text-sm print:w-full print:table-fixed print:text-[8pt]">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-1 bg-paper py-1 pe-3 align-bottom font-semibold print:w-30">
              {corner}
            </th>
            {columns.map(({ id, name, title }) => (
              <th
                key={id}
                scope="col"
                title={title}
                className="min-w-14 px-1 py-1 text-center align-bottom font-semibold print:min-w-0 print:px-0"
              >
                <abbr
                  title={title}
                  className="no-underline print:inline-block print:rotate-180 print:[writing-mode:vertical-rl]"
                >
                  {name}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="sticky start-0 z-1 max-w-xs break-words bg-paper py-1 pe-3 font-normal">
                {row.to === undefined ? (
                  row.name
                ) : (
                  <Link to={row.to} className="text-accent">
                    {row.name}
                  </Link>
                )}
              </th>
              {row.cells.map((cell, index) => (
                <td
                  key={columns[index]?.id ?? index}
                  className={cx(
                    'figures-tabular h-8 border-2 border-paper px-1 text-center print:h-5 print:px-0',
                    cell?.step ? shades[cell.step] : 'text-muted',
                  )}
                >
                  <span aria-hidden="true">{cell?.shown ?? empty}</span>
                  <span className="sr-only">{cell?.said ?? emptySaid}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
