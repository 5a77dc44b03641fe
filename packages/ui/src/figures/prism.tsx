import { SvgDrawing } from './drawing.tsx';
import { upTo } from './geometry.ts';
import { Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

/** How one unit of depth is drawn: half as long as a unit of width, at 35 degrees. */
const ALONG = 0.5 * Math.cos((35 * Math.PI) / 180);
const UP = 0.5 * Math.sin((35 * Math.PI) / 180);

export function Prism({ picture }: { readonly picture: PictureOf<'prism'> }) {
  const { length, width, height, labels, unitCubes = false } = picture;
  const unit = Math.min(230 / Math.max(1e-9, length + width * ALONG), 190 / Math.max(1e-9, height + width * UP));
  const [l, h, dx, dy] = [length * unit, height * unit, width * unit * ALONG, width * unit * UP];
  const left = Math.max(30, labelWidth(labels[2]) + 16);
  const right = labelWidth(labels[1]) + 20;
  const top = 12 + dy;
  const point = (x: number, y: number, z: number) =>
    `${left + x * unit + z * unit * ALONG} ${top + h - y * unit - z * unit * UP}`;
  const face = { strokeWidth: 1.6, strokeLinejoin: 'round' as const };
  return (
    <SvgDrawing alt={picture.alt} width={left + l + dx + right} height={top + h + 34}>
      <path {...face} className="fill-sheet stroke-ink" d={`M${left} ${top}h${l}v${h}h${-l}z`} />
      <path {...face} className="fill-wash stroke-ink" d={`M${left} ${top}l${dx} ${-dy}h${l}l${-dx} ${dy}z`} />
      <path
        {...face}
        className="fill-accent-wash stroke-ink"
        d={`M${left + l} ${top}l${dx} ${-dy}v${h}l${-dx} ${dy}z`}
      />
      {unitCubes ? (
        <path
          fill="none"
          className="stroke-ink"
          strokeWidth={0.8}
          d={[
            ...upTo(length - 1).map(
              (x) => `M${point(x + 1, 0, 0)}L${point(x + 1, height, 0)}L${point(x + 1, height, width)}`,
            ),
            ...upTo(height - 1).map(
              (y) => `M${point(0, y + 1, 0)}L${point(length, y + 1, 0)}L${point(length, y + 1, width)}`,
            ),
            ...upTo(width - 1).map(
              (z) => `M${point(0, height, z + 1)}L${point(length, height, z + 1)}L${point(length, 0, z + 1)}`,
            ),
          ].join('')}
        />
      ) : (
        <path
          fill="none"
          className="stroke-line-strong"
          strokeWidth={1.2}
          strokeDasharray="4 4"
          d={`M${point(0, 0, 0)}L${point(0, 0, width)}L${point(length, 0, width)}M${point(0, 0, width)}L${point(0, height, width)}`}
        />
      )}
      <Label x={left + l / 2} y={top + h + 17} text={labels[0]} />
      <Label x={left + l + dx / 2 + 8} y={top + h - dy / 2 + 9} text={labels[1]} anchor="start" />
      <Label x={left - 9} y={top + h / 2} text={labels[2]} anchor="end" />
    </SvgDrawing>
  );
}
