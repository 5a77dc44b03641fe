import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Bottom, Left, MARGIN } from './axes.tsx';
import { Plot } from './chart-frame.tsx';
import { useChartPoints } from './use-chart-points.ts';

const HEIGHT = 240;

export type BarsProps = {
  /** What the bars show, for assistive technology. */
  readonly label: string;
  /** `text` describes the whole bar: "40 to 59 %: 5 students". */
  readonly bars: readonly { readonly name: string; readonly value: number; readonly text: string }[];
  readonly across: string;
  readonly up: string;
};

/** Bars of whole numbers, each with its number on top. */
export function Bars({ label, bars, across, up }: BarsProps) {
  const points = useChartPoints(
    label,
    bars.map(({ text }) => text),
  );
  const names = bars.map(({ name }) => name);
  const top = Math.max(4, ...bars.map(({ value }) => value));
  return (
    <Plot height={HEIGHT} said={points.active === undefined ? undefined : bars[points.active]?.text}>
      {(width) => {
        const x = scaleBand({ domain: names, range: [MARGIN.left, width - MARGIN.right], padding: 0.15 });
        const y = scaleLinear({ domain: [0, top], range: [HEIGHT - MARGIN.bottom, MARGIN.top + 8] });
        return (
          <div {...points.reach} className="focus-inset">
            <svg
              aria-hidden="true"
              width={width}
              height={HEIGHT}
              viewBox={`0 0 ${width} ${HEIGHT}`}
              className="block print:h-auto print:w-full"
            >
              <Left scale={y} width={width} label={up} format={String} ticks={4} />
              <Bottom scale={x} names={names} width={width} height={HEIGHT} label={across} />
              {bars.map(({ name, value }, index) => (
                <g key={name}>
                  <Bar
                    x={x(name) ?? 0}
                    y={y(value)}
                    width={x.bandwidth()}
                    height={y(0) - y(value)}
                    className={points.active === index ? 'fill-accent-strong stroke-ink' : 'fill-accent'}
                    strokeWidth={2}
                    onPointerEnter={() => points.setActive(index)}
                    onPointerLeave={() => points.setActive(undefined)}
                  />
                  <text
                    x={(x(name) ?? 0) + x.bandwidth() / 2}
                    y={y(value) - 5}
                    textAnchor="middle"
                    fontSize={12}
                    className="fill-ink font-sans"
                  >
                    {value}
                  </text>
                </g>
              ))}
            </svg>
          </div>
        );
      }}
    </Plot>
  );
}
