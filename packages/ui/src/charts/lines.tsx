import { scaleLinear, scalePoint } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { Bottom, Left, type Linear, MARGIN } from './axes.tsx';
import { Plot } from './chart-frame.tsx';
import { useChartPoints } from './use-chart-points.ts';

const HEIGHT = 260;
/** Lines differ in their dashes and in the name at their end, not only in color. */
const DASHES = [undefined, '6 4', '2 4', '10 3 2 3', '1 6', '12 6'] as const;

/** A point of a line; shares from 0 to 1. `low` and `high` are the ends of an interval. */
export type LinePoint = { readonly value: number; readonly low?: number; readonly high?: number };
export type LineSeries = { readonly name: string; readonly points: readonly (LinePoint | null)[] };

export type LinesProps = {
  readonly label: string;
  /** The places from left to right; `text` describes all lines at a place. */
  readonly places: readonly { readonly name: string; readonly text: string }[];
  readonly series: readonly LineSeries[];
  readonly across: string;
  readonly up: string;
  readonly format: (share: number) => string;
};

/** Shares over time or over fifths of a class, with a band for intervals. */
export function Lines({ label, places, series, across, up, format }: LinesProps) {
  const chartPoints = useChartPoints(
    label,
    places.map(({ text }) => text),
  );
  const names = places.map(({ name }) => name);
  const room = series.length > 1 ? 8 * Math.max(...series.map(({ name }) => name.length)) : 0;
  return (
    <Plot height={HEIGHT} said={chartPoints.active === undefined ? undefined : places[chartPoints.active]?.text}>
      {(width) => {
        const right = width - MARGIN.right - room;
        const x = scalePoint({
          domain: names,
          range: [MARGIN.left + 8, right],
          padding: names.length < 8 ? 0.5 : 0.15,
        });
        const y = scaleLinear({ domain: [0, 1], range: [HEIGHT - MARGIN.bottom, MARGIN.top + 8] });
        const at = (index: number): number => x(names[index] ?? '') ?? 0;
        return (
          <div {...chartPoints.reach} className="focus-inset">
            <svg
              aria-hidden="true"
              width={width}
              height={HEIGHT}
              viewBox={`0 0 ${width} ${HEIGHT}`}
              className="block print:h-auto print:w-full"
            >
              <Left scale={y} width={width - room} label={up} format={format} />
              <Bottom scale={x} names={names} width={width - room} height={HEIGHT} label={across} />
              {chartPoints.active !== undefined && (
                <line
                  x1={at(chartPoints.active)}
                  x2={at(chartPoints.active)}
                  y1={MARGIN.top + 8}
                  y2={HEIGHT - MARGIN.bottom}
                  className="stroke-line-strong"
                />
              )}
              {series.map((one, index) => (
                <OneLine
                  key={one.name}
                  series={one}
                  at={at}
                  y={y}
                  dash={DASHES[index % DASHES.length]}
                  named={room > 0}
                />
              ))}
              <Stops count={names.length} at={at} onActive={chartPoints.setActive} />
            </svg>
          </div>
        );
      }}
    </Plot>
  );
}

type Placed = LinePoint & { readonly index: number };
type OneLineProps = {
  readonly series: LineSeries;
  readonly at: (index: number) => number;
  readonly y: Linear;
  readonly dash: string | undefined;
  readonly named: boolean;
};

function OneLine({ series, at, y, dash, named }: OneLineProps) {
  const placed = series.points.flatMap((point, index): Placed[] => (point === null ? [] : [{ ...point, index }]));
  const last = placed.at(-1);
  return (
    <g>
      <Area<Placed>
        data={placed.filter(({ low, high }) => low !== undefined && high !== undefined)}
        x={({ index }) => at(index)}
        y0={({ low, value }) => y(low ?? value)}
        y1={({ high, value }) => y(high ?? value)}
        className="fill-accent-wash"
      />
      <LinePath<Placed>
        data={placed}
        x={({ index }) => at(index)}
        y={({ value }) => y(value)}
        className="fill-none stroke-accent"
        fill="none"
        strokeWidth={2}
        {...(dash !== undefined && { strokeDasharray: dash })}
      />
      {placed.map(({ index, value }) => (
        <circle key={index} cx={at(index)} cy={y(value)} r={placed.length > 20 ? 2.5 : 4} className="fill-accent" />
      ))}
      {named && last && (
        <text x={at(last.index) + 9} y={y(last.value)} dy="0.32em" fontSize={12} className="fill-ink font-sans">
          {series.name}
        </text>
      )}
    </g>
  );
}

type StopsProps = {
  readonly count: number;
  readonly at: (index: number) => number;
  readonly onActive: (index: number | undefined) => void;
};

/** Wide invisible strips, so that the pointer does not have to hit a point. */
function Stops({ count, at, onActive }: StopsProps) {
  const half = count > 1 ? Math.max(1, (at(1) - at(0)) / 2) : 40;
  return Array.from({ length: count }, (_, index) => (
    <rect
      key={at(index)}
      x={at(index) - half}
      y={0}
      width={2 * half}
      height={HEIGHT - MARGIN.bottom}
      className="fill-transparent"
      onPointerEnter={() => onActive(index)}
      onPointerLeave={() => onActive(undefined)}
    />
  ));
}
