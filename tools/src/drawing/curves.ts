import type { Arrow } from './graph.ts';
import type { Box } from './layout.ts';

export const HEAD = 7;
export type Point = readonly [x: number, y: number];
/**
 * A line from the lower edge of one box to the upper edge of another, curved so that it leaves and arrives vertically.
 */
export type Curve = {
  readonly arrow: Arrow;
  readonly from: Box;
  readonly to: Box;
  readonly ends: readonly [Point, Point];
};

const middle = (box: Box): number => box.x + box.width / 2;

/**
 * The points on a box's edge where lines start or end, ordered like the boxes at their other ends, so that few lines
 * cross.
 */
function ports(boxes: ReadonlyMap<string, Box>, arrows: readonly Arrow[], end: 'from' | 'to'): Map<Arrow, number> {
  const other = end === 'from' ? 'to' : 'from';
  const places = new Map<Arrow, number>();
  for (const box of boxes.values()) {
    const met = arrows.flatMap((arrow) => {
      const opposite = boxes.get(arrow[other]);
      return arrow[end] === box.name && opposite ? [{ arrow, opposite }] : [];
    });
    met.sort((a, b) => middle(a.opposite) - middle(b.opposite) || a.opposite.y - b.opposite.y);
    met.forEach(({ arrow }, index) => {
      places.set(arrow, box.x + 10 + ((box.width - 20) * (index + 0.5)) / met.length);
    });
  }
  return places;
}

/** The lines of all arrows between these boxes. */
export function curvesOf(boxes: readonly Box[], arrows: readonly Arrow[]): Curve[] {
  const byName = new Map(boxes.map((box) => [box.name, box]));
  const leaves = ports(byName, arrows, 'from');
  const reaches = ports(byName, arrows, 'to');
  return arrows.flatMap((arrow): Curve[] => {
    const [from, to] = [byName.get(arrow.from), byName.get(arrow.to)];
    if (from === undefined || to === undefined) return [];
    const [y1, y2] = from.y < to.y ? [from.y + from.height, to.y - HEAD] : [from.y, to.y + to.height + HEAD];
    return [
      {
        ...{ arrow, from, to },
        ends: [
          [leaves.get(arrow) ?? middle(from), y1],
          [reaches.get(arrow) ?? middle(to), y2],
        ],
      },
    ];
  });
}

/** The point of the curve at `t`, from 0 at its beginning to 1 at its end. */
export function pointAt({ ends: [[x1, y1], [x2, y2]] }: Curve, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  const bend = (y2 - y1) / 2;
  return [(a + b) * x1 + (c + d) * x2, a * y1 + b * (y1 + bend) + c * (y2 - bend) + d * y2];
}
