import { LinePath } from '@visx/shape';

const [WIDTH, HEIGHT] = [64, 20];

/** A line as small as a word, next to its numbers: shares from 0 to 1. Assistive technology reads the numbers. */
export function Spark({ points }: { readonly points: readonly (number | null)[] }) {
  const placed = points.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const x = ({ index }: { index: number }) => 2 + (index * (WIDTH - 4)) / Math.max(1, points.length - 1);
  const y = ({ value }: { value: number }) => HEIGHT - 2 - value * (HEIGHT - 4);
  return (
    <svg aria-hidden="true" width={WIDTH} height={HEIGHT} className="inline-block">
      <line x1={0} x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" />
      <LinePath data={placed} x={x} y={y} className="stroke-accent" fill="none" strokeWidth={1.75} />
      {placed.length === 1 && placed[0] && <circle cx={x(placed[0])} cy={y(placed[0])} r={2} className="fill-accent" />}
    </svg>
  );
}
