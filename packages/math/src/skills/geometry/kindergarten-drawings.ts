import type { Picture } from '../../pictures/types.ts';
import { range } from '../kit/arithmetic.ts';
import { type Corner, type FlatShape, flatShapes, placed } from './flat-shapes.ts';

/** The lines and corners of a picture of kind `figure`. */
type Drawn = Pick<Extract<Picture, { kind: 'figure' }>, 'segments'> & {
  readonly polygons: readonly { readonly corners: readonly Corner[] }[];
};

export const solidNames = ['cube', 'cone', 'cylinder', 'sphere'] as const;
export type Solid = (typeof solidNames)[number];
/** Flat shapes that a kindergarten class names; the circle has no corners. */
export const flatNames = ['circle', 'triangle', 'square', 'rectangle', 'hexagon'] as const;
export type Flat = (typeof flatNames)[number];

/** The flat shape for which each solid is taken if one looks at a single face or its outline. */
export const faceOf = { cube: 'square', cone: 'triangle', cylinder: 'rectangle', sphere: 'circle' } as const;
/** The number of flat faces of each solid. */
export const flatFaces = { cube: 6, cone: 1, cylinder: 2, sphere: 0 } as const;

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const oval = (wide: number, high: number, from: number, to: number, y = 0): Corner[] =>
  range(0, 18).map((at) => {
    const angle = ((from + ((to - from) * at) / 18) * Math.PI) / 180;
    return { x: rounded(wide * Math.cos(angle)), y: rounded(y + high * Math.sin(angle)) };
  });
const dashes = (corners: readonly Corner[]) =>
  corners
    .slice(1)
    .map((to, at) => ({ x1: corners[at]?.x ?? 0, y1: corners[at]?.y ?? 0, x2: to.x, y2: to.y, dashed: true }));

/** A drawing of a solid, turned by `turned` degrees. `tall` is its height divided by its width, for solids that can vary in it. */
export function solidDrawing(solid: Solid, tall: number, turned: number): Drawn {
  const turn = (corners: readonly Corner[]) => placed(corners, turned);
  if (solid === 'sphere') {
    return { polygons: [{ corners: oval(2, 2, 0, 360).slice(1) }], segments: dashes(oval(2, 0.3 + tall / 4, 0, 360)) };
  }
  if (solid === 'cube') {
    const lean = 0.5 + tall / 4;
    const [front, top, side] = [
      [
        [-1.5, -1.5],
        [1.5, -1.5],
        [1.5, 1.5],
        [-1.5, 1.5],
      ],
      [
        [-1.5, 1.5],
        [1.5, 1.5],
        [1.5 + lean, 1.5 + lean],
        [-1.5 + lean, 1.5 + lean],
      ],
      [
        [1.5, -1.5],
        [1.5 + lean, -1.5 + lean],
        [1.5 + lean, 1.5 + lean],
        [1.5, 1.5],
      ],
    ].map((face) => ({ corners: turn(face.map(([x = 0, y = 0]) => ({ x, y }))) }));
    return { polygons: [front, top, side].flatMap((face) => face ?? []) };
  }
  const high = 1.4 * tall;
  const back = dashes(turn(oval(1.4, 0.4, 0, 180, -high)));
  const foot = oval(1.4, 0.4, 180, 360, -high);
  if (solid === 'cone') return { polygons: [{ corners: turn([...foot, { x: 0, y: high }]) }], segments: back };
  return {
    polygons: [
      { corners: turn([...foot, ...oval(1.4, 0.4, 0, 180, high)]) },
      { corners: turn(oval(1.4, 0.4, 0, 360, high).slice(1)) },
    ],
    segments: back,
  };
}

/** The corners of a flat shape in its usual or in another form, turned by `turned` degrees. A circle is a polygon with many corners. */
export const flatCorners = (name: Flat | FlatShape, look: 'usual' | 'other', turned: number): Corner[] =>
  name === 'circle' ? oval(2, 2, 0, 360).slice(1) : placed(flatShapes[name][look], turned);
