import type { ReactNode } from 'react';
import { Prose } from '../mathematics/prose.tsx';
import type { PictureOf } from './picture-of.ts';

const isNumber = (text: string) => /^[−-]?[\d,. ]+%?$/.test(text.trim());

/** The table of a task as an HTML table, so that it can be read cell by cell. */
export const DataTablePicture = ({ picture }: { readonly picture: PictureOf<'table'> }) => (
  <TableFrame picture={picture} />
);

type TableFrameProps = {
  readonly picture: PictureOf<'table'>;
  /** What stands in a cell instead of its text. */
  readonly inCell?: (row: number, column: number) => ReactNode;
};

/** The table, with room for a field in a cell. */
export function TableFrame({ picture, inCell }: TableFrameProps) {
  return (
    <div className="scroll-x">
      <table dir="ltr" className="border-collapse text-start docked:leading-snug">
        <caption className="sr-only">{picture.alt}</caption>
        {picture.head.length > 0 && (
          <thead>
            <tr>
              {picture.head.map((text) => (
                <th
                  key={text}
                  scope="col"
                  className="border border-line-strong bg-wash px-4 py-2 font-semibold docked:px-2 docked:py-0.5"
                >
                  <Prose text={text} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {picture.rows.map((row, at) => (
            <tr key={row.cells.join('|')}>
              {row.cells.map((text, column) => (
                <td
                  key={`${picture.head[column] ?? column}`}
                  className={
                    isNumber(text)
                      ? 'figures-tabular border border-line-strong px-4 py-2 text-end docked:px-2 docked:py-0.5'
                      : 'border border-line-strong px-4 py-2 docked:px-2 docked:py-0.5'
                  }
                >
                  {inCell?.(at, column) ?? <Prose text={text.replace(/^-(?=\d)/, '−')} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
