import { type ReactNode, useId } from 'react';
import { ArrowTip, Hatch, PlacedPoint, SvgDrawing } from './drawing.tsx';
import { numberText, scale, textWidth, thinned, ticks } from './geometry.ts';
import { Label, labelWidth } from './label.tsx';
import type { PictureOf } from './picture-of.ts';

type Plane = PictureOf<'coordinate-plane'>;
type To = (value: number) => number;
type Range = Pick<Plane['x'], 'from' | 'to'>;

const PLOT = 300;
const LEFT = 40;
const TOP = 30;
/**
 * The space between two numbers of an axis; the 0 stands to the left of its line and must not touch the number before
 * it.
 */
const BESIDE = 12;
/** The distance from the x-axis down to the center of its label 0. */
const ZERO_DOWN = 11;
/** The least distance between two labels of the y-axis. */
const APART = 14;

/** The scales that convert numbers to positions in the drawing, and the height of its grid. */
export function planeFrame({ x, y }: { readonly x: Range; readonly y: Range }) {
  const ratio = (y.to - y.from) / Math.max(1e-9, x.to - x.from);
  // Equal units on both axes if the ranges allow it, so that slopes look right.
  const high = ratio > 0.45 && ratio < 1.4 ? PLOT * ratio : 220;
  return { high, toX: scale(x.from, x.to, LEFT, LEFT + PLOT), toY: scale(y.from, y.to, TOP + high, TOP) };
}

export function CoordinatePlane({ picture }: { readonly picture: Plane }) {
  const id = useId();
  const { x, y } = picture;
  const { high, toX, toY } = planeFrame(picture);
  const axisY = toY(Math.min(Math.max(0, y.from), y.to));
  const axisX = toX(Math.min(Math.max(0, x.from), x.to));
  return (
    <SvgDrawing alt={picture.alt} height={TOP + high + ((x.label ?? '').length > 2 ? 44 : 22)}>
      <clipPath id={id}>
        <rect x={LEFT} y={TOP} width={PLOT} height={high} />
      </clipPath>
      <Grid x={x} y={y} toX={toX} toY={toY} high={high} />
      <g clipPath={`url(#${id})`}>
        <Shaded picture={picture} toX={toX} toY={toY} hatch={`${id}-hatch`} />
      </g>
      <Axes axisX={axisX} axisY={axisY} high={high} />
      <g clipPath={`url(#${id})`}>
        <Graphs picture={picture} toX={toX} toY={toY} />
      </g>
      <AxisLabels x={x} y={y} toX={toX} toY={toY} axisX={axisX} axisY={axisY} high={high} />
      <LineLabels picture={picture} toX={toX} toY={toY} high={high} />
      {(picture.shapes ?? []).flatMap(({ corners }) =>
        corners.map(({ x: across, y: up, label }) =>
          label === undefined ? null : (
            <PointLabel key={`${label}-${across}-${up}`} text={label} x={toX(across)} y={toY(up)} />
          ),
        ),
      )}
      {(picture.points ?? []).map((point) => (
        <g key={`${point.x}-${point.y}-${point.label}`}>
          {point.placed ? (
            <PlacedPoint x={toX(point.x)} y={toY(point.y)} />
          ) : (
            <circle
              cx={toX(point.x)}
              cy={toY(point.y)}
              r={4.5}
              className="fill-accent stroke-paper"
              strokeWidth={1.5}
            />
          )}
          {point.label !== undefined && <PointLabel text={point.label} x={toX(point.x)} y={toY(point.y)} />}
        </g>
      ))}
    </SvgDrawing>
  );
}

/** A label to the upper right of the point, or to its left near the edge of the frame. */
function PointLabel({ text, x, y }: { readonly text: string; readonly x: number; readonly y: number }) {
  const left = x + 10 + labelWidth(text) > LEFT + PLOT + 16;
  return <Label x={x + (left ? -9 : 9)} y={y - 12} anchor={left ? 'end' : 'start'} text={text} bold halo />;
}

type AxesProps = Pick<Plane, 'x' | 'y'> & { readonly toX: To; readonly toY: To; readonly high: number };

function Grid({ x, y, toX, toY, high }: AxesProps) {
  return (
    <path
      d={
        ticks(x.from, x.to, x.step)
          .map((value) => `M${toX(value)} ${TOP}v${high}`)
          .join('') +
        ticks(y.from, y.to, y.step)
          .map((value) => `M${LEFT} ${toY(value)}h${PLOT}`)
          .join('')
      }
      className="stroke-line"
      strokeWidth={1}
      fill="none"
    />
  );
}

