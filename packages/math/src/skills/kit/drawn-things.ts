import type { Picture } from '../../pictures/types.ts';
import type { Rng } from '../../types.ts';
import { range } from './arithmetic.ts';
import type { Thing } from './contexts.ts';

/** A position in a drawing. The unit is the width of one object; y increases upward. */
export type Place = { readonly x: number; readonly y: number };

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const turn = (sides: number, radius: (at: number) => number, from = 90): Place[] =>
  range(0, sides - 1).map((at) => {
    const angle = ((from + (360 * at) / sides) * Math.PI) / 180;
    return { x: radius(at) * Math.cos(angle), y: radius(at) * Math.sin(angle) };
  });
const outline = (...places: readonly (readonly [x: number, y: number])[]): Place[] =>
  places.map(([x, y]) => ({ x, y }));
const drawn = (one: string, many: string, corners: readonly Place[]) => ({ one, many, corners });

/** Objects to count in a drawing, each as an outline that fits into a square with sides of 0.9. */
export const drawnThings = {
  star: drawn(
    'star',
    'stars',
    turn(10, (at) => (at % 2 === 0 ? 0.45 : 0.19)),
  ),
  ball: drawn(
    'ball',
    'balls',
    turn(16, () => 0.38),
  ),
  fish: drawn(
    'fish',
    'fish',
    outline(
      [-0.45, 0],
      [-0.2, 0.22],
      [0.1, 0.2],
      [0.22, 0.04],
      [0.45, 0.22],
      [0.45, -0.22],
      [0.22, -0.04],
      [0.1, -0.2],
      [-0.2, -0.22],
    ),
  ),
  house: drawn('house', 'houses', outline([-0.35, -0.4], [0.35, -0.4], [0.35, 0.1], [0, 0.42], [-0.35, 0.1])),
  tree: drawn(
    'tree',
    'trees',
    outline([-0.08, -0.44], [0.08, -0.44], [0.08, -0.2], [0.38, -0.2], [0, 0.44], [-0.38, -0.2], [-0.08, -0.2]),
  ),
  boat: drawn(
    'boat',
    'boats',
    outline([-0.25, -0.35], [0.25, -0.35], [0.44, -0.08], [0, -0.08], [0, 0.42], [-0.44, -0.08]),
  ),
  kite: drawn('kite', 'kites', outline([0, 0.44], [0.3, 0.12], [0, -0.44], [-0.3, 0.12])),
  cup: drawn('cup', 'cups', outline([-0.24, -0.38], [0.24, -0.38], [0.36, 0.38], [-0.36, 0.38])),
  heart: drawn(
    'heart',
    'hearts',
    outline([0, -0.42], [0.38, 0.04], [0.36, 0.28], [0.2, 0.4], [0, 0.24], [-0.2, 0.4], [-0.36, 0.28], [-0.38, 0.04]),
  ),
  flower: drawn(
    'flower',
    'flowers',
    turn(20, (at) => 0.33 + 0.11 * Math.cos((at * Math.PI) / 2)),
  ),
} as const;

/** The name of an object that can be drawn. */
export type DrawnName = keyof typeof drawnThings;
export const drawnNames = [
  'star',
  'ball',
  'fish',
  'house',
  'tree',
  'boat',
  'kite',
  'cup',
  'heart',
  'flower',
] as const satisfies readonly DrawnName[];

/** The noun for an object, singular and plural. */
export const thingDrawn = (name: DrawnName): Thing => ({ one: drawnThings[name].one, many: drawnThings[name].many });

/** Positions in a row from left to right; `apart` is the distance between their centers. */
export const inLine = (n: number, apart = 1, y = 0): Place[] =>
  range(0, n - 1).map((at) => ({ x: rounded(at * apart), y }));

/** Positions in rows of `wide` objects, from the top; the last row may be shorter. */
export const inRows = (n: number, wide: number): Place[] =>
  range(0, n - 1).map((at) => ({ x: at % wide, y: -Math.floor(at / wide) }));

/** Positions on a circle, far enough apart to tell the objects apart. */
export const inRing = (n: number): Place[] =>
  turn(n, () => Math.max(1, (n * 1.15) / (2 * Math.PI))).map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));

const SCATTER = { wide: 5, high: 4 } as const;
/** Chooses `n` cells, at most twenty, of a grid over which objects are scattered. */
export const drawCells = (rng: Rng, n: number): number[] =>
  rng.shuffle(range(0, SCATTER.wide * SCATTER.high - 1)).slice(0, n);
/** The positions of these cells: not quite in rows, and without overlap. */
export const atCells = (cells: readonly number[]): Place[] =>
  cells.map((cell) => ({
    x: rounded((cell % SCATTER.wide) * 1.5 + ((cell * 7) % 5) * 0.1),
    y: rounded(-Math.floor(cell / SCATTER.wide) * 1.5 + ((cell * 11) % 5) * 0.1),
  }));

/** One object at each position, `size` times as large as usual. */
export const drawnAt = (name: DrawnName, places: readonly Place[], { shaded = false, size = 1 } = {}) =>
  places.map(({ x, y }) => ({
    corners: drawnThings[name].corners.map((corner) => ({
      x: rounded(x + size * corner.x),
      y: rounded(y + size * corner.y),
    })),
    shaded,
  }));

/** The objects named one by one, so that somebody who does not see the drawing can count them: "star, star, star". */
export const toldOneByOne = (name: DrawnName, n: number): string => Array.from({ length: n }, () => name).join(', ');

/** A drawing of the objects at their positions. `how` describes the arrangement: "in a line". */
export const drawing = (name: DrawnName, places: readonly Place[], how: string): Picture => ({
  kind: 'figure',
  polygons: drawnAt(name, places),
  alt: places.length === 0 ? 'An empty box.' : `Things ${how}: ${toldOneByOne(name, places.length)}.`,
});
