import { percent } from '../logic/percent.ts';

type SharePlotProps = {
  readonly label: string;
  readonly note?: string;
  readonly points: readonly { readonly share: number; readonly name: string }[];
};

const [WIDE, HIGH, EDGE] = [600, 120, 12];

/** One share over time as a line, with a number at each point. The table beside it contains the same numbers. */
export function SharePlot({ label, note, points }: SharePlotProps) {
  const x = (at: number): number => EDGE + (at * (WIDE - 5 * EDGE)) / Math.max(1, points.length - 1);
  const y = (share: number): number => HIGH - EDGE - share * (HIGH - 3 * EDGE);
  const last = points.at(-1);
  return (
    <figure className="pb-6">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        className="w-full max-w-2xl"
        role="img"
        aria-label={`${label}: ${points.map(({ share, name }) => `${name} ${percent(share)}`).join('; ')}`}
      >
        {[0, 0.5, 1].map((share) => (
          <line key={share} x1={EDGE} x2={WIDE - 4 * EDGE} y1={y(share)} y2={y(share)} className="stroke-line" />
        ))}
        <polyline
          points={points.map(({ share }, at) => `${x(at)},${y(share)}`).join(' ')}
          fill="none"
          strokeWidth="2"
          className="stroke-accent"
        />
        {points.map(({ share, name }, at) => (
          <circle key={name} cx={x(at)} cy={y(share)} r="4" className="fill-accent" />
        ))}
        {last && (
          <text x={x(points.length - 1) + 8} y={y(last.share) + 5} className="fill-ink text-sm">
            {percent(last.share)}
          </text>
        )}
      </svg>
      <figcaption className="text-sm text-muted">{note ?? label}</figcaption>
    </figure>
  );
}