type Crossing = { readonly axisX: number; readonly axisY: number; readonly high: number };

const Axes = ({ axisX, axisY, high }: Crossing) => (
  <g>
    <path
      d={`M${LEFT} ${axisY}H${LEFT + PLOT + 10}M${axisX} ${TOP + high}V${TOP - 10}`}
      className="stroke-ink"
      strokeWidth={1.5}
    />
    <ArrowTip x={LEFT + PLOT + 14} y={axisY} angle={0} />
    <ArrowTip x={axisX} y={TOP - 14} angle={-90} />
  </g>
);

/** Drawn after the graphs, so that no graph crosses out a number. */
function AxisLabels({ x, y, toX, toY, axisX, axisY, high }: AxesProps & Crossing) {
  const onX = ticks(x.from, x.to, x.step);
  const onY = ticks(y.from, y.to, y.step);
  const everyX = thinned(
    PLOT / Math.max(1, onX.length - 1),
    Math.max(...onX.map((value) => textWidth(numberText(value), 12))) + BESIDE,
  );
  const crossing = axisX > LEFT + 1 && axisY < TOP + high - 1;
  // The label 0 is below its line, so it is nearer to the first label under it by this distance.
  const everyY = thinned(high / Math.max(1, onY.length - 1), APART + (crossing ? ZERO_DOWN : 1));
  // Labels are counted from zero: 0, 2, 4 and not −5, −3, −1.
  const named = (value: number, step: number, every: number) => Math.round(value / step) % every === 0;
  const isSpare = (value: number, step: number, every: number) => !named(value, step, 2 * every);
  return (
    <g>
      {onX
        .filter((value) => named(value, x.step, everyX) && !(crossing && value === 0))
        .map((value) => (
          <Label
            key={value}
            x={toX(value)}
            y={axisY + 12}
            text={numberText(value)}
            size={12}
            halo
            spare={isSpare(value, x.step, everyX)}
            className="fill-muted"
          />
        ))}
      {onY
        .filter((value) => named(value, y.step, everyY) && !(crossing && value === 0))
        .map((value) => (
          <Label
            key={value}
            x={axisX - 6}
            y={toY(value)}
            text={numberText(value)}
            size={12}
            anchor="end"
            halo
            spare={isSpare(value, y.step, everyY)}
            className="fill-muted"
          />
        ))}
      {crossing && (
        <Label x={axisX - 6} y={axisY + ZERO_DOWN} text="0" size={12} anchor="end" halo className="fill-muted" />
      )}
      <AxisName
        text={x.label}
        fallback="x"
        place={(long) =>
          long
            ? { x: LEFT + PLOT / 2, y: TOP + high + 34, anchor: 'middle' }
            : { x: LEFT + PLOT + 18, y: axisY - 11, anchor: 'end' }
        }
      />
      <AxisName
        text={y.label}
        fallback="y"
        place={(long) =>
          long
            ? { x: Math.max(2, axisX - 24), y: TOP - 22, anchor: 'start' }
            : { x: axisX + 10, y: TOP - 12, anchor: 'start' }
        }
      />
    </g>
  );
}

type AxisNameProps = {
  readonly text: string | undefined;
  readonly fallback: string;
  readonly place: (long: boolean) => {
    readonly x: number;
    readonly y: number;
    readonly anchor: 'start' | 'middle' | 'end';
  };
};

function AxisName({ text = '', fallback, place }: AxisNameProps): ReactNode {
  const name = text === '' ? fallback : text;
  return <Label {...place(name.length > 2)} text={name} size={13} halo />;
}

type ShadedProps = { readonly picture: Plane; readonly toX: To; readonly toY: To; readonly hatch: string };

/** What is filled: figures on the grid, and the side of a line that belongs to a solution. */
function Shaded({ picture, toX, toY, hatch }: ShadedProps) {
  const { shapes = [], lines = [] } = picture;
  if (shapes.length === 0 && lines.every(({ shade }) => shade === undefined)) return null;
  const fill = `url(#${hatch})`;
  return (
    <>
      <Hatch id={hatch} />
      {shapes.map(({ corners, placed }) => {
        const d = `M${corners.map(({ x, y }) => `${toX(x)} ${toY(y)}`).join('L')}Z`;
        return (
          <path
            key={`${d}-${placed}`}
            d={d}
            className={placed ? 'stroke-accent' : 'fill-wash stroke-ink'}
            {...(placed && { fill })}
            strokeWidth={placed ? 2.6 : 1.8}
            strokeLinejoin="round"
          />
        );
      })}
      {lines.map(({ x1, y1, x2, y2, shade }) => {
        if (shade === undefined) return null;
        // Far beyond the frame on both sides; the clip path cuts it.
        const [left, right] = [-1000, 1000];
        const at = (x: number) => y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1e-9);
        const edge = shade === 'above' ? -5000 : 5000;
        const d = `M${toX(left)} ${toY(at(left))}L${toX(right)} ${toY(at(right))}L${toX(right)} ${edge}L${toX(left)} ${edge}Z`;
        return <path key={d} d={d} fill={fill} fillOpacity={0.75} />;
      })}
    </>
  );
}

