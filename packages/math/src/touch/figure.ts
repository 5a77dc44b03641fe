import { readNumber, writeNumber } from './number-text.ts';
import type { Placing } from './placing.ts';
import type { Crossing } from './plane.ts';
import { indexOf, stepCount, valueAt } from './steps.ts';
import type { TouchOf } from './types.ts';

/** The corners of a figure, by the crossings of the grid at which they are. */
export type Corners = readonly Crossing[];

/** The place of a figure that was slid, turned and flipped: its corners, in the order of their names. */
export const figure: Placing<TouchOf<'figure'>, Corners> = {
  read: (touch, text) => {
    const found = [...text.replaceAll('−', '-').matchAll(/\(\s*([^(),]+?)\s*,\s*([^(),]+?)\s*\)/g)];
    const rest = text.replaceAll(/\([^()]*\)/g, '').replaceAll(/[\s,;{}[\]]/g, '');
    const corners = found.flatMap(([, x = '', y = '']) => {
      const [across, up] = [readNumber(x), readNumber(y)];
      const at = {
        x: across === undefined ? undefined : indexOf(touch.x, across),
        y: up === undefined ? undefined : indexOf(touch.y, up),
      };
      return at.x === undefined || at.y === undefined ? [] : [{ x: at.x, y: at.y }];
    });
    return rest === '' && corners.length === touch.corners.length && found.length === corners.length
      ? corners
      : undefined;
  },
  write: (touch, corners) =>
    corners.map(({ x, y }) => `(${writeNumber(valueAt(touch.x, x))}, ${writeNumber(valueAt(touch.y, y))})`).join(', '),
  picture: (touch, corners, ground) => {
    const own = ground?.kind === 'coordinate-plane' ? ground : undefined;
    const { x, y } = touch;
    const placed = corners?.map((corner, index) => ({
      x: valueAt(x, corner.x),
      y: valueAt(y, corner.y),
      label: `${touch.corners[index]?.label ?? ''}'`,
    }));
    return {
      alt: `A coordinate plane. x goes from ${x.from} to ${x.to}, y from ${y.from} to ${y.to}.`,
      ...own,
      kind: 'coordinate-plane',
      x: { ...own?.x, ...x },
      y: { ...own?.y, ...y },
      shapes: [
        ...(own?.shapes ?? [{ corners: touch.corners }]),
        ...(placed ? [{ corners: placed, placed: true }] : []),
      ],
    };
  },
};

/** Where the figure is before it is moved: where the question shows it. */
export const unmoved = ({ corners, x, y }: TouchOf<'figure'>): Corners =>
  corners.map((corner) => ({ x: indexOf(x, corner.x) ?? 0, y: indexOf(y, corner.y) ?? 0 }));

/** The figure slid back into the grid, if a move led beyond its edge. */
function inside({ x, y }: TouchOf<'figure'>, corners: Corners): Corners {
  const back = (values: readonly number[], most: number) =>
    Math.max(0, -Math.min(...values)) - Math.max(0, Math.max(...values) - most);
  const across = back(
    corners.map((corner) => corner.x),
    stepCount(x),
  );
  const up = back(
    corners.map((corner) => corner.y),
    stepCount(y),
  );
  return corners.map((corner) => ({ x: corner.x + across, y: corner.y + up }));
}

export const slid = (touch: TouchOf<'figure'>, corners: Corners, across: number, up: number): Corners =>
  inside(
    touch,
    corners.map(({ x, y }) => ({ x: x + across, y: y + up })),
  );

/** A quarter turn to the right about the first corner. */
export const turned = (touch: TouchOf<'figure'>, corners: Corners): Corners => {
  const [about = { x: 0, y: 0 }] = corners;
  return inside(
    touch,
    corners.map(({ x, y }) => ({ x: about.x + (y - about.y), y: about.y - (x - about.x) })),
  );
};

/** Flipped over an upright line through the first corner. */
export const flipped = (touch: TouchOf<'figure'>, corners: Corners): Corners => {
  const [about = { x: 0, y: 0 }] = corners;
  return inside(
    touch,
    corners.map(({ x, y }) => ({ x: 2 * about.x - x, y })),
  );
};
