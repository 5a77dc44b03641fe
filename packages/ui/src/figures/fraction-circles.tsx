import { useId } from 'react';
import { Hatch, SvgDrawing } from './drawing.tsx';
import { upTo, WIDTH } from './geometry.ts';
import { isTall, Label } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

/** One of `parts` equal slices of a circle, clockwise from the top. */
function slice(cx: number, cy: number, radius: number, index: number, parts: number): string {
  const point = (turn: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(2)} ${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const large = 1 / parts > 0.5 ? 1 : 0;
  return `M${cx} ${cy}L${point(index / parts)}A${radius} ${radius} 0 ${large} 1 ${point((index + 1) / parts)}Z`;
}

export function FractionCircles({ picture }: { readonly picture: PictureOf<'fraction-circles'> }) {
  const id = useId();
  const { circles } = picture;
  const across = Math.max(1, Math.min(circles.length, circles.length === 4 ? 2 : 3));
  const radius = across === 1 ? 72 : across === 2 ? 66 : 52;
  const labelled = circles.some(({ label }) => label !== undefined);
  const tall = circles.some(({ label }) => label !== undefined && isTall(label));
  const rowHeight = 2 * radius + (labelled ? (tall ? 50 : 34) : 14);
  const width = across === 1 ? 2 * radius + 60 : across === 2 ? 320 : WIDTH;
  return (
    <SvgDrawing alt={picture.alt} width={width} height={Math.ceil(circles.length / across) * rowHeight + 4}>
      <Hatch id={id} />
      {circles.map((circle, index) => {
        const cx = ((index % across) + 0.5) * (width / across);
        const cy = Math.floor(index / across) * rowHeight + radius + 4;
        const parts = Math.max(1, Math.min(60, Math.round(circle.parts)));
        return (
          <g key={`${cx}-${cy}`}>
            {upTo(parts).map((part) => {
              const shaded = part < circle.shaded;
              const look = {
                className: shaded ? 'stroke-ink' : 'fill-sheet stroke-ink',
                strokeWidth: 1.3,
                ...(shaded && { fill: `url(#${id})` }),
              };
              return parts === 1 ? (
                <circle key={part} cx={cx} cy={cy} r={radius} {...look} />
              ) : (
                <path key={part} d={slice(cx, cy, radius, part, parts)} strokeLinejoin="round" {...look} />
              );
            })}
            {circle.label !== undefined && (
              <Label x={cx} y={cy + radius + (tall ? 26 : 18)} text={circle.label} size={15} bold />
            )}
          </g>
        );
      })}
    </SvgDrawing>
  );
}
