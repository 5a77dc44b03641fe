import { useId } from 'react';
import { clearOf, type Line } from './clear-of.ts';
import { Hatch, SvgDrawing } from './drawing.tsx';
import { scale, WIDTH } from './geometry.ts';
import { isTall, Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

type Shape = PictureOf<'figure'>;
type Point = { readonly x: number; readonly y: number };
type Map2 = { readonly x: (value: number) => number; readonly y: (value: number) => number; readonly unit: number };

const PAD = 34;
/** The largest height of the shapes, so that a figure and its answer fit on a phone. */
const LARGEST = 176;

function boundsOf(shape: Shape) {
  const points: readonly Point[] = [
    ...shape.polygons.flatMap(({ corners }) => corners),
    ...(shape.labels ?? []),
    ...(shape.circles ?? []).flatMap(({ x, y, radius }) => [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ]),
    ...(shape.segments ?? []).flatMap(({ x1, y1, x2, y2 }) => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]),
    ...(shape.angles ?? []),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return points.length === 0
    ? { left: 0, right: 1, low: 0, high: 1 }
    : { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Every straight line of the drawing. */
const linesOf = (shape: Shape, map: Map2): readonly Line[] => [
  ...shape.polygons.flatMap(({ corners }) =>
    corners.flatMap(({ x, y }, at) => {
      const next = corners[(at + 1) % corners.length];
      return next ? [{ x1: map.x(x), y1: map.y(y), x2: map.x(next.x), y2: map.y(next.y) }] : [];
    }),
  ),
  ...(shape.segments ?? []).map(({ x1, y1, x2, y2 }) => ({
    ...{ x1: map.x(x1), y1: map.y(y1) },
    ...{ x2: map.x(x2), y2: map.y(y2) },
  })),
];

/** The height of a label's letters, in the units of the drawing. */
const HIGH = 12;
/** Of a label with a fraction. */
const TALL = 32;
/** Around the number of a part that waits for its label. */
const FRAME = 11;

type ClearLabelProps = Point & {
  readonly text: string;
  readonly lines: readonly Line[];
  /** The number of a part that is to be labeled, in a frame. */
  readonly mark?: NonNullable<Shape['labels']>[number]['mark'];
};

/** A label that no line of the drawing goes through. */
function ClearLabel({ x, y, text, lines, mark }: ClearLabelProps) {
  const width = labelWidth(text) + (mark === undefined ? 0 : FRAME);
  const place = clearOf(lines, { x, y, width, height: mark ? 2 * FRAME : isTall(text) ? TALL : HIGH });
  if (mark === undefined) return <Label {...place} text={text} halo />;
  return (
    <g data-mark="">
      <rect
        {...{ x: place.x - width / 2, y: place.y - FRAME, width, height: 2 * FRAME, rx: FRAME }}
        className={mark === 'held' ? 'fill-accent-wash stroke-accent' : 'fill-sheet stroke-ink'}
        strokeWidth={mark === 'held' ? 2.6 : 1.2}
      />
      <Label {...place} text={text} bold={mark === 'held'} />
    </g>
  );
}

/** Polygons, circles, segments and angles on one scale, with y upward; the names of corners stand outside. */
export function GeometricFigure({ picture }: { readonly picture: Shape }) {
  const id = useId();
  const { left, right, low, high } = boundsOf(picture);
  const unit = Math.min((WIDTH - 2 * PAD) / Math.max(1e-9, right - left), LARGEST / Math.max(1e-9, high - low));
  const width = Math.max(200, (right - left) * unit + 2 * PAD);
  const height = (high - low) * unit + 2 * PAD;
  const side = (width - (right - left) * unit) / 2;
  const map: Map2 = {
    x: scale(left, left + 1, side, side + unit),
    y: scale(low, low + 1, height - PAD, height - PAD - unit),
    unit,
  };
  const lines = linesOf(picture, map);
  return (
    <SvgDrawing alt={picture.alt} width={width} height={height + (picture.scaleNote === undefined ? 0 : 16)}>
      <Hatch id={id} />
      {(picture.circles ?? []).map((circle) => (
        <g key={`${circle.x}-${circle.y}-${circle.radius}`}>
          <circle
            cx={map.x(circle.x)}
            cy={map.y(circle.y)}
            r={circle.radius * unit}
            className="fill-none stroke-ink"
            strokeWidth={1.8}
          />
          <circle cx={map.x(circle.x)} cy={map.y(circle.y)} r={2.4} className="fill-ink" />
          {circle.label !== undefined && (
            <Label x={map.x(circle.x) + 6} y={map.y(circle.y) - 11} text={circle.label} anchor="start" halo />
          )}
        </g>
      ))}
      {picture.polygons.map((polygon) => (
        <Polygon
          key={polygon.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          polygon={polygon}
          map={map}
          hatch={id}
        />
      ))}
      {(picture.segments ?? []).map((segment) => (
        <Segment
          key={`${segment.x1},${segment.y1},${segment.x2},${segment.y2}`}
          segment={segment}
          map={map}
          lines={lines}
        />
      ))}
      {(picture.angles ?? []).map((angle) => (
        <Angle key={`${angle.x},${angle.y},${angle.from}`} angle={angle} map={map} />
      ))}
      {(picture.labels ?? []).map((label) => (
        <ClearLabel
          key={`${label.x},${label.y},${label.text}`}
          x={map.x(label.x)}
          y={map.y(label.y)}
          text={label.text}
          lines={lines}
          mark={label.mark}
        />
      ))}
      {picture.scaleNote !== undefined && (
        <Label x={width / 2} y={height + 4} text={picture.scaleNote} size={12.5} className="fill-muted" />
      )}
    </SvgDrawing>
  );
}

function Polygon({
  polygon,
  map,
  hatch,
}: {
  readonly polygon: Shape['polygons'][number];
  readonly map: Map2;
  readonly hatch: string;
}) {
  const { corners } = polygon;
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / Math.max(1, corners.length),
    y: corners.reduce((sum, { y }) => sum + y, 0) / Math.max(1, corners.length),
  };
  return (
    <g>
      <polygon
        points={corners.map(({ x, y }) => `${map.x(x)},${map.y(y)}`).join(' ')}
        fill={polygon.shaded ? `url(#${hatch})` : undefined}
        className={polygon.shaded ? 'stroke-ink' : 'fill-sheet stroke-ink'}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      {corners.map(({ x, y, label }) => {
        if (label === undefined) return null;
        const [dx, dy] = [map.x(x) - map.x(middle.x), map.y(y) - map.y(middle.y)];
        const far = Math.max(1e-6, Math.hypot(dx, dy));
        return (
          <Label
            key={`${x},${y}`}
            x={map.x(x) + (dx / far) * 15}
            y={map.y(y) + (dy / far) * 14}
            text={label}
            bold
            halo
          />
        );
      })}
    </g>
  );
}

type SegmentProps = {
  readonly segment: NonNullable<Shape['segments']>[number];
  readonly map: Map2;
  readonly lines: readonly Line[];
};

function Segment({ segment, map, lines }: SegmentProps) {
  const [x1, y1, x2, y2] = [map.x(segment.x1), map.y(segment.y1), map.x(segment.x2), map.y(segment.y2)];
  const long = Math.max(1e-6, Math.hypot(x2 - x1, y2 - y1));
  return (
    <g>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}`}
        className="stroke-ink"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeDasharray={segment.dashed ? '5 5' : undefined}
      />
      {segment.label !== undefined && (
        <ClearLabel
          x={(x1 + x2) / 2 - ((y2 - y1) / long) * 13}
          y={(y1 + y2) / 2 + ((x2 - x1) / long) * 13}
          text={segment.label}
          lines={lines}
        />
      )}
    </g>
  );
}

/** `from` and `to` in degrees, counter-clockwise from the right, as in mathematics. */
function Angle({ angle, map }: { readonly angle: NonNullable<Shape['angles']>[number]; readonly map: Map2 }) {
  const radius = angle.right ? 13 : 24;
  const [cx, cy] = [map.x(angle.x), map.y(angle.y)];
  const at = (degrees: number, far: number) => ({
    x: cx + far * Math.cos((degrees * Math.PI) / 180),
    y: cy - far * Math.sin((degrees * Math.PI) / 180),
  });
  const [start, end] = [at(angle.from, radius), at(angle.to, radius)];
  const middle = (angle.from + angle.to) / 2;
  const turn = Math.abs(angle.to - angle.from);
  const corner = at(middle, radius * Math.SQRT2);
  const words = at(middle, radius + 17);
  return (
    <g>
      <path
        d={
          angle.right
            ? `M${start.x} ${start.y}L${corner.x} ${corner.y}L${end.x} ${end.y}`
            : `M${start.x} ${start.y}A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} ${angle.to > angle.from ? 0 : 1} ${end.x} ${end.y}`
        }
        fill="none"
        className="stroke-accent"
        strokeWidth={1.8}
      />
      {angle.label !== undefined && <Label x={words.x} y={words.y} text={angle.label} size={13.5} halo />}
    </g>
  );
}
