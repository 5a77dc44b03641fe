import { SvgDrawing } from './drawing.tsx';
import { Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

type Side = PictureOf<'area-model'>['rows'];

/** Proportional lengths, but at least long enough for the labels. */
function lengths(sides: Side, room: number, least: number): readonly number[] {
  const total = sides.reduce((sum, { size }) => sum + Math.max(0, size), 0);
  if (total <= 0) return sides.map(() => room / Math.max(1, sides.length));
  const raw = sides.map(({ size }) => Math.max(least, (Math.max(0, size) / total) * room));
  const used = raw.reduce((sum, length) => sum + length, 0);
  const spare = raw.reduce((sum, length) => sum + Math.max(0, length - least), 0);
  return spare <= 0
    ? raw
    : raw.map((length) => length - (Math.max(0, length - least) / spare) * Math.max(0, used - room));
}

const starts = (sizes: readonly number[]) =>
  sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));

export function AreaModel({ picture }: { readonly picture: PictureOf<'area-model'> }) {
  const { rows, columns, cells = [] } = picture;
  const gutter = Math.max(28, ...rows.map(({ label }) => labelWidth(label) + 14));
  const widest = Math.max(44, ...cells.map((cell) => labelWidth(cell) + 12));
  const widths = lengths(columns, Math.min(300, 344 - gutter), widest);
  const heights = lengths(rows, rows.length === 1 ? 84 : 160, 44);
  const [left, top] = [starts(widths), starts(heights)];
  const width = widths.reduce((sum, size) => sum + size, 0);
  const height = heights.reduce((sum, size) => sum + size, 0);
  return (
    <SvgDrawing alt={picture.alt} width={gutter + width + 6} height={height + 36}>
      {columns.map((column, index) => (
        <Label
          key={`${left[index]}`}
          x={gutter + (left[index] ?? 0) + (widths[index] ?? 0) / 2}
          y={14}
          text={column.label}
          bold
        />
      ))}
      {rows.map((row, index) => (
        <Label
          key={`${top[index]}`}
          x={gutter - 10}
          y={30 + (top[index] ?? 0) + (heights[index] ?? 0) / 2}
          text={row.label}
          anchor="end"
          bold
        />
      ))}
      {rows.flatMap((_, row) =>
        columns.map((_column, column) => {
          const x = gutter + (left[column] ?? 0);
          const y = 30 + (top[row] ?? 0);
          const text = cells[row * columns.length + column] ?? '';
          return (
            <g key={`${x}-${y}`}>
              <rect
                x={x}
                y={y}
                width={widths[column]}
                height={heights[row]}
                strokeWidth={1.3}
                className={(row + column) % 2 === 0 ? 'fill-accent-wash stroke-ink' : 'fill-sheet stroke-ink'}
              />
              {text !== '' && <Label x={x + (widths[column] ?? 0) / 2} y={y + (heights[row] ?? 0) / 2} text={text} />}
            </g>
          );
        }),
      )}
    </SvgDrawing>
  );
}