function Graphs({ picture, toX, toY }: { readonly picture: Plane; readonly toX: To; readonly toY: To }) {
  const stroke = { className: 'stroke-accent', strokeWidth: 2.2, fill: 'none', strokeLinejoin: 'round' as const };
  return (
    <>
      {(picture.lines ?? []).map((line) => {
        // Ends far outside the frame on both sides; the clip path cuts the line at the frame.
        const [x1, y1, x2, y2] = [toX(line.x1), toY(line.y1), toX(line.x2), toY(line.y2)];
        const far = 2000 / Math.max(1e-6, Math.hypot(x2 - x1, y2 - y1));
        const d = `M${x1 - (x2 - x1) * far} ${y1 - (y2 - y1) * far}L${x2 + (x2 - x1) * far} ${y2 + (y2 - y1) * far}`;
        return <path key={d} d={d} {...stroke} strokeDasharray={line.dashed ? '7 6' : undefined} />;
      })}
      {(picture.segments ?? []).map(({ x1, y1, x2, y2 }) => (
        <path
          key={`${x1},${y1},${x2},${y2}`}
          d={`M${toX(x1)} ${toY(y1)}L${toX(x2)} ${toY(y2)}`}
          {...stroke}
          strokeLinecap="round"
        />
      ))}
      {(picture.curves ?? []).map(({ values }) => {
        const d = pathOf(values, toX, toY);
        return <path key={d} d={d} {...stroke} />;
      })}
    </>
  );
}

/** A path through the points x0, y0, x1, y1, …; a value that is no number starts a new part. */
function pathOf(values: readonly number[], toX: To, toY: To): string {
  let pen = 'M';
  let d = '';
  for (let index = 0; index + 1 < values.length; index += 2) {
    const [x, y] = [values[index] ?? Number.NaN, values[index + 1] ?? Number.NaN];
    if (Number.isFinite(x) && Number.isFinite(y)) {
      d += `${pen}${toX(x).toFixed(2)} ${toY(y).toFixed(2)}`;
      pen = 'L';
    } else pen = 'M';
  }
  return d;
}

/** Puts a line's name where the line leaves the frame. */
function LineLabels({
  picture,
  toX,
  toY,
  high,
}: {
  readonly picture: Plane;
  readonly toX: To;
  readonly toY: To;
  readonly high: number;
}) {
  const inside = (px: number, py: number) => px >= LEFT && px <= LEFT + PLOT && py >= TOP && py <= TOP + high;
  const lines = (picture.lines ?? []).flatMap((line) => {
    if (line.label === undefined) return [];
    const [x1, y1, x2, y2] = [toX(line.x1), toY(line.y1), toX(line.x2), toY(line.y2)];
    const steps = Array.from({ length: 401 }, (_, index) => {
      const along = -5 + index * 0.05 * 0.5;
      return [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along] as const;
    }).filter(([px, py]) => inside(px, py));
    const end = steps.toSorted((a, b) => b[0] - a[0])[Math.min(steps.length - 1, 3)];
    return end ? [{ text: line.label, x: end[0], y: end[1] }] : [];
  });
  const curves = (picture.curves ?? []).flatMap(({ values, label }) => {
    if (label === undefined) return [];
    const places = values.flatMap((value, index) =>
      index % 2 === 0 ? [[toX(value), toY(values[index + 1] ?? Number.NaN)] as const] : [],
    );
    const end = places.filter(([px, py]) => inside(px, py)).at(-1);
    return end ? [{ text: label, x: end[0], y: end[1] }] : [];
  });
  // A label that is moved down from the upper edge is moved left by as much, so that its line does not cross it.
  const pushed = (y: number) => Math.max(0, TOP + 24 - y);
  return [...lines, ...curves].map(({ text, x, y }) => (
    <Label
      key={`${text}-${x}`}
      x={Math.min(x, LEFT + PLOT) - 6 - pushed(y)}
      y={y - 14 + pushed(y)}
      anchor="end"
      text={text}
      bold
      halo
      className="fill-accent-strong"
    />
  ));
}
