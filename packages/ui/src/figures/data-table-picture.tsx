import { Prose } from '../mathematics/prose.tsx';
import type { PictureOf } from './picture-of.ts';

const isNumber = (text: string) => /^[−-]?[\d,. ]+%?$/.test(text.trim());

/** The table of a task as an HTML table, so that it can be read cell by cell. */
export function DataTablePicture({ picture }: { readonly picture: PictureOf<'table'> }) {
  return (
    <div className="scroll-x">
      <table className="border-collapse text-left">
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
          {picture.rows.map((row) => (
            <tr key={row.cells.join('|')}>
              {row.cells.map((text, column) => (
                <td
                  key={`${picture.head[column] ?? column}`}
                  className={
                    isNumber(text)
                      ? 'figures-tabular border border-line-strong px-4 py-2 text-right docked:px-2 docked:py-0.5'
                      : 'border border-line-strong px-4 py-2 docked:px-2 docked:py-0.5'
                  }
                >
                  <Prose text={text.replace(/^-(?=\d)/, '−')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
