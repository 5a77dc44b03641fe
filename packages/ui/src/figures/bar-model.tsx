import { useId } from 'react';
import { Hatch, SvgDrawing } from './drawing.tsx';
import { textWidth, WIDTH } from './geometry.ts';
import { Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

type Bar = PictureOf<'bar-model'>['bars'][number];

const BAR = 40;
const sizeOf = (bar: Bar) => bar.parts.reduce((sum, part) => sum + Math.max(0, part.size), 0);

export function BarModel({ picture }: { readonly picture: PictureOf<'bar-model'> }) {
  const id = useId();
  const { bars } = picture;
  const { gutter, unit } = laidOut(picture);
  let y = 4;
  return (
    <SvgDrawing alt={picture.alt} height={bars.reduce((sum, bar) => sum + heightOf(bar), 0) + 4}>
      <Hatch id={id} />
      {bars.map((bar) => {
        const top = y;
        y += heightOf(bar);
        return <OneBar key={top} bar={bar} x={gutter + 2} y={top} unit={unit} hatch={id} />;
      })}
    </SvgDrawing>
  );
}

/** The room for the names, and the width of a size of one. */
function laidOut({ bars, span }: PictureOf<'bar-model'>) {
  const longest = span ?? Math.max(1e-9, ...bars.map(sizeOf));
  const gutter = Math.min(
    110,
    Math.max(0, ...bars.map(({ label }) => (label === undefined ? 0 : textWidth(label, 14) + 12))),
  );
  return { gutter, unit: (WIDTH - gutter - 4) / longest };
}

/** The bar at a position of the drawing, and how far along it that is, in sizes. */
export function barAt(picture: PictureOf<'bar-model'>, { x, y }: { readonly x: number; readonly y: number }) {
  const { gutter, unit } = laidOut(picture);
  const ends = picture.bars.map((_bar, at) =>
    picture.bars.slice(0, at + 1).reduce((sum, bar) => sum + heightOf(bar), 4),
  );
  const hit = ends.findIndex((end) => y < end);
  return { bar: hit < 0 ? picture.bars.length - 1 : hit, at: (x - gutter - 2) / unit };
}

const heightOf = (bar: Bar) => BAR + (bar.total === undefined ? 14 : 40);

type OneBarProps = {
  readonly bar: Bar;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly hatch: string;
};

function OneBar({ bar, x, y, unit, hatch }: OneBarProps) {
  let at = x;
  const end = x + sizeOf(bar) * unit;
  return (
    <g>
      {bar.label !== undefined && <Label x={x - 10} y={y + BAR / 2} text={bar.label} anchor="end" />}
      {bar.parts.map((part) => {
        const left = at;
        const width = Math.max(0, part.size) * unit;
        at += width;
        const fits =
          part.label === undefined
            ? 14
            : Math.max(9, Math.min(14, ((width - 4) / Math.max(1, labelWidth(part.label, 14))) * 14));
        return (
          <g key={left}>
            <rect
              x={left}
              y={y}
              width={width}
              height={BAR}
              fill={part.shaded ? `url(#${hatch})` : undefined}
              className={part.shaded ? 'stroke-ink' : 'fill-sheet stroke-ink'}
              strokeWidth={1.4}
            />
            {part.label !== undefined && (
              <g>
                {part.shaded && (
                  <rect
                    x={left + width / 2 - labelWidth(part.label, fits) / 2 - 4}
                    y={y + BAR / 2 - 11}
                    width={labelWidth(part.label, fits) + 8}
                    height={22}
                    rx={3}
                    className="fill-sheet"
                  />
                )}
                <Label x={left + width / 2} y={y + BAR / 2} text={part.label} size={fits} bold />
              </g>
            )}
          </g>
        );
      })}
      {bar.total !== undefined && (
        <g>
          <path
            d={`M${x} ${y + BAR + 5}v5h${end - x}v-5M${(x + end) / 2} ${y + BAR + 10}v5`}
            fill="none"
            className="stroke-muted"
            strokeWidth={1.3}
          />
          <Label x={(x + end) / 2} y={y + BAR + 25} text={bar.total} bold />
        </g>
      )}
    </g>
  );
}
