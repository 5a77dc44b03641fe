import { LinePath } from '@visx/shape';

const [WIDTH, HEIGHT] = [64, 20];

type SparkProps = {
  readonly points: readonly (number | null)[];
  /** The share at the bottom of the line: the same for all lines that are compared. */
  readonly from?: number;
};

/**
 * A line as small as a word, next to its numbers: shares up to 1, the last one marked. Assistive technology reads the
 * numbers.
 */
export function Spark({ points, from = 0 }: SparkProps) {
  const placed = points.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const x = ({ index }: { index: number }) => 2 + (index * (WIDTH - 4)) / Math.max(1, points.length - 1);
  const y = ({ value }: { value: number }) => HEIGHT - 3 - (Math.max(0, value - from) / (1 - from)) * (HEIGHT - 6);
  const last = placed.at(-1);
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="inline-block">
      <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" />
      <LinePath data={placed} x={x} y={y} className="stroke-accent" fill="none" strokeWidth={1.75} />
      {last && <circle cx={x(last)} cy={y(last)} r={2} className="fill-accent" />}
    </svg>
  );
}
