import { useId } from 'react';
import { Hatch, SvgDrawing } from './drawing.tsx';
import { upTo } from './geometry.ts';
import type { PictureOf } from './picture-of.ts';

type Grid = { readonly rows: number; readonly columns: number };
const PAD = 4;
const pitchOf = (columns: number) => Math.min(30, 344 / Math.max(columns, 1));

/** The cell at a position in the drawing, row by row from 0; the nearest one if it is beside the grid. */
export function cellAt({ rows, columns }: Grid, { x, y }: { readonly x: number; readonly y: number }): number {
  const pitch = pitchOf(columns);
  const inside = (at: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor((at - PAD) / pitch)));
  return inside(y, rows) * columns + inside(x, columns);
}

export function ArrayPicture({ picture }: { readonly picture: PictureOf<'array'> }) {
  const id = useId();
  const rows = Math.min(50, picture.rows);
  const columns = Math.min(50, picture.columns);
  const pitch = pitchOf(columns);
  const shaded = picture.shaded ?? rows * columns;
  const cells = upTo(rows).flatMap((row) => upTo(columns).map((column) => ({ row, column })));
  const filled = ({ row, column }: (typeof cells)[number]) => row * columns + column < shaded;
  return (
    <SvgDrawing alt={picture.alt} width={Math.max(120, columns * pitch + 2 * PAD)} height={rows * pitch + 2 * PAD}>
      {picture.squares && <Hatch id={id} />}
      {cells.map((cell) =>
        picture.squares ? (
          <rect
            key={`${cell.row}-${cell.column}`}
            x={PAD + cell.column * pitch}
            y={PAD + cell.row * pitch}
            width={pitch}
            height={pitch}
            strokeWidth={1.2}
            className="stroke-ink"
            fill={filled(cell) ? `url(#${id})` : 'transparent'}
          />
        ) : (
          <circle
            key={`${cell.row}-${cell.column}`}
            cx={PAD + (cell.column + 0.5) * pitch}
            cy={PAD + (cell.row + 0.5) * pitch}
            r={pitch * 0.34}
            strokeWidth={1.5}
            className={filled(cell) ? 'fill-accent stroke-accent' : 'fill-sheet stroke-line-strong'}
          />
        ),
      )}
    </SvgDrawing>
  );
}
