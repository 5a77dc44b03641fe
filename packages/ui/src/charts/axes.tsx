import { AxisBottom, AxisLeft } from '@visx/axis';
import type { scaleBand, scaleLinear, scalePoint } from '@visx/scale';

export type Linear = ReturnType<typeof scaleLinear<number>>;
export type Places = ReturnType<typeof scaleBand<string>> | ReturnType<typeof scalePoint<string>>;

/** The space around the plot, in CSS pixels. */
export const MARGIN = { top: 18, right: 12, bottom: 44, left: 46 } as const;

const words = (anchor: 'middle' | 'end') => ({ className: 'fill-muted font-sans', fontSize: 12, textAnchor: anchor });

type LeftProps = {
  readonly scale: Linear;
  readonly width: number;
  readonly label: string;
  readonly format: (value: number) => string;
  readonly ticks?: number;
};

/** The vertical axis, with thin lines across the plot. */
export function Left({ scale, width, label, format, ticks = 5 }: LeftProps) {
  return (
    <>
      {scale.ticks(ticks).map((value) => (
        <line
          key={value}
          x1={MARGIN.left}
          x2={width - MARGIN.right}
          y1={scale(value)}
          y2={scale(value)}
          className="stroke-line"
        />
      ))}
      <AxisLeft
        scale={scale}
        left={MARGIN.left}
        numTicks={ticks}
        hideAxisLine
        hideTicks
        tickFormat={(value) => format(Number(value))}
        tickLabelProps={{ ...words('end'), dx: '-0.2em', dy: '0.3em' }}
      />
      <text x={2} y={11} className="fill-muted font-sans" fontSize={12}>
        {label}
      </text>
    </>
  );
}

type BottomProps = {
  readonly scale: Places;
  readonly names: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly label: string;
};

/** The horizontal axis. If names would overlap, only every second, third … is shown. */
export function Bottom({ scale, names, width, height, label }: BottomProps) {
  const longest = Math.max(1, ...names.map((name) => name.length)) * 7 + 10;
  const fit = Math.max(1, Math.floor((width - MARGIN.left - MARGIN.right) / longest));
  const every = Math.ceil(names.length / fit);
  return (
    <AxisBottom
      scale={scale}
      top={height - MARGIN.bottom}
      tickValues={names.filter((_, index) => index % every === 0)}
      axisLineClassName="stroke-line-strong"
      hideTicks
      tickLabelProps={words('middle')}
      label={label}
      labelOffset={10}
      labelProps={words('middle')}
    />
  );
}
