import type { Picture } from '../../pictures/types.ts';
import { decimalText, exact } from '../kit/numeric.ts';

/** Right triangles that give whole slanted sides: height, shift, side. */
export const slants = [
  [4, 3, 5],
  [3, 4, 5],
  [8, 6, 10],
  [6, 8, 10],
  [12, 5, 13],
  [12, 9, 15],
  [15, 8, 17],
] as const;

export const half = (value: number) => decimalText(exact(value).div(2));
const baseEnd = (corners: readonly (readonly [number, number])[]): number =>
  Math.max(...corners.flatMap(([x, y]) => (y === 0 ? [x] : [])));

/** A figure with a dashed height. */
export const figure = (
  corners: readonly (readonly [number, number])[],
  height: number,
  foot: number,
  labels: readonly { x: number; y: number; text: string }[],
  alt: string,
): Picture => ({
  kind: 'figure',
  polygons: [{ corners: corners.map(([x, y]) => ({ x, y })) }],
  segments: [
    { x1: foot, y1: 0, x2: foot, y2: height, dashed: true },
    // If the height meets the base line beyond the base, the base is extended to that point.
    ...(foot > baseEnd(corners) ? [{ x1: baseEnd(corners), y1: 0, x2: foot, y2: 0, dashed: true }] : []),
  ],
  // The right-angle mark is drawn on the side of the base.
  angles: [{ x: foot, y: 0, ...(foot < baseEnd(corners) ? { from: 0, to: 90 } : { from: 90, to: 180 }), right: true }],
  labels,
  alt,
});
