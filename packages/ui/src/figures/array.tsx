import { SvgDrawing } from './drawing.tsx';
import { upTo } from './geometry.ts';
import type { PictureOf } from './picture-of.ts';

export function ArrayPicture({ picture }: { readonly picture: PictureOf<'array'> }) {
  const rows = Math.min(50, picture.rows);
  const columns = Math.min(50, picture.columns);
  const pitch = Math.min(30, 344 / Math.max(columns, 1));
  const radius = pitch * 0.34;
  const shaded = picture.shaded ?? rows * columns;
  return (
    <SvgDrawing alt={picture.alt} width={Math.max(120, columns * pitch + 8)} height={rows * pitch + 8}>
      {upTo(rows).flatMap((row) =>
        upTo(columns).map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={4 + (column + 0.5) * pitch}
            cy={4 + (row + 0.5) * pitch}
            r={radius}
            strokeWidth={1.5}
            className={row * columns + column < shaded ? 'fill-accent stroke-accent' : 'fill-sheet stroke-line-strong'}
          />
        )),
      )}
    </SvgDrawing>
  );
}
